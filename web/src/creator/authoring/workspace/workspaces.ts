import type { SavingUser } from '@laneway/contract/editing/guide-fields';
import type { RecordRef } from '@laneway/domain/app-links/dashboard-route';
import type { EditableGuide } from '@laneway/domain/guides/editable-guide';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../../api/call-context.ts';
import type { CallServer } from '../../../api/client.ts';
import { reloadAuthoredGuides } from '../../../api/queries/authoring.ts';
import { reloadWalkReports } from '../../../api/queries/walks.ts';
import { createPerSession } from '../../../api/session/per-session.ts';
import { useSession, useUser } from '../../../api/session/session-context.ts';
import type { User } from '../../../api/session/session-state.ts';
import { deviceStorage } from '../../../core/device-storage.ts';
import { heldLocks, holdLock } from '../../../core/exclusive.ts';
import type { Uploads } from '../../../media/uploads/create-uploads.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { type ChangeRecovery, openChangeRecovery } from '../unsaved-changes/change-recovery.ts';
import { type ChangeStorage, createChangeStorage } from '../unsaved-changes/change-storage.ts';
import type { MenuAction } from '../workspace-page/guide-rights.ts';
import { attachUploads, hasUploads, type UploadTarget, type UploadTray } from './attach-uploads.ts';
import { type AutoSave, openAutoSave } from './auto-save.ts';
import { createWorkspace } from './create-workspace.ts';
import { guideRef, isSameRef } from './guide-ref.ts';
import { createSaveQueue } from './save-queue.ts';

/** An open guide, or one that was closed with unsaved changes. */
export type OpenWorkspace = UploadTarget & {
  /** Constant while the guide is open, whatever its id becomes. */
  readonly key: string;
  readonly recovery: ChangeRecovery;
  readonly autoSave: AutoSave;
  readonly shown: ShownRecords;
  /** True if its creator began it on the map. */
  readonly startsOnMap: boolean;
};

/** The guides that one person has open in this tab. */
export type Workspaces = {
  /** The open guide of a reference, if any; also by its id before the first save. */
  readonly find: (ref: RecordRef) => OpenWorkspace | null;
  readonly open: (
    ref: RecordRef,
    guide: EditableGuide,
    options?: { readonly startsOnMap: boolean },
  ) => Promise<OpenWorkspace>;
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
  readonly onSaved: (pendingGuideId: number | null, what?: 'content') => void;
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
    open: async (ref, guide, { startsOnMap } = { startsOnMap: false }) => {
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
      const autoSave = openAutoSave({ workspace, userId: user.id, host, after });
      const key = `workspace-${lastKey}`;
      const opened = { key, openedAs: ref, workspace, recovery, autoSave, shown, startsOnMap };
      known = [...known, opened];
      return opened;
    },
    leave: (open) => {
      const { key, workspace, recovery, autoSave } = open;
      if (!workspace.isSettled() || hasUploads(uploads, open)) return;
      known = known.filter((each) => each.key !== key);
      autoSave.stop();
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
      for (const { workspace, recovery, autoSave } of known) {
        autoSave.stop();
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

export type Authoring = {
  readonly userId: number;
  readonly workspaces: Workspaces;
  readonly changes: ChangeStorage;
  /** Remembers what to do once this guide is open: the list leads to actions that need the editor. */
  readonly askFor: (guide: RecordRef, action: MenuAction) => void;
  /** The action that was requested for this guide from the list; it is returned only once. */
  readonly takeAsked: (guide: RecordRef) => MenuAction | null;
  readonly close: () => void;
};

/** Created on demand rather than in the app's root, because most visits don't edit guides. */
const authoringOf = createPerSession<Authoring>();

/** Changes with every page load, so that a tab isn't mistaken for its earlier self. */
const TAB_ID = Math.random().toString(36).slice(2);

/** The name prefix of the lock that each open tab holds, followed by the tab's id. */
const TAB_LOCK = 'laneway.tab:';

/** The open guides of the logged-in user; null without a login. */
export function useAuthoring(): Authoring | null {
  const session = useSession();
  const call = useCall();
  const queries = useQueryClient();
  const user = useUser();
  const uploads = useUploads();
  return useMemo(() => {
    if (user === null || uploads === null) return null;
    const reload = () => {
      reloadAuthoredGuides(queries);
      reloadWalkReports(queries);
    };
    return authoringOf(session, user.u_id, () => openAuthoring(user, call, uploads, reload));
  }, [session, call, queries, user, uploads]);
}

/** Someone who is typing saves every few seconds, which should not reload all lists each time. */
const RELOAD_EVERY_MS = 10_000;

/** Runs at once, and again at the end of each period with further calls. */
function atMostEvery(ms: number, run: () => void): () => void {
  let isPausing = false;
  let isDue = false;
  const call = (): void => {
    isDue = isPausing;
    if (isPausing) return;
    isPausing = true;
    after(ms, () => {
      isPausing = false;
      if (isDue) call();
    });
    run();
  };
  return call;
}

function openAuthoring(
  user: User,
  call: CallServer,
  uploads: Uploads,
  /** Refreshes what the pages show of saved guides. */
  reload: () => void,
): Authoring {
  // Without Web Locks, a tab may offer changes that another open tab is still working on.
  holdLock(navigator.locks, TAB_LOCK + TAB_ID);
  const changes = createChangeStorage({
    storage: deviceStorage,
    userId: user.u_id,
    tabId: TAB_ID,
    liveTabs: () => heldLocks(navigator.locks, TAB_LOCK),
  });
  const reloadSometimes = atMostEvery(RELOAD_EVERY_MS, reload);
  const channel = new BroadcastChannel(`laneway.authoring.${user.u_id}`);
  const workspaces = createWorkspaces({
    user: { id: user.u_id, name: user.u_name },
    call,
    changes,
    uploads,
    host: window,
    onSaved: (pendingGuideId, what) => {
      channel.postMessage(pendingGuideId);
      if (what === 'content') reloadSometimes();
      else reload();
    },
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'number') return reload();
    workspaces.onRemoteChange(data);
    reloadSometimes();
  };
  const close = () => {
    workspaces.closeAll();
    channel.close();
  };
  let asked: { readonly guide: RecordRef; readonly action: MenuAction } | null = null;
  return {
    userId: user.u_id,
    workspaces,
    changes,
    askFor: (guide, action) => {
      asked = { guide, action };
    },
    takeAsked: (guide) => {
      const taken = asked;
      // Another guide was opened instead.
      asked = null;
      return taken !== null && isSameRef(taken.guide, guide) ? taken.action : null;
    },
    close,
  };
}
