import type { ReviewNote } from '@laneway/contract/review';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { NotePlace, Notes } from '../notes/use-notes.ts';
import styles from './verdict.module.css';

export type VerdictNotesProps = {
  readonly heading: string;
  readonly saved: readonly ReviewNote[];
  readonly notes: Notes;
  readonly nameOf: (place: NotePlace) => string;
};

/** The saved notes of a review, and a warning about unsaved ones. */
export function VerdictNotes({ heading, saved, notes, nameOf }: VerdictNotesProps) {
  return (
    <>
      {notes.unsaved.length > 0 && <UnsavedWarning notes={notes} nameOf={nameOf} />}
      {saved.length > 0 && (
        <section aria-label={heading} className={styles.notes}>
          <h3 className={styles.heading}>{heading}</h3>
          <ul className={styles.lines}>
            {saved.map(({ pp_id, comment, changed_since_comment }) => (
              <li key={pp_id} className={styles.line}>
                <strong>{pp_id === null ? 'Guide' : nameOf(pp_id)}</strong>
                <span className={styles.note}>{comment}</span>
                {changed_since_comment && (
                  <span className={styles.changed}>Changed since this note</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function UnsavedWarning({ notes, nameOf }: Pick<VerdictNotesProps, 'notes' | 'nameOf'>) {
  const [isSaving, setIsSaving] = useState(false);
  const { unsaved } = notes;
  const saveAll = async () => {
    setIsSaving(true);
    for (const place of unsaved) await notes.save(place);
    setIsSaving(false);
  };
  const problems = unsaved.flatMap((place) => notes.stateOf(place).problem ?? []);
  return (
    <section aria-label="Unsaved notes" className={styles.warning}>
      <p>
        {unsaved.length === 1
          ? `Your note on ${unsaved.map(nameOf).join()} isn’t saved.`
          : `Your notes on ${unsaved.map(nameOf).join(', ')} aren’t saved.`}
      </p>
      {problems.map((problem) => (
        <p key={problem} role="alert" className={styles.problem}>
          {problem}
        </p>
      ))}
      <Button busyText={isSaving ? 'Saving...' : undefined} onClick={() => void saveAll()}>
        {unsaved.length === 1 ? 'Save note' : 'Save notes'}
      </Button>
    </section>
  );
}
