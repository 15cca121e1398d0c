import type { PlaceReportKind } from './report-kinds.ts';

export const placeReportTexts = {
  kindRequired: 'Choose what’s wrong',
  ownGuide: 'This is your own guide. Edit the place instead.',
  notFound: 'Report not found',
  answered: 'Someone has already answered this report.',
  onlyAdmins: 'Only our team can answer like this. Fix the place, or let us look at it.',
  photoLate: 'It’s too late to add a photo to this report',
} as const;

/** The channel through which the reporter gets the answer. */
export type AnswerChannel = 'email' | 'account' | 'none';

const NEXT: Readonly<Record<PlaceReportKind, string>> = {
  closed: 'We’ve passed it on to the guide’s creator.',
  moved: 'We’ve passed it on to the guide’s creator.',
  wrong: 'We’ve passed it on to the guide’s creator.',
  unsafe: 'Our team and the guide’s creator will check it.',
};

const ANSWER: Readonly<Record<AnswerChannel, string>> = {
  email: ' We’ll email you their answer.',
  account: ' We’ll email you their answer, and you’ll find it in your notifications.',
  none: '',
};

/** The next step after a report. */
export function thanksText(kind: PlaceReportKind, channel: AnswerChannel): string {
  return `Thanks for telling us! ${NEXT[kind]}${ANSWER[channel]}`;
}
