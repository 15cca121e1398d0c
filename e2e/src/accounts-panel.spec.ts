import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arriveLoggedIn, button, choose, field, openPanel } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading, openGuides, stopClock } from './visitor.ts';

/** Nothing sells yet in these tests, so the public guide is handed to the person here. */
async function ownPublicGuide(page: Page): Promise<void> {
  await page.route('**/api/get_guides', async (route) => {
    const guide = await page.request.get(`/api/guides/${DEMO.publicGuide.id}`);
    await route.fulfill({ json: [await guide.json()] });
  });
}

test('a guide of the panel opens', { tag: '@journey' }, async ({ page }) => {
  await ownPublicGuide(page);
  await arriveLoggedIn(page);
  await openPanel(page);
  const guides = page.getByRole('list', { name: 'Your guides' });
  await guides.getByRole('button', { name: DEMO.publicGuide.title }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('guides that could not be fetched are told of, and asked for again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/500/);
  await page.route('**/api/get_guides', (route) => route.fulfill({ status: 500 }));
  await arriveLoggedIn(page);
  await openPanel(page);
  await expect(page.getByRole('alert')).toHaveText('Failed to fetch user guides.');
  await page.unroute('**/api/get_guides');
  await button(page, 'Try again').click();
  await expect(page.getByText('No guides yet.')).toBeVisible();
  await button(page, 'Find a guide').click();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('the wish to have guides offline is remembered on the device', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  const wish = page.getByRole('checkbox', { name: 'Save for offline use' });
  await expect(wish).not.toBeChecked();
  await wish.check();
  await page.reload();
  await expect(wish).toBeChecked();
});

test('notices are shown, and one that is marked as read stays read', async ({ page }) => {
  const notice = {
    notice_id: 5,
    kind: 'gift_received',
    title: 'A guide for you',
    body: 'Sam sent you City of Trams.',
    pg_id: null,
    g_id: 8,
    created_at: '2026-11-14T03:00:00Z',
    read_at: null,
  };
  await page.route('**/api/notices?*', (route) =>
    route.fulfill({ json: { items: [notice], next_cursor: null, unread_count: 1 } }),
  );
  await page.route('**/api/notices/5/read', (route) =>
    route.fulfill({ json: { ...notice, read_at: '2026-11-15T03:00:00Z' } }),
  );
  await arriveLoggedIn(page);
  await openPanel(page);
  const notices = page.getByRole('region', { name: /Notifications/ });
  await expect(notices).toContainText('1 new');
  await expect(notices).toContainText('14 Nov 2026');
  const read = page.waitForRequest('**/api/notices/5/read');
  await notices.getByRole('button', { name: 'Mark as read: A guide for you' }).click();
  expect((await read).method()).toBe('POST');
  await expect(notices.getByRole('button')).toHaveCount(0);
  await expect(notices).not.toContainText('new');
});

test('what is kept about a person can be downloaded', async ({ page }) => {
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  const downloading = page.waitForEvent('download');
  await button(page, 'Download your data').click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('laneway-data.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.account.u_email).toBe(person.email);
});

test('an account is deleted with the password and a tick, and only so', {
  tag: '@journey',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/422/);
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Delete account').click();
  await button(page, 'Delete your account').click();
  await expect(field(page, 'Password')).toBeFocused();
  const tick = field(page, 'I understand I can’t undo this');
  await expect(tick).toHaveAccessibleDescription('Tick the box to confirm');

  await tick.check();
  await field(page, 'Password').fill('not-my-password');
  await button(page, 'Delete your account').click();
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    'Check your password and try again',
  );

  await field(page, 'Password').fill(person.password);
  await button(page, 'Delete your account').click();
  await expect(heading(page, 'Guides')).toBeAttached();
  const again = { u_email: person.email, u_password: person.password };
  expect((await page.request.post('/api/login', { data: again })).status()).toBe(401);
});

test('the Terms of Use open from the panel', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Terms of Use').click();
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
});

test('a message is sent, and home is 3 s away', async ({ page }) => {
  const person = await arriveLoggedIn(page);
  await page.clock.install();
  await openGuides(page);
  await choose(page, 'Contact us');
  await expect(page.getByText(`We’ll reply to ${person.email}.`)).toBeVisible();
  await button(page, 'Send message').click();
  await expect(field(page, 'Your message')).toHaveAccessibleDescription('Enter a message');
  await field(page, 'Your message').fill('The clocks are a minute late & I love it?');
  const sent = page.waitForRequest('**/api/message?*');
  await stopClock(page);
  await button(page, 'Send message').press('Enter');
  const { searchParams } = new URL((await sent).url());
  expect(searchParams.get('message_content')).toBe('The clocks are a minute late & I love it?');
  await expect(page.getByText('Thanks! We’ve got your message')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(heading(page, 'Contact us')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveTitle('Laneway');
});

test('a message that cannot be sent is kept in its field', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/api/message?*', (route) => route.abort());
  await arriveLoggedIn(page);
  await openGuides(page);
  await choose(page, 'Contact us');
  await field(page, 'Your message').fill('Hello');
  await button(page, 'Send message').click();
  await expect(page.getByRole('alert')).toContainText('We can’t connect');
  await expect(field(page, 'Your message')).toHaveValue('Hello');
});
