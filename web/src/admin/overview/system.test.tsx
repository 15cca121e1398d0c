// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someSystemStatus } from '../../api/queries/overview.test-data.ts';
import type { SystemStatus } from '../../api/queries/overview.ts';
import { connectionLost, type Replies } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from '../admin-dashboard.tsx';
import { HEADER_REPLIES } from '../header-replies.test-data.ts';
import { millisecondsText } from './last-hour.tsx';
import { ageText } from './system.tsx';

const showSystem = (replies: Replies) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'system' } },
    { role: 'admin', replies: { ...HEADER_REPLIES, ...replies } },
  );
const showStatus = (differing: Partial<SystemStatus> = {}) =>
  showSystem({ getSystemStatus: () => someSystemStatus(differing) });

const rowsOf = async (name: string) => {
  const region = await screen.findByRole('region', { name });
  const names = within(region).getAllByRole('term');
  const values = within(region).getAllByRole('definition');
  return names.map((term, at) => `${term.textContent}: ${values[at]?.textContent}`);
};

it('names the services that work, that don’t and that aren’t there', async () => {
  await showStatus({
    dependencies: [
      { name: 'database', is_set_up: true, down_since: null },
      { name: 'media_store', is_set_up: true, down_since: '2024-11-15T03:00:00Z' },
      { name: 'scanner', is_set_up: false, down_since: null },
    ],
  });
  expect(await rowsOf('Services')).toEqual([
    'Database: Working',
    expect.stringMatching(/^Media store: Full or not answering since 1[45] Nov 2024, /),
    'Virus scanner: Not set up',
  ]);
  expect(
    screen.getByText(/^These figures are from laneway-1, process 4711, since it started/),
  ).toBeDefined();
});

it('leads from failed jobs to where they are retried', async () => {
  const jobs = { waiting: 1_204, running: 2, failed: 3, oldest_seconds: 400 };
  const { user, currentEntry } = await showStatus({ jobs });
  expect(await rowsOf('Jobs')).toEqual([
    'Waiting: 1,204',
    'Running: 2',
    'Oldest: 7 minutes',
    'Failed: 3 to look at',
  ]);
  await user.click(button('3 to look at'));
  expect(currentEntry()).toMatchObject({ page: 'adminDashboard', route: { part: 'overview' } });
});

it('draws each minute, and says what a chart shows', async () => {
  await showStatus();
  const chart = await screen.findByRole('img', { name: 'Requests a minute' });
  expect(chart.querySelectorAll('rect')).toHaveLength(60);
  expect(screen.getByText('Latest 63, highest 129')).toBeDefined();
  // One minute had no requests, so nothing took any time.
  const times = screen.getByRole('img', { name: '95% of requests take up to' });
  expect(times.querySelectorAll('rect')).toHaveLength(59);
  expect(screen.getByText('Show as a table')).toBeDefined();
});

it('has no charts in the first minute', async () => {
  await showStatus({ minutes: [] });
  expect(await screen.findByText(/^No figures yet/)).toBeDefined();
  expect(screen.queryByRole('img', { name: 'Memory' })).toBeNull();
});

it('can be loaded again when that failed', async () => {
  const { user, server } = await showSystem({ getSystemStatus: connectionLost });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^We couldn’t load the state of the system/,
  );
  server.replies = { ...server.replies, getSystemStatus: () => someSystemStatus() };
  await user.click(button('Try again'));
  expect(await rowsOf('This process')).toContain('Database connections: 3 of 12');
});

it.each([
  [0, 'None'],
  [1, '1 second'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
])('the age of %i seconds is “%s”', (seconds, text) => {
  expect(ageText(seconds)).toBe(text);
});

it.each([
  [0, '0 ms'],
  [999, '999 ms'],
  [1_000, '1 s'],
  [1_549, '1.5 s'],
])('%i milliseconds are “%s”', (ms, text) => {
  expect(millisecondsText(ms)).toBe(text);
});
