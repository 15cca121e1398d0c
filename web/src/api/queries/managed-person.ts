import type { ReplyOf } from '@laneway/contract/call-types';
import type { SuspensionAct } from '@laneway/domain/accounts/suspension';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import { BY_CURSOR, type CursorPage, cursorOf } from '../cursor-pages.ts';
import { MANAGED_PERSON, showChangedUser } from './managed-users.ts';

export type ManagedPerson = ReplyOf<'getManagedUser'>;
export type GuideOfUser = ReplyOf<'listGuidesOfUser'>['items'][number];
export type OrderOfUser = ReplyOf<'listOrders'>['items'][number];
export type UserSession = ReplyOf<'listUserSessions'>['items'][number];
export type AccountAct = ReplyOf<'listAccountActs'>['items'][number];

/** An account, for admins. */
export function useManagedPerson(id: number) {
  const call = useCall();
  return useQuery({
    queryKey: [MANAGED_PERSON, id, 'account'],
    queryFn: ({ signal }) => call('getManagedUser', { params: { id }, signal }),
    staleTime: 0,
  });
}

type Page = { readonly cursor: string | null; readonly signal: AbortSignal };

function listOf<List extends CursorPage<unknown>>(
  id: number,
  name: string,
  fetchPage: (page: Page) => Promise<List>,
) {
  return infiniteQueryOptions({
    queryKey: [MANAGED_PERSON, id, name],
    queryFn: ({ pageParam: cursor, signal }) => fetchPage({ cursor, signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** The published guides that someone made or owns. */
export function useGuidesOfUser(id: number) {
  const call = useCall();
  return useInfiniteQuery(
    listOf(id, 'guides', ({ cursor, signal }) =>
      call('listGuidesOfUser', { params: { id }, query: cursorOf(cursor), signal }),
    ),
  );
}

export function useOrdersOfUser(id: number) {
  const call = useCall();
  return useInfiniteQuery(
    listOf(id, 'orders', ({ cursor, signal }) =>
      call('listOrders', { query: { buyer_id: id, ...cursorOf(cursor) }, signal }),
    ),
  );
}

/** The browsers in which someone is logged in. */
export function useUserSessions(id: number) {
  const call = useCall();
  return useInfiniteQuery(
    listOf(id, 'sessions', ({ cursor, signal }) =>
      call('listUserSessions', { params: { id }, query: cursorOf(cursor), signal }),
    ),
  );
}

/** The actions of admins on an account. */
export function useAccountActs(id: number) {
  const call = useCall();
  return useInfiniteQuery(
    listOf(id, 'acts', ({ cursor, signal }) =>
      call('listAccountActs', { params: { id }, query: cursorOf(cursor), signal }),
    ),
  );
}

export type SuspensionChange = { readonly act: SuspensionAct; readonly reason: string };

/** Suspends or reinstates an account, and updates it wherever it is shown. */
export function useChangeSuspension(id: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, reason }: SuspensionChange): Promise<ManagedPerson> => {
      const input = { params: { id }, body: { reason } };
      return act === 'suspend' ? call('suspendUser', input) : call('reinstateUser', input);
    },
    onSuccess: ({ suspension: _, ...user }) => showChangedUser(queries, user),
    // Another admin may have decided, or the account was deleted.
    onSettled: () => queries.invalidateQueries({ queryKey: [MANAGED_PERSON, id] }),
  });
}

/** Logs someone out on all devices. */
export function useEndUserSessions(id: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('endUserSessions', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [MANAGED_PERSON, id] }),
  });
}
