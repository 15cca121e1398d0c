import { useState, useSyncExternalStore } from 'react';
import { useSessionState } from '../../api/session/session-context.ts';
import { createLazyModule } from '../../ui/lazy-module.ts';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { outboxFlag } from './outbox-flag.ts';
import { ownerOf } from './outbox-item.ts';

const outboxNews = createLazyModule(async () => (await import('./outbox-news.tsx')).OutboxNews);

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
  return isLoaded ? <LazyPart module={outboxNews} props={{}} fallback={null} /> : null;
}
