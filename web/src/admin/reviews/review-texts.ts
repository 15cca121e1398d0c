import {
  decisionsFor,
  type ModerationDecision,
  type ModerationFilter,
  type ReviewState,
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

export type ModerationAction = {
  readonly decision: ModerationDecision;
  /** True if it decides on all held ratings of the guide. */
  readonly isForAllHeld: boolean;
  readonly label: string;
  /** The accessible name: screen readers announce the button without the review beside it. */
  readonly name: string;
};

/** The decisions about a review, and about the other held ratings of its guide. */
export function actionsFor(review: ModeratedReview): readonly ModerationAction[] {
  const { g_title: title, author_name: author, held_ratings: held } = review;
  const decisions = decisionsFor(openPartsOf(review));
  const one = decisions.map((decision) => {
    const label = decisionText(decision, review);
    const what = label === 'Count' ? 'rating' : 'review';
    const name = `${label} the ${what} of ${title} by ${author}`;
    return { decision, isForAllHeld: false, label, name };
  });
  const all = decisions.map((decision) => {
    const label = `${decision === 'hide' ? 'Discard' : 'Count'} all ${held}`;
    return { decision, isForAllHeld: true, label, name: `${label} held ratings of ${title}` };
  });
  return held > 1 ? [...one, ...all] : one;
}

/** A review that is already shown is kept, or its stars are counted. */
function decisionText(
  decision: ModerationDecision,
  { state, held_ratings: held }: ModeratedReview,
): string {
  if (decision === 'hide') return 'Hide';
  if (state !== 'shown') return 'Show';
  return held > 0 ? 'Count' : 'Keep';
}

function openPartsOf({ state, reports, held_ratings }: ModeratedReview) {
  const openReports = reports.reduce((sum, { count }) => sum + count, 0);
  return { state, openReports, areStarsHeld: held_ratings > 0 };
}

/** The toast after a decision. */
export function doneText(
  { decision, isForAllHeld }: ModerationAction,
  { author_name: name, held_ratings: held }: ModeratedReview,
): string {
  if (isForAllHeld) return `${ratingsText(held)} ${decision === 'hide' ? 'discarded' : 'counted'}`;
  return decision === 'hide' ? `${name}’s review is hidden` : `${name}’s review is shown`;
}

/** The question before all held ratings of a guide are discarded. */
export function discardQuestion({ g_title: title, held_ratings: held }: ModeratedReview) {
  return {
    title: `Discard ${ratingsText(held)}?`,
    text: `We’ll hide all ${held} held ratings of ${title}, with their texts. To bring one back, you’ll have to show it by itself.`,
    confirmLabel: `Discard ${ratingsText(held)}`,
  };
}

/** The reasons to check a review, one per line. */
export function reasonsToCheck({
  state,
  was_hidden,
  holds_link,
  is_confirmed,
  reports,
  held_ratings,
}: ModeratedReview): readonly string[] {
  return [
    ...(held_ratings > 0 ? [`Sudden swing: ${ratingsText(held_ratings)} by new accounts`] : []),
    ...(state === 'waiting' && was_hidden ? ['Changed since it was hidden'] : []),
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
