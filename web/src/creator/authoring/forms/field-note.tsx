import type { ReactNode } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { changerWords } from '../workspace/changer.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import styles from './field-note.module.css';
import type { RecordForm } from './use-record-form.ts';

export type FieldNoteProps<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<Field>;
  /** The first field of each group; a group is merged as a whole. */
  readonly fields: readonly Field[];
  readonly children: ReactNode;
};

/** A note above fields that someone else has changed. */
export function FieldNote<Field extends string>({
  open,
  form,
  fields,
  children,
}: FieldNoteProps<Field>) {
  const hasUpdate = useStore(form.record, ({ taken }) =>
    fields.some((field) => taken.includes(field)),
  );
  const changer = useStore(open.workspace, ({ changedBy }) => changedBy);
  return (
    <div className={styles.field}>
      <p role="status" className={styles.note} hidden={!hasUpdate}>
        {hasUpdate && `Updated ${changerWords(changer).updated}`}
      </p>
      {children}
    </div>
  );
}
