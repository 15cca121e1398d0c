import { fail, ok, type Result } from '@laneway/domain/result';

/** A card takes about 80 KB. */
const MAX_CARDS = 100;
/** Further requests are asked to retry later. */
const MAX_WAITING = 8;

export type DrawnCards = {
  /** The card of this key, drawn unless it is cached; fails while too many others are being drawn. */
  readonly getOrDraw: (key: string, draw: () => Promise<Buffer>) => Promise<Result<Buffer, 'busy'>>;
};

/** Cached cards. They are drawn one at a time, because each needs a child process for about a second. */
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
      // A failed card is drawn again on the next request.
      cards.delete(key);
    });
    return card;
  };

  return {
    getOrDraw: async (key, draw) => {
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
