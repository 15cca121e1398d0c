// @vitest-environment happy-dom
import { photoTexts } from '@laneway/domain/media/photo';
import { placeReportTexts, thanksText } from '@laneway/domain/place-reports/messages';
import { PLACE_REPORT_KIND_TEXTS } from '@laneway/domain/place-reports/report-kinds';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOutboxStore } from '../../offline/outbox/outbox-store.ts';
import { outboxFormTexts } from '../../offline/outbox/outbox-texts.ts';
import {
  installFakeIndexedDb,
  removeIndexedDb,
} from '../../ui/testing/fake-indexed-db.test-data.ts';
import {
  connectionLost,
  type Replies,
  refusal,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button, field } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { ReportProblem } from './report-problem.tsx';

const PLACE = { p_id: 12, p_title: 'Hosier Lane' };
const MORE = 'Tell us more (optional)';
const EMAIL = 'Email for the answer (optional)';

async function openForm(replies: Replies = {}, role?: 'user') {
  const page = await renderPage(
    () => <ReportProblem place={PLACE} />,
    { page: 'guidesHomePage' },
    { replies, ...(role === undefined ? {} : { role }) },
  );
  await page.user.click(button('Report a problem'));
  await screen.findByRole('dialog', { name: 'Report a problem with Hosier Lane' });
  return page;
}
const choice = (kind: keyof typeof PLACE_REPORT_KIND_TEXTS) =>
  screen.getByRole('radio', { name: new RegExp(`^${PLACE_REPORT_KIND_TEXTS[kind].choice}`) });

beforeEach(() => {
  sessionStorage.clear();
  removeIndexedDb();
});
afterEach(() => vi.restoreAllMocks());

it('asks what is wrong before it sends anything', async () => {
  const { user } = await openForm();
  expect(screen.getAllByRole('radio')).toHaveLength(4);
  await user.click(button('Send report'));
  expect(screen.getByText(placeReportTexts.kindRequired)).toBeDefined();
  expect(document.activeElement).toBe(choice('closed'));
});

it('sends the report once, and shows what happens next', async () => {
  const bodies: unknown[] = [];
  const detail = thanksText('unsafe', 'email');
  const { user } = await openForm({
    reportPlace: ({ body }) => {
      bodies.push(body);
      return { detail };
    },
  });
  await user.click(choice('unsafe'));
  await user.type(field(MORE), ' Loose stones ');
  await user.type(field(EMAIL), ' sam@walkers.example ');
  await user.click(button('Send report'));
  expect(document.activeElement).toBe(await screen.findByText(detail));
  expect(bodies).toEqual([
    {
      report_key: expect.stringMatching(/^[0-9a-f]{32}$/),
      kind: 'unsafe',
      text: 'Loose stones',
      email: 'sam@walkers.example',
    },
  ]);
  expect(sessionStorage.length).toBe(0);
  await user.click(button('Done'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('refuses an invalid email', async () => {
  const { user } = await openForm();
  await user.click(choice('closed'));
  await user.type(field(EMAIL), 'nowhere');
  await user.click(button('Send report'));
  expect(screen.getByText('Enter a valid email, like sam@example.com')).toBeDefined();
});

it('doesn’t ask for an email if the account has one', async () => {
  await openForm({}, 'user');
  expect(screen.queryByLabelText(EMAIL)).toBeNull();
  expect(screen.getByText(/We’ll email their answer to/)).toBeDefined();
});

it('keeps a report that couldn’t be sent, and sends it again with the same key', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const keys: unknown[] = [];
  const { user } = await openForm({
    reportPlace: ({ body }) => {
      keys.push((body as { report_key: string }).report_key);
      return connectionLost();
    },
  });
  await user.click(choice('moved'));
  await user.type(field(MORE), 'Next door');
  await user.click(button('Send report'));
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect');
  expect(log).toHaveBeenCalledWith('What was written couldn’t be kept:', expect.any(Error));
  cleanup();
  const again = await openForm({
    reportPlace: ({ body }) => {
      keys.push((body as { report_key: string }).report_key);
      return { detail: 'Thanks' };
    },
  });
  expect(choice('moved')).toHaveProperty('checked', true);
  expect(field(MORE)).toHaveProperty('value', 'Next door');
  await again.user.click(button('Send report'));
  await screen.findByText('Thanks');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('keeps a report with its photo on a device without a connection', async () => {
  installFakeIndexedDb();
  const { user } = await openForm();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(outboxFormTexts.report.offline)).toBeDefined();
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await user.upload(
    screen.getByLabelText('Add a photo', { selector: 'input' }),
    new File([png], 'a.png', { type: 'image/png' }),
  );
  await screen.findByAltText('Your report');
  await user.click(choice('closed'));
  await user.click(button('Send report'));
  const kept = await screen.findByText(outboxFormTexts.report.kept);
  await waitFor(() => expect(document.activeElement).toBe(kept));
  const [item] = await openOutboxStore('visitor').read();
  expect(item?.content).toMatchObject({ kind: 'place report', placeId: 12, problem: 'closed' });
  expect(item?.content.kind === 'place report' && item.content.photo).toBeTruthy();
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['not_allowed', placeReportTexts.ownGuide, placeReportTexts.ownGuide],
  ['too_many_requests', 'Too many attempts.', 'Too many attempts.'],
  ['internal', 'x', 'We couldn’t send your report. Please try again.'],
] as const)('shows why it was refused: %s', async (code, detail, text) => {
  const { user } = await openForm({ reportPlace: () => refusal(code, detail) });
  await user.click(choice('wrong'));
  await user.click(button('Send report'));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

it('sends the photo after the report, and offers to try again when it fails', async () => {
  let isDown = true;
  const { user } = await openForm({
    reportPlace: () => ({ detail: 'Thanks' }),
    addReportPhoto: () => (isDown ? serverError() : undefined),
  });
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  await user.upload(
    screen.getByLabelText('Add a photo', { selector: 'input' }),
    new File([png], 'a.png', { type: 'image/png' }),
  );
  await screen.findByAltText('Your report');
  await user.click(choice('closed'));
  await user.click(button('Send report'));
  await screen.findByText(/^We couldn’t add your photo/);
  isDown = false;
  await user.click(button('Send photo again'));
  expect(await screen.findByText('Your photo is with it now.')).toBeDefined();
});

it('shows which images are accepted', async () => {
  const { user } = await openForm();
  const file = new File(['<svg/>'], 'a.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Add a photo', { selector: 'input' }), file);
  expect((await screen.findByRole('alert')).textContent).toBe(photoTexts.type);
});
