import { capitalised } from '@laneway/domain/text/capitalised';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './navigator.module.css';

export type RowMarksProps = {
  readonly isDirty: boolean;
  readonly hasErrors: boolean;
  readonly hasNote: boolean;
};

/** Icons at the end of a row, with text for screen readers. */
export function RowMarks({ isDirty, hasErrors, hasNote }: RowMarksProps) {
  return (
    <span className={styles.marks}>
      {hasErrors && <Mark sign="!" text="needs fixing" className={styles.error} />}
      {hasNote && <Mark sign="✎" text="has a note" className={styles.note} />}
      {isDirty && <Mark sign="●" text="not saved yet" className={styles.dirty} />}
    </span>
  );
}

type MarkProps = {
  readonly sign: string;
  readonly text: string;
  readonly className: string | undefined;
};

function Mark({ sign, text, className }: MarkProps) {
  return (
    <span className={className} title={capitalised(text)}>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{`, ${text}`}</VisuallyHidden>
    </span>
  );
}
