import type { NoticeEvent, UnreadEvent } from '@laneway/contract/notifications';
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query';
import type { CallServer } from '../../../api/client.ts';
import {
  type Notification,
  type NotificationPages,
  notificationsIn,
  unreadIn,
  withArrival,
  withUnread,
} from '../../../api/queries/notification-pages.ts';
import { notificationsOf } from '../../../api/queries/notifications.ts';
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

  const reportArrivals = ({ data }: ReturnType<typeof list.getCurrentResult>): void => {
    if (data === undefined) return;
    const { seen: now, arrived } = arrivalsIn(data, seen);
    seen = now;
    if (arrived.length > 0) for (const listener of [...listeners]) listener(arrived);
  };

  const open = (): void => {
    host.clearTimeout(lingering);
    if (stopLooking !== null || isClosed) return;
    stopLooking = list.subscribe(reportArrivals);
    reportArrivals(list.getCurrentResult());
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

/** The seen part of a list of notifications. */
export type Seen = {
  readonly ids: ReadonlySet<number>;
  /** The oldest notification of the first list; older ones are never new, whenever they are loaded. */
  readonly oldest: number;
};

type Arrivals = {
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
