import { expect, it } from 'vitest';
import { someTrace } from '../simulation.test-data.ts';
import { lastFix, piecesOf } from './trail-pieces.ts';

it('a walk is drawn in short, connected pieces', () => {
  expect(piecesOf(someTrace(300))).toEqual([
    { from: 0, to: 120, look: 'followed' },
    { from: 120, to: 240, look: 'followed' },
    { from: 240, to: 299, look: 'followed' },
  ]);
});

it('a walk is drawn differently without a position and with a locked phone', () => {
  const trace = someTrace(100, {
    change: (at) =>
      at >= 20 && at < 40
        ? { fix: null }
        : at >= 60 && at < 70
          ? { fix: null, isHidden: true }
          : {},
  });
  expect(piecesOf(trace)).toEqual([
    { from: 0, to: 20, look: 'followed' },
    { from: 20, to: 40, look: 'noPosition' },
    { from: 40, to: 60, look: 'followed' },
    { from: 60, to: 70, look: 'locked' },
    { from: 70, to: 99, look: 'followed' },
  ]);
});

it.each([
  [3, null],
  [10, 'fresh'],
  [15, 'fresh'],
  [16, 'old'],
  [30, 'locked'],
  [500, 'fresh'],
])('the phone’s last position at %d s is %s', (at, state) => {
  const trace = someTrace(60, {
    change: (second) => {
      if (second < 5 || (second > 10 && second < 20)) return { fix: null };
      return second >= 25 && second < 40 ? { fix: null, isHidden: true } : {};
    },
  });
  expect(lastFix(trace, at)?.state ?? null).toBe(state);
});
