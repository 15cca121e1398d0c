import type { ReplyOf } from '@laneway/contract/call-types';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { failureKind } from '../failures.ts';

export type Order = ReplyOf<'getOrder'>;

function oneOrder(call: CallServer, orderId: string) {
  return queryOptions({
    queryKey: ['orders', orderId],
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
  /** False while there is nobody to ask for. */
  readonly isEnabled: boolean;
  /** The buyer has left the provider's page without paying, so that no news is to be expected. */
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
  /** How often there was an answer, or a failure to get one. */
  readonly asked: number;
};

/** The provider usually reports within seconds, so polling starts fast and slows down. */
const PACE = [
  { asks: 15, everyMs: 1_000 },
  { asks: 45, everyMs: 3_000 },
] as const;

const MAX_INTERVAL_MS = 10_000;

/** How long to wait before the next poll; false once the order won’t change. */
export function nextPollMs({ order, error, hasCancelled, asked }: PollProgress): number | false {
  const isOver = order !== undefined && (order.settled || hasCancelled);
  if (isOver || isUnknownOrder(error)) return false;
  return PACE.find(({ asks }) => asked < asks)?.everyMs ?? MAX_INTERVAL_MS;
}

/** Whether the server has said that this person has no such order, rather than not been reached. */
export function isUnknownOrder(error: Error | null): boolean {
  return error !== null && failureKind(error) === 'missing';
}
