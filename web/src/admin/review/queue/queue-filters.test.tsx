// @vitest-environment happy-dom
import type { ManagedUser } from '@laneway/contract/accounts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SentRequest } from '../../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../../ui/testing/queries.test-data.ts';
import {
  dialog,
  guide,
  pageOf,
  queueButton,
  showQueue,
  someItem,
  someItems,
} from './queue.test-data.tsx';

const DEFAULTS = { page: '1', page_size: '20', sort_by: 'pg_updated', sort_order: 'desc' };

const someUser = (
  u_id: number,
  u_name: string,
  user_role: ManagedUser['user_role'],
): ManagedUser => ({
  u_id,
  u_name,
  u_email: `${u_id}@laneway.example`,
  user_role,
  state: 'active',
  email_verified: true,
  created_at: '2026-01-01T00:00:00.000Z',
  guides_owned: 0,
  guides_authored: 0,
});

/** The queue on its second page. */
async function showSecondPage(width = 1440) {
  const page = await showQueue({
    width,
    list: (request) => pageOf(someItems(300), request),
    replies: {
      listUsers: ({ query }: SentRequest) => ({
        items: [
          someUser(12, 'Theo Papadakis', 'creator'),
          someUser(1, 'Maeve Theos', 'admin'),
        ].filter(({ user_role }) => user_role === query.role && query.search === 'theo'),
        next_cursor: null,
      }),
    },
  });
  await guide('Guide 1');
  expect(page.asked).toEqual([DEFAULTS]);
  await page.user.click(button('Page 2 of 15'));
  await guide('Guide 21');
  return page;
}

type User = Awaited<ReturnType<typeof showSecondPage>>['user'];

const FILTERS: readonly (readonly [
  name: string,
  act: (user: User) => Promise<unknown> | unknown,
  asked: Readonly<Record<string, string>>,
])[] = [
  ['a search', (user) => user.type(field('Search'), ' river '), { search: 'river' }],
  [
    'submitted guides',
    (user) => user.selectOptions(field('Status'), 'Submitted'),
    { status: 'pending' },
  ],
  [
    'approved guides',
    (user) => user.selectOptions(field('Status'), 'Approved'),
    { status: 'approved' },
  ],
  [
    'rejected guides',
    (user) => user.selectOptions(field('Status'), 'Rejected'),
    { status: 'rejected' },
  ],
  [
    'guides that need revision',
    (user) => user.selectOptions(field('Status'), 'Needs Revision'),
    { status: 'needs_revision' },
  ],
  ['a first day', () => change('From', '2026-11-01'), { date_from: '2026-11-01' }],
  ['a last day', () => change('To', '2026-11-15'), { date_to: '2026-11-15' }],
  [
    'larger pages',
    (user) => user.selectOptions(field('Page size'), '50 per page'),
    { page_size: '50' },
  ],
];

function change(label: string, value: string): void {
  fireEvent.change(field(label), { target: { value } });
}

