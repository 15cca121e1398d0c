import type { Page } from '@playwright/test';
import {
  button,
  choose,
  field,
  fillIn,
  mailedLink,
  newPerson,
  openLogin,
  submitLogin,
} from './accounts-person.ts';
import { expect, test } from './test.ts';
import { heading, stopClock } from './visitor.ts';

async function openRequest(page: Page): Promise<void> {
  await openLogin(page);
  await button(page, 'Trouble logging in?').click();
  await expect(heading(page, 'Account recovery')).toBeVisible();
  await button(page, 'Reset your password').click();
  await expect(heading(page, 'Reset your password')).toBeVisible();
}

async function askForLink(page: Page, email: string): Promise<void> {
  await openRequest(page);
  await field(page, 'Email').fill(email);
  await button(page, 'Send reset link').click();
  await expect(page.getByText('If an account exists for this email')).toBeVisible();
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
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(heading(page, 'Choose a new password')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page).toHaveTitle('Laneway');

  // A page that is new to the browser waits for its code, and React for the clock.
  await page.clock.resume();
  await expect(heading(page, 'Guides')).toBeAttached();
  await choose(page, 'Log in');
  await submitLogin(page, { ...person, password });
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('the request waits for an email, says that it is sending, and leads back', async ({
  page,
}) => {
  await page.route('**/api/request-password-reset', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await openRequest(page);
  const send = button(page, 'Send reset link');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Email').fill('nobody@walkers');
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Email').fill('nobody@walkers.example');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.click();
  await expect(button(page, 'Sending...')).toBeVisible();
  await expect(page.getByText('If an account exists for this email')).toBeFocused();
  await button(page, 'Back to login').click();
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('a request that fails is told', async ({ page, pageErrors }) => {
  pageErrors.expect(/500/);
  await page.route('**/api/request-password-reset', (route) => route.fulfill({ status: 500 }));
  await openRequest(page);
  await field(page, 'Email').fill('nobody@walkers.example');
  await button(page, 'Send reset link').click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error sending the reset link. Please try again.',
  );
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
    // The focus holds the countdown, which starts anew when it leaves.
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

test('while a link is being checked the page says so', async ({ page }) => {
  await page.route('**/api/validate-reset-token?*', () => {});
  await page.goto('/?token=slow');
  await expect(page.getByText('Validating reset link...')).toBeVisible();
});

test('a link that cannot be checked may be tried again', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/api/validate-reset-token?*', (route) => route.abort());
  await page.goto('/?token=unlucky');
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.', {
    timeout: 20_000,
  });
  await expect(button(page, 'Try again')).toBeVisible();
});

test('a link that has been used meanwhile is told so', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/410/);
  const person = await newPerson(request);
  await askForLink(page, person.email);
  const link = await mailedLink(request, person.email, 'password_reset');
  await page.goto(link);
  await fillIn(page, {
    'New password': 'one-two-three-four',
    'Confirm password': 'one-two-three-four',
  });
  const token = new URLSearchParams(link.slice(1)).get('token');
  await request.post('/api/reset-password', {
    data: { token, new_password: 'somewhere-else-first' },
  });
  await button(page, 'Reset password').click();
  await expect(page.getByRole('alert')).toContainText('invalid or has expired');
});

test('an activation link that was lost is sent again', async ({ page }) => {
  await openLogin(page);
  await button(page, 'Trouble logging in?').click();
  await field(page, 'Email').fill('friend@walkers.example');
  await button(page, 'Resend link').click();
  await expect(page.getByText(/an account to activate for this email/)).toBeFocused();
});
