import {
  arriveAs,
  arriveLoggedIn,
  button,
  field,
  mailedLink,
  newMember,
  newVisitor,
  openPanel,
} from './accounts-person.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

test('a person changes their name, email and password', { tag: '@journey' }, async ({
  page,
  request,
  checkAccessibility,
}) => {
  const person = await newMember(request);
  await arriveAs(page, person);
  await page.goto('/account');
  await expect(heading(page, 'Your details')).toBeVisible();
  await expect(page).toHaveTitle('Your details · Laneway');
  await checkAccessibility();

  await field(page, 'Your name').fill('Robin Redbreast');
  await button(page, 'Save name').click();
  await expect(page.getByText('Name saved')).toBeVisible();

  const { email } = newVisitor();
  await field(page, 'New email').fill(email);
  await field(page, 'Your password').fill(person.password);
  await button(page, 'Change email').click();
  const waiting = page.getByRole('status').filter({ hasText: `We’ve sent a link to ${email}.` });
  await expect(waiting).toBeVisible();
  await expect(waiting).toBeInViewport();
  await checkAccessibility();
  await page.reload();
  await expect(waiting).toBeVisible();

  await page.goto(await mailedLink(request, email, 'email_change'));
  await expect(page.getByText(`You’re logged in as ${person.email}.`)).toBeVisible();
  await checkAccessibility();
  await button(page, 'Confirm your new email').click();
  await expect(page.getByText('Your email has been changed.')).toBeFocused();
  await button(page, 'Your details').click();
  await expect(page.getByText(`Your email is ${email}.`)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await expect(field(page, 'Your name')).toHaveValue('Robin Redbreast');

  const password = 'princes-bridge-rowers';
  await field(page, 'Current password').fill(person.password);
  await field(page, 'New password').fill(password);
  await field(page, 'Confirm password').fill(password);
  await button(page, 'Change password').click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  const login = async (u_email: string, u_password: string) =>
    (await request.post('/api/login', { data: { u_email, u_password } })).status();
  expect(await login(person.email, person.password)).toBe(401);
  expect(await login(email, person.password)).toBe(401);
  expect(await login(email, password)).toBe(200);
  // This device stays logged in.
  await page.reload();
  await expect(heading(page, 'Your details')).toBeVisible();
});

test('a typo in the email of a sign-up is corrected from where the app names it', async ({
  page,
  request,
}) => {
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  const reminder = page.getByRole('region', { name: 'Confirm your email' });
  await expect(reminder).toContainText(`We sent it to ${person.email}. Not your email?`);
  await reminder.getByRole('button', { name: 'Change it' }).click();
  await expect(page).toHaveURL('/account');
  const { email } = newVisitor();
  await field(page, 'New email').fill(email);
  await field(page, 'Your password').fill(person.password);
  await button(page, 'Change email').click();
  const sent = page.getByRole('status').filter({ hasText: `We’ve sent a link to ${email}.` });
  await expect(sent).toBeVisible();
  await expect(page.getByText(`Your email is ${email}, not confirmed yet.`)).toBeVisible();
  await page.goto(await mailedLink(request, email, 'email_confirmation'));
  await button(page, 'Confirm your email').click();
  await expect(page.getByText('Your email is confirmed.')).toBeVisible();
  await page.goto('/?open=your-guides');
  await expect(heading(page, 'Your guides')).toBeVisible();
  await expect(reminder).toHaveCount(0);
});

test('a change of the email is cancelled', async ({ page, request }) => {
  const person = await newMember(request);
  await arriveAs(page, person);
  await page.goto('/account');
  await field(page, 'New email').fill(newVisitor().email);
  await field(page, 'Your password').fill(person.password);
  await button(page, 'Change email').click();
  await button(page, 'Keep your old email').click();
  await expect(button(page, 'Keep your old email')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(`Your email is ${person.email}`)).toBeVisible();
  await expect(button(page, 'Keep your old email')).toHaveCount(0);
});

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36';

test('someone sees where they are logged in, and logs out there', { tag: '@journey' }, async ({
  page,
  request,
  browser,
  checkAccessibility,
}) => {
  const person = await newMember(request);
  const phone = await (await browser.newContext({ userAgent: PHONE })).newPage();
  await arriveAs(phone, person);
  await openPanel(phone);
  await arriveAs(page, person);
  await page.goto('/account');
  const sessions = page.getByRole('region', { name: 'Where you’re logged in' });
  const logins = sessions.getByRole('listitem');
  // The third confirmed the email.
  await expect(logins).toHaveCount(3);
  await expect(logins.first()).toContainText('This device');
  await expect(logins.first().getByRole('button')).toHaveCount(0);
  await checkAccessibility();

  await logins.filter({ hasText: 'Chrome on Android' }).getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Log out Chrome on Android?' });
  await checkAccessibility();
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(logins).toHaveCount(2);
  // The page that was open there notices, without being touched.
  await expect(heading(phone, 'Guides')).toBeAttached({ timeout: 30_000 });

  await button(page, 'Log out everywhere else').click();
  const all = page.getByRole('dialog', { name: 'Log out everywhere else?' });
  await all.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(logins).toHaveCount(1);
  expect((await request.get('/api/user')).status()).toBe(401);
  await page.reload();
  await expect(logins.first()).toContainText('This device');
});
