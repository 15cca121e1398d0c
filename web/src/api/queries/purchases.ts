import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { failureKind } from '../failures.ts';
import { GUIDES } from './guides.ts';
import { OWNED_GUIDES } from './owned-guides.ts';
import { PLACES } from './places.ts';

/** Requests a guide: it is owned at once, or the reply names a page to pay on. */
export function usePurchase() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (guideId: number) => call('purchase', { query: { guide_id: guideId } }),
    onSuccess: (reply) => {
      if ('status' in reply) reloadAfterPurchase(queries, reply.guide_id);
    },
  });
}

/** Drops data cached before the user owned the guide, and refetches their guides. */
export function reloadAfterPurchase(queries: QueryClient, guideId: number): void {
  // Until now they were refused, and an old refusal must not show while they are refetched.
  void queries.resetQueries({ queryKey: [PLACES, guideId] });
  void queries.invalidateQueries({ queryKey: [GUIDES] });
  void queries.invalidateQueries({ queryKey: [OWNED_GUIDES], refetchType: 'all' });
}

export type Order = ReplyOf<'getOrder'>;

export const orderKey = (orderId: string) => ['orders', orderId];

function oneOrder(call: CallServer, orderId: string) {
  return queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => call('getOrder', { params: { id: orderId }, signal }),
  });
}

/** An order of the person who is logged in. */
export function useOrder(orderId: string | null) {
  const call = useCall();
  return useQuery({ ...oneOrder(call, orderId ?? ''), enabled: orderId !== null });
}

export type Awaiting = {
  readonly orderId: string;
  /** False while nobody is logged in. */
  readonly isEnabled: boolean;
  /** True if the buyer left the provider's page without paying, so that no payment is expected. */
  readonly hasCancelled: boolean;
};

/** An order, polled until it is settled, even through a lost connection. */
export function useAwaitedOrder({ orderId, isEnabled, hasCancelled }: Awaiting) {
  const call = useCall();
  return useQuery({
    ...oneOrder(call, orderId),
    enabled: isEnabled,
    staleTime: 0,
    // A failed request is retried by the next poll.
    retry: false,
    refetchInterval: ({ state }) =>
      nextPollMs({
        order: state.data,
        error: state.error,
        hasCancelled,
        asked: state.dataUpdateCount + state.errorUpdateCount,
      }),
  });
}

export type PollProgress = {
  readonly order: Order | undefined;
  readonly error: Error | null;
  readonly hasCancelled: boolean;
  /** The number of polls so far, failed ones included. */
  readonly asked: number;
};

/** The provider usually reports within seconds, so polling starts fast and slows down. */
const PACE = [
  { asks: 15, everyMs: 1_000 },
  { asks: 45, everyMs: 3_000 },
] as const;

const MAX_INTERVAL_MS = 10_000;

/** The delay before the next poll; false once the order won’t change. */
export function nextPollMs({ order, error, hasCancelled, asked }: PollProgress): number | false {
  const isOver = order !== undefined && (order.settled || hasCancelled);
  if (isOver || isUnknownOrder(error)) return false;
  return PACE.find(({ asks }) => asked < asks)?.everyMs ?? MAX_INTERVAL_MS;
}

/** True if the server replied that this person has no such order, rather than being unreachable. */
export function isUnknownOrder(error: Error | null): boolean {
  return error !== null && failureKind(error) === 'missing';
}
