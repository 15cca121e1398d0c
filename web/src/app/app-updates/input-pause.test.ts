import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inputPause } from './start-updates.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns for each period whether the pause has come by its end, just before its input. */
async function observe(stretches: readonly { readonly ms: number; readonly input?: string }[]) {
  const page = new EventTarget();
  let hasCome = false;
  void inputPause(page as Window).then(() => {
    hasCome = true;
  });
  const seen: boolean[] = [];
  for (const { ms, input } of stretches) {
    await vi.advanceTimersByTimeAsync(ms);
    seen.push(hasCome);
    if (input !== undefined) page.dispatchEvent(new Event(input));
  }
  return seen;
}

it('resolves after a moment without input', async () => {
  expect(await observe([{ ms: 999 }, { ms: 1 }])).toEqual([false, true]);
});

it.each(['keydown', 'pointerdown', 'touchmove', 'wheel'])(
  'waits while there are %s events',
  async (input) => {
    expect(await observe([{ ms: 900, input }, { ms: 900, input }, { ms: 999 }, { ms: 1 }])).toEqual(
      [false, false, false, true],
    );
  },
);

it('resolves after a maximum time even if the input continues', async () => {
  const typing = Array.from({ length: 119 }, () => ({ ms: 500, input: 'keydown' }));
  expect(await observe([...typing, { ms: 500 }])).toEqual([...typing.map(() => false), true]);
});

it('removes its listeners and timers once it has resolved', async () => {
  const page = new EventTarget();
  const pause = inputPause(page as Window);
  await vi.advanceTimersByTimeAsync(1_000);
  await pause;
  page.dispatchEvent(new Event('keydown'));
  expect(vi.getTimerCount()).toBe(0);
});
