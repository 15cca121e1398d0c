import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { arriveAs, arriveLoggedIn, button, choose, field, openPanel } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading, openGuides } from './visitor.ts';

/** Matches the guide itself, not the button that starts its walk. */
const TITLE = new RegExp(`^${DEMO.publicGuide.title}`);

/** Nothing is bought in these tests, so the user's guides are mocked with the public guide. */
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
  await guides.getByRole('button', { name: TITLE }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('a creator finds what they have made in the panel, and opens it', async ({
  page,
  checkAccessibility,
}) => {
  await arriveAs(page, DEMO.creator);
  await openPanel(page);
  const made = page.getByRole('region', { name: 'Guides you’ve made' });
  await expect(made).toBeVisible();
  await checkAccessibility();
  await made.getByRole('button', { name: TITLE }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('the setting to save guides offline is remembered on the device', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  const setting = page.getByRole('checkbox', { name: 'Save for offline use' });
  await expect(setting).not.toBeChecked();
  await setting.check();
  await page.reload();
  await expect(setting).toBeChecked();
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
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  const again = { u_email: person.email, u_password: person.password };
  expect((await page.request.post('/api/login', { data: again })).status()).toBe(401);
});

test('the form to delete an account opens in view, also at 200 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 422 });
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Delete account').click();
  await expect(page.getByRole('heading', { name: 'Delete your account?' })).toBeInViewport();
  await expect(field(page, 'Password')).toBeInViewport({ ratio: 1 });
});

test('the Terms of Use open from the panel', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Terms of Use').click();
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
});

test('a message is sent, and its copy stays on the page', async ({ page }) => {
  const person = await arriveLoggedIn(page);
  await openGuides(page);
  await choose(page, 'Contact us');
  await expect(page.getByText(`We’ll reply to ${person.email}.`)).toBeVisible();
  await button(page, 'Send message').click();
  await expect(field(page, 'Your message')).toHaveAccessibleDescription('Enter a message');
  await field(page, 'Your message').fill('The clocks are a minute late & I love it?');
  const sent = page.waitForRequest('**/api/message?*');
  await button(page, 'Send message').press('Enter');
  const { searchParams } = new URL((await sent).url());
  expect(searchParams.get('message_content')).toBe('The clocks are a minute late & I love it?');
  await expect(page.getByText('Thanks! We’ve got your message')).toBeVisible();
  await expect(page.getByText('The clocks are a minute late & I love it?')).toBeVisible();
  await expect(heading(page, 'Contact us')).toBeVisible();
  await button(page, 'See all guides').press('Enter');
  await expect(page).toHaveTitle('Laneway');
});
