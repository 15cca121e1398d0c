// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Map as LeafletMap } from '../leaflet/map-parts.ts';
import { followView } from './follow-view.ts';

const CENTRE: [number, number] = [-37.8136, 144.9631];
const GROUP_DELAY_MS = 700;
const FOUND = { singles: [], groups: [] };

let map: LeafletMap;

beforeEach(() => {
  vi.useFakeTimers();
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 390 }, clientHeight: { value: 844 } });
  map = new LeafletMap(container, { center: CENTRE, zoom: 15, zoomAnimation: false });
});

afterEach(() => {
  map.remove();
  vi.useRealTimers();
});

async function follow(delayMs: number) {
  const deliver = vi.fn();
  const stop = followView(map, { find: async () => FOUND, close: () => {} }, delayMs, deliver);
  await vi.advanceTimersByTimeAsync(50);
  deliver.mockClear();
  return { deliver, stop };
}

const zoomOut = () => map.setZoom(map.getZoom() - 1, { animate: false });

it('delivers again at the end of a zoom', async () => {
  const { deliver } = await follow(0);
  zoomOut();
  await vi.advanceTimersByTimeAsync(50);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('waits after each zoom if newer data is expected', async () => {
  const { deliver } = await follow(GROUP_DELAY_MS);
  zoomOut();
  await vi.advanceTimersByTimeAsync(GROUP_DELAY_MS - 100);
  zoomOut();
  await vi.advanceTimersByTimeAsync(GROUP_DELAY_MS - 100);
  expect(deliver).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(150);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('delivers again after a zoom that had begun earlier', async () => {
  const { deliver } = await follow(0);
  map.fire('zoomend');
  await vi.advanceTimersByTimeAsync(50);
  expect(deliver).toHaveBeenCalledTimes(1);
});

it('delivers nothing after it is stopped', async () => {
  const { deliver, stop } = await follow(GROUP_DELAY_MS);
  zoomOut();
  stop();
  await vi.advanceTimersByTimeAsync(2 * GROUP_DELAY_MS);
  expect(deliver).not.toHaveBeenCalled();
});
