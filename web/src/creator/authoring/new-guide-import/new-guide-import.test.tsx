// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  connectionLost,
  type Replies,
  refusal,
} from '../../../ui/testing/fake-server.test-data.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { showGuides, someDraft, somePlace } from '../guides-part.test-data.tsx';

// Ids aren't reused, because a guide of an earlier test may still be storing its changes.
let nextId = 12;
afterEach(() => {
  localStorage.clear();
  nextId += 1;
});

const point = (lon: number) => [lon, -37.81];
const feature = (geometry: object, name: string) => ({
  type: 'Feature',
  properties: { name },
  geometry,
});
const LINE = feature({ type: 'LineString', coordinates: [point(144.96), point(144.97)] }, 'Walk');
const PINS = ['Princes Bridge', 'Banana Alley'].map((name, index) =>
  feature({ type: 'Point', coordinates: point(144.96 + index / 100) }, name),
);
const mapFile = (features: readonly object[]) =>
  new File([JSON.stringify({ type: 'FeatureCollection', features })], 'walk.geojson');

/** A server without guides that records what it creates. */
function emptyServer(replies: Replies = {}) {
  const guides: unknown[] = [];
  const places: unknown[] = [];
  const all: Replies = {
    createPendingGuide: ({ body }) => {
      guides.push(body);
      return someDraft({ pg_id: nextId });
    },
    addPendingPlace: ({ body }) => {
      places.push(body);
      return somePlace(places.length, { pp_pg_id: nextId, ...(body as object) });
    },
    ...replies,
  };
  return { guides, places, replies: all };
}

async function bring(file: File, replies: Replies) {
  const shown = await showGuides({ replies });
  await screen.findByRole('heading', { name: 'Make your first guide' });
  await shown.user.upload(screen.getByLabelText('Import a route or photos'), file);
  return shown;
}

const startGuide = () => screen.findByRole('button', { name: 'Start guide' });
const placeRows = async () => {
  const list = await screen.findByRole('navigation', { name: 'Guide and places' });
  return within(list).queryAllByRole('listitem');
};
const isKept = (text: string) =>
  waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain(text));
const toast = () => screen.getByRole('status', { name: 'Toast' }).textContent;

describe('a guide imported from files', () => {
  it('has everything that was found, and is opened', async () => {
    const { guides, places, replies } = emptyServer();
    const { user, currentEntry } = await bring(mapFile([LINE, ...PINS]), replies);
    expect(await screen.findByRole('dialog', { name: 'Start a guide' })).toBeDefined();
    await user.click(await startGuide());
    await waitFor(() => expect(places).toHaveLength(2));
    expect(guides).toMatchObject([{ pg_path: expect.stringContaining('-37.81,144.96') }]);
    expect(places).toMatchObject([{ pp_title: 'Princes Bridge' }, { pp_title: 'Banana Alley' }]);
    expect(currentEntry()).toMatchObject({
      route: { open: { guide: { source: 'pending', id: nextId }, place: null } },
    });
    expect(await placeRows()).toHaveLength(2);
    expect(toast()).toBe('Added the path and 2 places');
  });

  it('is left unsaved in the editor if it has only lines', async () => {
    const { guides, replies } = emptyServer();
    const { user, currentEntry } = await bring(mapFile([LINE]), replies);
    await user.click(await startGuide());
    await waitFor(() =>
      expect(currentEntry()).toMatchObject({ route: { open: { guide: { source: 'unsaved' } } } }),
    );
    await isKept('144.97');
    expect(guides).toEqual([]);
  });

  it('keeps its places until it can be saved', async () => {
    const { places, replies } = emptyServer({
      createPendingGuide: () => refusal('conflict', 'Not just now.'),
    });
    const { user, server } = await bring(mapFile([LINE, ...PINS]), replies);
    await user.click(await startGuide());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to save guide. Not just now.',
    );
    server.replies = { ...server.replies, createPendingGuide: () => someDraft({ pg_id: nextId }) };
    await user.click(button('Try again'));
    await waitFor(() => expect(places).toHaveLength(2));
  });

  it('opens with its lines and without the places on request', async () => {
    const { user } = await bring(
      mapFile([LINE, ...PINS]),
      emptyServer({ createPendingGuide: () => refusal('conflict', 'Not just now.') }).replies,
    );
    await user.click(await startGuide());
    await user.click(await screen.findByRole('button', { name: 'Open without places' }));
    expect(await placeRows()).toHaveLength(0);
    await isKept('144.97');
  });

  it('gets its places once the connection is back, even if it was opened meanwhile', async () => {
    const { guides, places, replies } = emptyServer();
    const { user, server } = await bring(mapFile([LINE, ...PINS]), {
      ...replies,
      createPendingGuide: () => connectionLost(),
    });
    await user.click(await startGuide());
    await screen.findByText(
      'You’re offline. Keep this tab open, and we’ll add your places when you’re back.',
    );
    await user.click(button('Open the guide'));
    expect(await placeRows()).toHaveLength(0);
    server.replies = { ...server.replies, ...replies };
    window.dispatchEvent(new Event('online'));
    await waitFor(async () => expect(await placeRows()).toHaveLength(2));
    await waitFor(() => expect(places).toHaveLength(2));
    expect(guides).toHaveLength(1);
  });

  it('can also be open already, and is saved before its places', async () => {
    const { guides, places, replies } = emptyServer();
    const { user } = await showGuides({ replies });
    await user.click(await screen.findByRole('button', { name: 'Start on the map' }));
    await user.upload(
      await screen.findByLabelText('Import a route or photos'),
      mapFile([LINE, ...PINS]),
    );
    await user.click(await screen.findByRole('button', { name: 'Add to guide' }));
    await waitFor(() => expect(places).toHaveLength(2));
    expect(guides).toMatchObject([{ pg_path: expect.stringContaining('-37.81,144.96') }]);
    await waitFor(() => expect(toast()).toBe('Added the path and 2 places'));
  });

  it('isn’t created when the dialog is cancelled', async () => {
    const { guides, replies } = emptyServer();
    const { user } = await bring(mapFile(PINS), replies);
    await startGuide();
    await user.click(button('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Start on the map')).toBeDefined();
    expect(guides).toEqual([]);
  });
});
