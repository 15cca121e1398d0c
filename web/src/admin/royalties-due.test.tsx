// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
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
