import type { BrowserContext, Page } from '@playwright/test';
import { arriveLoggedIn, button, choose, openPanel } from './accounts-person.ts';
import { expect, test } from './test.ts';
import { heading, openGuides, stopClock } from './visitor.ts';

const ACCESS_COOKIE = /laneway_session$/;

/** As after half an hour: the session has expired, and only the refresh cookie is left. */
async function letSessionLapse(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: ACCESS_COOKIE });
}

function countRenewals(context: BrowserContext): () => number {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/refresh-token')) count += 1;
  });
  return () => count;
}

/** A page without a map: even a slow machine can open ten of them at once. */
const LIGHT_PAGE = '/?token=';

/** The role of the logged-in user, according to a tab. */
const roleIn = (page: Page) => page.evaluate(() => history.state?.nav?.role);

const panelOf = (page: Page, email: string) => page.getByText(`· ${email}`);

test('the session is renewed after 25 minutes', async ({ page, context }) => {
  await arriveLoggedIn(page);
  await page.clock.install();
  const renewals = countRenewals(context);
  await openGuides(page);
  await stopClock(page);
  await page.clock.fastForward('23:00');
  expect(renewals()).toBe(0);
  const renewed = page.waitForResponse('**/api/refresh-token');
  await page.clock.fastForward('02:10');
  await page.clock.resume();
  expect((await renewed).status()).toBe(200);
});

test('a lapsed session is renewed behind the call that needs it', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const person = await arriveLoggedIn(page);
  await openGuides(page);
  await letSessionLapse(context);
  await choose(page, 'Your guides');
  await expect(panelOf(page, person.email)).toBeVisible();
  await expect(page.getByText('No guides yet.')).toBeVisible();
});

test('a session that the server no longer knows leads home, logged out', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  await arriveLoggedIn(page);
  await openPanel(page);
  // The requests that the page makes by itself have completed.
  await expect(page.getByText('No guides yet.')).toBeVisible();
  const download = await button(page, 'Download your data').elementHandle();
  await context.clearCookies();
  // The page may have noticed by itself before.
  await download?.evaluate((element) => (element as HTMLElement).click());
  await expect(heading(page, 'Guides')).toBeAttached();
  await choose(page, 'Log in');
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('nobody is logged out by a tunnel', async ({ page, context, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  pageErrors.expect(/401/);
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  // The requests that the page makes by itself have completed, so none of them renews the session.
  await expect(page.getByText('No guides yet.')).toBeVisible();
  await letSessionLapse(context);
  await page.route('**/api/refresh-token', (route) => route.abort());
  await button(page, 'Download your data').click();
  // The notifications may meet the lapsed session as well.
  const lost = page.getByText('We can’t connect. Check your internet and try again.', {
    exact: true,
  });
  await expect(lost).toBeVisible();
  await expect(page.getByText(/User not authenticated/)).toHaveCount(0);
  await expect(panelOf(page, person.email)).toBeVisible();

  await page.unroute('**/api/refresh-token');
  const downloading = page.waitForEvent('download');
  await button(page, 'Download your data').click();
  await downloading;
});

test('an old login that has lapsed does not keep anyone from a shared link', async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  await arriveLoggedIn(page);
  await context.clearCookies();
  await page.goto('/?guide=1&place=103');
  await expect(heading(page, 'Degraves Street')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('laneway.session'))).toBeNull();
  await expect(heading(page, 'Degraves Street')).toBeVisible();
});

test('tabs follow each other in and out', async ({ page, context }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  const other = await context.newPage();
  await openPanel(other);
  await button(page, 'Log out').click();
  await expect(heading(other, 'Guides')).toBeAttached();
  await choose(other, 'Log in');
  await expect(heading(other, 'Log in')).toBeVisible();
});

test('ten tabs that renew at once share one renewal, and all stay logged in', async ({
  page,
  context,
  pageErrors,
}) => {
  // The bell of a tab may ask before the session was renewed.
  pageErrors.allow(/401 \(Unauthorized\)/);
  await arriveLoggedIn(page);
  await page.goto(LIGHT_PAGE);
  await expect.poll(() => roleIn(page)).toBe('user');
  const tabs = await Promise.all(Array.from({ length: 10 }, () => context.newPage()));
  const renewals = countRenewals(context);
  await letSessionLapse(context);
  await Promise.all(tabs.map((tab) => tab.goto(LIGHT_PAGE)));
  for (const tab of tabs) await expect.poll(() => roleIn(tab)).toBe('user');
  expect(renewals()).toBe(1);
  expect((await page.request.get('/api/user')).status()).toBe(200);
  expect(await roleIn(page)).toBe('user');
});
