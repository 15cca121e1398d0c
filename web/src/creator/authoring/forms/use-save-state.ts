import { useStore } from '../../../core/use-store.ts';
import type { SaveState } from '../../../ui/forms/save-state.ts';
import type { WorkspaceState } from '../workspace/workspace-state.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';
import { useIsDirty } from './use-is-dirty.ts';
import { type RecordForm, useFieldsToFix } from './use-record-form.ts';

function isUnsaved({ guide, places }: WorkspaceState, recordKey: string): boolean {
  const { kind } = places.find(({ key }) => key === recordKey)?.place ?? guide;
  return kind === 'unsaved';
}

/** What the bar of a form says: the first of these that is true. */
export function useSaveState<Field extends string>(
  { workspace, keeping }: OpenWorkspace,
  recordKey: string,
  form: RecordForm<Field>,
  isSaving: boolean,
): SaveState {
  const { queue } = workspace;
  const queueState = useStore(queue);
  const { isKept } = useStore(keeping);
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
  if (toFix > 0) return { kind: 'faults', count: toFix };
  // A refusal that named fields has been dealt with once those are fixed.
  const isUnexplained = failure !== null && Object.keys(failure.errors).length === 0;
  if (failure?.key === recordKey && isUnexplained) return { kind: 'failed', text: failure.text };
  if (isDirty) return { kind: 'unsaved', isKept };
  if (isNew) return { kind: 'new' };
  return { kind: 'clean', savedAt: savedAt === null ? null : new Date(savedAt).toISOString() };
}
