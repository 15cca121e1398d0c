import type { Page } from '@playwright/test';
import {
  button,
  choose,
  field,
  fillIn,
  newPerson,
  newVisitor,
  openLogin,
  submitLogin,
} from './accounts-person.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import { heading, openGuides } from './visitor.ts';

const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';

async function openSignUp(page: Page): Promise<void> {
  await openLogin(page);
  await button(page, 'Create account').click();
  await expect(heading(page, 'Create account')).toBeVisible();
}

async function submitSignUp(page: Page, { name, email, password } = newVisitor()): Promise<void> {
  await fillIn(page, { Name: name, Email: email, Password: password });
  await field(page, AGE).check();
  await button(page, 'Create account').click();
}

test('sign up, see the panel, log out, and log in to the form that was asked for', {
  tag: '@journey',
}, async ({ page }) => {
  const person = newVisitor();
  await openSignUp(page);
  await submitSignUp(page, person);
  await expect(heading(page, 'Guides')).toBeAttached();
  const welcome = page
    .getByRole('status')
    .filter({ hasText: `the link we’ve sent to ${person.email}` });
  await expect(welcome.getByRole('button', { name: 'Change email' })).toBeVisible();
  await choose(page, 'Your guides');
  await expect(page.getByText(`${person.name} · ${person.email}`)).toBeVisible();
  await expect(page.getByText('No guides yet.')).toBeVisible();

  await button(page, 'Log out').click();
  await expect(heading(page, 'Guides')).toBeAttached();
  await choose(page, 'Contact us');
  await submitLogin(page, person);
  await expect(heading(page, 'Contact us')).toBeVisible();
});

test('signing up on the way to a form leads there, and is remembered', async ({ page }) => {
  await openGuides(page);
  await choose(page, 'Contact us');
  await button(page, 'Create account').click();
  const login = page.waitForRequest('**/api/login');
  await submitSignUp(page);
  expect((await login).postDataJSON()).toMatchObject({ rememberMe: true });
  await expect(heading(page, 'Contact us')).toBeVisible();
});

test('the age is confirmed to the server, and the password may be pasted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { name, email } = newVisitor();
  await openSignUp(page);
  const password = field(page, 'Password');
  await expect(password).toHaveAttribute('placeholder', 'At least 8 characters');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  await page.evaluate(() => navigator.clipboard.writeText('pasted-from-a-manager'));
  await password.focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(password).toHaveValue('pasted-from-a-manager');
  await fillIn(page, { Name: name, Email: email });
  await field(page, AGE).check();
  const created = page.waitForRequest('**/api/user');
  await button(page, 'Create account').click();
  expect((await created).postDataJSON()).toEqual({
    u_name: name,
    u_email: email,
    u_password: 'pasted-from-a-manager',
    age_confirmed: true,
  });
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('an address that is taken is told so', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/409/);
  const person = await newPerson(request);
  await openSignUp(page);
  await submitSignUp(page, person);
  await expect(page.getByRole('alert')).toHaveText('Error creating account. Please try again.');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/already an account/);
  await expect(field(page, 'Email')).toBeFocused();
});

test('reading the Terms of Use keeps what was filled in', async ({ page }) => {
  await openSignUp(page);
  await fillIn(page, { Name: 'Robin', Email: 'robin@walkers.example' });
  const link = await boxOf(button(page, 'Terms of Use'));
  expect(link.height, 'the height of the link in its sentence').toBeLessThan(32);
  // A finger may miss the words by some pixels.
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2 + 18);
  await expect(page.getByRole('dialog', { name: 'Terms of Use' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Name')).toHaveValue('Robin');
});
