import type { APIRequestContext } from '@playwright/test';
import {
  arriveAs,
  arriveLoggedIn,
  button,
  choose,
  field,
  fillIn,
  mailedLink,
  newMember,
  newPerson,
  newVisitor,
  openPanel,
  submitLogin,
} from './accounts-person.ts';
import {
  buyFor,
  expectProvider,
  GIFT,
  landOn,
  openGift,
  openPaidOverview,
  returnWithGift,
  walkToGift,
} from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading, overview } from './visitor.ts';

const AGE = 'I’m 16 or over, and if I’m under 18 I have a parent’s permission';
const { id, title, price } = DEMO.paidGuide;

async function lettersTo(request: APIRequestContext, to: string): Promise<readonly string[]> {
  const letters: { to: string; text: string }[] = await (
    await request.get('/dev/mailbox.json')
  ).json();
  return letters.filter((letter) => letter.to === to).map(({ text }) => text);
}

test('a guide is given to a friend, who activates the account and opens it', {
  tag: '@journey',
}, async ({ page, browser, baseURL, request }) => {
  const friend = newVisitor();
  const message = 'Walk it at dusk & look up: you will see why.';
  const giver = await arriveLoggedIn(page);
  await walkToGift(page);
  await expect(page.getByText(price, { exact: true })).toBeVisible();
  await expect(page.getByText('take you to the payment provider’s site')).toBeVisible();
  await fillIn(page, {
    [GIFT.email]: friend.email,
    [GIFT.name]: friend.name,
    [GIFT.message]: message,
  });
  await button(page, GIFT.submit).click();
  await expectProvider(page);
  await expect(page.getByText(`Gift for ${friend.name}`)).toBeVisible();
  await expect(page.getByText(friend.email)).toHaveCount(0);
  await button(page, `Pay ${price}`).click();
  await page.getByText('Gift Sent!').waitFor();
  await expect(heading(page, 'Your gift is on its way')).toBeVisible();
  await expect(page.getByText(`${friend.name} (${friend.email})`)).toBeVisible();
  await expect(page.getByText(title, { exact: true })).toBeVisible();
  await button(page, 'Return to Home').click();
  await expect(heading(page, 'Guides')).toBeAttached();

  const link = await mailedLink(request, friend.email, 'account_activation');
  const letters = await lettersTo(request, friend.email);
  expect(letters).toHaveLength(1);
  expect(letters.join()).toContain(message);

  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }) });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(field(theirs, 'Email')).toHaveValue(friend.email);
  await expect(theirs.getByText(`${giver.name} sent you a guide`)).toBeVisible();
  await expect(heading(theirs, title)).toBeVisible();
  await expect(theirs.getByText(message)).toBeVisible();
  await expect(theirs.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await expect(field(theirs, 'Name')).toHaveValue(friend.name);
  const { password } = friend;
  await fillIn(theirs, { Password: password, 'Confirm password': password });
  await field(theirs, AGE).check();
  await button(theirs, 'Activate Account').click();
  await expect(cards(theirs, 'Places')).toHaveCount(DEMO.paidGuide.places);
  await theirs.goBack();
  await expect(heading(theirs, 'Guides')).toBeAttached();
  await choose(theirs, 'Your guides');
  await expect(
    theirs
      .getByRole('list', { name: 'Your guides' })
      .getByRole('button', { name: new RegExp(`^${title}`) }),
  ).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByText('You’ve already used this link, and you’re')).toBeVisible();
  await context.clearCookies();
  await theirs.evaluate(() => localStorage.clear());
  await theirs.goto(link);
  await expect(theirs.getByText('Log in with the password you chose.')).toBeVisible();
  await button(theirs, 'Log in').click();
  await expect(heading(theirs, 'Log in')).toBeVisible();
  await context.close();
});

test('a friend with a confirmed email has the guide at once', async ({ page, request }) => {
  const friend = await newMember(request);
  await arriveLoggedIn(page);
  await openGift(page);
  await fillIn(page, { [GIFT.email]: friend.email, [GIFT.name]: 'Robin' });
  await button(page, GIFT.submit).click();
  await button(page, `Pay ${price}`).click();
  await expect(heading(page, 'Your gift has arrived')).toBeVisible();
  await expect(page.getByText('Robin already has an account')).toBeVisible();
  const data = { u_email: friend.email, u_password: friend.password };
  await request.post('/api/login', { data });
  const guides: { g_id: number }[] = await (await request.get('/api/get_guides')).json();
  expect(guides.map(({ g_id }) => g_id)).toEqual([id]);
});

