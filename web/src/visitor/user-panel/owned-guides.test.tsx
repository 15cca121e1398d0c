// @vitest-environment happy-dom
import { exampleGuide, examplePendingGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Guide } from '../../guide/guide-facts.ts';
import { printVisits } from '../../guide/visits/stored-visits.ts';
import type { GuideVisits } from '../../guide/visits/visits.ts';
import type { Replies } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { printWalks, type SavedWalk } from '../../walk/walk-store.ts';
import { UserPanel } from './user-panel.tsx';

const guide = (g_id: number, g_title: string): Guide => ({
  ...exampleGuide,
  g_id,
  g_title,
  g_image: null,
  g_place_count: 3,
});
const GUIDES = [guide(1, 'Arcades'), guide(2, 'Bridges'), guide(3, 'Clocks')];

const PLACES = [11, 12, 13];
const visited = (guideId: number, ...visitedIds: readonly number[]): GuideVisits => ({
  guideId,
  placeIds: PLACES,
  openedIds: visitedIds,
  visitedIds,
  isOver: false,
  lastPlaceId: visitedIds.at(-1) ?? 0,
});

/** The person of these tests has the id 7. */
const store = (account: number, ...visits: readonly GuideVisits[]) =>
  localStorage.setItem(`laneway.visits.${account}`, printVisits(visits));

const showPanel = (replies: Replies = {}) =>
  renderPage(
    UserPanel,
    { page: 'userPanel' },
    { role: 'user', replies: { listOwnedGuides: () => GUIDES, ...replies } },
  );

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Your guides' });
  return within(list)
    .getAllByRole('button', { name: /Mirka/ })
    .map(({ textContent }) => textContent?.replace('by Mirka Wong · 3 places', ': '));
};

beforeEach(() => localStorage.clear());

const profileOf = (u_name: string) => ({
  u_name,
  u_bio: null,
  u_links: [],
  u_portrait: null,
  has_page: false,
});

it('guides are listed in the server’s order, and open', async () => {
  const { user, currentEntry } = await showPanel();
  expect(await rows()).toEqual(['Arcades: Open', 'Bridges: Open', 'Clocks: Open']);
  await user.click(screen.getByRole('button', { name: /^Bridges/ }));
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 2 });
});

