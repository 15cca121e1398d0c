import { describe, expect, it } from 'vitest';
import { directionsTo, formatWalkingTime, TRAVEL_MODES } from './directions.ts';

const destination = { lat: -37.81, lng: 144.96 };
const origin = { lat: -37.82, lng: 144.97 };

describe('directions to a place', () => {
  it('open the web map by transit unless another way is chosen', () => {
    expect(directionsTo({ destination, platform: 'other' })).toEqual({
      ok: true,
      value: {
        kind: 'web',
        url: 'https://www.google.com/maps/dir/?api=1&destination=-37.81%2C144.96&travelmode=transit',
      },
    });
  });

  it.each(TRAVEL_MODES)('can go by %s from a known start', (mode) => {
    const directions = directionsTo({ destination, origin, mode, platform: 'other' });
    expect(directions.ok && directions.value).toEqual({
      kind: 'web',
      url: `https://www.google.com/maps/dir/?api=1&origin=-37.82%2C144.97&destination=-37.81%2C144.96&travelmode=${mode}`,
    });
  });

  it.each([
    ['transit', 'r'],
    ['walking', 'w'],
    ['driving', 'd'],
  ] as const)('by %s on iOS try the maps app first, then the web after 250 ms', (mode, flag) => {
    expect(directionsTo({ destination, origin, mode, platform: 'ios' })).toEqual({
      ok: true,
      value: {
        kind: 'app',
        appUrl: `maps://?saddr=-37.82%2C144.97&daddr=-37.81%2C144.96&dirflg=${flag}`,
        fallbackUrl: `https://www.google.com/maps/dir/?api=1&origin=-37.82%2C144.97&destination=-37.81%2C144.96&travelmode=${mode}`,
        fallbackAfterMs: 250,
      },
    });
  });

  it('are refused without a place to go to', () => {
    expect(directionsTo({ destination: null, platform: 'ios' })).toEqual({
      ok: false,
      error: 'Cannot navigate: missing place or location data',
    });
  });
});

it.each([
  [0, '1\u00a0min walk'],
  [240, '4\u00a0min walk'],
  [1_200, '18\u00a0min walk'],
  [3_960, '59\u00a0min walk'],
  [4_000, '1\u00a0h walk'],
  [5_000, '1\u00a0h 15\u00a0min walk'],
])('%i metres take a %s', (metres, expected) => {
  expect(formatWalkingTime(metres)).toBe(expected);
});
