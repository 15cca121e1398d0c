import type { ReactNode } from 'react';
import { changerWords } from '../workspace/changer.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import styles from './field-note.module.css';
import type { RecordForm } from './use-record-form.ts';
import { useRecordState } from './use-record-state.ts';
import { useWorkspaceState } from './use-workspace-state.ts';

export type FieldNoteProps<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly form: RecordForm<Field>;
  /** Each the first of its group: groups are merged as a whole. */
  readonly fields: readonly Field[];
  readonly children: ReactNode;
};

/** Says above fields that someone else has changed them meanwhile. */
export function FieldNote<Field extends string>({
  open,
  form,
  fields,
  children,
}: FieldNoteProps<Field>) {
  const isTaken = useRecordState(form.record, ({ taken }) =>
    fields.some((field) => taken.includes(field)),
  );
  const changer = useWorkspaceState(open.workspace, ({ changedBy }) => changedBy);
  return (
    <div className={styles.field}>
      <p role="status" className={styles.note} hidden={!isTaken}>
        {isTaken && `Updated ${changerWords(changer).updated}`}
      </p>
      {children}
    </div>
  );
}
