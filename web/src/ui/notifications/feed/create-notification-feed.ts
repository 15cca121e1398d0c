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

/** Called with what has arrived, oldest first, and never twice with the same. */
export type NotificationListener = (arrived: readonly Notification[]) => void;

export type NotificationFeed = {
  readonly userId: number;
  /** Returns how to stop. The stream is open as long as anyone listens. */
  readonly listen: (listener: NotificationListener) => () => void;
  /** For the end of the session. */
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

/** From one page to the next nobody listens for a moment, which is no reason to connect again. */
const LINGER_MS = 5_000;

/**
 * Keeps the list of notifications up to date, and tells listeners of what is new in it. Whichever way a notification got
 * there, by the stream or by loading the list, it is told once.
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
    // A list that was asked for before would take it out again.
    if (isLoading) reload();
  };
  const onUnread = ({ unread_count }: UnreadEvent): void => {
    const pages = queries.getQueryData(queryKey);
    if (pages === undefined || unreadIn(pages) === unread_count) return;
    queries.setQueryData(queryKey, withUnread(pages, unread_count));
    // Read elsewhere: which one it was is in the list.
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
