// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Map as LeafletMap } from '../leaflet/map-parts.ts';
import { useBaseMapClock } from './use-base-map-clock.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function withoutTiles() {
  const dispatch = vi.fn();
  const map = new LeafletMap(document.createElement('div'));
  renderHook(() => useBaseMapClock('sketch', dispatch, map));
  const retries = () => dispatch.mock.calls.filter(([{ type }]) => type === 'retry-due').length;
  return { map, retries };
}

it('retries an unreachable server less and less often', () => {
  const { retries } = withoutTiles();
  const after: number[] = [];
  for (const minutes of [1, 4, 25, 60]) {
    vi.advanceTimersByTime(minutes * MINUTE);
    after.push(retries());
  }
  expect(after).toEqual([2, 4, 7, 15]);
});

it.each<[string, (map: LeafletMap) => void]>([
  ['the map is dragged', (map) => map.fire('dragend')],
  ['the map is zoomed', (map) => map.fire('zoomend')],
  ['the tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('retries at once, and more often again, when %s', (_, act) => {
  const { map, retries } = withoutTiles();
  vi.advanceTimersByTime(30 * MINUTE);
  const before = retries();
  act(map);
  expect(retries()).toBe(before + 1);
  vi.advanceTimersByTime(MINUTE);
  expect(retries()).toBe(before + 3);
});

it('retries more often again when the device is back online', () => {
  const { retries } = withoutTiles();
  vi.advanceTimersByTime(30 * MINUTE);
  const before = retries();
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(MINUTE);
  expect(retries()).toBe(before + 2);
});
