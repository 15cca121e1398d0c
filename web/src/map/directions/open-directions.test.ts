import { describe, expect, it } from 'vitest';
import { type Device, isIos, openDirections } from './open-directions.ts';

function watchedDevice(overrides: Partial<Device> = {}) {
  const done: string[] = [];
  const device: Device = {
    platform: 'other',
    openTab: (url) => done.push(`tab ${url}`),
    openApp: (url) => done.push(`app ${url}`),
    isVisible: () => true,
    after: (ms, act) => {
      done.push(`after ${ms} ms`);
      act();
    },
    log: (message) => done.push(`log ${message}`),
    ...overrides,
  };
  return { device, done };
}

const HOSIER_LANE = { lat: -37.8166, lng: 144.9691 };

describe('directions', () => {
  it('open in a new tab, by public transport unless specified', () => {
    const { device, done } = watchedDevice();
    openDirections({ destination: HOSIER_LANE }, device);
    openDirections({ destination: HOSIER_LANE, mode: 'walking' }, device);
    openDirections({ destination: HOSIER_LANE, mode: 'driving' }, device);
    expect(done.map((line) => /travelmode=(\w+)/.exec(line)?.[1])).toEqual([
      'transit',
      'walking',
      'driving',
    ]);
    expect(done[0]).toMatch(/^tab https:\/\/www\.google\.com\/maps\/dir\//);
  });

  it('on iOS try the maps app first, and the web after 250 ms', () => {
    const { device, done } = watchedDevice({ platform: 'ios' });
    openDirections({ destination: HOSIER_LANE }, device);
    expect(done.map((line) => line.split(':')[0])).toEqual([
      'app maps',
      'after 250 ms',
      'tab https',
    ]);
  });

  it('don’t open the web if the maps app has opened', () => {
    const { device, done } = watchedDevice({ platform: 'ios', isVisible: () => false });
    openDirections({ destination: HOSIER_LANE }, device);
    expect(done.some((line) => line.startsWith('tab'))).toBe(false);
  });

  it('without a location only write to the log', () => {
    const { device, done } = watchedDevice();
    openDirections({ destination: null }, device);
    expect(done).toEqual(['log Cannot navigate: missing place or location data']);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Mozilla/5.0 (Linux; Android 14)', 5, false],
  ])('treat %s with %i touch points as iOS: %s', (userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected);
  });
});
