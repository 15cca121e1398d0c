import type { SavingUser } from '@laneway/contract/editing/guide-fields';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import type { CallServer } from '../../../api/client.ts';
import { type ChangeRecovery, openChangeRecovery } from '../unsaved-changes/change-recovery.ts';
import type { ChangeStorage } from '../unsaved-changes/change-storage.ts';
import { attachUploads, hasUploads, type UploadTarget, type UploadTray } from './attach-uploads.ts';
import { createWorkspace } from './create-workspace.ts';
import { guideRef, isSameRef } from './guide-ref.ts';
import { createSaveQueue } from './save-queue.ts';

/** An open guide, or one that was closed with unsaved changes. */
export type OpenWorkspace = UploadTarget & {
  /** Constant while the guide is open, whatever its id becomes. */
  readonly key: string;
  readonly recovery: ChangeRecovery;
  readonly shown: ShownRecords;
};

/** The guides that one person has open in this tab. */
export type Workspaces = {
  /** The open guide of a reference, if any; also by its id before the first save. */
  readonly find: (ref: RecordRef) => OpenWorkspace | null;
  readonly open: (ref: RecordRef, guide: EditableGuide) => Promise<OpenWorkspace>;
  /** Closes a guide, unless it has unsaved changes or uploads. */
  readonly leave: (open: OpenWorkspace) => void;
  /** Somebody, perhaps another tab, has changed this guide. */
  readonly onRemoteChange: (pendingGuideId: number) => void;
  readonly closeAll: () => void;
};

export type WorkspacesParts = {
  readonly user: SavingUser;
  readonly call: CallServer;
  readonly changes: ChangeStorage;
  readonly uploads: UploadTray;
  readonly host: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly onSaved: (pendingGuideId: number | null) => void;
};

export function createWorkspaces(parts: WorkspacesParts): Workspaces {
  const { user, call, changes, uploads, host, onSaved } = parts;
  let known: readonly OpenWorkspace[] = [];
  let lastKey = 0;
  const now = () => Date.now();

  const find = (ref: RecordRef): OpenWorkspace | null =>
    known.find(
      ({ openedAs, workspace }) =>
        isSameRef(openedAs, ref) || isSameRef(guideRef(workspace.getState().guide), ref),
    ) ?? null;

  const stopAttaching = attachUploads(uploads, () => known);

  return {
    find,
    open: async (ref, guide) => {
      const workspace = createWorkspace({
        guide,
        user,
        call,
        queue: createSaveQueue({ host, after }),
        onSaved,
        now,
      });
      const recovery = await openChangeRecovery({ workspace, changes, host, after, now });
      // The same guide may have been opened twice while stored changes were loading.
      const meanwhile = find(ref);
      if (meanwhile !== null) {
        recovery.stop();
        workspace.close();
        return meanwhile;
      }
      lastKey += 1;
      const shown = createShownRecords();
      const opened = { key: `workspace-${lastKey}`, openedAs: ref, workspace, recovery, shown };
      known = [...known, opened];
      return opened;
    },
    leave: (open) => {
      const { key, workspace, recovery } = open;
      if (!workspace.isSettled() || hasUploads(uploads, open)) return;
      known = known.filter((each) => each.key !== key);
      recovery.stop();
      workspace.close();
    },
    onRemoteChange: (pendingGuideId) => {
      const open = find({ source: 'pending', id: pendingGuideId });
      // If loading fails, the next save brings the changes.
      void open?.workspace.refresh().catch(() => undefined);
    },
    closeAll: () => {
      stopAttaching();
      for (const { workspace, recovery } of known) {
        recovery.stop();
        workspace.close();
      }
      known = [];
    },
  };
}

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

/** The records of a guide with mounted forms. */
type ShownRecords = {
  readonly has: (key: string) => boolean;
  /** Registers an open form; returns a function that unregisters it. */
  readonly show: (key: string) => () => void;
};

function createShownRecords(): ShownRecords {
  let keys: readonly string[] = [];
  return {
    has: (key) => keys.includes(key),
    show: (key) => {
      keys = [...keys, key];
      return () => {
        keys = keys.toSpliced(keys.indexOf(key), 1);
      };
    },
  };
}
