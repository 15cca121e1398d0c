import {
  type DeliveryOutcome,
  type DeliveryParts,
  deliverWhileOnline,
} from '../../core/deliver-while-online.ts';
import { createStore } from '../../core/store.ts';
import { deliveryFailureOf } from './deliver.ts';
import type { OutboxItem } from './outbox-item.ts';
import { nextToSend } from './outbox-step.ts';
import type { OutboxStore } from './outbox-store.ts';

/** Stores the items that one account has written, and sends them once the device is online. */
export type Outbox = {
  /** Null until they have been read. */
  readonly items: () => readonly OutboxItem[] | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the item is stored on the device. */
  readonly add: (item: OutboxItem) => Promise<void>;
  readonly sendAgain: (id: string) => Promise<void>;
  readonly discard: (id: string) => Promise<void>;
  /** Retries at once, when something other than the connection was the problem. */
  readonly sendNow: () => void;
  readonly stop: () => void;
};

export type OutboxParts = Pick<DeliveryParts, 'connection' | 'runExclusive'> & {
  readonly store: OutboxStore;
  readonly deliver: (item: OutboxItem) => Promise<void>;
  readonly now: () => number;
  /** Called after each item that was sent or refused. */
  readonly onOutcome: (item: OutboxItem, outcome: 'sent' | 'refused') => void;
  readonly log: (text: string, error: unknown) => void;
};

/** The delay before an unreachable server is retried, even if the device reports being online. */
const RETRY_MS = 30_000;

export function createOutbox(parts: OutboxParts): Outbox {
  const { store, connection, runExclusive, now, onOutcome, log } = parts;
  const { getState, setState, subscribe } = createStore<readonly OutboxItem[] | null>(null);
  let lastSent: string | null = null;

  const sendNext = async (): Promise<DeliveryOutcome> => {
    const item = nextToSend(await store.read(), now());
    const before = lastSent;
    lastSent = null;
    if (item === null) return 'nothing left';
    const { id } = item;
    // A device that can't remove the item would send it forever.
    if (id === before) throw new Error('What was sent is still waiting');
    await store.apply({ type: 'begun', id, at: now() });
    try {
      await parts.deliver(item);
    } catch (error) {
      const failure = deliveryFailureOf(error);
      if (failure.kind === 'later') return 'retry';
      if (failure.kind === 'login') return 'blocked';
      await store.apply({ type: 'refused', id, reason: failure.reason });
      onOutcome(item, 'refused');
      return 'done';
    }
    lastSent = id;
    await store.apply({ type: 'delivered', id });
    onOutcome(item, 'sent');
    return 'done';
  };

  const delivery = deliverWhileOnline({
    sendNext,
    connection,
    runExclusive,
    pauseMs: () => RETRY_MS,
    onError: (error) => log('Sending what was written offline failed:', error),
  });
  const sendNow = () => void delivery.sendNow();
  const stopWatching = store.watch(setState, (error) =>
    log('What was written offline couldn’t be read:', error),
  );
  sendNow();

  return {
    items: getState,
    subscribe,
    add: async (item) => {
      await store.apply({ type: 'written', item });
      sendNow();
    },
    sendAgain: async (id) => {
      await store.apply({ type: 'retried', id });
      sendNow();
    },
    discard: (id) => store.apply({ type: 'discarded', id }),
    sendNow,
    stop: () => {
      delivery.stop();
      stopWatching();
      store.close();
    },
  };
}
