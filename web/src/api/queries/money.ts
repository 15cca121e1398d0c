import type { ReplyOf } from '@laneway/contract/call-types';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { EARNINGS, type MonthRange } from './earnings.ts';

/** Cache key of the platform's money. */
const MONEY = 'money';

export type MoneyTotals = ReplyOf<'getMoneyTotals'>;
export type Payable = ReplyOf<'listPayables'>['items'][number];

export type UpcomingPayout = ReplyOf<'listUpcomingPayouts'>['items'][number];

function moneyTotals(call: CallServer, { from, to }: MonthRange) {
  return queryOptions({
    queryKey: [MONEY, 'totals', from, to],
    queryFn: ({ signal }) => call('getMoneyTotals', { query: { from, to }, signal }),
    staleTime: 0,
  });
}

/** Totals for a range of months; while another range loads, the last one stays on screen. */
export function useMoneyTotals(range: MonthRange) {
  return useQuery({ ...moneyTotals(useCall(), range), placeholderData: keepPreviousData });
}

function payables(call: CallServer) {
  return infiniteQueryOptions({
    queryKey: [MONEY, 'payables'],
    queryFn: ({ pageParam, signal }) =>
      call('listPayables', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Every creator with royalties due today. */
export function usePayables() {
  return useInfiniteQuery(payables(useCall()));
}

function upcomingPayouts(call: CallServer) {
  return queryOptions({
    queryKey: [MONEY, 'upcoming'],
    queryFn: ({ signal }) => call('listUpcomingPayouts', { signal }),
    staleTime: 0,
  });
}

/** The payouts of the next months to all creators together, by day. */
export function useUpcomingPayouts() {
  return useQuery(upcomingPayouts(useCall()));
}

/** Records a payout to a creator. Successful or not, the amounts due are refetched. */
export function useRecordPayout() {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ creator_id, month, amount_due }: Payable) =>
      call('recordPayout', { params: { id: creator_id }, body: { month, amount: amount_due } }),
    onSettled: () => reloadMoney(queries),
  });
}

/** Invalidates every figure that a ledger entry may have changed. */
export function reloadMoney(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [MONEY] });
  void queries.invalidateQueries({ queryKey: [EARNINGS] });
}
