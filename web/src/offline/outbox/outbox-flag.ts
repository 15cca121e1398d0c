import type { OutboxOwner } from './outbox-store.ts';

/**
 * Whether something that an account wrote on this device waits to be sent. It says so without opening a database, whose
 * code isn't in the first visit.
 */
export type OutboxFlag = {
  readonly isSet: (owner: OutboxOwner) => boolean;
  readonly set: (owner: OutboxOwner, isSet: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const PREFIX = 'laneway.outbox.';

export function createOutboxFlag(storage: () => Storage): OutboxFlag {
  const listeners = new Set<() => void>();
  return {
    isSet: (owner) => {
      try {
        return storage().getItem(PREFIX + owner) !== null;
      } catch {
        // A browser that blocks its storage keeps nothing that could wait.
        return false;
      }
    },
    set: (owner, isSet) => {
      try {
        if (isSet) storage().setItem(PREFIX + owner, '1');
        else storage().removeItem(PREFIX + owner);
      } catch {
        // It is sent when the outbox is next opened.
      }
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const outboxFlag = createOutboxFlag(() => window.localStorage);
