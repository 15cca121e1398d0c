// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchReply } from '../../api/queries/search.ts';
import {
  connectionLost,
  heldReply,
  type Replies,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { FOUND, LANEWAYS, NOTHING_FOUND, TRAMS } from '../search/search-reply.test-data.ts';
import { FoundGuides } from './found-guides.tsx';

async function search(text: string, search: Replies['search']) {
  const onFound = vi.fn();
  const onPick = vi.fn();
  const page = await renderPage(
    () => <FoundGuides text={text} guides={[LANEWAYS, TRAMS]} onFound={onFound} onPick={onPick} />,
    { page: 'guidesHomePage' },
    {
      replies: {
        listPopularSearches: () => ({ searches: [] }),
        ...(search === undefined ? {} : { search }),
      },
    },
  );
  return { ...page, onFound, onPick };
}

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Guides, best match first' }));

it('shows the server’s results, and passes them to the map', async () => {
  const { user, onFound, onPick } = await search('lane', () => FOUND);
  const list = await rows();
  expect(screen.getByRole('status').textContent).toBe('2 guides and 1 creator');
  expect(onFound).toHaveBeenLastCalledWith({ text: 'lane', guides: [LANEWAYS, TRAMS] });
  await user.click(list.getByRole('button', { name: /City of Trams/ }));
  expect(onPick).toHaveBeenCalledWith(8);
});

it('shows creators, also if no guide matches, with links to their pages', async () => {
  const { user, currentEntry } = await search('isla', () => ({
    ...NOTHING_FOUND,
    authors: FOUND.authors,
  }));
  const creators = await screen.findByRole('region', { name: 'Creators' });
  expect(screen.getByRole('status').textContent).toBe('1 creator');
  expect(screen.queryByText(/^No guides match/)).toBeNull();
  await user.click(within(creators).getByRole('link', { name: /^Isla Marchetti.*4 guides$/ }));
  expect(currentEntry()).toEqual({ page: 'creator', creatorId: 3 });
});

it('shows that it is searching', async () => {
  const held = heldReply<SearchReply>();
  await search('lane', () => held.reply);
  expect(screen.getByRole('status', { name: 'Searching...' })).toBeDefined();
  held.release(FOUND);
  await rows();
});

it.each([
  ['a few', 2, null, 'Filter results'],
  ['more than fit', 7, null, 'See all 7 results'],
  ['more than one page', 7, 'more', 'See all results'],
])('links from %s to the page of results', async (_what, count, next_cursor, label) => {
  const guides = Array.from({ length: count }, (_, at) => ({ ...TRAMS, g_id: at + 20 }));
  const { user, currentEntry } = await search('lane', () => ({ ...FOUND, guides, next_cursor }));
  expect((await rows()).getAllByRole('button', { name: /City of Trams/ })).toHaveLength(
    Math.min(count, 6),
  );
  await user.click(button(label));
  expect(currentEntry()).toEqual({ page: 'searchResults', searchText: 'lane', view: null });
});

it('suggests what to try if nothing matches', async () => {
  const { user, currentEntry } = await search('zeppelin', () => NOTHING_FOUND);
  expect(await screen.findByText(/^No guides match that\./)).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry().page).toBe('allGuides');
});

it('searches the loaded guides without a connection, and shows that it did', async () => {
  const { user, onPick, server } = await search('tram', connectionLost);
  expect(await screen.findByText(/we’ve only searched the guides/)).toBeDefined();
  await user.click(
    screen.getByRole('button', { name: /^City of Trams by .+ \$4.99 · 11 places$/ }),
  );
  expect(onPick).toHaveBeenCalledWith(8);
  server.replies = { ...server.replies, search: () => FOUND };
  await user.click(button('Try again'));
  await rows();
});

it('shows without a connection that no loaded guide matches', async () => {
  await search('zeppelin', connectionLost);
  expect(await screen.findByText(/no guide that’s already loaded matches/)).toBeDefined();
});

it('offers to try again after a failure', async () => {
  const { user, server } = await search('lane', serverError);
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t search just now.');
  server.replies = { ...server.replies, search: () => FOUND };
  await user.click(button('Try again'));
  await waitFor(rows);
});
