// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { somePayable } from '../api/queries/money.test-data.ts';
import { refusal } from '../ui/testing/fake-server.test-data.ts';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HEADER_REPLIES } from './header-replies.test-data.ts';

it('says why a payout was refused', async () => {
  const text = 'The amount due is $40.00. Check it before you pay.';
  const { user } = await renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'royalties' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listPayables: () => ({ items: [somePayable()], next_cursor: null }),
        listUpcomingPayouts: () => ({ items: [] }),
        recordPayout: ({ body }) => {
          expect(body).toEqual({ month: '2026-08', amount: 43.58 });
          return refusal('conflict', text);
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Record payout to Isla Marchetti' }));
  await user.click(button('Record $43.58'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('shows upcoming payouts by date, and what is on hold until then', async () => {
  await renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'royalties' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listPayables: () => ({ items: [], next_cursor: null }),
        listUpcomingPayouts: () => ({
          items: [
            { due_on: '2026-12-30', amount: 120.5, creators: 3, on_hold: false },
            { due_on: '2027-01-10', amount: 7.25, creators: 1, on_hold: true },
          ],
        }),
      },
    },
  );
  const table = within(await screen.findByRole('table', { name: 'Upcoming payouts by date' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Due onCreatorsAmount',
    '30 Dec 2026 3$120.50',
    '10 Jan 2027 On hold until then1$7.25',
  ]);
});
