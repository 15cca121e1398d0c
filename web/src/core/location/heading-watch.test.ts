import { expect, it } from 'vitest';
import { angleBetween, headingOf, readHeading } from './heading-watch.ts';

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

it('the angle between two headings is measured in the shorter direction', () => {
  expect(angleBetween(350, 10)).toBe(20);
  expect(angleBetween(10, 350)).toBe(20);
  expect(angleBetween(90, 270)).toBe(180);
});

const EVENT = { type: 'deviceorientation', alpha: 90, absolute: false };

it.each([
  ['Android', { ...EVENT, type: 'deviceorientationabsolute' }, 270],
  ['a browser with an absolute angle', { ...EVENT, absolute: true }, 270],
  ['an iPhone', { ...EVENT, webkitCompassHeading: 45 }, 45],
  ['a device that only knows its turns', EVENT, null],
  ['a device without a compass', { ...EVENT, absolute: true, alpha: null }, null],
])('%s reports %j as %s', (_, event, heading) => {
  expect(readHeading(event, 0)).toBe(heading);
});

it('adds the rotation of the screen to an iPhone’s heading', () => {
  expect(readHeading({ ...EVENT, webkitCompassHeading: 300 } as typeof EVENT, 90)).toBe(30);
});
