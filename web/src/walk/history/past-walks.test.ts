import { describe, expect, it, vi } from 'vitest';
import { createPastWalks, type PastWalk } from './past-walks.ts';

const WALK: PastWalk = {
  startedAt: 1_000,
  guideId: 9,
  title: 'Three Lanes',
  seconds: 1_800,
  metres: 1_234,
  visited: 3,
  count: 3,
};

function someDevice(stored: Readonly<Record<string, string>> = {}) {
  const values = new Map(Object.entries(stored));
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => {
      values.set(key, text);
      return true;
    },
    removeItem: (key: string) => void values.delete(key),
  };
  return { values, history: createPastWalks(storage, new EventTarget()) };
}

const KEY = 'laneway.past-walks.7';

describe('the history of walks', () => {
  it('has the latest walk first, for each account', () => {
    const { history } = someDevice();
    history.add(7, WALK);
    history.add(7, { ...WALK, startedAt: 2_000 });
    expect(history.read(7).map(({ startedAt }) => startedAt)).toEqual([2_000, 1_000]);
    expect(history.read('visitor')).toEqual([]);
    expect(history.read(7)).toBe(history.read(7));
  });

  it('has a walk once that ended, was continued and ended again', () => {
    const { history } = someDevice();
    history.add(7, { ...WALK, visited: 2 });
    history.add(7, WALK);
    expect(history.read(7)).toEqual([WALK]);
  });

  it('drops the oldest of more than 100 walks', () => {
    const { history } = someDevice();
    for (let at = 1; at <= 101; at += 1) history.add(7, { ...WALK, startedAt: at });
    expect(history.read(7)).toHaveLength(100);
    expect(history.read(7).at(-1)?.startedAt).toBe(2);
  });

  it('forgets one walk, or all of them without a trace, and tells its listeners', () => {
    const { history, values } = someDevice();
    const listener = vi.fn();
    history.add(7, WALK);
    history.add(7, { ...WALK, startedAt: 2_000 });
    const unsubscribe = history.subscribe(listener);
    history.remove(7, 1_000);
    expect(history.read(7).map(({ startedAt }) => startedAt)).toEqual([2_000]);
    history.clear(7);
    expect(values.size).toBe(0);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  it('moves the walks of a visitor into an account, each once', () => {
    const { history, values } = someDevice();
    history.add(7, { ...WALK, startedAt: 2_000 });
    for (const startedAt of [1_000, 2_000, 3_000]) history.add('visitor', { ...WALK, startedAt });
    history.adopt(7);
    expect(history.read(7).map(({ startedAt }) => startedAt)).toEqual([3_000, 2_000, 1_000]);
    expect([...values.keys()]).toEqual([KEY]);
    history.adopt(7);
    expect(history.read(7)).toHaveLength(3);
  });

  it('has no positions', () => {
    const { history, values } = someDevice();
    history.add(7, WALK);
    expect(values.get(KEY)).not.toMatch(/"(?:x|y|lat|lng|along|trail)"/);
  });

  it.each([
    ['something else', 'nonsense'],
    ['another version', JSON.stringify({ version: 2, walks: [WALK] })],
    ['no list', JSON.stringify({ version: 1, walks: WALK })],
    [
      'an invalid walk',
      JSON.stringify({ version: 1, walks: [{ ...WALK, seconds: 'long' }, null] }),
    ],
    ['a negative distance', JSON.stringify({ version: 1, walks: [{ ...WALK, metres: -1 }] })],
  ])('ignores %s in the storage', (_, text) => {
    expect(someDevice({ [KEY]: text }).history.read(7)).toEqual([]);
  });
});
