import { addressOf } from '@laneway/contract/address';
// The address of the stream is one of them.
import '../../../api/member-calls.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCall } from '../../../api/call-context.ts';
import type { CallServer } from '../../../api/client.ts';
import { createPerSession } from '../../../api/session/per-session.ts';
import { useSession, useUser } from '../../../api/session/session-context.ts';
import {
  createNotificationFeed,
  type NotificationFeed,
  type NotificationListener,
} from './create-notification-feed.ts';

/** Kept here and not in the app's root, because most visits show no notifications. */
const feedOf = createPerSession<NotificationFeed>();

/** Calls the listener with each notification that arrives while this is mounted. */
export function useNotificationEvents(listener: NotificationListener): void {
  const session = useSession();
  const call = useCall();
  const queries = useQueryClient();
  const userId = useUser()?.u_id ?? null;
  const onArrival = useEffectEvent(listener);
  useEffect(() => {
    if (userId === null) return;
    const feed = feedOf(session, userId, () => openFeed(userId, call, queries));
    return feed.listen((arrived) => onArrival(arrived));
  }, [session, userId, call, queries]);
}

function openFeed(userId: number, call: CallServer, queries: QueryClient): NotificationFeed {
  return createNotificationFeed({
    userId,
    call,
    queries,
    openSource: () => new EventSource(addressOf('streamNotifications', {})),
    host: window,
    now: () => Date.now(),
    random: Math.random,
  });
}
