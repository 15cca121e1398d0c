import type { Page } from '@playwright/test';
import {
  button,
  choose,
  field,
  fillIn,
  mailedLink,
  newPerson,
  openLogin,
} from './accounts-person.ts';
import { expect, test } from './test.ts';
import { heading, stopClock } from './visitor.ts';

async function askForLink(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await button(page, 'Trouble logging in?').click();
  await expect(heading(page, 'Account recovery')).toBeVisible();
  await field(page, 'Email').fill(email);
  await button(page, 'Send reset link').click();
  await expect(page.getByText('If there’s an account for this email')).toBeVisible();
}

test('a forgotten password is reset by the mailed link', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await page.clock.install();
  await askForLink(page, person.email);
  await page.goto(await mailedLink(request, person.email, 'password_reset'));
  await expect(field(page, 'New password')).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByText(/new password for r\*\*\*@w\*\*\*\.example/)).toBeVisible();

  const password = 'a-new-one-to-remember';
  await fillIn(page, { 'New password': password, 'Confirm password': 'something else' });
  await button(page, 'Reset password').click();
  await expect(field(page, 'Confirm password')).toHaveAccessibleDescription(
    'Passwords do not match',
  );
  await field(page, 'Confirm password').fill(password);
  await stopClock(page);
  await button(page, 'Reset password').press('Enter');
  await expect(page.getByText('Your password has been reset, and you’re logged in.')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(heading(page, 'Welcome back')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveTitle('Laneway');

  // A page that the browser hasn't loaded yet waits for its code, and React for the clock.
  await page.clock.resume();
  await expect(heading(page, 'Guides')).toBeAttached();
  await choose(page, 'Your guides');
  await expect(page.getByText(`${person.name} · ${person.email}`)).toBeVisible();
  const data = { u_email: person.email, u_password: password };
  expect((await request.post('/api/login', { data })).status()).toBe(200);
});

test('a reset link that was used offers the login, and takes nobody away from it', async ({
  page,
  request,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/410/);
  const { email, password } = await newPerson(request);
  await request.post('/api/request-password-reset', { data: { email } });
  const link = await mailedLink(request, email, 'password_reset');
  const token = new URLSearchParams(link.slice(1)).get('token');
  const data = { token, new_password: `${password} again` };
  expect((await request.post('/api/reset-password', { data })).status()).toBe(200);
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByText('You’ve already used this link. Log in')).toBeVisible();
  await checkAccessibility();
  await expect(button(page, 'Request New Reset Link')).toBeVisible();
  await page.clock.runFor(10_000);
  await button(page, 'Log in').click();
  await expect(heading(page, 'Log in')).toBeVisible();
});

const BAD_RESET_LINKS = {
  '/?token=made-up':
    'This reset link is invalid or has expired. Please request a new password reset.',
  '/?token=': 'Missing reset token. Please check your email link or request a new one.',
};

for (const [address, text] of Object.entries(BAD_RESET_LINKS)) {
  test(`a reset link like ${address} leads to a new request after 5 s`, async ({
    page,
    pageErrors,
  }) => {
    if (address.endsWith('made-up')) pageErrors.expect(/410/);
    await page.clock.install();
    await page.goto(address);
    // The focus pauses the countdown, which restarts on blur.
    await button(page, 'Request New Reset Link').focus();
    await stopClock(page);
    await page.clock.runFor(20_000);
    await expect(page.getByRole('alert')).toHaveText(text);
    await button(page, 'Back').focus();
    await page.clock.runFor(4_900);
    await expect(page.getByRole('alert')).toHaveText(text);
    await page.clock.runFor(200);
    await expect(page).toHaveTitle('Reset your password · Laneway');
    await page.clock.resume();
    await expect(heading(page, 'Reset your password')).toBeVisible();
  });
}
