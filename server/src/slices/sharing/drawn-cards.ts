import { fail, ok, type Result } from '@laneway/domain/result';

/** Some 80 KB each. */
const MAX_CARDS = 100;
/** Those who come when this many wait are asked to come again. */
const MAX_WAITING = 8;

export type DrawnCards = {
  /** The card of this key, drawn unless it is there; fails while too many others are being drawn. */
  readonly find: (key: string, draw: () => Promise<Buffer>) => Promise<Result<Buffer, 'busy'>>;
};

/** Cards that were drawn, and one at a time that is being drawn: each takes a process of its own for a second. */
export function createDrawnCards(): DrawnCards {
  // A Map keeps the order of insertion, so its first key is the least recently used.
  const cards = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const enqueue = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    waiting += 1;
    const card = last.then(draw).finally(() => {
      waiting -= 1;
    });
    last = card.catch(() => {
      // What failed is tried again by whoever asks next.
      cards.delete(key);
    });
    return card;
  };

  return {
    find: async (key, draw) => {
      const known = cards.get(key);
      if (known === undefined && waiting >= MAX_WAITING) return fail('busy');
      const card = known ?? enqueue(key, draw);
      cards.delete(key);
      cards.set(key, card);
      for (const oldest of cards.keys()) {
        if (cards.size <= MAX_CARDS) break;
        cards.delete(oldest);
      }
      return ok(await card);
    },
  };
}
