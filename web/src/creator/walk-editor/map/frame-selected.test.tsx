// @vitest-environment happy-dom
import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import type { TriggerZone } from '@laneway/domain/walk/plan/trigger';
import { zoneCorners } from '@laneway/domain/walk/zones/zone-outline';
import { cleanup, render } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMapScene } from '../../../map/map-context.ts';
import { MapView } from '../../../map/map-view.tsx';
import { readWalk } from '../walk-content.ts';
import { FrameSelected } from './frame-selected.tsx';

vi.mock('../../../map/media-preferences.ts', () => ({ prefersReducedMotion: () => true }));

const CENTRE = { lat: -37.8, lng: 144.96 };
const frame = localFrame(CENTRE);
const at = (x: number, y: number) => frame.toPoint({ x, y });

const { plan } = readWalk({
  path: '(-37.8,144.955),(-37.8,144.965)',
  walk: null,
  places: [
    {
      ...{ stopId: 1, title: 'Hosier Lane', location: CENTRE, marker: null },
      ...{ boundary: null, trigger: null, audio: null, audioSeconds: null },
    },
  ],
});
const [STOP] = plan.stops;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(740);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(360);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(zone: TriggerZone, zoom: number) {
  if (STOP === undefined) throw new Error('no stop');
  const stop = { ...STOP, zone };
  let map: LeafletMap | null = null;
  function Probe() {
    map = useMapScene().map;
    return null;
  }
  const page = (request: object | null) => (
    <MapView label="Walk" tiles={undefined} centre={CENTRE} zoom={zoom}>
      <Probe />
      <FrameSelected plan={plan} stop={stop} request={request} />
    </MapView>
  );
  const { rerender } = render(page(null));
  const shown = () => {
    if (map === null) throw new Error('no map');
    return map as LeafletMap;
  };
  const isInView = () =>
    zoneCorners(zone, plan, 4).every(({ lat, lng }) => shown().getBounds().contains([lat, lng]));
  return { map: shown, isInView, ask: () => rerender(page({})) };
}

it.each<[string, TriggerZone, number]>([
  ['too small to be changed', { kind: 'circle', centre: CENTRE, radius: 30 }, 14],
  ['out of view', { kind: 'circle', centre: at(2_000, 0), radius: 30 }, 17],
  ['cut off', { kind: 'circle', centre: at(170, 0), radius: 90 }, 18],
  ['larger than the map', { kind: 'stretch', from: 100, to: 800 }, 18],
])('shows all of a zone that is %s', (_name, zone, zoom) => {
  expect(show(zone, zoom).isInView()).toBe(true);
});

it('doesn’t move if a zone is well in view', () => {
  const { map } = show({ kind: 'circle', centre: at(20, 0), radius: 30 }, 18);
  expect(map().getZoom()).toBe(18);
  expect(map().distance(map().getCenter(), [CENTRE.lat, CENTRE.lng])).toBeLessThan(1);
});

it('shows the zone again on request', () => {
  const { map, isInView, ask } = show({ kind: 'circle', centre: CENTRE, radius: 30 }, 18);
  map().setView([-37.9, 145], 18, { animate: false });
  expect(isInView()).toBe(false);
  ask();
  expect(isInView()).toBe(true);
});
