import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withRead, withReadUpTo } from './notification-pages.ts';

const PAGE_SIZE = 10;

export function notificationsOf(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: ['notifications', userId],
    queryFn: ({ pageParam, signal }) =>
      call('listNotifications', { query: { limit: PAGE_SIZE, ...cursorOf(pageParam) }, signal }),
    ...BY_CURSOR,
  });
}

/** A user’s notifications, newest first, page by page. */
export function useNotifications(userId: number) {
  return useInfiniteQuery(notificationsOf(useCall(), userId));
}

/** Marks a notification as read, optimistically. */
export function useReadNotification(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = notificationsOf(call, userId);
  return useMutation({
    mutationFn: (id: number) => call('readNotification', { params: { id } }),
    onMutate: (id) => {
      const readAt = new Date().toISOString();
      queries.setQueryData(queryKey, (pages) => pages && withRead(pages, id, readAt));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}

/** Marks a notification and all before it as read, optimistically. */
export function useReadNotificationsUpTo(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = notificationsOf(call, userId);
  return useMutation({
    mutationFn: (id: number) => call('readNotifications', { body: { up_to: id } }),
    onMutate: (id) => {
      const readAt = new Date().toISOString();
      queries.setQueryData(queryKey, (pages) => pages && withReadUpTo(pages, id, readAt));
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
