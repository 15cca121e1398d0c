export const PLACE_REPORT_KINDS = ['closed', 'moved', 'wrong', 'unsafe'] as const;

export type PlaceReportKind = (typeof PLACE_REPORT_KINDS)[number];

type KindTexts = {
  /** The text that the reporter chooses. */
  readonly choice: string;
  readonly hint: string;
  /** The text in the lists of reports. */
  readonly label: string;
};

export const PLACE_REPORT_KIND_TEXTS: Readonly<Record<PlaceReportKind, KindTexts>> = {
  closed: { choice: 'It’s closed', hint: 'It’s shut, gone or fenced off', label: 'Place closed' },
  moved: {
    choice: 'It’s somewhere else',
    hint: 'The pin or the directions are off',
    label: 'Moved',
  },
  wrong: {
    choice: 'Something else',
    hint: 'A mistake in the text, audio or images',
    label: 'Mistake',
  },
  unsafe: { choice: 'It’s unsafe', hint: 'Someone could get hurt here', label: 'Unsafe' },
};

export type Notified = 'creator' | 'admins';

/** The people who are notified of a new report at once. Safety problems don't wait for the creator. */
const NOTIFIED: Readonly<Record<PlaceReportKind, readonly Notified[]>> = {
  closed: ['creator'],
  moved: ['creator'],
  wrong: ['creator'],
  unsafe: ['creator', 'admins'],
};

export function notifiedOf(kind: PlaceReportKind): readonly Notified[] {
  return NOTIFIED[kind];
}
