// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Map as LeafletMap } from '../leaflet/map-parts.ts';
import { ImageTileLayer } from './image-tile-layer.ts';

// Makes Leaflet move elements by transforms, as in a browser; it checks for support once, when it
// is loaded.
vi.hoisted(() => {
  vi.stubGlobal(
    'WebKitCSSMatrix',
    class {
      readonly m11 = 1;
    },
  );
});

const CENTRE: [number, number] = [-37.8136, 144.9631];
const ZOOM = 15;
const BEGAN = 1_234;

let map: LeafletMap;
let layer: ImageTileLayer;
const animate = vi.fn((_frames: { transform: string[] }) => ({ startTime: 0 }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame'] });
  Object.defineProperty(document, 'timeline', {
    value: { currentTime: BEGAN },
    configurable: true,
  });
  Object.assign(Element.prototype, { animate });
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 390 }, clientHeight: { value: 844 } });
  document.body.append(container);
  map = new LeafletMap(container, {
    center: CENTRE,
    zoom: ZOOM,
    zoomAnimation: false,
    fadeAnimation: false,
  });
  Object.assign(map, { _zoomAnimated: true });
  layer = new ImageTileLayer('/tiles/{z}/{x}/{y}.png', { maxZoom: 19, updateWhenIdle: true }).addTo(
    map,
  );
  passFrames(20);
});

afterEach(() => {
  map.remove();
  document.body.replaceChildren();
  animate.mockClear();
  vi.useRealTimers();
});

function passFrames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) vi.advanceTimersToNextFrame();
}

function tiles(): readonly HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
}

const zoomsOfTiles = () => new Set(tiles().map(({ src }) => Number(/tiles\/(\d+)/.exec(src)?.[1])));

/** Simulates Leaflet: it announces the target of a zoom and moves there, and the end follows after the animation. */
function beginZoom(zoom = ZOOM + 1, noUpdate = false): void {
  map.fire('zoomanim', { center: map.getCenter(), zoom, noUpdate });
  Object.assign(map, { _zoom: zoom, _animateToZoom: zoom, _animatingZoom: true });
}

function endZoom(): void {
  Object.assign(map, { _animatingZoom: false });
  map.fire('zoom').fire('moveend');
}

it('adds the tiles of another zoom once its first frame has been drawn', () => {
  const before = tiles().length;
  beginZoom();
  passFrames(1);
  expect(tiles()).toHaveLength(before);
  passFrames(20);
  expect(zoomsOfTiles()).toEqual(new Set([ZOOM, ZOOM + 1]));
});

it('animates new tiles along with the existing ones', () => {
  const there = document.querySelector<HTMLElement>('.leaflet-tile-container');
  const { transform } = there?.style ?? {};
  beginZoom();
  expect(there?.style.transform).not.toBe(transform);
  passFrames(2);
  const [frames] = animate.mock.lastCall ?? [];
  expect(frames?.transform[0]).toMatch(/scale\(0\.5\)$/);
  expect(frames?.transform[1]).not.toMatch(/scale\(0\.5\)$/);
  expect(animate.mock.results[0]?.value.startTime).toBe(BEGAN);
});

it('skips the tiles of a zoom if the next one begins before they are added', () => {
  beginZoom();
  passFrames(1);
  beginZoom(ZOOM + 2);
  passFrames(20);
  expect(zoomsOfTiles()).toEqual(new Set([ZOOM, ZOOM + 2]));
});

it('animates the next zoom even if it begins right after the last', () => {
  beginZoom();
  passFrames(20);
  endZoom();
  beginZoom(ZOOM + 2);
  passFrames(20);
  expect(animate).toHaveBeenCalledTimes(2);
});

it('adds the tiles at the end of a zoom that ended before they were added', () => {
  beginZoom();
  endZoom();
  passFrames(20);
  expect(zoomsOfTiles()).toContain(ZOOM + 1);
});

it('follows a pinch at once', () => {
  Object.assign(map, { _zoom: ZOOM + 0.25 });
  const there = document.querySelector<HTMLElement>('.leaflet-tile-container');
  map.fire('zoom', { pinch: true });
  expect(there?.style.transform).toMatch(/scale\(1\.18/);
});

it('adds the tiles in the frame after a drag', () => {
  const before = tiles().length;
  map.panBy([300, 0], { animate: false });
  expect(tiles()).toHaveLength(before);
  passFrames(2);
  expect(tiles().length).toBeGreaterThan(before);
});

it('adds nothing after it has been removed', () => {
  beginZoom();
  layer.remove();
  passFrames(20);
  expect(tiles()).toEqual([]);
});

it('cancels the request of a removed tile, but keeps loaded images', () => {
  const [come, waiting] = tiles();
  for (const [tile, complete] of [
    [come, true],
    [waiting, false],
  ] as const) {
    Object.defineProperty(tile, 'complete', { value: complete });
  }
  layer.remove();
  expect(come?.src).toMatch(/tiles/);
  expect(waiting?.src).toMatch(/^data:/);
});

it('removes the tiles of an earlier zoom', () => {
  for (const tile of tiles()) tile.dispatchEvent(new Event('load'));
  beginZoom();
  passFrames(20);
  for (const tile of tiles()) tile.dispatchEvent(new Event('load'));
  endZoom();
  passFrames(20);
  expect(zoomsOfTiles()).toEqual(new Set([ZOOM + 1]));
});
