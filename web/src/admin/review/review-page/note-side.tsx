import type { ReviewedGuide } from '@laneway/contract/review';
import { requiresComment } from '@laneway/domain/workflow/targets';
import type { ComparedItem, Comparison } from '../comparison/compare-versions.ts';
import { NotePanel } from '../notes/note-panel.tsx';
import type { NotePlace, Notes } from '../notes/use-notes.ts';
import { noteOfThisRound } from '../verdict/note-of-this-round.ts';
import { notedName } from './review-names.ts';
import styles from './review-page.module.css';

export type NoteSideProps = {
  readonly review: ReviewedGuide;
  readonly comparison: Comparison;
  readonly item: ComparedItem;
  readonly notes: Notes;
  /** Null if the panel is always open. */
  readonly onClose: (() => void) | null;
};

/** The note on the open item. */
export function NoteSide({ review, comparison, item, notes, onClose }: NoteSideProps) {
  const { guide } = review;
  const { ppId } = item;
  const isGone = ppId === null && item !== comparison.items[0];
  return isGone ? (
    <aside aria-label="Note" className={styles.noNote}>
      <p>{item.title} is gone. Write about it in the guide’s note.</p>
    </aside>
  ) : (
    <NotePanel
      key={item.key}
      commented={{ pendingGuideId: guide.pg_id, placeId: ppId }}
      subject={notedName(comparison, ppId)}
      known={review.notes.find(({ pp_id }) => pp_id === ppId) ?? null}
      notes={notes}
      audience={audienceOf(review, ppId)}
      onClose={onClose}
    />
  );
}

function audienceOf(review: ReviewedGuide, placeId: NotePlace): string {
  const { pg_author_name: author, pg_pending_status: status } = review.guide;
  if (requiresComment(status)) return `${author} sees it as soon as you save`;
  const isOld = placeId === null && hasNote(review) && noteOfThisRound(review) === null;
  return isOld
    ? `${author} got this with an earlier verdict`
    : `${author} sees it with your verdict`;
}

function hasNote({ notes }: ReviewedGuide): boolean {
  return notes.some(({ pp_id }) => pp_id === null);
}
