import {
  arriveLoggedIn,
  button,
  choose,
  field,
  newPerson,
  openLogin,
  openPanel,
  submitLogin,
} from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { card, heading, openGuides, overview } from './visitor.ts';

test('a person logs in and is back where they were', { tag: '@journey' }, async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await openGuides(page);
  await card(page, DEMO.paidGuide.title).press('Enter');
  await expect(overview(page)).toBeVisible();
  await choose(page, 'Log in');
  await submitLogin(page, person);
  await expect(overview(page)).toBeVisible();

  await choose(page, 'Your guides');
  await expect(heading(page, 'Your guides')).toBeVisible();
  await expect(page.getByText(`· ${person.email}`)).toBeVisible();
});

test('login leads on to the form that asked for it', async ({ page, request }) => {
  const person = await newPerson(request);
  await openGuides(page);
  await choose(page, 'Contact us');
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitLogin(page, person);
  await expect(heading(page, 'Contact us')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('a wrong password is told in red under the form', async ({ page, request, pageErrors }) => {
  pageErrors.expect(/401/);
  const person = await newPerson(request);
  await openLogin(page);
  for (const link of ['Create account', 'Trouble logging in?', 'Wish list', 'Your walks']) {
    expect((await button(page, link).boundingBox())?.height, link).toBeGreaterThanOrEqual(44);
  }
  await submitLogin(page, { ...person, password: 'not-my-password' });
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Invalid email or password. Please try again.');
  const submit = await button(page, 'Log in').boundingBox();
  const told = await alert.boundingBox();
  expect(told?.y).toBeGreaterThan((submit?.y ?? 0) + (submit?.height ?? 0));
  await expect(alert).toHaveCSS('color', 'rgb(179, 38, 30)');
  await expect(field(page, 'Email')).toHaveValue(person.email);
});

test('a reload keeps the person and the page', async ({ page }) => {
  const person = await arriveLoggedIn(page);
  await openPanel(page);
  await page.reload();
  await expect(heading(page, 'Your guides')).toBeVisible();
  await expect(page.getByText(`· ${person.email}`)).toBeVisible();
});

test('a visitor is not asked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openGuides(page);
  await expect.poll(() => asked).toContain('/api/discover');
  expect(asked).not.toContain('/api/user');
});

test('logging out leads home and closes what was theirs', { tag: '@journey' }, async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await button(page, 'Log out').click();
  await expect(heading(page, 'Guides')).toBeAttached();
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await choose(page, 'Log in');
  await expect(heading(page, 'Log in')).toBeVisible();
});

test('a logout that fails still logs out here, and is made up for later', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED/);
  await arriveLoggedIn(page);
  await openPanel(page);
  await page.route('**/api/logout', (route) => route.abort());
  await button(page, 'Log out').click();
  await expect(heading(page, 'Guides')).toBeAttached();
  await page.unroute('**/api/logout');
  await page.reload();
  await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401);
});
