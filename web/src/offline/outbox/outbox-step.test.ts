import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE, outboxItem, REPORT, reviewOf } from './outbox.test-data.ts';
import type { OutboxContent } from './outbox-item.ts';
import { nextToSend, type OutboxStatus, outboxStep, statusOf } from './outbox-step.ts';

const HOUR = 3_600_000;

describe('the status of an item', () => {
  it.each<[OutboxStatus, string, number | null, string | null, OutboxContent]>([
    ['waiting', 'never sent', null, null, MESSAGE],
    ['waiting', 'sent an hour ago without an answer', 0, null, MESSAGE],
    ['refused', 'refused', 0, 'Too long', MESSAGE],
    ['waiting', 'a review, whenever it was sent', -99 * HOUR, null, reviewOf(7)],
    ['waiting', 'a report, whenever it was sent', -99 * HOUR, null, REPORT],
    ['unsure', 'sent so long ago that the server forgot it', -25 * HOUR, null, MESSAGE],
    ['unsure', 'sent by a clock that has since been set back', 99 * HOUR, null, MESSAGE],
  ])('is %s if it was %s', (status, _, triedAt, refusal, content) => {
    expect(statusOf(outboxItem({ triedAt, refusal, content }), HOUR)).toBe(status);
  });

  it('decides which item is sent next: the oldest that needs no decision by its writer', () => {
    const items = [
      outboxItem({ id: 'a', refusal: 'No' }),
      outboxItem({ id: 'b', triedAt: -99 * HOUR }),
      outboxItem({ id: 'c' }),
      outboxItem({ id: 'd' }),
    ];
    expect(nextToSend(items, 0)?.id).toBe('c');
    expect(nextToSend(items.slice(0, 2), 0)).toBeNull();
  });
});

describe('a written item', () => {
  it('replaces an older review of the same guide, and nothing else', () => {
    const before = [
      outboxItem({ id: 'a', content: reviewOf(7) }),
      outboxItem({ id: 'b', content: reviewOf(8) }),
      outboxItem({ id: 'c' }),
    ];
    const item = outboxItem({ id: 'd', content: reviewOf(7, 1) });
    const after = outboxStep(before, { type: 'written', item });
    expect(after.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
  });

  it('is stored only once, however often it is written', () => {
    const item = outboxItem();
    expect(outboxStep([item], { type: 'written', item })).toEqual([item]);
  });

  it('keeps the time it was first sent, until its writer sends it again', () => {
    const first = outboxStep([outboxItem()], { type: 'begun', id: 'a', at: 5 });
    const second = outboxStep(first, { type: 'begun', id: 'a', at: 9 });
    expect(second[0]?.triedAt).toBe(5);
    const refused = outboxStep(second, { type: 'refused', id: 'a', reason: 'No' });
    expect(refused[0]?.refusal).toBe('No');
    const again = outboxStep(refused, { type: 'retried', id: 'a' });
    expect(again).toEqual([outboxItem()]);
  });

  it.each(['delivered', 'discarded'] as const)(
    'is removed once it is %s, without the others',
    (type) => {
      const other = outboxItem({ id: 'b' });
      expect(outboxStep([outboxItem(), other], { type, id: 'a' })).toEqual([other]);
    },
  );
});

/** The outcomes of one attempt. A lost reply and a crash leave the writer's device in the same state. */
type Attempt = 'answered' | 'answer lost' | 'not reached' | 'refused';

it('every item arrives exactly once or stays with its writer, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }),
      fc.array(
        fc.record({
          attempt: fc.constantFrom<Attempt>('answered', 'answer lost', 'not reached', 'refused'),
          laterMs: fc.integer({ min: 0, max: 3 * HOUR }),
        }),
        { maxLength: 40 },
      ),
      (ids, attempts) => {
        const written = ids.map((id) => outboxItem({ id: String(id) }));
        /** The server stores a key for two days. */
        const seen = new Map<string, number>();
        const effects = new Map<string, number>();
        let now = 0;
        let items: readonly ReturnType<typeof outboxItem>[] = written;
        for (const { attempt, laterMs } of attempts) {
          now += laterMs;
          const next = nextToSend(items, now);
          if (next === null) break;
          const { id } = next;
          items = outboxStep(items, { type: 'begun', id, at: now });
          if (attempt === 'not reached') continue;
          if (attempt === 'refused') {
            if (!seen.has(id)) items = outboxStep(items, { type: 'refused', id, reason: 'No' });
            continue;
          }
          const at = seen.get(id);
          if (at === undefined || now - at > 48 * HOUR) {
            seen.set(id, now);
            effects.set(id, (effects.get(id) ?? 0) + 1);
          }
          if (attempt === 'answered') items = outboxStep(items, { type: 'delivered', id });
        }
        const left = new Set(items.map(({ id }) => id));
        for (const { id } of written) {
          expect(effects.get(id) ?? 0).toBeLessThanOrEqual(1);
          // An item that is no longer on the device is on the server.
          if (!left.has(id)) expect(effects.get(id)).toBe(1);
        }
      },
    ),
  );
});
