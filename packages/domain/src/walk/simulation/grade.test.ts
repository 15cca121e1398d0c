import { expect, it } from 'vitest';
import { type Grade, gradeOf } from './grade.ts';

it.each<[number, number, Grade]>([
  [1_000, 0, 'green'],
  [1_000, 12, 'green'],
  [1_000, 13, 'amber'],
  [1_000, 100, 'amber'],
  [1_000, 101, 'red'],
  [100, 1, 'green'],
  [100, 2, 'amber'],
  [100, 11, 'red'],
  [0, 0, 'green'],
])('of %d, %d misses are %s %s', (passes, missed, grade) => {
  expect(gradeOf({ passes, missed })).toBe(grade);
});
