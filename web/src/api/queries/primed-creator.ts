import type { ReplyOf } from '@laneway/contract/call-types';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { BY_CURSOR } from '../cursor-pages.ts';
import { GUIDES } from './guides.ts';

/** The key is under guides, because it changes with them and with the visitor's purchases. */
export const creatorKey = (creatorId: number) => [GUIDES, 'of creator', creatorId];

/**
 * For a creator embedded in the page. It is a separate file, so that the first visit doesn't load the code of their
 * page.
 */
export function primeCreator(client: QueryClient, creator: ReplyOf<'getCreator'>): void {
  const data: InfiniteData<ReplyOf<'getCreator'>, string | null> = {
    pages: [creator],
    pageParams: [BY_CURSOR.initialPageParam],
  };
  client.setQueryData(creatorKey(creator.u_id), data);
}
