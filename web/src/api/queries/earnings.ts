import type { ReplyOf } from '@laneway/contract/call-types';
import { LIMITS } from '@laneway/contract/limits';
import type { Month } from '@laneway/domain/calendar';
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { allItems, BY_CURSOR, cursorOf } from '../cursor-pages.ts';

/** Cache key of creators' earnings. */
export const EARNINGS = 'earnings';

export type Statement = ReplyOf<'listStatements'>['items'][number];
export type StatementDetail = ReplyOf<'getStatement'>;
export type StatementLine = StatementDetail['lines'][number];
export type MonthlySales = ReplyOf<'listSales'>['items'][number];

/** One page is a year. */
const STATEMENTS_AT_ONCE = 12;

/** There may have been sales since, so cached figures are shown while they are refetched. */
const ALWAYS_STALE = { staleTime: 0 } as const;

function statementsOf(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: [EARNINGS, userId, 'statements'],
    queryFn: ({ pageParam, signal }) =>
      call('listStatements', {
        query: { limit: STATEMENTS_AT_ONCE, ...cursorOf(pageParam) },
        signal,
      }),
    ...BY_CURSOR,
    ...ALWAYS_STALE,
  });
}

/** A creator's statements, latest month first, page by page. */
export function useStatements(userId: number) {
  return useInfiniteQuery(statementsOf(useCall(), userId));
}

function oneStatement(call: CallServer, userId: number, month: Month) {
  return queryOptions({
    queryKey: [EARNINGS, userId, 'statement', month],
    queryFn: ({ signal }) => call('getStatement', { params: { month }, signal }),
    ...ALWAYS_STALE,
  });
}

/** The statement of a month with all its transactions. */
export function useStatement(userId: number, month: Month) {
  return useQuery(oneStatement(useCall(), userId, month));
}

export type MonthRange = { readonly from: Month; readonly to: Month };

function salesOf(call: CallServer, userId: number, { from, to }: MonthRange) {
  return queryOptions({
    queryKey: [EARNINGS, userId, 'sales', from, to],
    queryFn: ({ signal }) =>
      allItems((cursor) =>
        call('listSales', {
          query: { from, to, limit: LIMITS.pageSize, ...cursorOf(cursor) },
          signal,
        }),
      ),
    ...ALWAYS_STALE,
  });
}

/** A creator’s sales over a range of months, by month and guide. */
export function useSales(userId: number, range: MonthRange) {
  return useQuery(salesOf(useCall(), userId, range));
}
