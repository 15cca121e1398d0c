// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someTotals } from '../api/queries/money.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HEADER_REPLIES } from './header-replies.test-data.ts';

const entry = { page: 'adminDashboard', route: { part: 'money' } } as const;

it('names the totals that don’t match', async () => {
  await renderPage(AdminDashboard, entry, {
    role: 'admin',
    replies: {
      ...HEADER_REPLIES,
      getMoneyTotals: () => someTotals({ received: 2376.41, reconciled: false }),
    },
  });
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Sales at the payment provider are $4.99 less than in the ledger.',
  );
  expect(screen.queryByText('All totals match')).toBeNull();
});

it('downloads the ledger of the chosen months', async () => {
  await renderPage(AdminDashboard, entry, {
    role: 'admin',
    replies: { ...HEADER_REPLIES, getMoneyTotals: () => someTotals() },
  });
  const link = await screen.findByRole('link', { name: 'Download CSV of the ledger' });
  expect(link.getAttribute('href')).toMatch(
    /^\/api\/admin\/money\.csv\?from=\d{4}-\d{2}&to=\d{4}-\d{2}$/,
  );
  expect(link.hasAttribute('download')).toBe(true);
});
