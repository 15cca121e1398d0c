import { expect, it } from 'vitest';
import { checkWalkedPath, WALKED_PATH_LIMITS } from './walked-path-limits.ts';

const { pieces, points } = WALKED_PATH_LIMITS;
const pathOf = (count: number, between: string) => Array(count).fill('(1,2)').join(between);

it.each([
  ['one piece with as many points as there may be', pathOf(points, ',')],
  ['as many pieces as there may be', Array(pieces).fill('(1,2),(3,4)|red').join(';')],
  ['a text that can’t be read yet', 'along the river; then (left'],
  ['separators without pieces', ';'.repeat(10 * pieces)],
])('accepts %s', (_, text) => {
  expect(checkWalkedPath(null, text)).toEqual({ ok: true, value: text });
});

it.each([
  [
    pathOf(points + 1, ','),
    'Simplify the path. It has 10,001 points, and a walk can have up to 10,000',
  ],
  [
    pathOf(pieces + 1, ';'),
    'Join or delete pieces of the path. It has 501, and a walk can have up to 500',
  ],
])('refuses a larger path and says what to do', (text, error) => {
  expect(checkWalkedPath(null, text)).toEqual({ ok: false, error });
});

const largePieces = pathOf(800, ';');
const largePoints = pathOf(12_000, ',');
it.each([
  ['stay as it is', largePieces, largePieces, true],
  ['stay as it is', largePoints, largePoints, true],
  ['lose some of its pieces', largePieces, pathOf(700, ';'), true],
  ['lose some of its points', largePoints, pathOf(11_000, ','), true],
  ['not get more pieces', largePieces, pathOf(801, ';'), false],
  ['not get more points', largePoints, pathOf(12_001, ','), false],
  ['not have too many points instead of too many pieces', largePieces, pathOf(10_001, ','), false],
] as const)('a path that is already too large may %s', (_, before, after, isAllowed) => {
  expect(checkWalkedPath(before, after).ok).toBe(isAllowed);
});
