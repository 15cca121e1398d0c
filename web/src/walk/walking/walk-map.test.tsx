// @vitest-environment happy-dom
import type { Bounds } from '@laneway/domain/geo/bounds';
import type { Point } from '@laneway/domain/geo/point';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_INSETS } from '../../map/insets.ts';
import { Map as LeafletMap } from '../../map/leaflet/map-parts.ts';
import { MapContext } from '../../map/map-context.ts';
import type { Pin } from '../../map/pins/pin.ts';
import { FollowWalkerButton, KeepBoundsInView } from './walk-scene.tsx';

const HERE: Point = { lat: -37.8178, lng: 144.9671 };
const THERE: Point = { lat: -37.8136, lng: 144.9656 };
const WALK: Bounds = { south: -37.818, north: -37.812, west: 144.962, east: 144.97 };
/** A few steps from `HERE`. */
const NEAR: Point = { lat: -37.8176, lng: 144.9672 };
const HEIGHT = 800;

const pinAt = (id: number, point: Point): Pin => ({
  id,
  kind: 'place',
  point,
  label: `Lane ${id}`,
  title: `Lane ${id}`,
  colour: 'red',
  number: id,
});

let map: LeafletMap;

beforeEach(() => {
  // With reduced motion the map jumps to its target at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const container = document.createElement('div');
  Object.defineProperties(container, {
    clientWidth: { value: 400 },
    clientHeight: { value: HEIGHT },
  });
  const still = { zoomAnimation: false, fadeAnimation: false };
  map = new LeafletMap(container, { center: [THERE.lat, THERE.lng], zoom: 12, ...still });
});

afterEach(() => {
  cleanup();
  map.remove();
  vi.unstubAllGlobals();
});

type WalkLayersProps = {
  readonly point: Point;
  readonly covered: number;
  readonly target?: Pin | null;
};

function WalkLayers({ point, covered, target = null }: WalkLayersProps) {
  const [isOn, setIsOn] = useState(false);
  const [insets, setInsets] = useState({ ...NO_INSETS, bottom: covered });
  if (insets.bottom !== covered) setInsets({ ...NO_INSETS, bottom: covered });
  return (
    <MapContext value={{ map, insets }}>
      <KeepBoundsInView bounds={isOn ? null : WALK} />
      <FollowWalkerButton target={target} point={point} isOn={isOn} onChange={setIsOn} />
    </MapContext>
  );
}

const show = () => {
  const { rerender } = render(<WalkLayers point={HERE} covered={200} />);
  return (point: Point, covered: number) =>
    rerender(<WalkLayers point={point} covered={covered} />);
};
const lowestPixel = () => map.latLngToContainerPoint([WALK.south, WALK.west]).y;
const follow = () => screen.getByRole('button', { name: 'Follow your location' });
const metresOff = ({ lat, lng }: Point, covered: number) => {
  const middle = map.containerPointToLatLng([200, (HEIGHT - covered) / 2]);
  return middle.distanceTo([lat, lng]);
};

it('shows the whole walk above the panel, whatever its height', () => {
  const change = show();
  expect(lowestPixel()).toBeLessThan(HEIGHT - 200);
  change(HERE, 600);
  expect(lowestPixel()).toBeLessThan(HEIGHT - 600);
});

it('stops moving the map once the visitor moves it', () => {
  const change = show();
  act(() => void map.fire('dragstart'));
  const before = map.getCenter();
  change(HERE, 600);
  expect(map.getCenter()).toEqual(before);
});

it('follows the walker with a button, and shows the whole walk when it is pressed again', async () => {
  const change = show();
  await userEvent.click(follow());
  expect(follow().getAttribute('aria-pressed')).toBe('true');
  change(THERE, 200);
  expect(metresOff(THERE, 200)).toBeLessThan(5);
  await userEvent.click(follow());
  expect(map.getBounds().contains([WALK.south, WALK.west])).toBe(true);
});

it('stops following when the map is dragged', async () => {
  const change = show();
  await userEvent.click(follow());
  act(() => void map.fire('dragstart'));
  expect(follow().getAttribute('aria-pressed')).toBe('false');
  const before = map.getCenter();
  change(THERE, 200);
  expect(map.getCenter()).toEqual(before);
});

it('keeps the walker and the next place in view, even when the next place changes', async () => {
  const { rerender } = render(<WalkLayers point={HERE} covered={200} target={pinAt(1, NEAR)} />);
  await userEvent.click(follow());
  const close = map.getZoom();
  expect(map.getBounds().contains([NEAR.lat, NEAR.lng])).toBe(true);
  rerender(<WalkLayers point={HERE} covered={200} target={pinAt(2, THERE)} />);
  expect(map.getBounds().contains([THERE.lat, THERE.lng])).toBe(true);
  expect(map.getZoom()).toBeLessThan(close);
  expect(metresOff(HERE, 200)).toBeLessThan(5);
});
