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

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const ISO_MOMENT =
  /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/** The zone of the dates in what the server writes, such as emails: it doesn't know where they are read. */
export const OUR_TIME_ZONE = 'Australia/Melbourne';

/**
 * '15 Nov 2026' for an ISO date or timestamp; null for anything else. A timestamp is shown as the day that it is in
 * this zone, or without one where the reader's device is. Without an offset it is taken as UTC.
 */
export function formatDate(iso: string | null | undefined, timeZone?: string): string | null {
  const text = iso?.trim() ?? '';
  const match = ISO_MOMENT.exec(text);
  if (match === null) return null;
  const isDay = text.length <= DAY_LENGTH;
  const date = new Date(isDay || match[1] !== undefined ? text : `${text}Z`);
  if (Number.isNaN(date.getTime())) return null;
  const [day, month, year] = dayIn(date, isDay ? 'UTC' : timeZone);
  return `${day} ${MONTH_NAMES[month - 1]} ${year}`;
}

function dayIn(date: Date, timeZone: string | undefined): readonly [number, number, number] {
  if (timeZone === undefined) return [date.getDate(), date.getMonth() + 1, date.getFullYear()];
  const parts = new Intl.DateTimeFormat('en-AU', {
    timeZone,
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
  }).formatToParts(date);
  const part = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value);
  return [part('day'), part('month'), part('year')];
}
