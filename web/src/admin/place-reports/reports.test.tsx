// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { PlaceReport } from '@laneway/contract/place-reports';
import { placeReportTexts } from '@laneway/domain/place-reports/messages';
import { REPORT_OUTCOMES } from '@laneway/domain/place-reports/report-states';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { useUser } from '../../api/session/session-context.ts';
import { ReceivedReports } from '../../creator/creator-dashboard.tsx';
import { connectionLost, type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { AllReports } from './all-reports.tsx';

const OPEN: PlaceReport = {
  report_id: 3,
  g_id: 7,
  g_title: 'City of Trams',
  p_id: 12,
  p_title: 'Hosier Lane',
  kind: 'closed',
  text: 'Shut for good',
  has_photo: false,
  state: 'open',
  created_at: '2026-11-10T10:00:00Z',
  is_long_open: false,
  gets_answer: true,
  outcomes: [...REPORT_OUTCOMES],
  answer: null,
};
const ANSWERED: PlaceReport = {
  ...OPEN,
  state: 'answered',
  gets_answer: false,
  outcomes: [],
  answer: {
    outcome: 'fixed',
    message: 'New hours',
    answered_at: '2026-11-12T10:00:00Z',
    answered_by: 'creator',
  },
};
const pageOf = (...items: PlaceReport[]) => ({
  items,
  next_cursor: null,
  open_count: items.filter(({ state }) => state === 'open').length,
});

const ROUTE = { part: 'place-reports' } as const;

function Received() {
  const user = useUser();
  return user === null ? null : <ReceivedReports user={user} route={ROUTE} />;
}
function All() {
  const user = useUser();
  return user === null ? null : <AllReports user={user} route={ROUTE} />;
}
const showReceived = (replies: Replies) =>
  renderPage(Received, { page: 'guidesHomePage' }, { role: 'creator', replies });
const showAll = (replies: Replies) =>
  renderPage(All, { page: 'guidesHomePage' }, { role: 'admin', replies });
const NO_GUIDES: Replies = { listDashboardGuides: () => [] };

beforeEach(() => sessionStorage.clear());

it('shows the problem and its place, and accepts an answer', async () => {
  const bodies: unknown[] = [];
  const { user } = await showReceived({
    ...NO_GUIDES,
    listReceivedPlaceReports: () => pageOf(OPEN),
    answerPlaceReport: ({ body }) => {
      bodies.push(body);
      return ANSWERED;
    },
  });
  const item = await screen.findByRole('article', { name: 'Report: Hosier Lane' });
  expect(item.textContent).toContain('Place closed');
  expect(item.textContent).toContain('Shut for good');
  expect(screen.getByText('1 report is waiting for an answer.')).toBeDefined();
  await user.click(button('Answer the report about Hosier Lane'));
  await user.click(button('Send answer'));
  expect(screen.getByText('Choose an answer')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^It’s fixed/ }));
  await user.type(field('Add a few words (optional)'), ' New hours ');
  await user.click(button('Send answer'));
  expect(await screen.findByText('Fixed: New hours')).toBeDefined();
  expect(bodies).toEqual([{ outcome: 'fixed', message: 'New hours' }]);
  await waitFor(() => expect(document.activeElement).toBe(item));
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  expect(screen.getByText('Nothing’s waiting for an answer.')).toBeDefined();
});

it('offers only the possible answers, and warns if nobody will get the answer', async () => {
  const unsafe: PlaceReport = {
    ...OPEN,
    kind: 'unsafe',
    gets_answer: false,
    outcomes: ['fixed', 'will_fix'],
  };
  const { user } = await showReceived({
    ...NO_GUIDES,
    listReceivedPlaceReports: () => pageOf(unsafe),
  });
  await user.click(await screen.findByRole('button', { name: /^Answer/ }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(dialog.getByText(/^They left no email/)).toBeDefined();
});

it('shows that someone else has already answered the report', async () => {
  const { user } = await showReceived({
    ...NO_GUIDES,
    listReceivedPlaceReports: () => pageOf(OPEN),
    answerPlaceReport: () => refusal('conflict', placeReportTexts.answered),
  });
  await user.click(await screen.findByRole('button', { name: /^Answer/ }));
  await user.click(screen.getByRole('radio', { name: /^It’s fixed/ }));
  await user.click(button('Send answer'));
  expect((await screen.findByRole('alert')).textContent).toBe(placeReportTexts.answered);
});

it('filters the list for admins, and clears the filters of an empty list', async () => {
  const queries: Record<string, string>[] = [];
  const { user } = await showAll({
    listPlaceReports: ({ query }) => {
      queries.push(query);
      return query.filter === undefined ? pageOf({ ...OPEN, is_long_open: true }) : pageOf();
    },
  });
  expect(await screen.findByText('Waiting a long time')).toBeDefined();
  await user.selectOptions(field('Type'), 'Unsafe');
  await screen.findByRole('article');
  await user.selectOptions(field('Status'), 'To check');
  await screen.findByText('Nothing to check. Nice one!');
  expect(queries.at(-1)).toEqual({ filter: 'to_check', kind: 'unsafe' });
  await user.click(button('Show all reports'));
  await screen.findByRole('article');
});

it('shows that there are no reports, and that they couldn’t be loaded', async () => {
  await showAll({ listPlaceReports: () => pageOf() });
  await screen.findByText(/^No reports yet\./);
  cleanup();
  await showAll({ listPlaceReports: connectionLost });
  expect(await screen.findByText(/^We couldn’t load the reports/)).toBeDefined();
});

it('filters a creator’s list by guide, and shows all reports again when none match', async () => {
  const asked: unknown[] = [];
  const { user } = await showReceived({
    listDashboardGuides: () => [
      { ...exampleGuide, g_id: 7, g_title: 'City of Trams' },
      { ...exampleGuide, g_id: 8, g_title: 'Laneways' },
    ],
    listReceivedPlaceReports: ({ query }) => {
      asked.push(query.guide_id);
      return query.guide_id === '8' ? pageOf() : pageOf(OPEN);
    },
  });
  await user.selectOptions(await screen.findByLabelText('Guide'), 'Laneways');
  await user.click(await screen.findByRole('button', { name: 'Show all reports' }));
  expect(await screen.findByRole('article', { name: 'Report: Hosier Lane' })).toBeDefined();
  expect(asked).toContain('8');
});
