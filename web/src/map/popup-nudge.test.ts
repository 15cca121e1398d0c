import { expect, it } from 'vitest';
import { edgesBetween, popupNudge } from './popup-spot.ts';

const MAP = { left: 100, right: 500 };

it.each([
  ['stays in place if it fits', 300, 120, 0],
  ['moves right from the left edge', 110, 120, 58],
  ['moves left from the right edge', 490, 120, -58],
  ['is centred when it is wider than the map', 120, 600, 180],
])('a popup %s', (_, middle, width, expected) => {
  expect(popupNudge(middle, width, MAP)).toBe(expected);
});

const ZOOM = { left: 442, right: 488, top: 200, bottom: 290 };
const BADGE = { left: 112, right: 200, top: 200, bottom: 224 };

it.each([
  ['the whole map beside no button', 100, 140, [ZOOM], MAP],
  ['the whole map if it only touches a button', 160, 200, [ZOOM], MAP],
  ['the part left of a button on the right', 180, 220, [ZOOM], { left: 100, right: 442 }],
  ['the part right of a button on the left', 210, 260, [BADGE], { left: 200, right: 500 }],
  ['the part between two buttons', 210, 260, [ZOOM, BADGE], { left: 200, right: 442 }],
])('a popup may use %s', (_, top, bottom, buttons, expected) => {
  expect(edgesBetween(MAP, { top, bottom }, buttons)).toEqual(expected);
});
