import { addressOf } from '@laneway/contract/address';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../../api/call-context.ts';
import type { CallServer } from '../../../api/client.ts';
import type { Session } from '../../../api/session/create-session.ts';
import { useSession, useUser } from '../../../api/session/session-context.ts';
import { userOf } from '../../../api/session/session-state.ts';
import {
  createNotificationFeed,
  type NotificationFeed,
  type NotificationListener,
} from './create-notification-feed.ts';

/**
 * Each tab has one feed at most, which belongs to the session and not to a page. It is kept here and not in the app's
 * root, because most visits show no notifications.
 */
const FEEDS = new WeakMap<Session, NotificationFeed>();

/** Calls with each notification that arrives while this is on the screen. */
export function useNotificationEvents(listener: NotificationListener): void {
  const session = useSession();
  const call = useCall();
  const queries = useQueryClient();
  const userId = useUser()?.u_id ?? null;
  const onArrival = useEffectEvent(listener);
  useEffect(() => {
    if (userId === null) return;
    return feedOf({ session, userId, call, queries }).listen((arrived) => onArrival(arrived));
  }, [session, userId, call, queries]);
}

type Surroundings = {
  readonly session: Session;
  readonly userId: number;
  readonly call: CallServer;
  readonly queries: QueryClient;
};

function feedOf({ session, userId, call, queries }: Surroundings): NotificationFeed {
  const known = FEEDS.get(session);
  if (known?.userId === userId) return known;
  known?.close();
  const feed = createNotificationFeed({
    userId,
    call,
    queries,
    openSource: () => new EventSource(addressOf('streamNotices', {})),
    host: window,
    now: () => Date.now(),
    random: Math.random,
  });
  FEEDS.set(session, feed);
  const stopFollowing = session.subscribe((state) => {
    if (state.kind === 'checking' || userOf(state)?.u_id === userId) return;
    stopFollowing();
    feed.close();
    if (FEEDS.get(session) === feed) FEEDS.delete(session);
  });
  return feed;
}
