/** What can be wrong with a place. */
export const PLACE_REPORT_KINDS = ['closed', 'moved', 'wrong', 'unsafe'] as const;

export type PlaceReportKind = (typeof PLACE_REPORT_KINDS)[number];

type KindTexts = {
  /** What someone chooses who reports it. */
  readonly choice: string;
  /** When to choose it. */
  readonly hint: string;
  /** In the lists of those who answer. */
  readonly label: string;
};

export const PLACE_REPORT_KIND_TEXTS: Readonly<Record<PlaceReportKind, KindTexts>> = {
  closed: { choice: 'It’s closed', hint: 'It’s shut, gone or fenced off', label: 'Closed' },
  moved: {
    choice: 'It’s somewhere else',
    hint: 'The pin or the directions are off',
    label: 'Moved',
  },
  wrong: {
    choice: 'Something’s wrong',
    hint: 'A mistake in the text, audio or images',
    label: 'Mistake',
  },
  unsafe: { choice: 'It’s unsafe', hint: 'Someone could get hurt here', label: 'Unsafe' },
};

export type Notified = 'creator' | 'admins';

/** Who hears of a new report at once. What could hurt someone doesn't wait for the creator. */
const NOTIFIED: Readonly<Record<PlaceReportKind, readonly Notified[]>> = {
  closed: ['creator'],
  moved: ['creator'],
  wrong: ['creator'],
  unsafe: ['creator', 'admins'],
};

export function notifiedOf(kind: PlaceReportKind): readonly Notified[] {
  return NOTIFIED[kind];
}