it('guides can be walked from the list, and walks resumed', async () => {
  const stops = PLACES.map(
    (id) => ({ id, phase: 'ahead', heard: 0.4, isVisited: true, isOffered: false }) as const,
  );
  const walk: SavedWalk = { guideId: 3, first: 0, last: 0, isFirstChosen: false, stops };
  localStorage.setItem('laneway.walks.7', printWalks([walk]));
  const { user, currentEntry } = await showPanel();
  await rows();
  expect(screen.getByRole('button', { name: 'Resume walk: Clocks' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Start walk: Bridges' }));
  expect(currentEntry()).toEqual({ page: 'walk', guideId: 2 });
});

it('started guides come first, the last visited one at the top, and can be continued', async () => {
  store(7, visited(3, 11, 12), visited(2, ...PLACES));
  const { user, currentEntry, back } = await showPanel();
  expect(await rows()).toEqual([
    'Clocks: Continue at place 3',
    'Bridges: All 3 places visitedOpen',
    'Arcades: Open',
  ]);
  await user.click(screen.getByRole('button', { name: /^Clocks/ }));
  expect(currentEntry()).toEqual({ page: 'placeDetail', guideId: 3, placeId: 13 });
  back();
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 3 });
});

it('guides whose walk has ended are opened or walked again, not continued', async () => {
  store(7, { ...visited(3, 12, 13), isOver: true });
  const { user, currentEntry } = await showPanel();
  expect(await rows()).toContain('Clocks: Open');
  await user.click(screen.getByRole('button', { name: 'Walk again: Clocks' }));
  expect(currentEntry()).toEqual({ page: 'walk', guideId: 3 });
});

it('a creator’s own guides on sale are in a separate group, and open', async () => {
  const asked: unknown[] = [];
  const made = { ...guide(9, 'Depots'), g_author_id: 7, g_access: 'inside' as const };
  const { user, currentEntry } = await renderPage(
    UserPanel,
    { page: 'userPanel' },
    {
      role: 'creator',
      replies: {
        getProfile: () => profileOf('Ada'),
        listOwnedGuides: () => [],
        listDashboardGuides: ({ query }) => {
          asked.push(query);
          return [made, { ...made, g_id: 10, g_title: 'Off sale', g_active: false }];
        },
      },
    },
  );
  const group = await screen.findByRole('region', { name: 'Guides you’ve made' });
  expect(asked).toEqual([expect.objectContaining({ mine: 'true' })]);
  expect(within(group).queryByText('Off sale')).toBeNull();
  expect(screen.queryByText(/No guides yet/)).toBeNull();
  await user.click(within(group).getByRole('button', { name: /^Depots/ }));
  expect(currentEntry()).toEqual({ page: 'placesHomePage', guideId: 9 });
});

it('a creator without guides sees how to get a first one', async () => {
  const replies: Replies = {
    listDashboardGuides: () => [],
    listAuthoredGuides: () => [],
    getProfile: () => profileOf('Ada'),
  };
  const { user, currentEntry } = await renderPage(
    UserPanel,
    { page: 'userPanel' },
    { role: 'creator', replies },
  );
  await screen.findByText(/No guides yet\./);
  expect(screen.queryByText('Guides you’ve made')).toBeNull();
  await user.click(button('Create your first guide'));
  expect(currentEntry()).toMatchObject({ page: 'creatorDashboard', route: { part: 'guides' } });
});

it.each([
  ['drafts', { listAuthoredGuides: () => [examplePendingGuide] }],
  ['a guide off sale', { listDashboardGuides: () => [{ ...guide(9, 'Own'), g_active: false }] }],
] satisfies [string, Replies][])(
  'a creator with only %s isn’t asked for a first one',
  async (_, made) => {
    const replies: Replies = {
      listOwnedGuides: () => [],
      listDashboardGuides: () => [],
      listAuthoredGuides: () => [],
      getProfile: () => profileOf('Ada'),
      ...made,
    };
    const { user, currentEntry } = await renderPage(
      UserPanel,
      { page: 'userPanel' },
      { role: 'creator', replies },
    );
    await screen.findByText(/Your others are in the Creator Dashboard\.$/);
    expect(screen.queryByText(/No guides yet|first guide/)).toBeNull();
    await user.click(button('Open Creator Dashboard'));
    expect(currentEntry()).toMatchObject({ page: 'creatorDashboard', route: { part: 'guides' } });
  },
);

it('the progress of someone else is ignored', async () => {
  store(8, visited(3, 11));
  await showPanel();
  expect(await rows()).toEqual(['Arcades: Open', 'Bridges: Open', 'Clocks: Open']);
});

it('a guide whose places have changed has no progress', async () => {
  store(7, visited(3, 11));
  await showPanel({ listOwnedGuides: () => [{ ...guide(3, 'Clocks'), g_place_count: 4 }] });
  await screen.findByRole('button', { name: /^Clocks.*Open$/ });
});

it('deleting the account deletes its visits, and nobody else’s, and says so', async () => {
  store(7, visited(3, 11));
  store(8, visited(3, 11));
  const { user, toast } = await showPanel({ deleteUser: () => undefined });
  await user.click(await screen.findByRole('button', { name: 'Delete account' }));
  await user.type(field('Password'), 'flinders-street-clocks');
  await user.click(field('I understand I can’t undo this'));
  await user.click(button('Delete your account'));
  await waitFor(() => expect(Object.keys(localStorage)).toEqual(['laneway.visits.8']));
  expect(toast()).toBe('Your account is deleted');
});

it('offers creators to edit the guides they have made, and no others', async () => {
  const own = { ...guide(9, 'Own streets'), g_author_id: 7, g_active: true };
  const { user, currentEntry } = await renderPage(
    UserPanel,
    { page: 'userPanel' },
    {
      role: 'creator',
      replies: {
        listOwnedGuides: () => GUIDES,
        listDashboardGuides: () => [own],
        listAuthoredGuides: () => [],
        getProfile: () => profileOf('Sam'),
      },
    },
  );
  expect(await screen.findByRole('button', { name: 'Edit Own streets' })).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Edit / })).toHaveLength(1);
  await user.click(button('Edit Own streets'));
  await waitFor(() =>
    expect(currentEntry()).toEqual({
      page: 'creatorDashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'published', id: 9 }, place: null, view: 'edit' },
      },
    }),
  );
});
