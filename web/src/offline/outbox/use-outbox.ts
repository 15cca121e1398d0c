import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCall } from '../../api/call-context.ts';
import { useSession, useSessionState } from '../../api/session/session-context.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import type { OpenOutbox } from './open-outbox.ts';
import { type OutboxItem, ownerOf } from './outbox-item.ts';

export const lazyOutbox = createLazyModule(
  async () => (await import('./open-outbox.ts')).openOutbox,
);

/** The current user's outbox; null until it is loaded, and until the session is known. */
export function useOutbox(): OpenOutbox | null {
  const session = useSession();
  const call = useCall();
  const owner = ownerOf(useSessionState());
  const [outbox, setOutbox] = useState<OpenOutbox | null>(null);
  useEffect(() => {
    if (owner === null) return;
    let isWanted = true;
    lazyOutbox.fetch().then(
      (open) => isWanted && setOutbox(open(session, owner, call)),
      // If the code can't be loaded, nothing is shown as waiting; it is retried with the next page.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [session, call, owner]);
  return outbox?.owner === owner ? outbox : null;
}

/** Returns null until the items have been read. */
export function useOutboxItems(outbox: OpenOutbox | null): readonly OutboxItem[] | null {
  return useSyncExternalStore(
    outbox?.subscribe ?? subscribeToNothing,
    () => outbox?.items() ?? null,
    () => null,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
