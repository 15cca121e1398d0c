const STEP = 1024;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A size as a person reads it: '512 Bytes', '1.50 KB'. Steps are of 1024, as browsers and file
 * managers count storage, which is what this text stands beside; the decimal megabytes of the
 * fee bands are a business rule and live there. Whole bytes carry no decimals.
 */
export function formatSize(bytes: number): string {
  if (!(bytes > 0)) return `0 ${UNITS[0]}`;
  if (bytes < STEP) return `${Math.round(bytes)} ${UNITS[0]}`;
  let amount = bytes / STEP;
  let unit = 1;
  // Judged by the rounded amount, so that 1024.00 KB never appears.
  while (Number(amount.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${amount.toFixed(2)} ${UNITS[unit]}`;
}
