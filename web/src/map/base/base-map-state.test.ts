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

describe('the base map', () => {
  it('shows tiles as soon as one has loaded', () => {
    expect(groundOf(reached([FAILED, LOADED]))).toEqual({
      showsTiles: true,
      showsSketch: false,
      saysSketch: false,
    });
  });

  it('shows the sketch once the first four tiles have failed', () => {
    expect(groundOf(reached([FAILED, FAILED, FAILED])).showsSketch).toBe(false);
    expect(groundOf(reached(FOUR_FAILURES))).toEqual({
      showsTiles: false,
      showsSketch: true,
      saysSketch: true,
    });
  });

  it('shows the sketch when the code that draws the tiles can’t be loaded', () => {
    expect(reached([{ type: 'gave-up' }]).kind).toBe('sketch');
  });

  it('shows the sketch below the tiles when none has loaded for a while', () => {
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

  it('retries after a pause or when the network is back', () => {
    const given = reached(FOUR_FAILURES);
    expect(reached([RETRY], given).kind).toBe('returning');
    expect(reached([ONLINE], given).kind).toBe('returning');
    expect(reached([RETRY, ...FOUR_FAILURES], given).kind).toBe('sketch');
    expect(reached([RETRY, LOADED], given).kind).toBe('tiles');
  });

  it('requests tiles again with every attempt, even if earlier ones hang', () => {
    const hanging = reached([LOAD_TIMED_OUT]);
    expect(hanging.attempt).toBe(0);
    expect(reached([RETRY], hanging).attempt).toBe(1);
    expect(reached([RETRY, RETRY], hanging).attempt).toBe(2);
    expect(reached([...FOUR_FAILURES, RETRY, ...FOUR_FAILURES, RETRY]).attempt).toBe(2);
  });

  it('keeps the tiles of the successful attempt', () => {
    expect(reached([...FOUR_FAILURES, RETRY, LOADED, COVERED])).toEqual({
      kind: 'tiles',
      failures: 0,
      isCovered: true,
      attempt: 1,
    });
  });

  it('shows the sketch at once offline, and stored tiles may cover it', () => {
    const offline = firstBaseMap(false);
    expect(groundOf(offline).showsSketch).toBe(true);
    expect(reached([LOADED], offline).kind).toBe('tiles');
    expect(groundOf(reached([OFFLINE])).showsSketch).toBe(true);
  });

  it('waits for stored tiles offline, however many are missing', () => {
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

  it('shows the sketch offline where tiles are missing, until none are', () => {
    const partly = reached([LOADED, COVERED, OFFLINE, FAILED_OFFLINE]);
    expect(groundOf(partly)).toEqual({ showsTiles: true, showsSketch: true, saysSketch: false });
    expect(groundOf(reached([COVERED], partly)).showsSketch).toBe(false);
    expect(reached([FAILED_OFFLINE], partly)).toBe(partly);
  });

  it.each([LOADED, COVERED, LOAD_TIMED_OUT, RETRY, ONLINE, OFFLINE])(
    'is the same object when $type changes nothing',
    (event) => {
      const settled = reached([LOADED]);
      expect(nextBaseMap(settled, event)).toBe(settled);
    },
  );
});
