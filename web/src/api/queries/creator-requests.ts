import type { ReplyOf } from '@laneway/contract/call-types';
import type {
  CreatorRequestDecision,
  CreatorRequestState,
} from '@laneway/domain/creators/creator-request';
import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCall } from '../call-context.ts';
import type { CallServer } from '../client.ts';
import { BY_CURSOR, cursorOf } from '../cursor-pages.ts';
import { withItem } from '../with-item.ts';
import { reloadOverview } from './overview.ts';

export type CreatorRequest = ReplyOf<'requestCreatorRole'>;
type RequestPage = ReplyOf<'listCreatorRequests'>;
export type ManagedCreatorRequest = RequestPage['items'][number];

const CREATOR_REQUESTS = 'creator requests';

function ownRequest(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: [CREATOR_REQUESTS, 'own', userId],
    queryFn: ({ signal }) => call('getCreatorRequest', { signal }),
    staleTime: 0,
  });
}

/** The user's latest request to become a creator. */
export function useOwnCreatorRequest(userId: number) {
  return useQuery(ownRequest(useCall(), userId));
}

export type NewCreatorRequest = { readonly text: string; readonly link: string | null };

export function useRequestCreatorRole(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = ownRequest(call, userId);
  return useMutation({
    mutationFn: (body: NewCreatorRequest) => call('requestCreatorRole', { body }),
    onSuccess: (request) => queries.setQueryData(queryKey, { request }),
    // They may have asked, or got the role, on another device.
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}

function managedRequests(call: CallServer, state: CreatorRequestState | null) {
  return infiniteQueryOptions({
    queryKey: [CREATOR_REQUESTS, 'managed', state],
    queryFn: ({ pageParam, signal }) =>
      call('listCreatorRequests', {
        query: { ...(state === null ? {} : { state }), ...cursorOf(pageParam) },
        signal,
      }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Requests for admins, open ones first. */
export function useCreatorRequests(state: CreatorRequestState | null) {
  return useInfiniteQuery(managedRequests(useCall(), state));
}

export type RequestDecision = { readonly requestId: number } & (
  | { readonly decision: Extract<CreatorRequestDecision, 'approved'> }
  | { readonly decision: Extract<CreatorRequestDecision, 'declined'>; readonly reason: string }
);

/** Approves or declines a request, and updates its row wherever it is shown. */
export function useDecideCreatorRequest() {
  const call = useCall();
  const queries = useQueryClient();
  const everywhere = { queryKey: [CREATOR_REQUESTS, 'managed'] };
  return useMutation({
    mutationFn: (decided: RequestDecision) => {
      const params = { id: decided.requestId };
      return decided.decision === 'approved'
        ? call('approveCreatorRequest', { params })
        : call('declineCreatorRequest', { params, body: { reason: decided.reason } });
    },
    onSuccess: (request) =>
      queries.setQueriesData<RequestPages>(
        everywhere,
        (pages) => pages && withItem(pages, 'request_id', request),
      ),
    // Another admin has decided, or the account was deleted.
    onError: () => void queries.invalidateQueries(everywhere),
    onSettled: () => reloadOverview(queries),
  });
}

type RequestPages = InfiniteData<RequestPage, unknown>;
