import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withItem } from '../with-item.ts';
import { reloadMoney } from './money.ts';

type OrderPage = ReplyOf<'listOrders'>;
export type ManagedOrder = OrderPage['items'][number];
export type OrderStatus = ManagedOrder['status'];

const MANAGED_ORDERS = 'managed orders';

function managedOrders(call: CallServer, status: OrderStatus | null) {
  return infiniteQueryOptions({
    queryKey: [MANAGED_ORDERS, status],
    queryFn: ({ pageParam, signal }) =>
      call('listOrders', {
        query: { ...(status === null ? {} : { status }), ...cursorOf(pageParam) },
        signal,
      }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Everyone's orders, newest first; all of them, or those in one state. */
export function useManagedOrders(status: OrderStatus | null) {
  return useInfiniteQuery(managedOrders(useCall(), status));
}

export type Refund = { readonly orderId: string; readonly reason: string };

/** Refunds an order, and updates its row wherever it is shown. */
export function useRefundOrder() {
  const call = useCall();
  const queries = useQueryClient();
  const everywhere = { queryKey: [MANAGED_ORDERS] };
  return useMutation({
    mutationFn: ({ orderId, reason }: Refund) =>
      call('refundOrder', { params: { id: orderId }, body: { reason } }),
    onSuccess: (order) =>
      queries.setQueriesData<OrderPages>(
        everywhere,
        (pages) => pages && withItem(pages, 'order_id', order),
      ),
    // The attempt itself may have changed the row.
    onError: () => void queries.invalidateQueries(everywhere),
    onSettled: () => reloadMoney(queries),
  });
}

type OrderPages = InfiniteData<OrderPage, unknown>;
