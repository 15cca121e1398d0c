import { describeGuideSize } from '@laneway/domain/guides/guide-size';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { leavesForm } from '../../../core/navigation/blockers.ts';
import { useStore } from '../../../core/use-store.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { Callout } from '../../../ui/callout.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import type { SaveState } from '../../../ui/forms/save-state.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { recordUploads } from '../workspace/upload-names.ts';
import { useGuideSize } from '../workspace/use-guide-size.ts';
import type { WorkspaceState } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { Conflicts } from './conflicts.tsx';
import type { Folding } from './form-section.tsx';
import styles from './record-frame.module.css';
import { RecoveredChanges } from './recovered-changes.tsx';
import { type RecordForm, useFieldsToFix } from './use-record-form.ts';
import { type Saving, useIsDirty, useSave, useSaveKey } from './use-save.ts';

export type RecordFrameProps<Field extends string> = {
  readonly open: OpenWorkspace;
  readonly recordKey: string;
  readonly form: RecordForm<Field>;
  readonly folding: Folding;
  readonly savedText: string;
  readonly label: string;
  readonly isReadOnly: boolean;
  readonly header?: (save: Saving['save']) => ReactNode;
  readonly children: ReactNode;
};

/** The frame around the fields of a guide or place: stored changes, conflicts, saving and leaving. */
export function RecordFrame<Field extends string>(props: RecordFrameProps<Field>) {
  const { open, recordKey, form, label, isReadOnly } = props;
  const root = useRef<HTMLFormElement>(null);
  const saving = useSave({ ...props, root });
  const { shown } = open;
  useEffect(() => shown.show(recordKey), [shown, recordKey]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReadOnly) void saving.save();
  };
  return (
    <form ref={root} className={styles.form} aria-label={label} noValidate onSubmit={submit}>
      {props.header?.(saving.save)}
      {!isReadOnly && (
        <div className={styles.notices}>
          <RecoveredChanges open={open} recordKey={recordKey} form={form} />
          <Conflicts open={open} form={form} onChosen={() => focusNext(root.current)} />
          <SizeNote open={open} />
        </div>
      )}
      <div className={styles.fields}>{props.children}</div>
      {!isReadOnly && <FrameEnd {...{ open, recordKey, form, saving }} />}
    </form>
  );
}

/** Warns that the guide is too large, or nearly, before a save is refused. */
function SizeNote({ open }: Pick<RecordFrameProps<never>, 'open'>) {
  const text = useGuideSize(open.workspace, describeGuideSize);
  return text !== null && <Callout tone="info" text={text} />;
}

/** A separate component, because it renders whenever the state of saving changes. */
function FrameEnd<Field extends string>({
  open,
  recordKey,
  form,
  saving,
}: Pick<RecordFrameProps<Field>, 'open' | 'recordKey' | 'form'> & { readonly saving: Saving }) {
  const isDirty = useIsDirty(form.record);
  const state = useSaveState(open, recordKey, form, saving.isSaving);
  const discard = useDiscard(open, recordKey);
  useSaveKey(() => void saving.save());
  const { dismissSavedToast } = saving;
  const hasProblem = state.kind === 'invalid' || state.kind === 'failed';
  useEffect(() => {
    if (hasProblem) dismissSavedToast();
  }, [hasProblem, dismissSavedToast]);
  return (
    <div className={styles.end}>
      <UnsavedChanges
        isDirty={isDirty}
        // Checked when leaving, which may happen at the same moment as the save ends.
        leaves={(from, to) => form.record.isDirty() && leavesForm(from, to)}
        save={saving.save}
        discard={discard}
        onNotSaved={saving.focusInvalid}
      />
      <SaveBar
        state={state}
        onSave={() => void saving.save()}
        onRetry={() => void saving.save()}
        isReadOnly={false}
      />
    </div>
  );
}

/**
 * Discards a record's unsaved changes. One that was never saved is removed, together with its uploads, which would
 * bring it back. Uploads for a saved record continue: they aren't changes until they have arrived.
 */
function useDiscard({ workspace, openedAs }: OpenWorkspace, recordKey: string): () => void {
  const uploads = useUploads();
  return () => {
    const { guide, places } = workspace.getState();
    const item = places.find(({ key }) => key === recordKey);
    const record = recordKey === GUIDE_KEY ? workspace.guideRecord : item?.record;
    record?.send({ type: 'discarded' });
    if ((item?.place ?? guide).kind !== 'unsaved') return;
    const prefix = recordUploads(openedAs, recordKey);
    const theirs = (uploads?.getQueue() ?? []).filter(({ field }) => field?.startsWith(prefix));
    for (const { id } of theirs) uploads?.remove(id);
    if (item !== undefined) void workspace.deletePlace(recordKey);
  };
}

/** The next choice, or the save button once all are made. */
function focusNext(root: HTMLElement | null): void {
  const next = root?.querySelector<HTMLElement>('[data-clashes] input');
  const save = root?.querySelector<HTMLElement>('[aria-keyshortcuts]:not([role])');
  (next ?? save)?.focus();
}

function isUnsaved({ guide, places }: WorkspaceState, recordKey: string): boolean {
  const { kind } = places.find(({ key }) => key === recordKey)?.place ?? guide;
  return kind === 'unsaved';
}

/** The state in the bar of a form: the first of these that applies. */
function useSaveState<Field extends string>(
  { workspace, recovery }: OpenWorkspace,
  recordKey: string,
  form: RecordForm<Field>,
  isSaving: boolean,
): SaveState {
  const { queue } = workspace;
  const queueState = useStore(queue);
  const { isStored } = useStore(recovery);
  const isSent = useStore(form.record, ({ sent }) => sent !== null);
  const clashes = useStore(form.record, (state) => state.clashes.length);
  const isDirty = useIsDirty(form.record);
  const savedAt = useStore(workspace, (state) => state.savedAt);
  const failure = useStore(workspace, (state) => state.failure);
  const isNew = useStore(workspace, (state) => isUnsaved(state, recordKey));
  const toFix = useFieldsToFix(form).length + clashes;
  const isOurs = isSaving || isSent;
  if (isOurs && queueState === 'waiting') return { kind: 'offline' };
  if (isOurs && queueState === 'saving') return { kind: 'saving' };
  if (toFix > 0) return { kind: 'invalid', count: toFix };
  // A refusal with field errors is settled once those are fixed.
  const isUnexplained = failure !== null && Object.keys(failure.errors).length === 0;
  if (failure?.key === recordKey && isUnexplained) return { kind: 'failed', text: failure.text };
  if (isDirty) return { kind: 'unsaved', isStored };
  if (isNew) return { kind: 'new' };
  return { kind: 'clean', savedAt: savedAt === null ? null : new Date(savedAt).toISOString() };
}
