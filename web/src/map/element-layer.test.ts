// @vitest-environment happy-dom
import type { Point } from '@laneway/domain/geo/point';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ElementLayer } from './element-layer.ts';
import { Map as LeafletMap } from './leaflet/map-parts.ts';

const CENTRE: [number, number] = [-37.8136, 144.9631];
const FEW = 3;
const MANY = 40;

let map: LeafletMap;

beforeEach(() => {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 390 }, clientHeight: { value: 844 } });
  map = new LeafletMap(container, { center: CENTRE, zoom: 15, zoomAnimation: false });
});

afterEach(() => {
  map.remove();
});

/** From north to south. */
const pointAt = (at: number): Point => ({ lat: -37.8 - at / 1_000, lng: 144.96 });

function show(count: number, layer = new ElementLayer()) {
  layer.addTo(map);
  const elements = Array.from({ length: count }, () => document.createElement('button'));
  for (const [at, element] of elements.entries()) layer.put(element, pointAt(at));
  const spots = elements.map(({ parentElement }) => parentElement as HTMLElement);
  const root = spots[0]?.parentElement as HTMLElement;
  return { layer, spots, root, places: () => spots.map(({ style }) => style.transform) };
}

/** Simulates the events of Leaflet's animation; the view itself is moved by the test. */
const beginZoom = () => map.fire('zoomanim', { center: map.getCenter(), zoom: map.getZoom() + 1 });
const endZoom = () => map.fire('zoom');

it('moves a few elements to their new positions during a zoom', () => {
  const { root, places } = show(FEW);
  const before = places();
  beginZoom();
  expect(places()).not.toEqual(before);
  expect(root.style.transform).toBe('');
});

it('scales many elements together instead of moving each', () => {
  const { root, places, layer } = show(MANY);
  const before = places();
  beginZoom();
  expect(root.style.transform).toMatch(/scale\(2\)$/);
  expect(places()).toEqual(before);
  expect(layer.isAway).toBe(true);
});

it('scales a few elements together if the zoom replaces them', () => {
  const { root, places, layer } = show(FEW);
  layer.changesWithZoom = true;
  const before = places();
  beginZoom();
  expect(root.style.transform).toMatch(/scale\(2\)$/);
  expect(places()).toEqual(before);
});

it('shows the elements again at the end of the zoom', () => {
  const { root, layer } = show(MANY);
  beginZoom();
  endZoom();
  expect(root.style.transform).toBe('');
  expect(layer.isAway).toBe(false);
});

it('keeps elements hidden through several zooms, until the caller shows them again', () => {
  const { root, layer } = show(MANY, new ElementLayer({ returnsByItself: false }));
  beginZoom();
  layer.showAgain();
  expect(layer.isAway).toBe(true);
  endZoom();
  expect(layer.isAway).toBe(true);
  beginZoom();
  endZoom();
  expect(layer.isAway).toBe(true);
  layer.showAgain();
  expect(layer.isAway).toBe(false);
  expect(root.style.transform).toBe('');
});

it.each([FEW, MANY])('ends a zoom of %i elements that doesn’t change the map', (count) => {
  const { root, layer } = show(count);
  const { className } = root;
  beginZoom();
  map.fire('zoomend');
  expect(root.className).toBe(className);
  expect(layer.isAway).toBe(false);
});

it('follows a pinch that begins while the elements are hidden', () => {
  const { layer } = show(MANY, new ElementLayer({ returnsByItself: false }));
  beginZoom();
  endZoom();
  map.fire('zoom');
  expect(layer.isAway).toBe(false);
});

it('draws elements further south in front, with the same depth at every zoom', () => {
  const { spots } = show(FEW);
  const depths = () => spots.map(({ style }) => Number(style.getPropertyValue('--depth')));
  const before = depths();
  expect(before).toEqual(before.toSorted((a, b) => a - b));
  expect(new Set(before).size).toBe(FEW);
  map.setView(CENTRE, 10, { animate: false });
  expect(depths()).toEqual(before);
});