describe('the filters of the review queue', () => {
  it.each(FILTERS)('ask for %s, from page 1', async (_, act, asked) => {
    const page = await showSecondPage();
    await act(page.user);
    await waitFor(() => expect(page.asked.at(-1)).toEqual({ ...DEFAULTS, ...asked }));
  });

  it('wait for a pause in typing', async () => {
    const { user, asked } = await showSecondPage();
    const before = asked.length;
    await user.type(field('Search'), 'river jack');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('river jack'));
    expect(asked.length - before).toBeLessThan(4);
    expect(field('Search')).toHaveProperty('value', 'river jack');
    expect(document.activeElement).toBe(field('Search'));
  });

  it('offer the page sizes and statuses there are', async () => {
    await showSecondPage();
    const options = (label: string) =>
      within(field(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Page size')).toEqual([
      '10 per page',
      '20 per page',
      '50 per page',
      '100 per page',
    ]);
    expect(options('Status')).toEqual([
      'Any status',
      'Submitted',
      'Approved',
      'Rejected',
      'Needs Revision',
    ]);
  });

  it('keep their values while the queue is closed', async () => {
    const { user, asked } = await showSecondPage();
    await user.selectOptions(field('Status'), 'Rejected');
    await user.type(field('Search'), 'river{Enter}');
    await waitFor(() => expect(asked.at(-1)?.search).toBe('river'));
    await user.click(button('Close'));
    await user.click(queueButton());
    expect(await screen.findByLabelText('Search')).toHaveProperty('value', 'river');
    expect(field('Status')).toHaveProperty('value', 'rejected');
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({ ...DEFAULTS, status: 'rejected', search: 'river' }),
    );
  });

  it('keep their values and the page while a guide is reviewed', async () => {
    const { user } = await showSecondPage();
    await user.click(await guide('Guide 23'));
    await user.click(button('Back'));
    await user.click(queueButton());
    await guide('Guide 21');
    expect(button('Page 2 of 15').getAttribute('aria-current')).toBe('page');
    await waitFor(async () => expect(document.activeElement).toBe(await guide('Guide 23')));
  });

  it('collapse on a phone, and show how many are set', async () => {
    const { user } = await showSecondPage(390);
    const summary = screen.getByText('Filter and sort');
    await user.click(summary);
    await user.selectOptions(field('Status'), 'Approved');
    expect(await screen.findByText('Filter and sort (1)')).toBeDefined();
    expect(button('Clear filters')).toBeDefined();
  });

  it('stay open when a phone is turned and turned back', async () => {
    const { user, resize } = await showSecondPage(390);
    await user.click(screen.getByText('Filter and sort'));
    act(() => resize(844));
    expect(screen.queryByText('Filter and sort')).toBeNull();
    act(() => resize(390));
    expect(screen.getByText('Filter and sort').closest('details')?.open).toBe(true);
  });

  it.each([820, 390])(
    'include a sort control if the table has no headings, at %i px',
    async (width) => {
      const { user, asked } = await showSecondPage(width);
      await user.selectOptions(field('Sort by'), 'Oldest first');
      await waitFor(() =>
        expect(asked.at(-1)).toEqual({ ...DEFAULTS, sort_by: 'pg_created', sort_order: 'asc' }),
      );
    },
  );

  it('have no second sort control beside the headings', async () => {
    await showSecondPage();
    expect(screen.queryByLabelText('Sort by')).toBeNull();
  });
});

describe('the filter by creator', () => {
  it('finds creators and admins by name, with the keyboard', async () => {
    const { user, asked } = await showSecondPage();
    await user.type(field('Creator'), 'theo');
    const names = async () =>
      (await screen.findAllByRole('option', { name: /Theo/ })).map(
        ({ textContent }) => textContent,
      );
    expect(await names()).toEqual([
      'Maeve Theos1@laneway.example',
      'Theo Papadakis12@laneway.example',
    ]);
    await user.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(asked.at(-1)).toEqual({ ...DEFAULTS, creator_id: '12' }));
    expect(field('Creator')).toHaveProperty('value', 'Theo Papadakis');
    expect(field('Creator').getAttribute('aria-expanded')).toBe('false');
    await user.clear(field('Creator'));
    await waitFor(() => expect(asked.at(-1)).toEqual(DEFAULTS));
  });

  it('suggests the creators on the current page', async () => {
    const { user, asked } = await showQueue({
      list: (request) =>
        pageOf(
          [someItem(1), someItem(2, { pg_author: 12, author_name: 'Bo' }), someItem(3)],
          request,
        ),
    });
    await guide('Guide 1');
    await user.click(field('Creator'));
    expect(dialog().getAllByRole('option', { name: /^(Bo|Isla.*)$/ })).toHaveLength(2);
    await user.click(dialog().getByRole('option', { name: 'Bo' }));
    await waitFor(() => expect(asked.at(-1)?.creator_id).toBe('12'));
  });

  it('shows that no creator was found, and Escape closes the list but not the queue', async () => {
    const { user, asked } = await showSecondPage();
    await user.type(field('Creator'), 'nobody');
    expect(await screen.findByText('No creators found')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('No creators found')).toBeNull();
    expect(field('Creator')).toHaveProperty('value', '');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(asked.every(({ creator_id }) => creator_id === undefined)).toBe(true);
  });
});
