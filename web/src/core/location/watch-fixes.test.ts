import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchFixes } from './watch-fixes.ts';

afterEach(() => vi.unstubAllGlobals());

function someDevice() {
  const geolocation = { watchPosition: vi.fn(() => 7), clearWatch: vi.fn() };
  const listener = { onFix: vi.fn(), onError: vi.fn() };
  const stop = watchFixes(geolocation, listener);
  const [onPosition, onFailure, options] = geolocation.watchPosition.mock.calls[0] as unknown[] as [
    PositionCallback,
    PositionErrorCallback,
    PositionOptions,
  ];
  return { geolocation, ...listener, stop, onPosition, onFailure, options };
}

const COORDS = { latitude: -37.8, longitude: 144.9, accuracy: 8, heading: null };

describe('the fixes of a walk', () => {
  it('are requested with high accuracy and without cached positions', () => {
    expect(someDevice().options).toMatchObject({ enableHighAccuracy: true, maximumAge: 0 });
  });

  it('are all delivered, each with its own time', () => {
    const { onPosition, onFix } = someDevice();
    for (const timestamp of [1000, 1200, 1400]) {
      onPosition({ coords: COORDS, timestamp } as GeolocationPosition);
    }
    expect(onFix.mock.calls.map(([, at]) => at)).toEqual([1000, 1200, 1400]);
    expect(onFix.mock.calls[0]?.[0]).toMatchObject({
      point: { lat: -37.8, lng: 144.9 },
      accuracyMetres: 8,
    });
  });

  it.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ])('report a failure with code %s as %s', (code, error) => {
    const { onFailure, onError } = someDevice();
    onFailure({ code } as GeolocationPositionError);
    expect(onError).toHaveBeenCalledWith(error);
  });

  it('end when the watch is stopped', () => {
    const { stop, geolocation } = someDevice();
    stop();
    expect(geolocation.clearWatch).toHaveBeenCalledWith(7);
  });

  it('continue when the visitor allows the location after a refusal', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'denied' });
    vi.stubGlobal('navigator', { permissions: { query: async () => permission } });
    const { geolocation, onFailure, stop } = someDevice();
    await Promise.resolve();
    const change = (state: string) => {
      permission.state = state;
      permission.dispatchEvent(new Event('change'));
    };
    // A working watch goes on.
    change('granted');
    expect(geolocation.watchPosition).toHaveBeenCalledTimes(1);
    onFailure({ code: 1 } as GeolocationPositionError);
    change('prompt');
    expect(geolocation.watchPosition).toHaveBeenCalledTimes(1);
    change('granted');
    expect(geolocation.watchPosition).toHaveBeenCalledTimes(2);
    onFailure({ code: 1 } as GeolocationPositionError);
    stop();
    change('granted');
    expect(geolocation.watchPosition).toHaveBeenCalledTimes(2);
  });

  it('report browsers without geolocation as unsupported', () => {
    const onError = vi.fn();
    watchFixes(undefined, { onFix: vi.fn(), onError })();
    expect(onError).toHaveBeenCalledWith('unsupported');
  });
});
