import type { ReplyOf } from '@laneway/contract/call-types';
import type { Role } from '@laneway/domain/roles';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withItem } from '../with-item.ts';
import { reloadOverview } from './overview.ts';

type UserPage = ReplyOf<'listUsers'>;
export type ManagedUser = UserPage['items'][number];

export type UserFilter = {
  /** Part of a name or email; empty for everyone. */
  readonly search: string;
  readonly role: Role | null;
};

const MANAGED_USERS = 'managed users';
/** The key of everything on the page of a person. */
export const MANAGED_PERSON = 'managed person';

function managedUsers(call: CallServer, { search, role }: UserFilter) {
  return infiniteQueryOptions({
    queryKey: [MANAGED_USERS, search, role],
    queryFn: ({ pageParam, signal }) =>
      call('listUsers', {
        query: {
          ...(search === '' ? {} : { search }),
          ...(role === null ? {} : { role }),
          ...cursorOf(pageParam),
        },
        signal,
      }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Accounts that match the filter, newest first; while others are found, the last ones stay on screen. */
export function useManagedUsers(filter: UserFilter) {
  return useInfiniteQuery({
    ...managedUsers(useCall(), filter),
    placeholderData: keepPreviousData,
  });
}

export type RoleChange = { readonly userId: number; readonly role: Role };

/** Changes an account's role, and updates its row wherever it is shown. */
export function useSetUserRole() {
  const call = useCall();
  const queries = useQueryClient();
  const everywhere = { queryKey: [MANAGED_USERS] };
  return useMutation({
    mutationFn: ({ userId, role }: RoleChange) =>
      call('setUserRole', { params: { id: userId }, body: { user_role: role } }),
    onSuccess: (user) => showChangedUser(queries, user),
    // Somebody else has changed or deleted the account.
    onError: () => void queries.invalidateQueries(everywhere),
    onSettled: (_, __, { userId }) => {
      reloadOverview(queries);
      void queries.invalidateQueries({ queryKey: [MANAGED_PERSON, userId] });
    },
  });
}

/** Updates the row of an account wherever it is listed. */
export function showChangedUser(queries: QueryClient, user: ManagedUser): void {
  queries.setQueriesData<UserPages>(
    { queryKey: [MANAGED_USERS] },
    (pages) => pages && withItem(pages, 'u_id', user),
  );
}

type UserPages = InfiniteData<UserPage, unknown>;
