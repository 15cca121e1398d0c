import { DAY_MS } from '../timing.ts';
import type { PlaceReportKind } from './report-kinds.ts';

/**
 * The states of a report:
 * open      nobody has answered it
 * answered  it has an outcome, and its reporter has been told; nothing follows
 */
export const PLACE_REPORT_STATES = ['open', 'answered'] as const;

export type PlaceReportState = (typeof PLACE_REPORT_STATES)[number];

export const REPORT_OUTCOMES = ['fixed', 'will_fix', 'not_a_problem', 'duplicate'] as const;

export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

type OutcomeTexts = {
  /** The text that the answering person chooses. */
  readonly choice: string;
  /** The text for the reporter. */
  readonly reply: string;
  /** The text in the lists, once it is answered. */
  readonly label: string;
};

export const REPORT_OUTCOME_TEXTS: Readonly<Record<ReportOutcome, OutcomeTexts>> = {
  fixed: {
    choice: 'It’s fixed',
    reply: 'It’s fixed now. Thanks for helping other walkers.',
    label: 'Fixed',
  },
  will_fix: {
    choice: 'It’ll be fixed',
    reply: 'You’re right. It’ll be fixed in the guide’s next update.',
    label: 'Will be fixed',
  },
  not_a_problem: {
    choice: 'It’s right as it is',
    reply: 'We’ve checked it, and it’s right as it is.',
    label: 'No problem found',
  },
  duplicate: {
    choice: 'Someone already reported it',
    reply: 'Someone else reported this too, and it’s being looked after.',
    label: 'Already reported',
  },
};

/** The people who may answer: the creator of the guide, and every admin. */
export type Answerer = 'creator' | 'admin';

/**
 * The outcomes that each role may give an open report. Only admins may dismiss safety problems: creators may fix them,
 * but not call them safe.
 */
const MAY_ANSWER: Readonly<
  Record<PlaceReportKind, Readonly<Record<Answerer, readonly ReportOutcome[]>>>
> = {
  closed: { creator: REPORT_OUTCOMES, admin: REPORT_OUTCOMES },
  moved: { creator: REPORT_OUTCOMES, admin: REPORT_OUTCOMES },
  wrong: { creator: REPORT_OUTCOMES, admin: REPORT_OUTCOMES },
  unsafe: { creator: ['fixed', 'will_fix'], admin: REPORT_OUTCOMES },
};

/** The outcomes that this person may choose; none once it is answered. */
export function outcomesFor(
  report: { readonly kind: PlaceReportKind; readonly state: PlaceReportState },
  answerer: Answerer,
): readonly ReportOutcome[] {
  return report.state === 'open' ? MAY_ANSWER[report.kind][answerer] : [];
}

/** Reports open for this long are shown to admins. */
export const LONG_OPEN_DAYS = 14;

/** Reports opened before this time count as long open. */
export function longOpenBefore(now: Date): Date {
  return new Date(now.getTime() - LONG_OPEN_DAYS * DAY_MS);
}

/** The reason why an admin should look at a report that its creator hasn't answered; null if there is none. */
export function adminReason(
  report: {
    readonly kind: PlaceReportKind;
    readonly state: PlaceReportState;
    readonly createdAt: Date;
  },
  now: Date,
): 'unsafe' | 'long_open' | null {
  if (report.state === 'answered') return null;
  if (report.kind === 'unsafe') return 'unsafe';
  return report.createdAt < longOpenBefore(now) ? 'long_open' : null;
}

/** The filters of lists of reports; `to_check` is for admins. */
export const PLACE_REPORT_FILTERS = ['open', 'to_check', 'answered'] as const;

export type PlaceReportFilter = (typeof PLACE_REPORT_FILTERS)[number];
