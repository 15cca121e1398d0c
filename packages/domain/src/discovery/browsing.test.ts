import { expect, it } from 'vitest';
import { BROWSE_ORDERS, guideCountText, needsPosition } from './browsing.ts';

it.each([
  [0, '0 guides'],
  [1, '1 guide'],
  [24, '24 guides'],
  [1_000, '1,000 guides'],
  [1_001, 'More than 1,000 guides'],
])('a total of %i has its own text', (total, text) => {
  expect(guideCountText(total)).toBe(text);
});

it('only the order by distance and what can be walked now need a position', () => {
  expect(BROWSE_ORDERS.filter((order) => needsPosition({ order }))).toEqual(['near']);
  expect(needsPosition({ order: 'newest', walk_now: true })).toBe(true);
});
