import type { ReplyOf } from '@laneway/contract/call-types';
import type { InfiniteData } from '@tanstack/react-query';

type NotificationPage = ReplyOf<'listNotifications'>;
export type Notification = NotificationPage['items'][number];
export type NotificationPages = InfiniteData<NotificationPage, unknown>;

/** Every notification that has been loaded, newest first and each once. */
export function notificationsIn(pages: NotificationPages | undefined): readonly Notification[] {
  const items = pages?.pages.flatMap((page) => page.items) ?? [];
  return [...new Map(items.map((item) => [item.notice_id, item])).values()];
}

/** The number of unread notifications, loaded or not; null until it is known. */
export function unreadIn(pages: NotificationPages | undefined): number | null {
  return pages?.pages[0]?.unread_count ?? null;
}

/** The pages with another number of unread notifications; each page counts all of them, not only its own. */
export function withUnread(pages: NotificationPages, unread: number): NotificationPages {
  if (unreadIn(pages) === unread) return pages;
  return { ...pages, pages: pages.pages.map((page) => ({ ...page, unread_count: unread })) };
}

/** The pages with a new notification, which may arrive twice. One of sales replaces the unread ones that it adds up. */
export function withArrival(
  pages: NotificationPages,
  notification: Notification,
  unread: number,
): NotificationPages {
  const known = notificationsIn(pages).some((each) => each.notice_id === notification.notice_id);
  const counted = withUnread(pages, unread);
  if (known) return counted;
  const [first, ...rest] = counted.pages;
  if (first === undefined) return pages;
  const without = <Page extends typeof first>(page: Page): Page => ({
    ...page,
    items: page.items.filter((each) => !isAddedUp(each, notification)),
  });
  const items = [notification, ...without(first).items].sort((a, b) => b.notice_id - a.notice_id);
  return { ...counted, pages: [{ ...first, items }, ...rest.map(without)] };
}

function isAddedUp(each: Notification, { kind, g_id }: Notification): boolean {
  return each.kind === 'guide_sold' && kind === each.kind && g_id === each.g_id && !each.read_at;
}

/** The pages with one notification read. */
export function withRead(pages: NotificationPages, id: number, readAt: string): NotificationPages {
  const isUnread = notificationsIn(pages).some(
    ({ notice_id, read_at }) => notice_id === id && read_at === null,
  );
  if (!isUnread) return pages;
  const read = markedAsRead(pages, ({ notice_id }) => notice_id === id, readAt);
  return withUnread(read, Math.max(0, (unreadIn(pages) ?? 0) - 1));
}

/** The pages with this notification and all before it marked as read. */
export function withReadUpTo(
  pages: NotificationPages,
  id: number,
  readAt: string,
): NotificationPages {
  const read = markedAsRead(pages, ({ notice_id }) => notice_id <= id, readAt);
  const left = notificationsIn(read).filter(({ read_at }) => read_at === null);
  return withUnread(read, left.length);
}

function markedAsRead(
  pages: NotificationPages,
  isRead: (notification: Notification) => boolean,
  readAt: string,
): NotificationPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.map((item) =>
        item.read_at === null && isRead(item) ? { ...item, read_at: readAt } : item,
      ),
    })),
  };
}
