import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { type Order, orderKey } from './purchases.ts';

/** Sends the email of a gift again, to another address if one is given. */
export function useResendGift(orderId: string) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (friendEmail: string | null) =>
      call('resendGift', {
        params: { id: orderId },
        body: friendEmail === null ? {} : { friend_email: friendEmail },
      }),
    onSuccess: (sent) =>
      queries.setQueryData<Order>(orderKey(orderId), (order) => order && { ...order, ...sent }),
  });
}
