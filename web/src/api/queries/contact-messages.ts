import type { ReplyOf } from '@laneway/contract/call-types';
import {
  type InfiniteData,
  infiniteQueryOptions,
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

type MessagePage = ReplyOf<'listMessages'>;
export type ManagedMessage = MessagePage['items'][number];

const CONTACT_MESSAGES = 'contact messages';

function managedMessages(call: CallServer) {
  return infiniteQueryOptions({
    queryKey: [CONTACT_MESSAGES, 'managed'],
    queryFn: ({ pageParam, signal }) =>
      call('listMessages', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** Messages for admins, those that wait for an answer first. */
export function useContactMessages() {
  return useInfiniteQuery(managedMessages(useCall()));
}

export type HandledMessage = { readonly key: string } & (
  | { readonly decision: 'answer'; readonly text: string }
  | { readonly decision: 'close' }
);

/** Answers or closes a message, and updates its card. */
export function useHandleMessage() {
  const call = useCall();
  const queries = useQueryClient();
  const { queryKey } = managedMessages(call);
  return useMutation({
    mutationFn: (handled: HandledMessage) => {
      const params = { message_key: handled.key };
      return handled.decision === 'close'
        ? call('closeMessage', { params })
        : call('answerMessage', { params, body: { text: handled.text } });
    },
    onSuccess: (message) =>
      queries.setQueryData<InfiniteData<MessagePage, string | null>>(
        queryKey,
        (pages) =>
          pages &&
          (withItem(pages, 'message_key', message) as InfiniteData<MessagePage, string | null>),
      ),
    // Another admin has answered it, or the account was deleted.
    onError: () => void queries.invalidateQueries({ queryKey }),
    onSettled: () => reloadOverview(queries),
  });
}

function ownMessages(call: CallServer, userId: number) {
  return infiniteQueryOptions({
    queryKey: [CONTACT_MESSAGES, 'own', userId],
    queryFn: ({ pageParam, signal }) =>
      call('listOwnMessages', { query: cursorOf(pageParam), signal }),
    ...BY_CURSOR,
    staleTime: 0,
  });
}

/** The user's messages to us with our answers, newest first. */
export function useOwnMessages(userId: number) {
  return useInfiniteQuery(ownMessages(useCall(), userId));
}

export function reloadOwnMessages(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [CONTACT_MESSAGES, 'own'] });
}
