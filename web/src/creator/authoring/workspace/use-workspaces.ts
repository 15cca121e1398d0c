import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCall } from '../../../api/call-context.ts';
import type { CallServer } from '../../../api/client.ts';
import { reloadAuthoredGuides } from '../../../api/queries/authoring.ts';
import { createPerSession } from '../../../api/session/per-session.ts';
import { useSession, useUser } from '../../../api/session/session-context.ts';
import type { User } from '../../../api/session/session-state.ts';
import { deviceStorage } from '../../../core/device-storage.ts';
import { heldLocks, holdLock } from '../../../core/exclusive.ts';
import type { Uploads } from '../../../media/uploads/create-uploads.ts';
import { useUploads } from '../../../media/uploads/use-uploads.ts';
import { type ChangeStorage, createChangeStorage } from '../unsaved-changes/change-storage.ts';
import { createWorkspaces, type Workspaces } from './workspaces.ts';

export type Authoring = {
  readonly userId: number;
  readonly workspaces: Workspaces;
  readonly changes: ChangeStorage;
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
    const reloadLists = () => reloadAuthoredGuides(queries);
    return authoringOf(session, user.u_id, () => openAuthoring(user, call, uploads, reloadLists));
  }, [session, call, queries, user, uploads]);
}

function openAuthoring(
  user: User,
  call: CallServer,
  uploads: Uploads,
  reloadLists: () => void,
): Authoring {
  // Without Web Locks, a tab may offer changes that another open tab is still working on.
  holdLock(navigator.locks, TAB_LOCK + TAB_ID);
  const changes = createChangeStorage({
    storage: deviceStorage,
    userId: user.u_id,
    tabId: TAB_ID,
    liveTabs: () => heldLocks(navigator.locks, TAB_LOCK),
  });
  const channel = new BroadcastChannel(`laneway.authoring.${user.u_id}`);
  const workspaces = createWorkspaces({
    user: { id: user.u_id, name: user.u_name },
    call,
    changes,
    uploads,
    host: window,
    onSaved: (pendingGuideId) => {
      channel.postMessage(pendingGuideId);
      reloadLists();
    },
  });
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'number') workspaces.onRemoteChange(data);
    reloadLists();
  };
  const close = () => {
    workspaces.closeAll();
    channel.close();
  };
  return { userId: user.u_id, workspaces, changes, close };
}
