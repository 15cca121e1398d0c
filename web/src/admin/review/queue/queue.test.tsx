// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  connectionLost,
  heldReply,
  refusal,
  serverError,
} from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import {
  dialog,
  guide,
  isCount,
  pageOf,
  queueButton,
  showQueue,
  someItem,
  someItems,
} from './queue.test-data.tsx';

const status = () =>
  dialog()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('the review queue', () => {
  it('says that it is loading', async () => {
    const { reply, release } = heldReply<ReturnType<typeof pageOf>>();
    await showQueue({ list: () => reply });
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeDefined();
    release(pageOf(someItems(1), { query: {} }));
    expect(await guide('Guide 1')).toBeDefined();
    expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull();
  });

  it('says why it couldn’t be loaded, and tries again', async () => {
    const { server, user } = await showQueue({ list: () => refusal('conflict', 'Not today.') });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to load reviews: Not today.',
    );
    const { reply, release } = heldReply<ReturnType<typeof pageOf>>();
    server.replies = { ...server.replies, listReviewQueue: () => reply };
    await user.click(button('Try again'));
    expect(screen.getByRole('alert').textContent).toBe('Failed to load reviews: Not today.');
    release(pageOf(someItems(1), { query: {} }));
    await waitFor(async () => expect(document.activeElement).toBe(await guide('Guide 1')));
  });

  it.each([
    ['Unknown error', () => serverError()],
    ['We can’t connect. Check your internet and try again.', connectionLost],
    ['Nothing here.', () => refusal('not_found', 'Nothing here.')],
  ])('shows why it couldn’t be loaded: %s', async (reason, list) => {
    await showQueue({ list });
    expect((await screen.findByRole('alert')).textContent).toBe(
      `Failed to load reviews: ${reason}`,
    );
  });

  it('shows that it is empty, without a button to clear filters', async () => {
    await showQueue({ list: (request) => pageOf([], request) });
    await waitFor(() => expect(status()).toBe('No reviews found matching your criteria.'));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers to clear the filters that left nothing, and moves the focus to the search field', async () => {
    const { user, asked } = await showQueue({
      list: (request) => pageOf(request.query.search ? [] : someItems(2), request),
    });
    await guide('Guide 1');
    await user.type(field('Search'), 'nothing like it{Enter}');
    await waitFor(() => expect(status()).toBe('No reviews found matching your criteria.'));
    await user.click(button('Clear filters'));
    expect(await guide('Guide 1')).toBeDefined();
    expect(field('Search')).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field('Search'));
    expect(asked.at(-1)).toEqual({
      page: '1',
      page_size: '20',
      sort_by: 'pg_updated',
      sort_order: 'desc',
    });
  });

  it.each([
    [1, '1 guide'],
    [14, '14 guides'],
    [45, '1–20 of 45 guides'],
  ])('announces the count of %i guides as “%s”', async (count, text) => {
    await showQueue({ list: (request) => pageOf(someItems(count), request) });
    await waitFor(() => expect(status()).toBe(text));
  });

  it('opens a guide for review, and closes', async () => {
    const { user, currentEntry } = await showQueue();
    await user.click(await guide('Guide 2'));
    expect(currentEntry()).toEqual({
      page: 'adminDashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'pending', id: 2 }, place: null, view: 'review' },
      },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the current page on screen until the next one has loaded', async () => {
    const { reply, release } = heldReply<ReturnType<typeof pageOf>>();
    const { user } = await showQueue({
      list: (request) => (request.query.page === '2' ? reply : pageOf(someItems(25), request)),
    });
    await guide('Guide 1');
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
    await user.click(button('Page 2 of 2'));
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(await guide('Guide 1')).toBeDefined();
    release(pageOf(someItems(25), { query: { page: '2', page_size: '20' } }));
    expect(await guide('Guide 21')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Guide 1' })).toBeNull();
    expect(document.activeElement).toBe(button('Page 2 of 2'));
  });

  it('returns to the last page when the requested page no longer exists', async () => {
    let count = 25;
    const { user, asked } = await showQueue({
      list: (request) => pageOf(someItems(isCount(request) ? 25 : count), request),
    });
    await guide('Guide 1');
    count = 20;
    await user.click(button('Next page'));
    await waitFor(() => expect(asked.at(-1)?.page).toBe('1'));
    expect(await guide('Guide 1')).toBeDefined();
  });

  it('shows two pages on either side of the current one', async () => {
    const pages = () =>
      dialog()
        .getAllByRole('button', { name: /^Page \d/ })
        .map(({ textContent }) => textContent);
    const { user } = await showQueue({
      list: (request) => pageOf(someItems(200), request),
    });
    await guide('Guide 1');
    expect(pages()).toEqual(['1', '2', '3']);
    expect(button('Previous page').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Page 3 of 10'));
    await guide('Guide 41');
    expect(pages()).toEqual(['1', '2', '3', '4', '5']);
    expect(button('Page 3 of 10').getAttribute('aria-current')).toBe('page');
    await user.click(button('Page 5 of 10'));
    await guide('Guide 81');
    expect(pages()).toEqual(['3', '4', '5', '6', '7']);
  });

  it('has no page buttons for one page', async () => {
    await showQueue();
    await guide('Guide 1');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('gives the button its focus back when it closes', async () => {
    const { user } = await showQueue();
    await guide('Guide 1');
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(queueButton()).toBeDefined();
  });

  it('shows HTML in a title as text', async () => {
    await showQueue({
      list: (request) => pageOf([someItem(1, { pg_title: '<b>Bold</b>' })], request),
    });
    expect(await guide('<b>Bold</b>')).toBeDefined();
  });
});
