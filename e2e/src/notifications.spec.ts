import { readFile } from 'node:fs/promises';
import type { APIRequestContext, CDPSession, Locator, Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator, draftOf, POSTER, titleField } from './author.ts';
import { openDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { HOME, openAt } from './open-at.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';

const TITLE = 'Rooftops after rain';
const COMMENT = 'The third stop is a private roof. Could you end at the public deck?';
const STREAM = '/api/notices/stream';
const HEARTBEAT_BYTES = ': still here\n\n'.length;

const bell = (page: Page, name: string): Locator => button(page, name);
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Notifications' });
const toast = (page: Page): Locator => page.getByRole('status').filter({ hasText: TITLE });

/** A guide that waits for its review, written without a browser; returns its address and number. */
async function submitGuide(page: Page): Promise<{ address: string; id: string }> {
  const bytes = await readFile(POSTER);
  const named = (text: string) => Buffer.from(text).toString('base64');
  const uploaded = await page.request.post('/api/uploads', {
    data: bytes,
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${named('cover.webp')},filetype ${named('image/webp')}`,
    },
  });
  expect(uploaded.status()).toBe(201);
  const pg_image = uploaded.headers()['x-media-uri'] ?? '';
  // The dashboard shows the image, which has to be processed first.
  await expect
    .poll(async () => (await (await page.request.get('/api/media')).json()).items[0]?.processing)
    .toBe('ready');
  const guide = { pg_title: TITLE, pg_description: 'Six rooftops, one umbrella.', pg_image };
  const address = await draftOf(page, guide, ['The first rooftop'], '-37.8136,144.9652');
  const id = address.slice(address.lastIndexOf('-') + 1);
  const submitted = await page.request.post(`/api/pending_guides/${id}/change_status`, {
    data: { new_status: 'submitted' },
  });
  expect(submitted.status()).toBe(200);
  // The author is notified of that too.
  const { items } = await (await page.request.get('/api/notices')).json();
  await page.request.post('/api/notices/read', { data: { up_to: items[0].notice_id } });
  return { address, id };
}

async function requestRevision(request: APIRequestContext, id: string): Promise<void> {
  const { email, password } = DEMO.admin;
  await request.post('/api/login', { data: { u_email: email, u_password: password } });
  const asked = await request.post(`/api/admin/pending_guides/${id}/request_revision`, {
    data: { comment: COMMENT },
  });
  expect(asked.status()).toBe(200);
}

/** Resolves when the next stream is open. */
const nextStream = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith(STREAM) && response.ok());

test('a creator hears at once that a guide needs changes, and gets there', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  const { id } = await submitGuide(page);
  const connected = nextStream(page);
  await openDashboard(page);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await connected;

  await requestRevision(request, id);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'New notification' })).toHaveText(
    `New notification: “${TITLE}” needs a few changes`,
  );
  // The list behind it is updated as well.
  await expect(page.getByText('Needs Revision')).toBeVisible();

  await bell(page, 'Notifications, 1 unread').click();
  await expect(panel(page).getByText(COMMENT)).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
  await panel(page)
    .getByRole('button', { name: `“${TITLE}” needs a few changes`, exact: true })
    .click();
  await expect(titleField(page)).toHaveValue(TITLE);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('an open guide follows what its reviewers decide', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  const { id, address } = await submitGuide(page);
  const connected = nextStream(page);
  await page.goto(address);
  const status = page.getByRole('region', { name: 'Status' });
  await expect(status.getByText('Submitted', { exact: true })).toBeVisible();
  await connected;
  await requestRevision(request, id);
  await expect(toast(page)).toContainText('needs a few changes');
  await expect(status.getByText('Needs Revision', { exact: true })).toBeVisible();
  await expect(titleField(page)).toBeEditable();
});

test('a device that was offline is connected again as soon as it is back', {
  tag: '@any-size',
}, async ({ page, request, context }) => {
  await arriveAsCreator(page, request);
  const { id } = await submitGuide(page);
  const connected = nextStream(page);
  await openDashboard(page);
  const lost = (await connected).request();
  // Requests made while the device is offline would fail, which isn't tested here.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const ended = page.waitForEvent('requestfailed', (failed) => failed === lost);
  const again = nextStream(page);
  await context.setOffline(false);
  await Promise.all([ended, again]);
  await requestRevision(request, id);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
});

test('a stream stays open through the silence between notifications', {
  tag: '@any-size',
}, async ({ page, request, context }) => {
  await arriveAsCreator(page, request);
  const { id } = await submitGuide(page);
  let streams = 0;
  page.on('response', (response) => {
    if (response.url().endsWith(STREAM)) streams += 1;
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const connected = nextStream(page);
  await openDashboard(page);
  await connected;
  // Heartbeats reach the browser, but not the page.
  await heartbeat(session);
  await requestRevision(request, id);
  await expect(bell(page, 'Notifications, 1 unread')).toBeVisible();
  expect(streams).toBe(1);
});

/** Resolves with the next comment that the server sends to keep a silent stream alive. */
function heartbeat(session: CDPSession): Promise<void> {
  return new Promise((resolve) => {
    session.on('Network.dataReceived', ({ dataLength }) => {
      if (dataLength === HEARTBEAT_BYTES) resolve();
    });
  });
}

test('the bell and the menu are in the same place on every page', async ({ page }) => {
  await arriveAsCreator(page, page.request);
  const boxes = async () => ({
    bell: await bell(page, 'Notifications').boundingBox(),
    menu: await button(page, 'Menu').boundingBox(),
  });
  await openAt(page, 'creator', [HOME]);
  await expect(bell(page, 'Notifications')).toBeVisible();
  const atHome = await boxes();
  expect(atHome.bell?.y).toBe(atHome.menu?.y);
  expect((atHome.bell?.x ?? 0) + (atHome.bell?.width ?? 0)).toBeLessThan(atHome.menu?.x ?? 0);
  const pages = [
    { page: 'userPanel' },
    { page: 'contactUs' },
    { page: 'orders' },
    { page: 'placesHomePage', guideId: DEMO.publicGuide.id },
    { page: 'creatorDashboard', route: { part: 'guides', open: null } },
  ];
  for (const entry of pages) {
    await openAt(page, 'creator', [HOME, { entry }]);
    await expect(bell(page, 'Notifications')).toBeVisible();
    expect(await boxes(), JSON.stringify(entry)).toEqual(atHome);
  }
});
