import type { APIRequestContext, Page } from '@playwright/test';
import {
  arriveAs,
  arriveLoggedIn,
  button,
  choose,
  field,
  fillIn,
  newVisitor,
  openLogin,
} from './accounts-person.ts';
import { openPaidOverview } from './buyer.ts';
import { index, openDashboard, openSection } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { heading, openGuides, overview } from './visitor.ts';

const WRITE = 'Still stuck? Contact support';
const SENT = 'Thanks! We’ve got your message and will reply by email.';
const { title, price } = DEMO.paidGuide;

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

async function mailsWith(request: APIRequestContext, words: string): Promise<readonly Mail[]> {
  const mails: readonly Mail[] = await (await request.get('/dev/mailbox.json')).json();
  return mails.filter(({ text }) => text.includes(words));
}

async function openRecovery(page: Page): Promise<void> {
  await openLogin(page);
  await button(page, 'Trouble logging in?').click();
  await expect(heading(page, 'Account recovery')).toBeVisible();
}

const supportForm = (page: Page) => page.getByRole('form', { name: 'Write to us' });

test('someone who is locked out writes to us without logging in', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const { email, name } = newVisitor();
  await openRecovery(page);
  await button(page, WRITE).click();
  const form = supportForm(page);
  await expect(form.getByLabel('Email for our reply')).toBeFocused();
  await form.getByLabel('Email for our reply').fill(email);
  await form.getByLabel('Name (optional)').fill(name);
  await form.getByLabel('Your message').fill('My phone is gone, and so is my password.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText(SENT)).toBeFocused();
  await expect.poll(() => mailsWith(request, email)).toHaveLength(1);
  const [mail] = await mailsWith(request, email);
  expect(mail?.subject).toBe(`Help with logging in: ${name}`);
  expect(mail?.text).toContain('> My phone is gone, and so is my password.');
  expect(mail?.to).not.toBe(email);
});

test('a dead activation link leads to us as well', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/410/);
  const { email } = newVisitor();
  await page.goto('/?token=made-up&type=account_activation');
  await expect(page.getByRole('alert')).toContainText('Please contact support.');
  await button(page, WRITE).click();
  await fillIn(page, { 'Email for our reply': email, 'Your message': 'My link is dead.' });
  await button(page, 'Send message').click();
  await expect(page.getByText(SENT)).toBeVisible();
  await expect.poll(() => mailsWith(request, email)).toHaveLength(1);
});

test('offline, a message is kept on the device and is sent when the connection is back', async ({
  page,
  context,
}) => {
  await openRecovery(page);
  await button(page, WRITE).click();
  const form = supportForm(page);
  await form.getByLabel('Email for our reply').fill(newVisitor().email);
  await form.getByLabel('Your message').fill('My link is dead.');
  await context.setOffline(true);
  await expect(form.getByText('You’re offline. We’ll send your message')).toBeVisible();
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('We’ve saved your message on this device.')).toBeVisible();
  const sent = page.waitForResponse(/\/api\/support-message/);
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
});

test('the field for programs is out of the reach of people', async ({ page }) => {
  await openRecovery(page);
  await button(page, WRITE).click();
  const trap = page.locator('input[name=website]');
  await expect(trap).not.toBeInViewport();
  const form = supportForm(page);
  await form.getByLabel('Your message').focus();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('button', { name: 'Send message' })).toBeFocused();
});

test('the login says what it is for, and so does the sign-up', async ({ page }) => {
  await openPaidOverview(page);
  await overview(page)
    .getByRole('button', { name: `Buy for ${price}` })
    .click();
  await expect(page.getByText(`Log in to buy ${title}`)).toBeVisible();
  await button(page, 'Create account').click();
  await expect(page.getByText(`Create an account to buy ${title}`)).toBeVisible();
});

test('from the menu, the login says that it is for contacting us', async ({ page }) => {
  await page.goto('/');
  await choose(page, 'Contact us');
  await expect(page.getByText('Log in to contact us')).toBeVisible();
});

test('an email typed once is there in every form on the way, and nowhere else', async ({
  page,
}) => {
  const { email } = newVisitor();
  await openLogin(page);
  await field(page, 'Email').fill(email);
  await button(page, 'Trouble logging in?').click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(button(page, 'Send reset link')).toHaveAttribute('aria-disabled', 'false');
  await button(page, 'Back to login').click();
  await expect(field(page, 'Email')).toHaveValue(email);
  await button(page, 'Create account').click();
  await expect(field(page, 'Email')).toHaveValue(email);
  expect(page.url()).not.toContain('%40');
  const kept = await page.evaluate(() =>
    JSON.stringify([history.state, { ...localStorage }, { ...sessionStorage }]),
  );
  expect(kept).not.toContain(email);
});

test('a message in the contact form survives a reload', async ({ page }) => {
  await arriveLoggedIn(page);
  await openGuides(page);
  await choose(page, 'Contact us');
  await field(page, 'Your message').fill('Where is Hosier Lane?');
  await page.reload();
  await expect(field(page, 'Your message')).toHaveValue('Where is Hosier Lane?');
  await button(page, 'Send message').click();
  await expect(page.getByText(SENT)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Hosier');
});

test('the section of a dashboard survives a reload', async ({ page }) => {
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Media');
  const section = page.getByRole('heading', { level: 2, name: 'Media' });
  await expect(section).toBeVisible();
  await page.reload();
  await expect(section).toBeVisible();
  await expect(index(page).getByRole('button', { name: 'Media' })).toHaveAttribute(
    'aria-current',
    /./,
  );
});
