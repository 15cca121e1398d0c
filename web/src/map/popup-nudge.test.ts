import { expect, it } from 'vitest';
import { popupNudge } from './popup-nudge.ts';

const MAP = { left: 100, right: 500 };

it.each([
  ['stays where it fits', 300, 120, 0],
  ['moves right from the left edge', 110, 120, 58],
  ['moves left from the right edge', 490, 120, -58],
  ['is centred when it is wider than the map', 120, 600, 180],
])('a popup %s', (_, middle, width, expected) => {
  expect(popupNudge(middle, width, MAP)).toBe(expected);
});
