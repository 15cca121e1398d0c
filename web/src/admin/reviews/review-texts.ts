import type {
  ModerationDecision,
  ModerationFilter,
  ReviewState,
} from '@laneway/domain/reviews/moderation';
import { REPORT_REASON_LABELS } from '@laneway/domain/reviews/report-reasons';
import type { ModeratedReview } from '../../api/queries/moderated-reviews.ts';
import type { ChipTone } from '../../ui/chip.tsx';

export const STATE_CHIPS: Readonly<
  Record<ReviewState, { readonly text: string; readonly tone: ChipTone }>
> = {
  waiting: { text: 'Waiting', tone: 'turn' },
  shown: { text: 'Shown', tone: 'done' },
  hidden: { text: 'Hidden', tone: 'outline' },
};

export const FILTER_NAMES: Readonly<Record<ModerationFilter, string>> = {
  open: 'To check',
  shown: 'Shown',
  hidden: 'Hidden',
};

/** What the button says; a review that is shown already is kept. Held ratings are decided on together. */
export function decisionText(
  decision: ModerationDecision,
  { state, held_ratings: held }: ModeratedReview,
): string {
  if (held > 0) return `${decision === 'hide' ? 'Discard' : 'Count'} ${ratingsText(held)}`;
  if (decision === 'hide') return 'Hide';
  return state === 'shown' ? 'Keep' : 'Show';
}

/** What has been done about a review as it was, as a toast says it. */
export function doneText(decision: ModerationDecision, review: ModeratedReview): string {
  const { author_name: name, held_ratings: held } = review;
  if (held > 0) return `${ratingsText(held)} ${decision === 'hide' ? 'discarded' : 'counted'}`;
  return decision === 'hide' ? `${name}’s review is hidden` : `${name}’s review is shown`;
}

/** Why someone should look at a review, one line for each reason. */
export function reasonsToCheck({
  holds_link,
  is_confirmed,
  reports,
  held_ratings,
}: ModeratedReview): readonly string[] {
  return [
    ...(held_ratings > 0 ? [`Sudden swing: ${ratingsText(held_ratings)} by new accounts`] : []),
    ...(holds_link && !is_confirmed ? ['Has a link'] : []),
    ...reports.map(({ reason, count }) =>
      count === 1
        ? `Reported: ${REPORT_REASON_LABELS[reason].toLowerCase()}`
        : `${count} reports: ${REPORT_REASON_LABELS[reason].toLowerCase()}`,
    ),
  ];
}

function ratingsText(count: number): string {
  return count === 1 ? '1 rating' : `${count} ratings`;
}
