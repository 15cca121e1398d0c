import type { BodyOf } from '@laneway/contract/call-types';
import {
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
import { creatorKey } from './primed-creator.ts';

const profileKey = (userId: number) => ['profile', userId];

function creatorPage(call: CallServer, creatorId: number) {
  return infiniteQueryOptions({
    queryKey: creatorKey(creatorId),
    queryFn: ({ pageParam, signal }) =>
      call('getCreator', { params: { id: creatorId }, query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
  });
}

/** A creator with their live guides, newest first; each page includes the creator. */
export function useCreatorPage(creatorId: number) {
  return useInfiniteQuery(creatorPage(useCall(), creatorId));
}

function profile(call: CallServer, userId: number) {
  return queryOptions({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => call('getProfile', { signal }),
  });
}

export function useProfile(userId: number) {
  return useQuery(profile(useCall(), userId));
}

export function useSaveProfile(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'saveProfile'>) => call('saveProfile', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(profileKey(userId), saved);
      void queries.invalidateQueries({ queryKey: creatorKey(userId) });
    },
  });
}

/** Replaces the portrait; null removes it. */
export function useSavePortrait(userId: number) {
  const call = useCall();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: Blob | null) =>
      file === null ? call('deletePortrait') : call('savePortrait', { file }),
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: creatorKey(userId) });
      await queries.invalidateQueries({ queryKey: profileKey(userId) });
    },
  });
}
