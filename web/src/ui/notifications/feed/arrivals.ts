import type { Notification, NotificationPages } from '../../../api/queries/notification-pages.ts';
import { notificationsIn } from '../../../api/queries/notification-pages.ts';

/** The seen part of a list of notifications. */
export type Seen = {
  readonly ids: ReadonlySet<number>;
  /** The oldest notification of the first list; older ones are never new, whenever they are loaded. */
  readonly oldest: number;
};

export type Arrivals = {
  readonly seen: Seen;
  /** New and unread, oldest first. */
  readonly arrived: readonly Notification[];
};

/**
 * The notifications that have arrived since the last call. Those in the first list don't count. Only ids decide, not
 * their order: the server assigns them before it commits, so a smaller one may come later.
 */
export function arrivalsIn(pages: NotificationPages, before: Seen | null): Arrivals {
  const items = notificationsIn(pages);
  const ids = new Set([...(before?.ids ?? []), ...items.map(({ notice_id }) => notice_id)]);
  if (before === null) {
    const isWhole = pages.pages.at(-1)?.next_cursor === null;
    const oldest = isWhole ? 0 : (items.at(-1)?.notice_id ?? 0);
    return { seen: { ids, oldest }, arrived: [] };
  }
  const arrived = items.filter(
    ({ notice_id, read_at }) =>
      read_at === null && notice_id > before.oldest && !before.ids.has(notice_id),
  );
  return { seen: { ids, oldest: before.oldest }, arrived: arrived.reverse() };
}