test('a gift to an email that a stranger signed up with goes to its owner alone', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const base = baseURL === undefined ? {} : { baseURL };
  const friend = await newPerson(request);
  const squatting = await browser.newContext(base);
  const theirs = await squatting.newPage();
  await arriveAs(theirs, friend);

  await arriveLoggedIn(page);
  await openGift(page);
  await fillIn(page, { [GIFT.email]: friend.email, [GIFT.name]: 'Robin' });
  await button(page, GIFT.submit).click();
  await button(page, `Pay ${price}`).click();
  await expect(heading(page, 'Your gift is on its way')).toBeVisible();
  const link = await mailedLink(request, friend.email, 'account_activation');

  await openPanel(theirs);
  await expect(theirs.getByText('No guides yet.')).toBeVisible();

  const owning = await browser.newContext(base);
  const owners = await owning.newPage();
  const password = 'the owner of this mailbox';
  await owners.goto(link);
  await expect(field(owners, 'Email')).toHaveValue(friend.email);
  await fillIn(owners, { Name: 'Robin', Password: password, 'Confirm password': password });
  await field(owners, AGE).check();
  await button(owners, 'Activate Account').click();
  await expect(cards(owners, 'Places')).toHaveCount(DEMO.paidGuide.places);
  await choose(owners, 'Your guides');
  await expect(owners.getByText(`Robin · ${friend.email}`)).toBeVisible();
  await expect(
    owners
      .getByRole('list', { name: 'Your guides' })
      .getByRole('button', { name: new RegExp(`^${title}`) }),
  ).toBeVisible();
  await expect(heading(owners, 'Confirm your email')).toHaveCount(0);

  await theirs.reload();
  await expect(heading(theirs, 'Guides')).toBeAttached();
  await choose(theirs, 'Log in');
  await expect(heading(theirs, 'Log in')).toBeVisible();
  await Promise.all([squatting.close(), owning.close()]);
});

test('a gift that is cancelled is told calmly, and its form is as it was left', async ({
  page,
}) => {
  const typed = {
    [GIFT.email]: newVisitor().email,
    [GIFT.name]: 'Robin',
    [GIFT.message]: 'Walk it at dusk.',
  };
  await arriveLoggedIn(page);
  await openGift(page);
  await fillIn(page, typed);
  await button(page, GIFT.submit).click();
  await expectProvider(page);
  await button(page, 'Cancel').click();
  const said = page.getByText('Cancelled. You haven’t been charged.');
  await expect(said).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(said).not.toHaveCSS('color', 'rgb(179, 38, 30)');
  await button(page, 'Back to your gift').click();
  for (const [label, value] of Object.entries(typed)) {
    await expect(field(page, label)).toHaveValue(value);
  }
  await button(page, GIFT.submit).click();
  await button(page, `Pay ${price}`).click();
  await expect(heading(page, 'Your gift is on its way')).toBeVisible();
  await openGift(page);
  for (const label of Object.keys(typed)) await expect(field(page, label)).toHaveValue('');
});

test('a gift to oneself is refused at the field', async ({ page, pageErrors }) => {
  pageErrors.expect(/422/);
  const person = await arriveLoggedIn(page);
  await openGift(page);
  await field(page, GIFT.email).fill(person.email);
  await button(page, GIFT.submit).click();
  await expect(field(page, GIFT.email)).toHaveAccessibleDescription(
    'That’s your own email. Enter your friend’s.',
  );
  await expect(field(page, GIFT.email)).toBeFocused();
});

test('a gift to someone who has the guide is refused in red under the form', async ({
  page,
  request,
  pageErrors,
}) => {
  pageErrors.expect(/409/);
  const friend = await newMember(request);
  await buyFor(request, friend);
  await arriveLoggedIn(page);
  await openGift(page);
  await field(page, GIFT.email).fill(friend.email);
  await button(page, GIFT.submit).click();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Your friend already has this guide.');
  await expect(alert).toHaveCSS('color', 'rgb(179, 38, 30)');
  const submit = await button(page, GIFT.submit).boundingBox();
  const told = await alert.boundingBox();
  expect(told?.y).toBeGreaterThan((submit?.y ?? 0) + (submit?.height ?? 0));
});

test('a free guide cannot be given, and the reason is said before the form', async ({ page }) => {
  await arriveLoggedIn(page);
  await landOn(page, { page: 'gift', guideId: DEMO.membersGuide.id });
  await expect(
    page.getByText('This guide is free. Just share the link with your friend.'),
  ).toBeVisible();
  await expect(field(page, GIFT.email)).toHaveCount(0);
  await button(page, 'Choose another guide').click();
  await expect(heading(page, 'Gift a guide')).toBeVisible();
});

test('a visitor logs in first and comes back to the gift', async ({ page, request }) => {
  const person = await newPerson(request);
  await openPaidOverview(page);
  await overview(page).getByRole('button', { name: 'Gift' }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(page.getByText(`Log in to gift ${title}`)).toBeVisible();
  await submitLogin(page, person);
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
});

test('the confirmation follows 2 s after the gift was sent', async ({ page }) => {
  await returnWithGift(page);
  await page.clock.runFor(1_700);
  await expect(page.getByText('Gift Sent!')).toBeVisible();
  await page.clock.runFor(400);
  await expect(page).toHaveTitle('Gift sent · Laneway');
});

test('the confirmation waits for someone who is about to press the button', async ({ page }) => {
  await returnWithGift(page);
  await button(page, 'Continue').focus();
  await page.clock.runFor(10_000);
  await expect(page.getByText('Gift Sent!')).toBeVisible();
  await button(page, 'Continue').press('Enter');
  await page.clock.resume();
  await expect(heading(page, 'Your gift has arrived')).toBeVisible();
  await expect(page.getByText('Your friend', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Guides')).toBeAttached();
});
