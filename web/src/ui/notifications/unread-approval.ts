import { useEffect, useRef } from 'react';
import type { CallServer } from '../../api/client.ts';
import { loadedItems } from '../../api/cursor-pages.ts';
import { useNotifications, useReadNotification } from '../../api/queries/notifications.ts';
import type { User } from '../../api/session/session-state.ts';

/** The notification is among the newest: the person asked to become a creator a short time ago. */
const LOOKED_AT = 20;

/** True for a creator who hasn't opened their dashboard since an admin approved their request. */
export async function isNewCreator(call: CallServer, { user_role }: User): Promise<boolean> {
  if (user_role !== 'creator') return false;
  const { items } = await call('listNotifications', { query: { unread: true, limit: LOOKED_AT } });
  return items.some(({ kind }) => kind === 'creator_request_approved');
}

/** Marks the approval of a new creator as read in the dashboard that it is about, however they came to it. */
export function ReadApproval({ user: { u_id } }: { readonly user: User }) {
  const { data } = useNotifications(u_id);
  const { mutate: markRead } = useReadNotification(u_id);
  const tried = useRef<number | null>(null);
  const unread = loadedItems(data).find(
    ({ kind, read_at }) => kind === 'creator_request_approved' && read_at === null,
  );
  const id = unread?.notice_id ?? null;
  useEffect(() => {
    // Once: if it fails, the notification is unread again.
    if (id === null || id === tried.current) return;
    tried.current = id;
    markRead(id);
  }, [id, markRead]);
  return null;
}
