// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { followLocation } from './follow-location.ts';
import type { LocationState } from './location-watch.ts';

const HERE = { coords: { latitude: -37.8, longitude: 144.9, accuracy: 5, heading: null } };

afterEach(() => vi.unstubAllGlobals());

function turnTo(alpha: number): void {
  dispatchEvent(Object.assign(new Event('deviceorientationabsolute'), { alpha, absolute: true }));
}

it('adds the direction of the device to its position until it is stopped', () => {
  let locate = (_position: unknown) => {};
  vi.stubGlobal('screen', {});
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
    watchPosition: (onPosition: typeof locate) => {
      locate = onPosition;
      return 1;
    },
    clearWatch: () => {},
  } as unknown as Geolocation);
  const states: LocationState[] = [];
  const { stop } = followLocation({ log: () => {}, onChange: (state) => states.push(state) });
  turnTo(90);
  expect(states).toEqual([{ kind: 'seeking' }]);
  locate(HERE);
  expect(states.at(-1)).toMatchObject({ position: { headingDegrees: null } });
  turnTo(90);
  expect(states.at(-1)).toMatchObject({ kind: 'found', position: { headingDegrees: 270 } });
  stop();
  turnTo(180);
  expect(states).toHaveLength(3);
});
