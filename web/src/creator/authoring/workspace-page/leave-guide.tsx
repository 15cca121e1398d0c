import type { RefObject } from 'react';
import { leavesGuide } from '../../../core/navigation/blockers.ts';
import type { Uploads } from '../../../media/uploads/create-uploads.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { focusFirstInvalid } from '../forms/use-save.ts';
import { GUIDE_KEY } from '../workspace/create-workspace.ts';
import { dirtyKeys, useDirtyKeys } from '../workspace/dirty-keys.ts';
import { recordUploads } from '../workspace/upload-names.ts';
import type { OpenWorkspace } from '../workspace/workspaces.ts';

export type LeaveGuideProps = {
  readonly open: OpenWorkspace;
  /** The record whose form is shown, and its element. */
  readonly selectedKey: string;
  readonly formRef: RefObject<HTMLElement | null>;
  /** Opens a record at a field. */
  readonly onShow: (key: string, field: string | null) => void;
};

/**
 * Saves what is left to save when the guide is left. It asks only if something can't be saved, or if the guide saves
 * on request because it is someone else's.
 */
export function LeaveGuide({ open, selectedKey, formRef, onShow }: LeaveGuideProps) {
  const { workspace, autoSave } = open;
  const uploads = useUploads();
  const isDirty = useDirtyKeys(workspace).length > 0;

  const showProblem = (): void => {
    const [key] = dirtyKeys(workspace);
    if (key === undefined) return;
    const reason = autoSave.getState().stuck.get(key);
    if (reason?.kind === 'invalid') onShow(key, reason.fields[0] ?? null);
    else if (key === selectedKey) focusFirstInvalid(formRef.current);
    else onShow(key, null);
  };
  return (
    <UnsavedChanges
      isDirty={isDirty}
      // Checked when leaving, which may happen at the same moment as the save ends.
      leaves={(from, to) => leavesGuide(from, to) && dirtyKeys(workspace).length > 0}
      saveQuietly={autoSave.isOn() ? autoSave.saveAll : undefined}
      save={autoSave.saveAll}
      discard={() => {
        for (const key of dirtyKeys(workspace)) discardRecord(open, key, uploads);
      }}
      onNotSaved={showProblem}
    />
  );
}

/**
 * Discards a record's unsaved changes. One that was never saved is removed, together with its uploads, which would
 * bring it back. Uploads for a saved record continue: they aren't changes until they have arrived.
 */
function discardRecord(
  { workspace, openedAs }: OpenWorkspace,
  key: string,
  uploads: Uploads | null,
): void {
  const { guide, places } = workspace.getState();
  const item = places.find((each) => each.key === key);
  const record = key === GUIDE_KEY ? workspace.guideRecord : item?.record;
  record?.send({ type: 'discarded' });
  if ((item?.place ?? guide).kind !== 'unsaved') return;
  const prefix = recordUploads(openedAs, key);
  const uploadsOfRecord = (uploads?.getQueue() ?? []).filter(({ field }) =>
    field?.startsWith(prefix),
  );
  for (const { id } of uploadsOfRecord) uploads?.remove(id);
  if (item !== undefined) void workspace.deletePlace(key);
}
