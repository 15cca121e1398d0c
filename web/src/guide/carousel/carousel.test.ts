import { expect, it } from 'vitest';
import { neighbourOf } from './carousel.tsx';

const ROW = [{ id: 7 }, { id: 8 }, { id: 9 }];

it.each([
  ['the next', 7, 1, 8],
  ['the one before', 8, -1, 7],
  ['the first after the last', 9, 1, 7],
  ['the last before the first', 7, -1, 9],
  ['the first when none was in front', null, 1, 7],
  ['the last when none was in front', null, -1, 9],
] as const)('is %s', (_, from, step, expected) => {
  expect(neighbourOf(ROW, from, step)?.id).toBe(expected);
});

it('is undefined for an empty row', () => {
  expect(neighbourOf([], 7, 1)).toBeUndefined();
});
