import { useCallback } from 'react';
import { useCall } from '../../api/call-context.ts';
import { type CallServer, newIdempotencyKey } from '../../api/client.ts';
import { NetworkError } from '../../api/failures.ts';
import type { Session } from '../../api/session/create-session.ts';
import { useSession } from '../../api/session/session-context.ts';
import { logProblem } from '../../core/diagnostics/log.ts';
import { type Replies, sendContent } from './deliver.ts';
import {
  type ContentOf,
  type OutboxContent,
  type OutboxItem,
  type OutboxKind,
  ownerOf,
} from './outbox-item.ts';
import { lazyOutbox } from './use-outbox.ts';

/** Either the server has it, or this device stores it until it can be sent. */
export type Posted<T> = { readonly kind: 'sent'; readonly reply: T } | { readonly kind: 'kept' };

/**
 * Sends something with its key but without its photo, or stores all of it in the outbox if the server is unreachable.
 * Rejects when it was refused, and with a NetworkError when this device can't store it either.
 */
export type Post = <K extends OutboxKind>(
  content: ContentOf<K> & OutboxContent,
  key?: string,
) => Promise<Posted<Replies[K]>>;

export function usePost(): Post {
  const session = useSession();
  const call = useCall();
  return useCallback(
    async <K extends OutboxKind>(
      content: ContentOf<K> & OutboxContent,
      id = newIdempotencyKey(),
    ): Promise<Posted<Replies[K]>> => {
      let triedAt: number | null = null;
      if (navigator.onLine) {
        try {
          return { kind: 'sent', reply: await sendContent<K>(call, id, content) };
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
          // It may have arrived, with only the response lost.
          triedAt = Date.now();
        }
      }
      const item = { id, writtenAt: Date.now(), content, triedAt, refusal: null };
      await queueItem(session, call, item);
      return { kind: 'kept' };
    },
    [session, call],
  );
}

async function queueItem(session: Session, call: CallServer, item: OutboxItem): Promise<void> {
  const owner = ownerOf(session.getState());
  if (owner === null) throw new NetworkError();
  try {
    const open = await lazyOutbox.fetch();
    await open(session, owner, call).add(item);
  } catch (error) {
    logProblem('What was written couldn’t be kept:', error);
    throw new NetworkError(error);
  }
}
