// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NO_INSETS } from '../../map/insets.ts';
import { Map as LeafletMap } from '../../map/leaflet/map-parts.ts';
import { MapContext } from '../../map/map-context.ts';
import { type Replies, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import type { Discovery } from './discovery.ts';
import { DiscoveryLayer } from './discovery-layer.tsx';

const MELBOURNE: [number, number] = [-37.8136, 144.9631];
const TOKYO: [number, number] = [35.68, 139.76];

const reply = (total: number) => ({
  guides: [exampleGuide],
  alone: [exampleGuide.g_id],
  clusters: [],
  total,
});

type Discover = NonNullable<Replies['discoverGuides']>;

let map: LeafletMap;

beforeEach(() => {
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 390 }, clientHeight: { value: 844 } });
  map = new LeafletMap(container, { center: MELBOURNE, zoom: 15, zoomAnimation: false });
});

afterEach(() => {
  map.remove();
  vi.restoreAllMocks();
});

async function show(discoverGuides: Discover) {
  const onFound = vi.fn<(found: Discovery) => void>();
  const page = await renderPage(
    () => (
      <MapContext value={{ map, insets: NO_INSETS }}>
        <DiscoveryLayer onFound={onFound} />
      </MapContext>
    ),
    { page: 'guidesHomePage' },
    { replies: { discoverGuides } },
  );
  return { ...page, onFound };
}

const bboxOf = ({ mock }: { readonly mock: { readonly calls: readonly Parameters<Discover>[] } }) =>
  mock.calls.map(([{ query }]) => query.bbox?.split(',').map(Number));

it('requests whole tiles around the view, and reports what it found and where', async () => {
  const discoverGuides = vi.fn<Discover>(() => reply(1));
  const { onFound } = await show(discoverGuides);
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
  const [[south = 0, west = 0, north = 0, east = 0] = []] = bboxOf(discoverGuides);
  expect([south < MELBOURNE[0], north > MELBOURNE[0]]).toEqual([true, true]);
  expect([west < MELBOURNE[1], east > MELBOURNE[1]]).toEqual([true, true]);
  expect(onFound.mock.calls[0]?.[0].guides).toEqual([exampleGuide]);
  expect(onFound.mock.calls[0]?.[0].middle.lat).toBeCloseTo(MELBOURNE[0], 3);
});

it('requests tiles again where the map comes to rest, but not on the way and not the same tiles', async () => {
  const discoverGuides = vi.fn<Discover>(() => reply(1));
  const { onFound } = await show(discoverGuides);
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
  act(() => {
    map.setView([0, 0], 15, { animate: false });
    map.setView(TOKYO, 15, { animate: false });
  });
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(2));
  act(() => {
    map.panBy([1, 1], { animate: false });
  });
  act(() => {
    map.setView(MELBOURNE, 15, { animate: false });
  });
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(3));
  // The replies for Melbourne are still cached.
  expect(discoverGuides).toHaveBeenCalledTimes(2);
});

it('shows that loading failed, and tries again', async () => {
  const { onFound, user, server } = await show(serverError);
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t load the guides here.');
  server.replies = { ...server.replies, discoverGuides: () => reply(1) };
  await user.click(button('Try again'));
  await waitFor(() => expect(onFound).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('hides its error while the offline banner is shown', async () => {
  await show(serverError);
  await screen.findByRole('alert');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    dispatchEvent(new Event('offline'));
  });
  expect(screen.queryByRole('alert')).toBeNull();
});
