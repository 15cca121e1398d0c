// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Job } from '../../api/queries/jobs.ts';
import { someJob, someOverview } from '../../api/queries/overview.test-data.ts';
import {
  connectionLost,
  heldReply,
  type Replies,
  refusal,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';

const MAIL = someJob();
const FILE = someJob({ job_id: '12', task: 'scan_media', last_error: null });

const showOverview = (replies: Replies = {}) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'overview' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        getOverview: () => someOverview(),
        listJobs: ({ query }) => {
          expect(query.state).toBe('failed');
          return { items: [MAIL, FILE], next_cursor: null };
        },
        ...replies,
      },
    },
  );

const RETRY_MAIL = 'Retry “Send an email”, job 9007199254740993';

it.each([
  ['Owed to creators today', 'royalties'],
  ['Guides to review', 'guides'],
  ['Couldn’t be published', 'guides'],
])('“%s” links to its section', async (name, part) => {
  const { user, currentEntry } = await showOverview();
  await user.click(await screen.findByRole('button', { name }));
  expect(currentEntry()).toMatchObject({ page: 'adminDashboard', route: { part } });
});

it('leads to a guide that couldn’t be published', async () => {
  const failed = { pg_id: 31, pg_title: 'City of Trams', failure: 'A file is missing.' };
  const untitled = { pg_id: 32, pg_title: null, failure: null };
  const review = { ...someOverview().review, transfer_failed: 9 };
  const { user, currentEntry } = await showOverview({
    getOverview: () =>
      someOverview({ review: { ...review, failed_transfers: [failed, untitled] } }),
  });
  expect(await screen.findByText('A file is missing.')).toBeDefined();
  expect(button('Untitled guide')).toBeDefined();
  expect(screen.getByText('And 7 more in the review queue.')).toBeDefined();
  await user.click(button('City of Trams'));
  expect(currentEntry()).toMatchObject({
    route: { part: 'guides', open: { guide: { source: 'pending', id: 31 }, view: 'review' } },
  });
});

it('shows when it was refreshed, and that a refresh failed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 15, 10, 42) });
  const getOverview = vi.fn(() => someOverview());
  const { user, server } = await showOverview({ getOverview });
  expect(await screen.findByText('Updated 10:42 am')).toBeDefined();
  vi.setSystemTime(new Date(2026, 10, 15, 10, 55));
  const { reply, release } = heldReply<ReturnType<typeof someOverview>>();
  server.replies = { ...server.replies, getOverview: () => reply };
  await user.click(button('Refresh'));
  expect(button('Refreshing...')).toBeDefined();
  release(someOverview({ users: { total: 5, creators: 1, admins: 1 } }));
  expect(await screen.findByText('Updated 10:55 am')).toBeDefined();
  server.replies = { ...server.replies, getOverview: serverError };
  await user.click(button('Refresh'));
  expect(await screen.findByText('We couldn’t refresh this.')).toBeDefined();
  expect(screen.getByText('Accounts')).toBeDefined();
  vi.useRealTimers();
});

it('retries a failed job and takes it off the list', async () => {
  const { reply, release } = heldReply<Job>();
  const { user } = await showOverview({ retryJob: () => reply });
  expect(await screen.findByText('connect ECONNREFUSED 127.0.0.1:25')).toBeDefined();
  await user.click(button(RETRY_MAIL));
  await waitFor(() => expect(button(RETRY_MAIL).textContent).toBe('Retrying...'));
  release({ ...MAIL, state: 'waiting', attempts: 0 });
  await waitFor(() => expect(screen.queryByRole('button', { name: RETRY_MAIL })).toBeNull());
  expect(button('Retry “Scan a file”, job 12')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Failed jobs');
});

it.each(['conflict', 'not_found'] as const)(
  'removes a job that someone else has already handled: %s',
  async (code) => {
    const { user, server } = await showOverview({ retryJob: () => refusal(code, 'Too late.') });
    await screen.findByRole('button', { name: RETRY_MAIL });
    server.replies = { ...server.replies, listJobs: () => ({ items: [], next_cursor: null }) };
    await user.click(button(RETRY_MAIL));
    expect(await screen.findByText('No failed jobs.')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Failed jobs');
  },
);

it('shows why a retry failed, and keeps the job in the list', async () => {
  const { user } = await showOverview({ retryJob: serverError });
  await user.click(await screen.findByRole('button', { name: RETRY_MAIL }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t retry the job. Please try again.',
  );
  expect(button(RETRY_MAIL).textContent).toBe('Retry');
});

it('shows the jobs when the figures can’t be loaded, and vice versa', async () => {
  const { user, server } = await showOverview({ getOverview: connectionLost });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We couldn’t load the overview/);
  expect(button(RETRY_MAIL)).toBeDefined();
  server.replies = { ...server.replies, getOverview: () => someOverview() };
  await user.click(button('Try again'));
  expect(await screen.findByText('12,408')).toBeDefined();
});
