import styles from './preview.module.css';

export type PreviewNotesProps = {
  /** The reason why a file isn't shown, by its field. */
  readonly notes: readonly (readonly [field: string, note: string | null])[];
};

/** Shown below a preview: the files that are missing, and why. */
export function PreviewNotes({ notes }: PreviewNotesProps) {
  return (
    <div role="status" className={styles.notes}>
      {notes.map(
        ([field, note]) =>
          note !== null && (
            <p key={field}>
              <strong>{field}</strong> {note}
            </p>
          ),
      )}
    </div>
  );
}
