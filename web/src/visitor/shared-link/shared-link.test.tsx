// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { InsidePart } from '../../core/navigation/pages.ts';
import { sketch } from '../../core/navigation/sketch.test-data.ts';
import { connectionLost, type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { SharedLink } from './shared-link.tsx';

type Guide = typeof exampleGuide;
const guide = (changes: Partial<Guide>) => ({ ...exampleGuide, g_id: 7, ...changes });
const OPEN = guide({ g_access: 'inside' });
const CLOSED = guide({ g_access: 'teaser' });

/** There is no reply for places, so requesting them fails the test. */
function follow(
  link: { guideId: number | null; placeId: number | null; part?: InsidePart | null },
  replies: Replies,
) {
  return renderPage(SharedLink, { page: 'sharedLink', part: null, ...link }, { replies });
}

describe('a link', () => {
  it.each([
    [7, null, null, OPEN, 'guidesHomePage [overview 7]'],
    [7, null, 'places', OPEN, 'guidesHomePage [overview 7] > placesHomePage 7'],
    [7, null, 'walk', OPEN, 'guidesHomePage [overview 7] > placesHomePage 7 > walk 7'],
    [7, 12, null, OPEN, 'guidesHomePage [overview 7] > placesHomePage 7 > placeDetail 7 12'],
    [7, null, null, CLOSED, 'guidesHomePage [overview 7]'],
    [7, null, 'places', CLOSED, 'guidesHomePage [overview 7]'],
    [7, 12, null, CLOSED, 'guidesHomePage [overview 7 12]'],
    [null, 12, null, OPEN, 'guidesHomePage [overview 7] > placesHomePage 7 > placeDetail 7 12'],
    [null, 12, null, CLOSED, 'guidesHomePage [overview 7 12]'],
  ] as const)(
    'to guide %s, place %s, part %s opens what the guide’s access allows',
    async (...row) => {
      const [guideId, placeId, part, reply, leadsTo] = row;
      const { navState } = await follow(
        { guideId, placeId, part },
        { getGuide: () => reply, getGuideOfPlace: () => ({ g_id: 7 }) },
      );
      await waitFor(() => expect(sketch(navState())).toBe(leadsTo));
    },
  );

  it('shows a skeleton while it loads', async () => {
    const { navState } = await follow(
      { guideId: 7, placeId: null },
      { getGuide: () => new Promise<never>(() => {}) },
    );
    expect(screen.getByRole('status', { name: 'Loading...' })).toBeDefined();
    expect(sketch(navState())).toBe('guidesHomePage > sharedLink 7 null');
  });
});

describe('a link to something that doesn’t exist', () => {
  it('shows that the guide wasn’t found, and leads home', async () => {
    const { user, currentEntry } = await follow(
      { guideId: 7, placeId: null },
      { getGuide: () => refusal('not_found') },
    );
    expect(await screen.findByRole('heading', { name: 'Guide not found' })).toBeDefined();
    expect(document.title).toBe('Guide not found · Laneway');
    await user.click(button('See all guides'));
    expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
  });

  it('shows that the place wasn’t found, and leads home', async () => {
    const { user, currentEntry } = await follow(
      { guideId: null, placeId: 12 },
      { getGuideOfPlace: () => refusal('not_found') },
    );
    expect(await screen.findByRole('heading', { name: 'Place not found' })).toBeDefined();
    expect(document.title).toBe('Place not found · Laneway');
    await user.click(button('See all guides'));
    expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
  });
});

describe('a link that is opened without a connection', () => {
  it.each([
    ['a guide', { guideId: 7, placeId: null }],
    ['a place', { guideId: null, placeId: 12 }],
  ])('to %s shows that it isn’t saved, and links to the saved guides', async (_, link) => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user, currentEntry } = await follow(link, {
      getGuide: connectionLost,
      getGuideOfPlace: connectionLost,
    });
    const title = 'This guide isn’t saved on this device';
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getByText('You’re offline. Connect to open it.')).toBeDefined();
    expect(screen.queryByText(/Failed|Error/)).toBeNull();
    await user.click(button('See saved guides'));
    expect(currentEntry()).toEqual({ page: 'downloadManager' });
    onLine.mockRestore();
  });
});

describe('a link that fails to load', () => {
  it('can be tried again if its guide failed to load', async () => {
    const { user, server, navState } = await follow(
      { guideId: 7, placeId: null },
      { getGuide: connectionLost },
    );
    expect(
      await screen.findByRole('heading', { name: 'Failed to load guide details.' }),
    ).toBeDefined();
    server.replies = { ...server.replies, getGuide: () => CLOSED };
    await user.click(button('Try again'));
    await waitFor(() => expect(sketch(navState())).toBe('guidesHomePage [overview 7]'));
  });

  it('can be tried again if the guide of its place failed to load', async () => {
    const { user, server, navState } = await follow(
      { guideId: null, placeId: 12 },
      { getGuideOfPlace: connectionLost, getGuide: () => CLOSED },
    );
    expect(await screen.findByRole('heading', { name: 'Error fetching places' })).toBeDefined();
    server.replies = { ...server.replies, getGuideOfPlace: () => ({ g_id: 7 }) };
    await user.click(button('Try again'));
    await waitFor(() => expect(sketch(navState())).toBe('guidesHomePage [overview 7 12]'));
  });
});
