// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { heldReply, serverError } from '../ui/testing/fake-server.test-data.ts';
import { button } from '../ui/testing/queries.test-data.ts';
import { type RenderPageOptions, renderPage } from '../ui/testing/render-page.test-data.tsx';
import type { Guide } from './guide-facts.ts';
import { GuideOverviewBody } from './guide-overview-body.tsx';
import { useGuideOpening } from './use-guide-opening.ts';
import { printVisits } from './visits/stored-visits.ts';

const PLACES = [11, 12, 13, 14, 15];
/** The guide as an owner gets it. */
const PAID: Guide = {
  ...exampleGuide,
  g_id: 20,
  g_image: null,
  g_audio: null,
  g_video: null,
  g_place_count: PLACES.length,
};
const NOT_MINE: Guide = { ...PAID, g_access: 'teaser' };
const PUBLIC: Guide = { ...PAID, g_price: 0, g_is_public: true };

const showOverview = (guide: Guide, options: RenderPageOptions = {}) =>
  renderPage(
    () => (
      <GuideOverviewBody
        guide={guide}
        {...useGuideOpening(guide)}
        onGift={() => {}}
        onNavigate={() => {}}
      />
    ),
    { page: 'guidesHomePage' },
    options,
  );

const member = (owned: readonly Guide[]): RenderPageOptions => ({
  role: 'user',
  replies: { listOwnedGuides: () => [...owned] },
});

/** The person of these tests has the id 7. */
function visit(account: number | 'visitor', ...visitedIds: readonly number[]): void {
  const lastPlaceId = visitedIds.at(-1) ?? 0;
  const ids = { openedIds: visitedIds, visitedIds };
  localStorage.setItem(
    `laneway.visits.${account}`,
    printVisits([{ ...ids, guideId: PAID.g_id, placeIds: PLACES, lastPlaceId, isOver: false }]),
  );
}

beforeEach(() => localStorage.clear());

it('an owner opens their guide', async () => {
  const { user, currentEntry } = await showOverview(PAID, member([PAID]));
  await screen.findByText('Yours');
  await user.click(button('Open map'));
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 20 });
});

it('an author sees their own guide as theirs', async () => {
  await showOverview({ ...PAID, g_author_id: 7 }, member([]));
  expect(await screen.findByText('Yours')).toBeDefined();
});

it('others see the price', async () => {
  await showOverview(NOT_MINE, member([]));
  expect(await screen.findByText('$4.99')).toBeDefined();
  expect(button('Buy for $4.99')).toBeDefined();
});

it('the price is hidden until the owned guides have loaded', async () => {
  const { reply, release } = heldReply<Guide[]>();
  await showOverview(PAID, { role: 'user', replies: { listOwnedGuides: () => reply } });
  expect(screen.queryByText('$4.99')).toBeNull();
  release([PAID]);
  await screen.findByText('Yours');
});

it('the price is shown if the owned guides couldn’t be loaded', async () => {
  await showOverview(NOT_MINE, { role: 'user', replies: { listOwnedGuides: serverError } });
  expect(await screen.findByText('$4.99')).toBeDefined();
});

it('a started guide continues at the next place, with the list of places behind it', async () => {
  visit(7, 11, 12);
  const { user, currentEntry, back } = await showOverview(PAID, member([PAID]));
  await user.click(await screen.findByRole('button', { name: 'Continue at place 3' }));
  expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 20, placeId: 13 });
  back();
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 20 });
});

it('a started guide can be opened without continuing', async () => {
  visit(7, 11, 12);
  const { user, currentEntry } = await showOverview(PAID, member([PAID]));
  await user.click(await screen.findByRole('button', { name: 'See all places' }));
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 20 });
});

it('a visitor continues a public guide', async () => {
  visit('visitor', 11);
  await showOverview(PUBLIC);
  expect(button('Continue at place 2')).toBeDefined();
  expect(screen.getByText('Free for everyone')).toBeDefined();
});

it('the progress of someone else is ignored', async () => {
  visit(8, 11, 12);
  visit('visitor', 11, 12);
  await showOverview(PAID, member([PAID]));
  await screen.findByText('Yours');
  expect(button('Open map')).toBeDefined();
});

it('the progress in a guide that is no longer owned is ignored', async () => {
  visit(7, 11, 12);
  await showOverview(NOT_MINE, member([]));
  expect(await screen.findByRole('button', { name: 'Buy for $4.99' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});
