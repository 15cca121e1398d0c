import { createListeners } from '../../core/store.ts';
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
  const { subscribe, notify } = createListeners();
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
      notify();
    },
    subscribe,
  };
}

export const outboxFlag = createOutboxFlag(() => window.localStorage);
