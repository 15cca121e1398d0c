import { describeGuideSize } from '@laneway/domain/guides/guide-size';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useStore } from '../../../core/use-store.ts';
import { Callout } from '../../../ui/callout.tsx';
import { SaveBar } from '../../../ui/forms/save-bar.tsx';
import type { SaveState } from '../../../ui/forms/save-state.ts';
import { useGuideSize } from '../workspace/use-guide-size.ts';
import type { WorkspaceState } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { Conflicts } from './conflicts.tsx';
import { fieldNameOf, findSaveButton } from './find-field.ts';
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

/** The frame around the fields of a guide or place: stored changes, conflicts and saving. */
export function RecordFrame<Field extends string>(props: RecordFrameProps<Field>) {
  const { open, recordKey, form, label, isReadOnly } = props;
  const root = useRef<HTMLFormElement>(null);
  const saving = useSave({ ...props, root });
  const { shown, autoSave } = open;
  useEffect(() => {
    const hide = shown.show(recordKey);
    return () => {
      hide();
      // Once the form is left, its input is saved without waiting for a pause.
      autoSave.saveNow();
    };
  }, [shown, autoSave, recordKey]);
  useErrorsOfAutoSave(open, recordKey, form);
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
  const state = useSaveState(open, recordKey, form, saving.isSaving);
  useSaveKey(() => void saving.save());
  const { dismissSavedToast } = saving;
  const hasProblem = state.kind === 'invalid' || state.kind === 'failed';
  useEffect(() => {
    if (hasProblem) dismissSavedToast();
  }, [hasProblem, dismissSavedToast]);
  return (
    <div className={styles.end}>
      <SaveBar
        state={state}
        onSave={() => void saving.save()}
        onRetry={() => void saving.save()}
        // A save that finds a problem leads to it.
        onShowProblem={() => void saving.save()}
        isReadOnly={false}
      />
    </div>
  );
}

/** The next choice, or the save button once all are made. */
function focusNext(root: HTMLElement | null): void {
  const next = root?.querySelector<HTMLElement>('[data-clashes] input');
  (next ?? (root && findSaveButton(root)))?.focus();
}

function isUnsaved({ guide, places }: WorkspaceState, recordKey: string): boolean {
  const { kind } = places.find(({ key }) => key === recordKey)?.place ?? guide;
  return kind === 'unsaved';
}

/** Shows why a record couldn't be saved, except at the field that someone is typing into: that one shows it on blur. */
function useErrorsOfAutoSave<Field extends string>(
  { autoSave }: OpenWorkspace,
  recordKey: string,
  form: RecordForm<Field>,
): void {
  const stuck = useStore(autoSave, (state) => state.stuck.get(recordKey));
  useEffect(() => {
    if (stuck?.kind === 'refused') form.showServerErrors(stuck.errors);
    if (stuck?.kind !== 'invalid') return;
    const typedInto = fieldNameOf(document.activeElement);
    form.check((stuck.fields as readonly Field[]).filter((field) => field !== typedInto));
  }, [stuck, form]);
}

/** The state in the bar of a form: the first of these that applies. */
function useSaveState<Field extends string>(
  { workspace, recovery, autoSave }: OpenWorkspace,
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
  const stuck = useStore(autoSave, (state) => state.stuck.get(recordKey));
  const leftOut = stuck?.kind === 'invalid' ? stuck.fields.length : 0;
  const toFix = Math.max(useFieldsToFix(form).length, leftOut) + clashes;
  const isOurs = isSaving || isSent;
  if ((isOurs || isDirty) && queueState === 'waiting') return { kind: 'offline' };
  if (isOurs && queueState === 'saving') return { kind: 'saving', isAutomatic: !isSaving };
  if (toFix > 0) return { kind: 'invalid', count: toFix };
  // A refusal with field errors is settled once those are fixed.
  const isUnexplained = failure !== null && Object.keys(failure.errors).length === 0;
  if (failure?.key === recordKey && isUnexplained) return { kind: 'failed', text: failure.text };
  if (isDirty) return { kind: 'unsaved', isStored, isAutomatic: autoSave.isOn() };
  if (isNew) return { kind: 'new' };
  return { kind: 'clean', savedAt: savedAt === null ? null : new Date(savedAt).toISOString() };
}
