// @vitest-environment happy-dom
import type { Coords, GridLayer } from 'leaflet';
import { expect, it, vi } from 'vitest';
import { TileLayer } from '../leaflet/map-parts.ts';
import { watchMissingTiles } from './missing-tiles.ts';

const at = (x: number) => ({ z: 13, x, y: 5 }) as Coords;

function watched() {
  const layer: GridLayer = new TileLayer('/{z}/{x}/{y}');
  const report = vi.fn();
  return { layer, report, holes: watchMissingTiles(layer, report) };
}

it('a view is covered when all of its tiles have loaded', () => {
  const { layer, report } = watched();
  layer.fire('load');
  expect(report.mock.calls).toEqual([['view-covered']]);
});

it('a view with a hole is not covered, until the hole is filled or out of view', () => {
  const { layer, report, holes } = watched();
  holes.add(at(1));
  holes.add(at(2));
  layer.fire('load');
  holes.fill(at(1));
  layer.fire('load');
  expect(report).not.toHaveBeenCalled();
  layer.fire('tileunload', { coords: at(2), tile: document.createElement('img') });
  layer.fire('load');
  expect(report.mock.calls).toEqual([['view-covered']]);
});
