// @vitest-environment happy-dom
import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { UserLocationContext } from '../../core/location/use-user-location.ts';
import type { PageProps } from '../../core/navigation/pages.ts';
import { parseVisits } from '../../guide/visits/stored-visits.ts';
import type { SentRequest } from '../../ui/testing/fake-server.test-data.ts';
import { type RenderPageOptions, renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { setViewportWidth } from '../../ui/testing/viewport.ts';
import { PlaceDetail } from './place-detail.tsx';

const NO_MEDIA = { p_image: null, p_audio: null, p_audio_captions: null, p_video: null };
const PLACES = [11, 12, 13].map((p_id, p_order) => ({
  ...examplePlace,
  ...NO_MEDIA,
  p_video_captions: null,
  p_id,
  p_order,
  g_id: 20,
  p_location: '-37.81,144.96',
  p_title: `Lane ${p_order + 1}`,
}));

const sent: SentRequest[] = [];
const recorded =
  <T,>(reply: T) =>
  (request: SentRequest): T => {
    sent.push(request);
    return reply;
  };

const AtHome: ComponentType<PageProps<'placeDetail'>> = PlaceDetail;

const openPlace = (placeId: number, options: RenderPageOptions = {}, Page = AtHome) =>
  renderPage(
    Page,
    { page: 'placeDetail', guideId: 20, placeId },
    {
      ...options,
      replies: {
        getGuide: recorded({ ...exampleGuide, g_id: 20, g_title: 'Lanes' }),
        listPlaces: recorded({ places: [...PLACES] }),
      },
    },
  );

const visitsOf = (account: number | 'visitor') =>
  parseVisits(localStorage.getItem(`laneway.visits.${account}`));

beforeEach(() => {
  setViewportWidth(390);
  localStorage.clear();
  sent.length = 0;
});

it('opening a place is recorded for the logged-in user', async () => {
  await openPlace(12, { role: 'user' });
  await screen.findByRole('heading', { name: 'Lane 2' });
  const opened = { guideId: 20, placeIds: [11, 12, 13], openedIds: [12], visitedIds: [] };
  expect(visitsOf(7)).toMatchObject([opened]);
  expect(visitsOf('visitor')).toEqual([]);
});

it('a visitor’s visits are stored separately', async () => {
  await openPlace(11);
  await screen.findByRole('heading', { name: 'Lane 1' });
  expect(visitsOf('visitor')).toMatchObject([{ openedIds: [11] }]);
  expect(Object.keys(localStorage)).toEqual(['laneway.visits.visitor']);
});

it.each([
  ['there', -37.8102, [12]],
  ['far away', -37.82, []],
])('someone who is %s has visited %j', async (_where, lat, visitedIds) => {
  const position = { point: { lat, lng: 144.96 }, accuracyMetres: 5, headingDegrees: null };
  const location = {
    state: { kind: 'found', position } as const,
    isOn: true,
    toggle: () => {},
    turnOff: () => {},
    askForHeading: () => {},
  };
  await openPlace(12, {}, (props) => (
    <UserLocationContext value={location}>
      <PlaceDetail {...props} />
    </UserLocationContext>
  ));
  await screen.findByRole('heading', { name: 'Lane 2' });
  expect(visitsOf('visitor')).toMatchObject([{ openedIds: [12], visitedIds }]);
});

it('a missing place records no visit', async () => {
  await openPlace(99);
  await screen.findByText('Place not found');
  expect(visitsOf('visitor')).toEqual([]);
});

it('no request contains the visit', async () => {
  await openPlace(12, { role: 'user' });
  await waitFor(() => expect(visitsOf(7)).toHaveLength(1));
  // Any other request fails the test.
  expect(sent).toEqual([
    { query: {}, body: null },
    { query: { guide_id: '20' }, body: null },
  ]);
});
