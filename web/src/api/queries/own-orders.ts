import type { BodyOf } from '@laneway/contract/call-types';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { type Order, orderKey } from './purchases.ts';

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

/** The giver's corrections; empty if there are none. */
export type GiftCorrection = NonNullable<BodyOf<'resendGift'>>;

/** Sends the email of a gift again, with what is corrected. */
export function useResendGift(orderId: string) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (correction: GiftCorrection) =>
      call('resendGift', { params: { id: orderId }, body: correction }),
    onSuccess: (sent) =>
      queries.setQueryData<Order>(orderKey(orderId), (order) => order && { ...order, ...sent }),
    // The friend may have opened it meanwhile, or it was refunded: then it can't be sent again at all.
    onError: () => queries.invalidateQueries({ queryKey: orderKey(orderId) }),
  });
}
