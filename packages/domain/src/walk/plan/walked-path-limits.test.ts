import { expect, it } from 'vitest';
import { checkWalkedPath, WALKED_PATH_LIMITS } from './walked-path-limits.ts';

const { pieces, points } = WALKED_PATH_LIMITS;
const pathOf = (count: number, between: string) => Array(count).fill('(1,2)').join(between);

it.each([
  ['one piece with as many points as there may be', pathOf(points, ',')],
  ['as many pieces as there may be', Array(pieces).fill('(1,2),(3,4)|red').join(';')],
  ['a text that can’t be read yet', 'along the river; then (left'],
  ['separators without pieces', ';'.repeat(10 * pieces)],
])('lets through %s', (_, text) => {
  expect(checkWalkedPath(text)).toEqual({ ok: true, value: text });
});

it.each([
  [
    pathOf(points + 1, ','),
    'This path has 10,001 points, and a walk can have up to 10,000. Simplify it.',
  ],
  [
    pathOf(pieces + 1, ';'),
    'This path has 501 pieces, and a walk can have up to 500. Join or delete some of them.',
  ],
])('refuses a larger one and says what to do', (text, error) => {
  expect(checkWalkedPath(text)).toEqual({ ok: false, error });
});
