import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { logProblem } from '../../../core/diagnostics/log.ts';
import type { Uploads } from '../../../media/uploads/create-uploads.ts';
import type { UploadItem } from '../../../media/uploads/queue/upload-queue.ts';
import type { RecordStore } from '../records/record-store.ts';
import { fieldsOf } from '../records/values.ts';
import { GUIDE_KEY, type Workspace } from './create-workspace.ts';
import { QueueClosed } from './save-queue.ts';
import { guideUploads, readUploadName } from './upload-names.ts';

/** An open guide, and which of its records are shown in a form. */
export type UploadTarget = {
  /** The reference with which it was opened, which is part of its uploads' names. */
  readonly openedAs: RecordRef;
  readonly workspace: Workspace;
  readonly shown: { readonly has: (recordKey: string) => boolean };
};

export type UploadTray = Pick<Uploads, 'getQueue' | 'subscribe' | 'remove'>;

/**
 * Puts each ready file into its field. If the form is open, it is a change like any other; otherwise
 * it is saved at once. Returns a function that stops this.
 */
export function attachUploads(
  uploads: UploadTray,
  workspaces: () => readonly UploadTarget[],
): () => void {
  const attachNext = (): void => {
    for (const item of uploads.getQueue()) {
      const attach = attachmentOf(workspaces(), item);
      if (attach === null) continue;
      // Removing it triggers the next call, for the next file.
      uploads.remove(item.id);
      attach();
      return;
    }
  };
  return uploads.subscribe(attachNext);
}

/** True if a guide has unfinished uploads. */
export function hasUploads({ getQueue }: UploadTray, { openedAs }: UploadTarget): boolean {
  const prefix = guideUploads(openedAs);
  return getQueue().some(
    ({ field, state }) =>
      state.kind !== 'failed' && state.kind !== 'interrupted' && field?.startsWith(prefix) === true,
  );
}

/** Null for a file that isn't ready, or whose guide isn't open. */
function attachmentOf(
  workspaces: readonly UploadTarget[],
  { field: name, state }: UploadItem,
): (() => void) | null {
  if (state.kind !== 'ready' || name === null) return null;
  for (const open of workspaces) {
    const target = readUploadName(open.openedAs, name);
    if (target === null) continue;
    const record = recordOf(open.workspace, target.recordKey);
    // The place was deleted meanwhile. The file stays in the media library.
    if (record === null) return () => undefined;
    // The text editor inserts its own images.
    if (!fieldsOf(record.shape).includes(target.field)) return null;
    return () => {
      record.send({ type: 'edited', values: { [target.field]: state.media.uri } });
      if (!open.shown.has(target.recordKey)) saveInBackground(open, target.recordKey);
    };
  }
  return null;
}

function recordOf(workspace: Workspace, key: string): RecordStore<string> | null {
  const { guideRecord } = workspace;
  const item = workspace.getState().places.find((each) => each.key === key);
  const record = key === GUIDE_KEY ? guideRecord : (item?.record ?? null);
  return record as unknown as RecordStore<string> | null;
}

/** A file that can't be saved stays in the record, where the form shows it. */
function saveInBackground({ workspace }: UploadTarget, key: string): void {
  void workspace.save(key).catch((error: unknown) => {
    if (!(error instanceof QueueClosed)) logProblem('An upload could not be saved', error);
  });
}
