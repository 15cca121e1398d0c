// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMapScene } from '../../../../map/map-context.ts';
import { MapView } from '../../../../map/map-view.tsx';
import { FitWalk } from '../../map/walk-map.tsx';
import { settled } from '../settled.test-data.ts';
import { north, PLAN, someSimulation, someTrace } from '../simulation.test-data.ts';
import { SimulationLayer } from './simulation-layer.tsx';

beforeEach(() => {
  cleanup();
  // Disables animations, so that the map moves at once.
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = new EventTarget() as MediaQueryList;
    return Object.assign(list, { matches: query === '(prefers-reduced-motion: reduce)' });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function renderMap() {
  // Far from the initial view of the map.
  const trace = someTrace(600, { change: (at) => ({ point: north(100 * at) }) });
  const made = someSimulation({ simulate: () => trace });
  const found: LeafletMap[] = [];
  const Catch = () => {
    found.push(useMapScene().map);
    return null;
  };
  made.simulation.begin();
  render(
    <MapView label="Walk" tiles={undefined} moreControls={<FitWalk plan={PLAN} />}>
      <SimulationLayer simulation={made.simulation} />
      <Catch />
    </MapView>,
  );
  await settled(made.answer);
  const map = found[0] as LeafletMap;
  // The size of a phone's map, because the simulated browser has no layout.
  for (const [name, value] of [
    ['clientWidth', 390],
    ['clientHeight', 400],
  ] as const) {
    Object.defineProperty(map.getContainer(), name, { configurable: true, value });
  }
  act(() => void map.invalidateSize({ animate: false, pan: false }));
  act(() => void map.setView(north(0), 16, { animate: false }));
  return {
    ...made,
    map,
    toggle: () => act(() => made.simulation.dispatch({ type: 'toggle' })),
    pass: (ms: number) => act(() => made.pass(ms)),
    isInView: (metres: number) => map.getBounds().contains(north(metres)),
  };
}

it('the map follows the walker while the simulation plays', async () => {
  const { toggle, pass, isInView } = await renderMap();
  toggle();
  pass(6_000);
  expect(isInView(6_000)).toBe(true);
});

it('the map stops following when someone moves it, until they press Play again', async () => {
  const { map, toggle, pass, isInView } = await renderMap();
  toggle();
  act(() => void map.fire('dragstart'));
  pass(6_000);
  expect(isInView(6_000)).toBe(false);
  toggle();
  toggle();
  pass(100);
  expect(isInView(6_100)).toBe(true);
});

it('a button fits the whole walk into the map', async () => {
  const { map, isInView } = await renderMap();
  act(() => void map.setView(north(9_000), 18, { animate: false }));
  fireEvent.click(screen.getByRole('button', { name: 'Fit the walk' }));
  expect(isInView(9_000)).toBe(false);
  for (const { marker } of PLAN.stops) expect(map.getBounds().contains(marker)).toBe(true);
});
