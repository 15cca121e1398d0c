import { createStore } from '../../core/store.ts';
import { deliveryFailureOf } from './deliver.ts';
import type { OutboxItem } from './outbox-item.ts';
import { nextToSend } from './outbox-step.ts';
import type { OutboxStore } from './outbox-store.ts';

/** What one account has written, and what sends it once there is a connection. */
export type Outbox = {
  /** Null until they have been read. */
  readonly items: () => readonly OutboxItem[] | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once it is on the device. */
  readonly add: (item: OutboxItem) => Promise<void>;
  readonly sendAgain: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  /** For when something else than the connection was in the way. */
  readonly sendNow: () => void;
  readonly stop: () => void;
};

export type OutboxParts = {
  readonly store: OutboxStore;
  readonly deliver: (item: OutboxItem) => Promise<void>;
  /** Runs a task while no other tab does. */
  readonly oneTabAtATime: (task: () => Promise<void>) => Promise<void>;
  readonly host: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  readonly isOnline: () => boolean;
  /** Calls back after a time; returns how to prevent that. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
  /** After each item that has come to an end: sent, or refused for a reason. */
  readonly onOutcome: (item: OutboxItem, outcome: 'sent' | 'refused') => void;
  readonly log: (text: string, error: unknown) => void;
};

/** The delay before an unreachable server is retried, even if the device reports being online. */
const TRY_AGAIN_MS = 30_000;

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, host, isOnline, now } = parts;
  const { getState, setState, subscribe } = createStore<readonly OutboxItem[] | null>(null);
  let isRunning = false;
  let isWantedAgain = false;
  let isStopped = false;
  let cancelRetry = () => {};

  /** False once there is nothing more to be sent now. */
  const sendNext = async (sent: Set<string>): Promise<boolean> => {
    const item = isStopped || !isOnline() ? null : nextToSend(await store.read(), now());
    if (item === null) return false;
    const { id } = item;
    // A device that can't forget it would send it for ever.
    if (sent.has(id)) throw new Error('What was sent is still waiting');
    await store.apply({ type: 'begun', id, at: now() });
    try {
      await parts.deliver(item);
    } catch (error) {
      const failed = deliveryFailureOf(error);
      if (failed.kind === 'later') cancelRetry = parts.after(TRY_AGAIN_MS, runNow);
      if (failed.kind !== 'refused') return false;
      await store.apply({ type: 'refused', id, reason: failed.reason });
      parts.onOutcome(item, 'refused');
      return true;
    }
    sent.add(id);
    await store.apply({ type: 'delivered', id });
    parts.onOutcome(item, 'sent');
    return true;
  };

  const run = async (): Promise<void> => {
    if (isRunning) {
      isWantedAgain = true;
      return;
    }
    isRunning = true;
    cancelRetry();
    try {
      do {
        isWantedAgain = false;
        await parts.oneTabAtATime(async () => {
          const sent = new Set<string>();
          while (await sendNext(sent));
        });
      } while (isWantedAgain);
    } catch (error) {
      parts.log('Sending what was written offline failed:', error);
    } finally {
      isRunning = false;
    }
  };
  const runNow = () => void run();

  host.addEventListener('online', runNow);
  const stopWatching = store.watch(setState, (error) =>
    parts.log('What was written offline couldn’t be read:', error),
  );
  runNow();

  return {
    items: getState,
    subscribe,
    add: async (item) => {
      await store.apply({ type: 'written', item });
      runNow();
    },
    sendAgain: async (id) => {
      await store.apply({ type: 'retried', id });
      runNow();
    },
    discard: (id) => store.apply({ type: 'discarded', id }),
    sendNow: runNow,
    stop: () => {
      isStopped = true;
      cancelRetry();
      stopWatching();
      host.removeEventListener('online', runNow);
      store.close();
    },
  };
}
