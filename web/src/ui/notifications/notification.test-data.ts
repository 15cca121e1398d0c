import type { Notification } from '../../api/queries/notification-pages.ts';

export function someNotification(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    notice_id: id,
    kind: 'guide_needs_revision',
    title: `News ${id}`,
    body: 'Add the opening hours.',
    pg_id: 12,
    g_id: null,
    created_at: '2026-11-14T03:00:00Z',
    read_at: null,
    ...changes,
  };
}

/** A page of a list that is loaded as a whole, unless it has a cursor. */
export function somePage(items: readonly Notification[], next_cursor: string | null = null) {
  const unread_count = items.filter(({ read_at }) => read_at === null).length;
  return { items: [...items], next_cursor, unread_count };
}
