import { expect, it } from 'vitest';
import { withVisitor } from './with-visitor.ts';

const CONTENT = { south: -37.82, west: 144.96, north: -37.81, east: 144.97 };

it.each([
  ['inside the bounds changes nothing', { lat: -37.815, lng: 144.965 }, CONTENT],
  ['200 m south is fitted in', { lat: -37.8218, lng: 144.965 }, { ...CONTENT, south: -37.8218 }],
  [
    '1.9 km to the north-east is fitted in',
    { lat: -37.798, lng: 144.985 },
    { ...CONTENT, north: -37.798, east: 144.985 },
  ],
  ['2.1 km west is left out', { lat: -37.815, lng: 144.936 }, CONTENT],
  ['on the other side of the world is left out', { lat: 51.5, lng: 0 }, CONTENT],
  ['whose position is unknown changes nothing', null, CONTENT],
])('a visitor %s', (_where, visitor, bounds) => {
  expect(withVisitor(CONTENT, visitor)).toEqual(bounds);
});

it('a missing place isn’t replaced by the visitor’s position', () => {
  expect(withVisitor(null, { lat: -37.815, lng: 144.965 })).toBeNull();
});
