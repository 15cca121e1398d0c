// @vitest-environment happy-dom
import type { Creator } from '@laneway/contract/catalogue';
import { exampleGuide, examplePendingGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { type Replies, refusal, serverError } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { CreatorPage } from './creator.tsx';

// The simulated DOM can't lay out a map.
vi.mock('../../map/visitor-map.tsx', () => ({ VisitorMap: () => null }));

const guide = { ...exampleGuide, g_access: 'teaser' as const, g_image: null };

const creator = (changes: Partial<Creator> = {}): Creator => ({
  u_id: 3,
  u_name: 'Mirka Wong',
  u_bio: 'Born in Carlton.\nStill lost there.',
  u_links: [],
  u_portrait: null,
  guide_count: 1,
  items: [guide],
  next_cursor: null,
  ...changes,
});

const show = (replies: Replies) =>
  renderPage(CreatorPage, { page: 'creator', creatorId: 3 }, { replies });

it('shows the creator’s name, their bio with its line breaks, and their guides on sale', async () => {
  const { navState, user } = await show({
    getCreator: () => creator(),
    getGuide: () => guide,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirka Wong' })).toBeDefined();
  expect(screen.getByText(/^Born in Carlton\./).textContent).toBe(
    'Born in Carlton.\nStill lost there.',
  );
  expect(screen.getByText('1 guide')).toBeDefined();
  expect(screen.getByText('$4.99 · 11 places')).toBeDefined();
  expect(screen.getByText('4.5 ★ (12)')).toBeDefined();
  expect(screen.getByText(/^about 1 h/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: /Lanes after rain/ }));
  expect(navState().stack.at(-1)?.overlays).toEqual([{ kind: 'guideOverview', guideId: 7 }]);
});

it('shows the creator’s portrait and links, which pass on nothing', async () => {
  const u_portrait = '/api/creators/3/portrait?v=one';
  await show({
    getCreator: () => creator({ u_portrait, u_links: ['https://www.mirka.example/walks'] }),
  });
  const link = await screen.findByRole('link', { name: 'mirka.example/walks' });
  expect(link.getAttribute('href')).toBe('https://www.mirka.example/walks');
  expect(link.getAttribute('rel')).toBe('nofollow ugc noopener noreferrer');
  expect(document.querySelector(`img[src="${u_portrait}"]`)).not.toBeNull();
});

it('leaves out unknown facts', async () => {
  const unrated = { ...guide, g_rating: null, g_rating_count: 2, g_duration_minutes: null };
  await show({ getCreator: () => creator({ u_bio: null, guide_count: 2, items: [unrated] }) });
  expect(await screen.findByText('2 guides')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/★|about|null/);
});

it('shows more guides on request, and counts all of them', async () => {
  const { user } = await show({
    getCreator: ({ query: { cursor } }) =>
      cursor === 'next'
        ? creator({ guide_count: 2, items: [{ ...guide, g_id: 8, g_title: 'Older' }] })
        : creator({ guide_count: 2, next_cursor: 'next' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show more guides' }));
  expect(await screen.findByRole('button', { name: /Older/ })).toBeDefined();
  expect(screen.getByText('2 guides')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more guides' })).toBeNull();
});

it('shows a skeleton while it loads', async () => {
  await show({ getCreator: () => new Promise(() => {}) });
  expect(await screen.findByRole('status', { name: 'Loading...' })).toBeDefined();
});

it('offers to try again when loading fails', async () => {
  const { user, server } = await show({ getCreator: serverError });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We couldn’t load this creator.',
  );
  server.replies = { ...server.replies, getCreator: () => creator() };
  await user.click(button('Try again'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirka Wong' })).toBeDefined();
});

it('shows that the creator doesn’t exist, and leads to all guides', async () => {
  const { user, currentEntry } = await show({
    getCreator: () => refusal('not_found', 'Creator not found'),
  });
  expect(await screen.findByRole('heading', { name: 'Creator not found' })).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('offers creators to edit their own guides, at the draft if there is one', async () => {
  const own = { ...guide, g_author_id: 7 };
  const { user, currentEntry } = await renderPage(
    CreatorPage,
    { page: 'creator', creatorId: 7 },
    {
      role: 'creator',
      replies: {
        getCreator: () => creator({ u_id: 7, items: [own, { ...guide, g_id: 8, g_author_id: 3 }] }),
        listAuthoredGuides: ({ query }) => {
          expect(query.original_g_id).toBe('7');
          return [{ ...examplePendingGuide, pg_id: 31 }];
        },
      },
    },
  );
  expect(await screen.findAllByRole('button', { name: /^Edit / })).toHaveLength(1);
  await user.click(button('Edit Lanes after rain'));
  await waitFor(() =>
    expect(currentEntry()).toEqual({
      page: 'creatorDashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'pending', id: 31 }, place: null, view: 'edit' },
      },
    }),
  );
});
