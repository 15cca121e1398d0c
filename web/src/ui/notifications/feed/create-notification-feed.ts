import type { NoticeEvent, UnreadEvent } from '@laneway/contract/notifications';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import type { CallServer } from '../../../api/client.ts';
import {
  type Notification,
  unreadIn,
  withArrival,
  withUnread,
} from '../../../api/queries/notification-pages.ts';
import { notificationsOf } from '../../../api/queries/notifications.ts';
import { arrivalsIn, type Seen } from './arrivals.ts';
import { createNotificationStream, type NotificationStreamParts } from './notification-stream.ts';

/** Called with new notifications, oldest first, and never twice with the same. */
export type NotificationListener = (arrived: readonly Notification[]) => void;

export type NotificationFeed = {
  readonly userId: number;
  /** Returns a function that unsubscribes. The stream is open while there are listeners. */
  readonly listen: (listener: NotificationListener) => () => void;
  /** Called at the end of the session. */
  readonly close: () => void;
};

export type NotificationFeedParts = Pick<
  NotificationStreamParts,
  'openSource' | 'host' | 'now' | 'random'
> & {
  readonly userId: number;
  readonly call: CallServer;
  readonly queries: QueryClient;
};

/** Between two pages there are briefly no listeners, which shouldn't close the connection. */
const LINGER_MS = 5_000;

/**
 * Keeps the list of notifications up to date, and reports new ones to listeners. Each is reported once, whether it came
 * by the stream or by loading the list.
 */
export function createNotificationFeed(parts: NotificationFeedParts): NotificationFeed {
  const { userId, call, queries, host, ...surroundings } = parts;
  const query = notificationsOf(call, userId);
  const { queryKey } = query;
  const list = new InfiniteQueryObserver(queries, query);
  const listeners = new Set<NotificationListener>();
  let seen: Seen | null = null;
  let stopLooking: (() => void) | null = null;
  let lingering = 0;
  let isClosed = false;

  const reload = () => void queries.invalidateQueries({ queryKey });

  const onNotice = ({ notice, unread_count }: NoticeEvent): void => {
    const isLoading = queries.isFetching({ queryKey }) > 0;
    queries.setQueryData(queryKey, (pages) => pages && withArrival(pages, notice, unread_count));
    // An earlier request for the list would remove it again.
    if (isLoading) reload();
  };
  const onUnread = ({ unread_count }: UnreadEvent): void => {
    const pages = queries.getQueryData(queryKey);
    if (pages === undefined || unreadIn(pages) === unread_count) return;
    queries.setQueryData(queryKey, withUnread(pages, unread_count));
    // The notification was read elsewhere, and only the list shows which one.
    reload();
  };

  const stream = createNotificationStream({
    ...surroundings,
    host,
    loadList: () => list.refetch({ throwOnError: true, cancelRefetch: false }),
    reloadList: () => list.refetch({ throwOnError: true }),
    onNotice,
    onUnread,
  });

  const look = ({ data }: ReturnType<typeof list.getCurrentResult>): void => {
    if (data === undefined) return;
    const { seen: now, arrived } = arrivalsIn(data, seen);
    seen = now;
    if (arrived.length > 0) for (const listener of [...listeners]) listener(arrived);
  };

  const open = (): void => {
    host.clearTimeout(lingering);
    if (stopLooking !== null || isClosed) return;
    stopLooking = list.subscribe(look);
    look(list.getCurrentResult());
    stream.start();
  };

  const shut = (): void => {
    host.clearTimeout(lingering);
    if (stopLooking === null) return;
    stream.stop();
    stopLooking();
    stopLooking = null;
  };

  return {
    userId,
    listen: (listener) => {
      listeners.add(listener);
      open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) lingering = host.setTimeout(shut, LINGER_MS);
      };
    },
    close: () => {
      isClosed = true;
      shut();
    },
  };
}
