import type { ContentOf, OutboxItem } from './outbox-item.ts';
import { type OutboxEvent, outboxStep } from './outbox-step.ts';
import type { OutboxStore } from './outbox-store.ts';

export const MESSAGE: ContentOf<'message'> = { kind: 'message', text: 'The map is upside down' };

export function reviewOf(guideId: number, rating = 5): ContentOf<'review'> {
  return { kind: 'review', guideId, guideTitle: 'City of Trams', rating, text: 'Lovely' };
}

export const REPORT: ContentOf<'place report'> = {
  kind: 'place report',
  placeId: 12,
  placeTitle: 'Hosier Lane',
  problem: 'closed',
  text: null,
  email: null,
  website: null,
  photo: null,
};

export function outboxItem(fields: Partial<OutboxItem> = {}): OutboxItem {
  return { id: 'a', writtenAt: 0, content: MESSAGE, triedAt: null, refusal: null, ...fields };
}

/** An outbox in memory with the same rules. It outlives its users, like a device outlives a tab. */
export function memoryStore(first: readonly OutboxItem[] = []) {
  let items = first;
  const listeners = new Set<() => void>();
  const apply = async (event: OutboxEvent): Promise<void> => {
    items = outboxStep(items, event);
    for (const listener of [...listeners]) listener();
  };
  const store: OutboxStore = {
    read: async () => items,
    apply,
    watch: (onItems) => {
      const listener = () => onItems(items);
      listeners.add(listener);
      listener();
      return () => void listeners.delete(listener);
    },
    close: () => {},
  };
  return { store, items: () => items };
}
