import { useState, useSyncExternalStore } from 'react';
import { useSessionState } from '../../api/session/session-context.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { outboxFlag } from './outbox-flag.ts';
import { ownerOf } from './outbox-item.ts';

const OutboxNews = lazyComponent(async () => (await import('./outbox-news.tsx')).OutboxNews);

/** Loads the code that sends the outbox, if something waits in it. */
export function OutboxSender() {
  const owner = ownerOf(useSessionState());
  const isWanted = useSyncExternalStore(
    outboxFlag.subscribe,
    () => owner !== null && outboxFlag.isSet(owner),
    () => false,
  );
  // It stays loaded to show the outcome of the last item.
  const [isLoaded, setLoaded] = useState(false);
  if (isWanted && !isLoaded) setLoaded(true);
  return isLoaded ? <OutboxNews /> : null;
}
