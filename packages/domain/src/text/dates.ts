const MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

const ISO_MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * '15 Nov 2026' for an ISO date or timestamp, in UTC, so that every reader and every server sees the same day. A
 * timestamp without an offset is taken as UTC. Null for anything else.
 */
export function formatDate(iso: string | null | undefined): string | null {
  const text = iso?.trim() ?? '';
  const match = ISO_MOMENT.exec(text);
  if (match === null) return null;
  const isLocal = text.length > 10 && match[1] === undefined;
  const date = new Date(isLocal ? `${text}Z` : text);
  if (Number.isNaN(date.getTime())) return null;
  return `${date.getUTCDate()} ${MONTH_NAMES[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}
