const TIME = new Intl.DateTimeFormat('en-AU', { hour: 'numeric', minute: '2-digit', hour12: true });
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** '10:42 am', by the reader's own clock. */
export function timeText(at: Date): string {
  // Some browsers put a narrow space before the last word, and write it in capitals.
  return TIME.format(at).replace(/\s+/u, ' ').toLowerCase();
}

/** '15 Nov, 10:42 am', with the year if it isn't this one. */
export function momentText(at: Date, now: Date): string {
  if (at.getFullYear() !== now.getFullYear()) return fullMomentText(at);
  return `${dayText(at)}, ${timeText(at)}`;
}

/** '15 Nov 2026, 10:42 am', for texts that are still read next year. */
export function fullMomentText(at: Date): string {
  return `${dayText(at)} ${at.getFullYear()}, ${timeText(at)}`;
}

function dayText(at: Date): string {
  return `${at.getDate()} ${MONTHS[at.getMonth()]}`;
}

/** The time alone if it is today. */
export function shortMomentText(at: Date, now: Date): string {
  return at.toDateString() === now.toDateString() ? timeText(at) : momentText(at, now);
}
