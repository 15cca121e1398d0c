import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';

type NotificationPage = ReplyOf<'listNotices'>;
export type Notification = NotificationPage['items'][number];

const PAGE_SIZE = 10;

function notificationsOf(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ pageParam, signal }) =>
      call('listNotices', {
        query: { limit: PAGE_SIZE, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** A user’s notifications, newest first, page by page. */
export function useNotifications(userId: number) {
  return useInfiniteQuery(notificationsOf(useCall(), userId));
}

/** Marks a notification as read, on the screen at once. */
export function useReadNotification(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = notificationsOf(call, userId);
  return useMutation({
    mutationFn: (id: number) => call('readNotice', { params: { id } }),
    onMutate: (id) => {
      const readAt = new Date().toISOString();
      queries.setQueryData(queryKey, (pages) => pages && withRead(pages, id, readAt));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

type Pages = InfiniteData<NotificationPage, unknown>;

/** The pages with one notification read; each page counts all that is unread, not only its own. */
export function withRead(pages: Pages, id: number, readAt: string): Pages {
  const isUnread = pages.pages.some(({ items }) =>
    items.some(({ notice_id, read_at }) => notice_id === id && read_at === null),
  );
  if (!isUnread) return pages;
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread_count: Math.max(0, page.unread_count - 1),
      items: page.items.map((notification) =>
        notification.notice_id === id ? { ...notification, read_at: readAt } : notification,
      ),
    })),
  };
}
