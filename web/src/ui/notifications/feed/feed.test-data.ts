import type { CallName } from '@laneway/contract/calls';
import { onTestFinished, vi } from 'vitest';
import type { CallServer } from '../../../api/client.ts';
import { NetworkError } from '../../../api/failures.ts';
import type { Notification } from '../../../api/queries/notification-pages.ts';
import { createQueryClient } from '../../../api/query-client.ts';
import { provideEventSources } from '../../testing/fake-event-source.test-data.ts';
import { someNotification, somePage } from '../notification.test-data.ts';
import { createNotificationFeed } from './create-notification-feed.ts';

/** A feed whose clock, server and streams are controlled by the test. */
export function openTestFeed() {
  vi.useFakeTimers();
  const streams = provideEventSources();
  const queries = createQueryClient();
  queries.setDefaultOptions({ queries: { ...queries.getDefaultOptions().queries, retry: false } });
  const server = { items: [] as Notification[], isReachable: true, lists: 0 };
  const call = (async (name: CallName) => {
    if (name !== 'listNotifications') throw new Error(`nobody expected ${name}`);
    server.lists += 1;
    if (!server.isReachable) throw new NetworkError();
    return somePage(server.items);
  }) as CallServer;
  const feed = createNotificationFeed({
    userId: 7,
    call,
    queries,
    openSource: () => new EventSource('/api/notices/stream'),
    host: window,
    now: () => Date.now(),
    random: () => 0,
  });
  const heard: number[] = [];
  const listen = () =>
    feed.listen((arrived) => heard.push(...arrived.map(({ notice_id }) => notice_id)));
  onTestFinished(() => {
    feed.close();
    queries.clear();
    setVisibility('visible');
    vi.useRealTimers();
  });
  return {
    feed,
    streams,
    server,
    heard,
    listen,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    /** Adds a notification to the server's list, and sends it to the stream unless `isSent` is false. */
    tell: (id: number, isSent = true) => {
      const notice = someNotification(id);
      server.items = [notice, ...server.items];
      if (isSent) {
        streams.latest().send('notice', { notice, unread_count: server.items.length });
      }
    },
    unread: () =>
      queries.getQueryData<{ pages: ReturnType<typeof somePage>[] }>(['notifications', 7])?.pages[0]
        ?.unread_count,
  };
}

export function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}
