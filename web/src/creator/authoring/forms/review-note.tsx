import { Chip } from '../../../ui/chip.tsx';
import styles from './review-note.module.css';

export type ReviewNoteProps = {
  /** null if there is none, or if this reader may not see it. */
  readonly adminComment: string | null;
  readonly changedSinceComment: boolean;
};

/** The reviewer's note on this place. */
export function ReviewNote({ adminComment, changedSinceComment }: ReviewNoteProps) {
  if (adminComment === null) return null;
  return (
    <section aria-label="Reviewer’s note" className={styles.note}>
      <div className={styles.head}>
        <h3 className={styles.title}>Reviewer’s note</h3>
        {changedSinceComment && <ChangedSinceNote />}
      </div>
      <blockquote className={styles.comment}>“{adminComment}”</blockquote>
    </section>
  );
}

/** A note for authors and reviewers that the comment may have been addressed. */
export function ChangedSinceNote() {
  return <Chip tone="plain">Changed since this note</Chip>;
}
