import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { failureText } from '../../api/failures.ts';
import { type ModeratedReview, useModerateReview } from '../../api/queries/moderated-reviews.ts';
import { ReviewItem } from '../../guide/reviews/review-item.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { ModeratedAnswer } from './moderated-answer.tsx';
import styles from './moderated-list.module.css';
import {
  actionsFor,
  discardQuestion,
  doneText,
  type ModerationAction,
  reasonsToCheck,
  STATE_CHIPS,
} from './review-texts.ts';

export type ModeratedListProps = {
  readonly reviews: readonly ModeratedReview[];
  /** Gets the focus after a decision on the last review of the list. */
  readonly heading: RefObject<HTMLElement | null>;
};

/** Reviews, each with the reasons to check it and the possible decisions. */
export function ModeratedList({ reviews, heading }: ModeratedListProps) {
  const rows = useRef(new Map<number, HTMLLIElement>());
  // The pressed button is removed by the decision, perhaps with its rows.
  const focusNext = (index: number, { isForAllHeld }: ModerationAction) => {
    const next = reviews.slice(index + 1).find(({ g_id, held_ratings }) => {
      const isDecided = isForAllHeld && held_ratings > 0 && g_id === reviews[index]?.g_id;
      return !isDecided;
    });
    (rows.current.get(next?.review_id ?? 0) ?? heading.current)?.focus();
  };
  return (
    <ul className={styles.list} aria-label="Reviews, those to check first">
      {reviews.map((review, index) => (
        <li
          key={review.review_id}
          ref={(row) => {
            if (row !== null) rows.current.set(review.review_id, row);
            return () => void rows.current.delete(review.review_id);
          }}
          tabIndex={-1}
          className={styles.row}
        >
          <Moderated review={review} onDecided={(action) => focusNext(index, action)} />
        </li>
      ))}
    </ul>
  );
}

type ModeratedProps = {
  readonly review: ModeratedReview;
  readonly onDecided: (action: ModerationAction) => void;
};

function Moderated({ review, onDecided }: ModeratedProps) {
  const { showToast } = useToast();
  const moderate = useModerateReview();
  const [asked, setAsked] = useState<ModerationAction | null>(null);
  const { text, tone } = STATE_CHIPS[review.state];
  const decide = async (action: ModerationAction) => {
    const { decision, isForAllHeld } = action;
    try {
      await moderate.mutateAsync({ review, decision, isForAllHeld });
    } catch {
      // The row shows the error.
      return;
    }
    showToast(doneText(action, review));
    // Synchronous: while the dialog is open, nothing behind it can take the focus.
    flushSync(() => setAsked(null));
    onDecided(action);
  };
  const choose = (action: ModerationAction) => {
    if (action.isForAllHeld && action.decision === 'hide') setAsked(action);
    else void decide(action);
  };
  const isSaving = ({ decision, isForAllHeld }: ModerationAction) =>
    moderate.isPending &&
    moderate.variables.decision === decision &&
    moderate.variables.isForAllHeld === isForAllHeld;
  return (
    <ReviewItem
      review={review}
      name={nameOf(review)}
      beside={
        <>
          <Chip tone={tone}>{text}</Chip>
          {reasonsToCheck(review).map((reason) => (
            <Chip key={reason} tone="danger">
              {reason}
            </Chip>
          ))}
        </>
      }
      answer={<ModeratedAnswer review={review} />}
    >
      {actionsFor(review).map((action) => (
        <Button
          key={action.label}
          onClick={() => choose(action)}
          busyText={isSaving(action) ? 'Saving...' : undefined}
          disabled={moderate.isPending}
          aria-label={action.name}
        >
          {action.label}
        </Button>
      ))}
      {moderate.error !== null && (
        <p role="alert" className={styles.failure}>
          {failureText(moderate.error)}
        </p>
      )}
      {asked !== null && (
        <ConfirmDialog
          {...discardQuestion(review)}
          busyText="Saving..."
          onConfirm={() => decide(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </ReviewItem>
  );
}

/** Admins see the account next to the signature of the review. */
function nameOf({ g_title, author_name, signature }: ModeratedReview): string {
  const signed = signature === null ? '' : ` (signed “${signature}”)`;
  return `${g_title} · ${author_name}${signed}`;
}
