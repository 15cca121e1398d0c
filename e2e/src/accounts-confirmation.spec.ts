import type { Page } from '@playwright/test';
import {
  arriveAs,
  arriveLoggedIn,
  button,
  field,
  mailedLink,
  newPerson,
  newVisitor,
  openPanel,
} from './accounts-person.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const CONFIRM = 'Confirm your email';

const reminder = (page: Page) => page.getByRole('region', { name: CONFIRM });

test('the panel reminds until the link of the welcome email is confirmed', async ({
  page,
  request,
}) => {
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  await expect(reminder(page)).toContainText('We’ve emailed you a link.');

  await page.goto(await mailedLink(request, person.email, 'email_confirmation'));
  await expect(heading(page, CONFIRM)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(`named “${person.name}”`)).toBeVisible();
  await button(page, CONFIRM).press('Enter');
  await expect(heading(page, 'You’re all set')).toBeVisible();
  await expect(page.getByText('Your email is confirmed.')).toBeFocused();
  await button(page, 'Your guides').press('Enter');
  await expect(heading(page, 'Your guides')).toBeVisible();
  await expect(page.getByText('No guides yet.')).toBeVisible();
  await expect(reminder(page)).toHaveCount(0);
});

test('opening the link confirms nothing: it takes the password of the account', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/401/);
  const visitor = newVisitor();
  const email = visitor.email.replace('@', '.of.a.long.and.ordinary.name@');
  const person = await newPerson(request, { ...visitor, email });
  const link = await mailedLink(request, person.email, 'email_confirmation');
  await page.goto(link);
  await expect(field(page, 'Email')).toHaveValue(person.email);
  // A long address doesn't push the form off the screen.
  await expect(field(page, 'Email')).toBeInViewport({ ratio: 1 });
  await expect(button(page, CONFIRM)).toHaveCount(0);
  await button(page, 'Log in and confirm').click();
  await expect(field(page, 'Password')).toBeFocused();
  await field(page, 'Password').fill('not the password');
  await button(page, 'Log in and confirm').click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password. Please try again.');
  await field(page, 'Password').fill(person.password);
  await button(page, 'Log in and confirm').click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
});

test('someone logged in to another account is told so before it is switched', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  const other = await arriveLoggedIn(page);
  await page.goto(await mailedLink(request, person.email, 'email_confirmation'));
  await expect(page.getByText(`You’re logged in as ${other.email}.`)).toBeVisible();
  await field(page, 'Password').fill(person.password);
  await button(page, 'Log in and confirm').click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await button(page, 'Your guides').click();
  await expect(page.getByText(`${person.name} · ${person.email}`)).toBeVisible();
});

test('another link can be sent from the panel, and too many are refused in words', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/429/);
  await arriveLoggedIn(page);
  await openPanel(page);
  const resend = button(page, 'Resend link');
  for (let sent = 0; sent < 3; sent += 1) {
    const answered = page.waitForResponse('**/api/resend-confirmation');
    await resend.press('Enter');
    expect((await answered).status()).toBe(200);
    await expect(resend).toHaveAttribute('aria-busy', 'false');
  }
  await expect(reminder(page).getByRole('status')).toHaveText(
    'We’ve sent you a new link. Check your inbox.',
  );
  await resend.press('Enter');
  await expect(reminder(page).getByRole('alert')).toContainText('Too many attempts.');
});

test('a link that is no good says so, and leads to where a new one is sent', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/410/);
  await arriveAs(page, await newPerson(request));
  await page.goto('/?token=made-up&type=email_confirmation');
  await expect(page.getByRole('alert')).toHaveText('This link has expired or was already used.');
  await button(page, 'Your guides').click();
  await expect(reminder(page)).toBeVisible();
});
