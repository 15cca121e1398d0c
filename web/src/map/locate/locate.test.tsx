// @vitest-environment happy-dom
import type { Point } from '@laneway/domain/geo/point';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LocationState } from '../../core/location/location-watch.ts';
import { type UserLocation, UserLocationContext } from '../../core/location/use-user-location.ts';
import { ToastProvider, useToast } from '../../ui/toasts/toast-context.tsx';
import { NO_INSETS } from '../insets.ts';
import { Map as LeafletMap, Point as Pixel } from '../leaflet/map-parts.ts';
import { MapContext } from '../map-context.ts';
import type { Pin } from '../pins/pin.ts';
import { Locate } from './locate.tsx';

const HERE: Point = { lat: -37.8178, lng: 144.9671 };
const PRESTON: Point = { lat: -37.75, lng: 145.03 };
const GUIDE: Point = { lat: -37.8136, lng: 144.9656 };

const PINS: readonly Pin[] = [
  {
    id: 1,
    kind: 'place',
    point: GUIDE,
    label: '1. Place',
    title: 'Place',
    colour: '#b4472b',
    number: 1,
  },
];

const found = (point: Point, headingDegrees: number | null = null): LocationState => ({
  kind: 'found',
  position: { point, accuracyMetres: 10, headingDegrees },
});

let map: LeafletMap;

beforeEach(() => {
  // With reduced motion the map jumps to its target at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 400 }, clientHeight: { value: 800 } });
  map = new LeafletMap(container, {
    center: [GUIDE.lat, GUIDE.lng],
    zoom: 15,
    zoomAnimation: false,
    fadeAnimation: false,
  });
});

afterEach(() => {
  cleanup();
  map.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function LastToast() {
  return <output>{useToast().current?.text}</output>;
}

/** The button on a map, with a location that the test changes. */
function setUp(first: LocationState) {
  const toggle = vi.fn();
  const askForHeading = vi.fn();
  const onLookAhead = vi.fn();
  const scene = { map, insets: NO_INSETS };
  const page = (state: LocationState) => {
    const isOn = state.kind === 'seeking' || state.kind === 'found';
    const location: UserLocation = { state, isOn, toggle, turnOff: () => {}, askForHeading };
    return (
      <ToastProvider>
        <UserLocationContext value={location}>
          <MapContext value={scene}>
            <Locate pins={PINS} activeId={1} onLookAhead={onLookAhead} />
          </MapContext>
          <LastToast />
        </UserLocationContext>
      </ToastProvider>
    );
  };
  const { rerender } = render(page(first));
  return {
    toggle,
    askForHeading,
    onLookAhead,
    report: (state: LocationState) => rerender(page(state)),
  };
}

const button = () => screen.getByRole('button', { name: /Follow|Finding|Look/ });
const press = () => userEvent.click(button());
const state = () => [button().getAttribute('aria-label'), button().getAttribute('aria-pressed')];
const metresOff = (point: Point) => map.getCenter().distanceTo([point.lat, point.lng]);

it('switches location on, waits, and moves the map to the visitor', async () => {
  const { toggle, report } = setUp({ kind: 'off' });
  await press();
  expect(toggle).toHaveBeenCalledOnce();
  report({ kind: 'seeking' });
  await press();
  expect(state()).toEqual(['Finding you...', 'false']);
  expect(screen.getByText('Still finding you. It’s quicker outdoors.')).toBeDefined();
  report(found(HERE));
  expect(state()).toEqual(['Follow your location', 'true']);
  expect(metresOff(HERE)).toBeLessThan(5);
  expect(map.getZoom()).toBe(16);
});

it('follows until the map is dragged', async () => {
  const { report } = setUp(found(HERE));
  await press();
  report(found(GUIDE));
  expect(metresOff(GUIDE)).toBeLessThan(5);
  act(() => void map.fire('dragstart'));
  expect(state()).toEqual(['Follow your location', 'false']);
  report(found(HERE));
  expect(metresOff(GUIDE)).toBeLessThan(5);
});

it('keeps following after a zoom, and stops when the page moves the map', async () => {
  setUp(found(HERE));
  await press();
  act(() => void map.setZoomAround(new Pixel(300, 600), 17, { animate: false }));
  expect(state()).toEqual(['Follow your location', 'true']);
  expect(metresOff(HERE)).toBeLessThan(5);
  act(() => void map.panTo([GUIDE.lat, GUIDE.lng], { animate: false }));
  expect(state()).toEqual(['Follow your location', 'false']);
});

it('stops when location is switched off or refused', async () => {
  const { report } = setUp(found(HERE));
  await press();
  report({ kind: 'off' });
  expect(state()).toEqual(['Follow your location', 'false']);
  await press();
  report({ kind: 'failed', error: 'refused' });
  expect(state()).toEqual(['Follow your location', 'false']);
});

it('looks ahead at the second press, with the visitor behind the centre', async () => {
  const { report, onLookAhead } = setUp(found(HERE, 0));
  await press();
  await press();
  expect(state()).toEqual(['Look ahead', 'true']);
  expect(onLookAhead).toHaveBeenLastCalledWith(true);
  expect(map.getCenter().lat).toBeGreaterThan(HERE.lat);
  report(found(HERE, 180));
  expect(map.getCenter().lat).toBeLessThan(HERE.lat);
  await press();
  expect(state()).toEqual(['Follow your location', 'true']);
  expect(onLookAhead).toHaveBeenLastCalledWith(false);
});

it('asks for a heading, and shows a message if none arrives', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { askForHeading } = setUp(found(HERE));
  await press();
  await press();
  expect(askForHeading).toHaveBeenCalledOnce();
  expect(state()).toEqual(['Look ahead', 'true']);
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText('Your device doesn’t say which way you’re facing')).toBeDefined();
  expect(state()).toEqual(['Follow your location', 'true']);
});

it('shows a distant visitor how far away they are before it leaves the guide, and goes back on request', async () => {
  setUp(found(PRESTON));
  const before = map.getCenter();
  await press();
  expect(screen.getByText('You’re 9 km away')).toBeDefined();
  expect(map.getCenter()).toEqual(before);
  await userEvent.click(screen.getByRole('button', { name: 'Show me' }));
  expect(metresOff(PRESTON)).toBeLessThan(5);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the guide' }));
  expect(map.getCenter().distanceTo(before)).toBeLessThan(1);
  expect(screen.queryByText('You’re 9 km away')).toBeNull();
});

it.each([
  ['on request', () => userEvent.click(screen.getByRole('button', { name: 'Show me' }))],
  ['at a second press', press],
])('fits a distant visitor and the nearest pin on the map, %s', async (_, ask) => {
  setUp(found(PRESTON));
  await press();
  await ask();
  for (const { lat, lng } of [PRESTON, GUIDE])
    expect(map.getBounds().contains([lat, lng])).toBe(true);
});

it('fits a nearby visitor and the nearest pin on the map, from any zoom', async () => {
  map.setZoom(19, { animate: false });
  setUp(found(HERE));
  await press();
  expect(map.getBounds().contains([GUIDE.lat, GUIDE.lng])).toBe(true);
  expect(map.getZoom()).toBeLessThanOrEqual(17);
});

it('doesn’t move the map when a distant visitor dismisses the message', async () => {
  setUp(found(PRESTON));
  await press();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('You’re 9 km away')).toBeNull();
  expect(metresOff(GUIDE)).toBeLessThan(5);
});
