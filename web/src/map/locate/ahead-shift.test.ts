import { expect, it } from 'vitest';
import { NO_INSETS } from '../insets.ts';
import { aheadShift } from './ahead-shift.ts';

const SIZE = { x: 400, y: 900 };

it.each([
  ['north', 0, { x: 0, y: -120 }],
  ['east', 90, { x: 120, y: 0 }],
  ['south', 180, { x: 0, y: 120 }],
  ['west', 270, { x: -120, y: 0 }],
])('shows more of the map ahead when facing %s', (_, heading, { x, y }) => {
  const shift = aheadShift(heading, SIZE, NO_INSETS);
  expect(shift.x).toBeCloseTo(x);
  expect(shift.y).toBeCloseTo(y);
});

it('keeps the visitor inside the free part of the map', () => {
  expect(aheadShift(0, SIZE, { top: 100, right: 0, bottom: 600, left: 0 }).y).toBeCloseTo(-60);
  expect(aheadShift(0, SIZE, { top: 500, right: 0, bottom: 600, left: 0 }).y).toBeCloseTo(0);
});
