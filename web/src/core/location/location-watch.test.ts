import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLocationWatch } from './location-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A device whose reports are controlled by the test, and a page that can be hidden. */
function setUp() {
  const watchers = new Map<number, Parameters<Geolocation['watchPosition']>>();
  const log = vi.fn();
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const allowed = new Set<() => void>();
  let ids = 0;
  const watch = createLocationWatch({
    geolocation: {
      watchPosition: (...args) => {
        watchers.set(++ids, args);
        return ids;
      },
      clearWatch: (id) => {
        watchers.delete(id);
      },
    },
    page: page as unknown as Document,
    log,
    onAllowed: (listener) => {
      allowed.add(listener);
      return () => allowed.delete(listener);
    },
  });
  return {
    watch,
    allow: () => {
      for (const listener of allowed) listener();
    },
    log,
    watchers,
    tell: (latitude: number, heading: number | null = null) => {
      const coords = { latitude, longitude: 144.96, accuracy: 12, heading };
      for (const [found] of watchers.values()) found({ coords } as GeolocationPosition);
    },
    fail: (code: number) => {
      for (const [, failed] of watchers.values()) failed?.({ code } as GeolocationPositionError);
    },
    show: (visibilityState: 'visible' | 'hidden') => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

const found = (lat: number, headingDegrees: number | null = null) => ({
  kind: 'found',
  position: { point: { lat, lng: 144.96 }, accuracyMetres: 12, headingDegrees },
});

describe('the watch over the visitor’s location', () => {
  it('does not touch the device until it is started', () => {
    const { watch, watchers } = setUp();
    expect(watch.state()).toEqual({ kind: 'off' });
    expect(watchers.size).toBe(0);
  });

  it('waits ten seconds for a position and delivers it', () => {
    const { watch, watchers, tell } = setUp();
    watch.start();
    expect(watch.state()).toEqual({ kind: 'seeking' });
    expect([...watchers.values()][0]?.[2]).toMatchObject({ timeout: 10_000 });
    tell(-37.81, 90);
    expect(watch.state()).toEqual(found(-37.81, 90));
  });

  it('treats a heading of NaN as none', () => {
    const { watch, tell } = setUp();
    watch.start();
    tell(-37.81, Number.NaN);
    expect(watch.state()).toEqual(found(-37.81));
  });

  it('delivers at most every two seconds, and the newest', () => {
    const { watch, tell } = setUp();
    const onChange = vi.fn();
    watch.start();
    watch.subscribe(onChange);
    for (const lat of [1, 2, 3]) tell(lat);
    expect(onChange).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2000);
    expect(onChange).toHaveBeenCalledTimes(2);
    expect(watch.state()).toEqual(found(3));
  });

  it('stops geolocation while the page is hidden, and keeps the last position', () => {
    const { watch, watchers, tell, show } = setUp();
    watch.start();
    tell(1);
    show('hidden');
    expect(watchers.size).toBe(0);
    expect(watch.state()).toEqual(found(1));
    show('visible');
    expect(watchers.size).toBe(1);
    tell(2);
    expect(watch.state()).toEqual(found(2));
  });

  it('starts once a hidden page becomes visible', () => {
    const { watch, watchers, show } = setUp();
    show('hidden');
    watch.start();
    expect(watchers.size).toBe(0);
    show('visible');
    expect(watchers.size).toBe(1);
  });

  it('reports a failure when no position arrives, and recovers when one does', () => {
    const { watch, tell, fail, log } = setUp();
    watch.start();
    fail(3);
    expect(watch.state()).toEqual({ kind: 'failed', error: 'timeout' });
    expect(log).toHaveBeenCalledWith('Error updating user location:', { code: 3 });
    tell(1);
    expect(watch.state()).toEqual(found(1));
  });

  it('keeps its position when a later one fails', () => {
    const { watch, tell, fail, log } = setUp();
    watch.start();
    tell(1);
    fail(2);
    expect(watch.state()).toEqual(found(1));
    expect(log).toHaveBeenCalledOnce();
  });

  it('stops after a refusal, even when the page becomes visible again', () => {
    const { watch, watchers, tell, fail, show, log } = setUp();
    watch.start();
    tell(1);
    fail(1);
    expect(watch.state()).toEqual({ kind: 'failed', error: 'refused' });
    show('visible');
    expect(watchers.size).toBe(0);
    // A refusal is a normal response and isn't logged.
    expect(log).not.toHaveBeenCalled();
  });

  it('starts again once the visitor allows it after a refusal, unless it was switched off', () => {
    const { watch, tell, fail, allow } = setUp();
    watch.start();
    fail(1);
    allow();
    expect(watch.state()).toEqual({ kind: 'seeking' });
    tell(1);
    expect(watch.state()).toEqual(found(1));
    allow();
    expect(watch.state()).toEqual(found(1));
    fail(1);
    watch.stop();
    allow();
    expect(watch.state()).toEqual({ kind: 'off' });
  });

  it('stops for good when it is switched off', () => {
    const { watch, watchers, tell, show } = setUp();
    watch.start();
    tell(1);
    tell(2);
    watch.stop();
    vi.advanceTimersByTime(5000);
    show('visible');
    expect(watch.state()).toEqual({ kind: 'off' });
    expect(watchers.size).toBe(0);
  });

  it('watches once, however often it is started', () => {
    const { watch, watchers } = setUp();
    watch.start();
    watch.start();
    expect(watchers.size).toBe(1);
  });

  it('reports when the browser has no geolocation', () => {
    const page = new EventTarget() as unknown as Document;
    const watch = createLocationWatch({
      geolocation: undefined,
      page,
      log: () => {},
      onAllowed: () => () => {},
    });
    watch.start();
    expect(watch.state()).toEqual({ kind: 'failed', error: 'unsupported' });
  });
});
