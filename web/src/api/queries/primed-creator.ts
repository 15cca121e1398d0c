import type { ReplyOf } from '@laneway/contract/call-types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { BY_CURSOR } from '../cursor-pages.ts';
import { GUIDES } from './guides.ts';

/** Under the key of guides, so that it is refetched with them, and after the visitor's purchases. */
export const creatorKey = (creatorId: number) => [GUIDES, 'of creator', creatorId];

/**
 * Caches the creator that the server embedded in the HTML. This is a file of its own, so that a first visit to another
 * page doesn't load the code of creator pages.
 */
export function primeCreator(client: QueryClient, creator: ReplyOf<'getCreator'>): void {
  const data: InfiniteData<ReplyOf<'getCreator'>, string | null> = {
    pages: [creator],
    pageParams: [BY_CURSOR.initialPageParam],
  };
  client.setQueryData(creatorKey(creator.u_id), data);
}
