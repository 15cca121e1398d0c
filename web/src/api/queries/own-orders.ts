import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';

function ownOrders(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: ['own orders', userId],
    queryFn: ({ pageParam, signal }) =>
      call('listOwnOrders', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** A person's orders and gifts, newest first. */
export function useOwnOrders(userId: number) {
  return useInfiniteQuery(ownOrders(useCall(), userId));
}
