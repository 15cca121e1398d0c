import { useState, useSyncExternalStore } from 'react';
import { useSessionState } from '../../api/session/session-context.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { outboxFlag } from './outbox-flag.ts';
import { ownerOf } from './outbox-item.ts';

const OutboxNews = lazyComponent(async () => (await import('./outbox-news.tsx')).OutboxNews);

/** Loads what sends the outbox, where something waits in it. */
export function OutboxSender() {
  const owner = ownerOf(useSessionState());
  const isWanted = useSyncExternalStore(
    outboxFlag.subscribe,
    () => owner !== null && outboxFlag.isSet(owner),
    () => false,
  );
  // It stays for what it has to tell once the last one is sent.
  const [isLoaded, setLoaded] = useState(false);
  if (isWanted && !isLoaded) setLoaded(true);
  return isLoaded ? <OutboxNews /> : null;
}
