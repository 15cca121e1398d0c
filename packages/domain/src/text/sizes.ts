const STEP = 1024;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/**
 * A size as text: '512 Bytes', '1.50 KB'. Units are of 1024, as in browsers and file managers; the decimal megabytes of
 * the fee bands are a business rule defined there. Whole bytes have no decimals.
 */
export function formatSize(bytes: number): string {
  if (!(bytes > 0)) return `0 ${UNITS[0]}`;
  if (bytes < STEP) return `${Math.round(bytes)} ${UNITS[0]}`;
  let amount = bytes / STEP;
  let unit = 1;
  // Compares the rounded amount, so that 1024.00 KB never appears.
  while (Number(amount.toFixed(2)) >= STEP && unit < UNITS.length - 1) {
    amount /= STEP;
    unit += 1;
  }
  return `${amount.toFixed(2)} ${UNITS[unit]}`;
}
