import { Dexie, liveQuery, type Table } from 'dexie';
import type { OutboxItem, OutboxOwner } from './outbox-item.ts';
import { type OutboxEvent, outboxStep } from './outbox-step.ts';

/** Stores an account's unsent items. Rejects if the device can't store them. */
export type OutboxStore = {
  /** In the order in which they were written. */
  readonly read: () => Promise<readonly OutboxItem[]>;
  /** Resolves once the outcome of the event is on the device. */
  readonly apply: (event: OutboxEvent) => Promise<void>;
  /** Calls the listener with everything, now and after each change, including those of other tabs. */
  readonly watch: (
    onItems: (items: readonly OutboxItem[]) => void,
    onFailed: (error: unknown) => void,
  ) => () => void;
  readonly close: () => void;
};

class OutboxDatabase extends Dexie {
  declare readonly items: Table<OutboxItem, string>;

  constructor(owner: OutboxOwner) {
    // There are few items, and the cache could be stale after another tab has sent one.
    super(`laneway-outbox-${owner}`, { cache: 'disabled' });
    this.version(1).stores({ items: 'id' });
  }
}

/** Each account has its own database, so that users can't see each other's items. */
export function openOutboxStore(owner: OutboxOwner): OutboxStore {
  const db = new OutboxDatabase(owner);
  const { items } = db;
  const read = async (): Promise<readonly OutboxItem[]> =>
    (await items.toArray()).toSorted((a, b) => a.writtenAt - b.writtenAt);
  return {
    read,
    apply: async (event) => {
      await db.transaction('rw', items, async () => {
        const before = await read();
        const after = outboxStep(before, event);
        const kept = new Set(after.map(({ id }) => id));
        await items.bulkDelete(before.map(({ id }) => id).filter((id) => !kept.has(id)));
        await items.bulkPut(after.filter((item) => !before.includes(item)));
      });
    },
    watch: (onItems, onFailed) => {
      const watching = liveQuery(read).subscribe({ next: onItems, error: onFailed });
      return () => watching.unsubscribe();
    },
    close: () => db.close(),
  };
}
