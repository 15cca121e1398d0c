import { deviceStorage } from '../../core/device-storage.ts';
import { createListeners } from '../../core/store.ts';
import type { OutboxOwner } from './outbox-item.ts';

/**
 * Remembers whether an account has unsent items on this device. It works without opening a database, whose code isn't
 * part of the first visit.
 */
export type OutboxFlag = {
  readonly isSet: (owner: OutboxOwner) => boolean;
  readonly set: (owner: OutboxOwner, isSet: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

const PREFIX = 'laneway.outbox.';

export function createOutboxFlag(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): OutboxFlag {
  const { subscribe, notify } = createListeners();
  return {
    isSet: (owner) => storage.getItem(PREFIX + owner) !== null,
    set: (owner, isSet) => {
      if (isSet) storage.setItem(PREFIX + owner, '1');
      else storage.removeItem(PREFIX + owner);
      notify();
    },
    subscribe,
  };
}

export const outboxFlag = createOutboxFlag(deviceStorage);
