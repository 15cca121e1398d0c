import { describe, expect, it } from 'vitest';
import { createDrawnCards } from './drawn-cards.ts';

const card = (text: string) => () => Promise.resolve(Buffer.from(text));

describe('cards', () => {
  it('are drawn once for concurrent requests', async () => {
    const cards = createDrawnCards();
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return Buffer.from('a');
    };
    const found = await Promise.all(Array.from({ length: 5 }, () => cards.getOrDraw('a', draw)));
    expect(found.every((one) => one.ok && one.value.toString() === 'a')).toBe(true);
    expect(drawn).toBe(1);
  });

  it('are drawn one after the other, and refused when too many wait', async () => {
    const cards = createDrawnCards();
    let atOnce = 0;
    let most = 0;
    const draw = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await Promise.resolve();
      atOnce -= 1;
      return Buffer.from('x');
    };
    const found = await Promise.all(
      Array.from({ length: 12 }, (_, n) => cards.getOrDraw(`${n}`, draw)),
    );
    expect(most).toBe(1);
    expect(found.filter(({ ok }) => ok)).toHaveLength(8);
    expect((await cards.getOrDraw('later', draw)).ok).toBe(true);
  });

  it('that failed are drawn again', async () => {
    const cards = createDrawnCards();
    await expect(cards.getOrDraw('a', () => Promise.reject(new Error('no ink')))).rejects.toThrow();
    expect(await cards.getOrDraw('a', card('a'))).toMatchObject({ ok: true });
  });

  it('are forgotten, the least recently used first', async () => {
    const cards = createDrawnCards();
    for (let n = 0; n < 100; n += 1) await cards.getOrDraw(`${n}`, card('old'));
    await cards.getOrDraw('0', card('new'));
    await cards.getOrDraw('one more', card('old'));
    const [first, second] = [
      await cards.getOrDraw('0', card('new')),
      await cards.getOrDraw('1', card('new')),
    ];
    expect(first.ok && first.value.toString()).toBe('old');
    expect(second.ok && second.value.toString()).toBe('new');
  });
});
