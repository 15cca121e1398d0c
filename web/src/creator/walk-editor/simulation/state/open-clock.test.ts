// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { runClock } from './open-clock.ts';

function run(isReduced: boolean): { readonly ticks: number[]; readonly stop: () => void } {
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: isReduced }) as MediaQueryList,
  );
  const ticks: number[] = [];
  return { ticks, stop: runClock((ms) => ticks.push(ms)) };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('ticks with each frame until it is stopped', () => {
  const { ticks, stop } = run(false);
  vi.advanceTimersByTime(160);
  expect(ticks).toHaveLength(10);
  stop();
  vi.advanceTimersByTime(160);
  expect(ticks).toHaveLength(10);
});

it('ticks once a second if the user prefers reduced motion', () => {
  const { ticks, stop } = run(true);
  vi.advanceTimersByTime(3_000);
  expect(ticks).toEqual([1_000, 1_000, 1_000]);
  stop();
  vi.advanceTimersByTime(3_000);
  expect(ticks).toHaveLength(3);
});
