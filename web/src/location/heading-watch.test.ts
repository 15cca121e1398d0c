import { expect, it } from 'vitest';
import { headingOf, turnBetween } from './heading-watch.ts';

it.each([
  [0, 0, 0],
  [90, 0, 270],
  [270, 0, 90],
  [0, 90, 90],
  [359.7, 0, 0],
  [10, 270, 260],
])('a device at %d° with its screen at %d° points to %d°', (alpha, screenAngle, heading) => {
  expect(headingOf(alpha, screenAngle)).toBe(heading);
});

it('a turn is measured the shorter way round', () => {
  expect(turnBetween(350, 10)).toBe(20);
  expect(turnBetween(10, 350)).toBe(20);
  expect(turnBetween(90, 270)).toBe(180);
});
