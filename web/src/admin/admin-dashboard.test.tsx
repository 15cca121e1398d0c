// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { DashboardPart } from '@laneway/domain/app-links/dashboard-route';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someOverview } from '../api/queries/overview.test-data.ts';
import { startOf } from '../core/navigation/dashboard-parts.ts';
import { someReview } from '../guide/reviews/reviews.test-data.tsx';
import { button } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HEADER_REPLIES } from './header-replies.test-data.ts';

const showDashboard = (part: DashboardPart) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: startOf(part) },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        getOverview: () => someOverview(),
        listJobs: () => ({ items: [], next_cursor: null }),
        listUsers: () => ({ items: [], next_cursor: null }),
        listDashboardGuides: () => [exampleGuide],
        listReceivedReviews: () => ({
          items: [{ ...someReview(), g_title: 'City of Trams', answer: null }],
          next_cursor: null,
          rating: 4,
          rating_counts: [0, 0, 0, 1, 0],
        }),
      },
    },
  );

const index = () => within(screen.getByRole('navigation', { name: 'Dashboard' }));
const names = () =>
  index()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const current = () =>
  index()
    .getAllByRole('button', { current: true })
    .map(({ textContent }) => textContent);

const GROUPS = ['Review', 'People', 'Business', 'Your own'];

it('shows the groups, and the parts of the open one', async () => {
  await showDashboard('overview');
  expect(names()).toEqual([...GROUPS, 'Overview', 'Money', 'Orders', 'Royalties due', 'System']);
  expect(current()).toEqual(['Business', 'Overview']);
});

it('opens a group with its first part', async () => {
  const { user, currentEntry } = await showDashboard('overview');
  await user.click(button('People'));
  expect(currentEntry()).toMatchObject({ page: 'adminDashboard', route: { part: 'users' } });
});

it('opens a part of the open group', async () => {
  const { user, currentEntry } = await showDashboard('users');
  await user.click(button('Creator requests'));
  expect(currentEntry()).toMatchObject({ route: { part: 'creator-requests' } });
});

it('lets an admin who writes guides answer reviews of them', async () => {
  await showDashboard('received-reviews');
  expect(current()).toEqual(['Your own', 'Your reviews']);
  expect(await screen.findByText('City of Trams · Kim · 10 Nov 2026')).toBeDefined();
  expect(button('Answer the review by Kim')).toBeDefined();
});
