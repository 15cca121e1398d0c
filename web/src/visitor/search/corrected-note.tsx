import styles from './corrected-note.module.css';

export type CorrectedNoteProps = { readonly text: string; readonly corrected: string | null };

/** Says that a corrected text was searched for, because the typed one matches nothing. */
export function CorrectedNote({ text, corrected }: CorrectedNoteProps) {
  if (corrected === null) return null;
  return (
    <p className={styles.note}>
      Nothing matches “{text}”. Showing results for <strong>“{corrected}”</strong>.
    </p>
  );
}
