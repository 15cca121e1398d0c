import { describe, expect, it } from 'vitest';
import {
  type BaseMapEvent,
  type BaseMapState,
  firstBaseMap,
  groundOf,
  nextBaseMap,
} from './base-map-state.ts';

const LOADED: BaseMapEvent = { type: 'tile-loaded', online: true };
const FAILED: BaseMapEvent = { type: 'tile-failed', online: true };
const FAILED_OFFLINE: BaseMapEvent = { type: 'tile-failed', online: false };
const COVERED: BaseMapEvent = { type: 'view-covered', online: true };
const LOAD_TIMED_OUT: BaseMapEvent = { type: 'load-timed-out' };
const RETRY: BaseMapEvent = { type: 'retry-due' };
const ONLINE: BaseMapEvent = { type: 'went-online' };
const OFFLINE: BaseMapEvent = { type: 'went-offline' };

const reached = (events: readonly BaseMapEvent[], first: BaseMapState = firstBaseMap(true)) =>
  events.reduce(nextBaseMap, first);

const FOUR_FAILURES = [FAILED, FAILED, FAILED, FAILED];

describe('the ground of the map', () => {
  it('is tiles as soon as one has come', () => {
    expect(groundOf(reached([FAILED, LOADED]))).toEqual({
      showsTiles: true,
      showsSketch: false,
      saysSketch: false,
    });
  });

  it('is the sketch once the first four tiles have failed', () => {
    expect(groundOf(reached([FAILED, FAILED, FAILED])).showsSketch).toBe(false);
    expect(groundOf(reached(FOUR_FAILURES))).toEqual({
      showsTiles: false,
      showsSketch: true,
      saysSketch: true,
    });
  });

  it('is the sketch when the code that draws the tiles cannot be had', () => {
    expect(reached([{ type: 'gave-up' }]).kind).toBe('sketch');
  });

  it('is the sketch below the tiles when none has loaded for a while', () => {
    const waiting = reached([LOAD_TIMED_OUT]);
    expect(groundOf(waiting)).toEqual({ showsTiles: true, showsSketch: true, saysSketch: true });
    expect(groundOf(reached([LOADED], waiting)).saysSketch).toBe(false);
  });

  it('keeps the sketch below the tiles until they cover the view', () => {
    const back = reached([LOAD_TIMED_OUT, LOADED]);
    expect(groundOf(back)).toEqual({ showsTiles: true, showsSketch: true, saysSketch: false });
    expect(groundOf(reached([COVERED], back)).showsSketch).toBe(false);
  });

  it('ignores failures between tiles that load', () => {
    const rocky = reached([LOADED, FAILED, FAILED, FAILED, LOADED, FAILED, FAILED, FAILED]);
    expect(rocky.kind).toBe('tiles');
    expect(reached([FAILED], rocky).kind).toBe('sketch');
  });

  it('is tried again when the wait is over or the network is back', () => {
    const given = reached(FOUR_FAILURES);
    expect(reached([RETRY], given).kind).toBe('returning');
    expect(reached([ONLINE], given).kind).toBe('returning');
    expect(reached([RETRY, ...FOUR_FAILURES], given).kind).toBe('sketch');
    expect(reached([RETRY, LOADED], given).kind).toBe('tiles');
  });

  it('requests again on every attempt, also for tiles that hang', () => {
    const hanging = reached([LOAD_TIMED_OUT]);
    expect(hanging.attempt).toBe(0);
    expect(reached([RETRY], hanging).attempt).toBe(1);
    expect(reached([RETRY, RETRY], hanging).attempt).toBe(2);
    expect(reached([...FOUR_FAILURES, RETRY, ...FOUR_FAILURES, RETRY]).attempt).toBe(2);
  });

  it('keeps the tiles of the attempt that succeeded', () => {
    expect(reached([...FOUR_FAILURES, RETRY, LOADED, COVERED])).toEqual({
      kind: 'tiles',
      failures: 0,
      isCovered: true,
      attempt: 1,
    });
  });

  it('offline is the sketch at once, and stored tiles may cover it', () => {
    const offline = firstBaseMap(false);
    expect(groundOf(offline).showsSketch).toBe(true);
    expect(reached([LOADED], offline).kind).toBe('tiles');
    expect(groundOf(reached([OFFLINE])).showsSketch).toBe(true);
  });

  it('offline waits for stored tiles, however many are missing', () => {
    const many = Array.from({ length: 20 }, () => FAILED_OFFLINE);
    for (const first of [firstBaseMap(false), firstBaseMap(true)]) {
      expect(groundOf(reached(many, first))).toEqual({
        showsTiles: true,
        showsSketch: true,
        saysSketch: true,
      });
      expect(reached([...many, LOADED], first).kind).toBe('tiles');
    }
  });

  it('offline shows the sketch in the holes between tiles, until there are none', () => {
    const partly = reached([LOADED, COVERED, OFFLINE, FAILED_OFFLINE]);
    expect(groundOf(partly)).toEqual({ showsTiles: true, showsSketch: true, saysSketch: false });
    expect(groundOf(reached([COVERED], partly)).showsSketch).toBe(false);
    expect(reached([FAILED_OFFLINE], partly)).toBe(partly);
  });

  it.each([LOADED, COVERED, LOAD_TIMED_OUT, RETRY, ONLINE, OFFLINE])(
    'is the very same object when $type changes nothing',
    (event) => {
      const settled = reached([LOADED]);
      expect(nextBaseMap(settled, event)).toBe(settled);
    },
  );
});
