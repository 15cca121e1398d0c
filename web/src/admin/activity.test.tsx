// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { AdminAction } from '../api/queries/admin-actions.ts';
import { connectionLost, type Replies } from '../ui/testing/fake-server.test-data.ts';
import { button, field } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HEADER_REPLIES } from './header-replies.test-data.ts';

const REFUND: AdminAction = {
  action_id: 2,
  acted_at: '2025-11-17T01:00:00.000Z',
  by_id: 7,
  by_name: 'Mira Chen',
  action: 'refund_requested',
  subject: 'order',
  subject_id: '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d',
  subject_name: 'City of Trams',
  details: { cents: 1_200 },
  request_id: null,
};
const ROLE: AdminAction = {
  ...REFUND,
  action_id: 1,
  by_id: 3,
  by_name: null,
  action: 'role_changed',
  subject: 'account',
  subject_id: '41',
  subject_name: 'Robin Adeyemi',
  details: { from: 'user', to: 'creator' },
};
const ADMINS = [
  { u_id: 7, u_name: 'Mira Chen' },
  { u_id: 3, u_name: null },
];

async function showActivity(replies: Replies = {}) {
  const queries: Record<string, string>[] = [];
  const shown = await renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'activity' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listAdminActions: ({ query }) => {
          queries.push(query);
          const items = query.action === undefined ? [REFUND, ROLE] : [];
          return { items, next_cursor: null, admins: ADMINS };
        },
        ...replies,
      },
    },
  );
  return { ...shown, queries };
}

it('says what happened in sentences, the newest first', async () => {
  await showActivity();
  const table = within(await screen.findByRole('table', { name: 'Activity, newest first' }));
  const [, refund, role] = table.getAllByRole('row');
  expect(refund?.textContent).toContain(
    'Mira Chen requested a refund of $12.00 for order 4f0c2d9e of “City of Trams”',
  );
  expect(refund?.textContent).toContain('17 Nov 2025');
  expect(role?.textContent).toContain(
    'A former admin changed the role of Robin Adeyemi from user to creator',
  );
});

it('filters, downloads what is shown, and shows all again', async () => {
  const { user, queries } = await showActivity();
  await screen.findByRole('table');
  await user.selectOptions(field('Admin'), 'Mira Chen');
  await user.selectOptions(field('Type'), 'Orders');
  fireEvent.change(field('From'), { target: { value: '2025-11-01' } });
  fireEvent.change(field('To'), { target: { value: '2025-11-30' } });
  // Days are those of the reader.
  const from = new Date(2025, 10, 1).toISOString();
  const until = new Date(2025, 11, 1).toISOString();
  const filters = { by_id: '7', subject: 'order', from, until };
  await waitFor(() => expect(queries.at(-1)).toEqual(filters));
  const link = screen.getByRole('link', { name: 'Download CSV' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://laneway');
  expect(pathname).toBe('/api/admin/actions.csv');
  expect(Object.fromEntries(searchParams)).toEqual(filters);

  fireEvent.change(field('To'), { target: { value: '2025-10-31' } });
  expect(screen.getByText('Choose a “To” date no earlier than “From”')).toBeDefined();
  await user.selectOptions(field('Action'), 'Suspended');
  expect(await screen.findByText('Nothing matches that.')).toBeDefined();
  await user.click(button('Show all activity'));
  await screen.findByRole('table');
  await waitFor(() => expect(queries.at(-1)).toEqual({}));
});

it('says how the first one gets there', async () => {
  await showActivity({
    listAdminActions: () => ({ items: [], next_cursor: null, admins: [] }),
  });
  expect(await screen.findByText(/^No activity yet\./)).toBeDefined();
});

it('shows more', async () => {
  const { user } = await showActivity({
    listAdminActions: ({ query: { cursor } }) =>
      cursor === undefined
        ? { items: [REFUND], next_cursor: 'older', admins: ADMINS }
        : { items: [ROLE], next_cursor: null, admins: ADMINS },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more activity' }));
  expect(await screen.findByText(/^A former admin changed the role/)).toBeDefined();
});

it('loads the list again after a failure', async () => {
  const { user, server } = await showActivity({ listAdminActions: connectionLost });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t load the activity/);
  server.replies = {
    ...server.replies,
    listAdminActions: () => ({ items: [REFUND], next_cursor: null, admins: ADMINS }),
  };
  await user.click(button('Try again'));
  expect(await screen.findByText(/^Mira Chen requested/)).toBeDefined();
});
