import type { Page } from '@playwright/test';
import {
  arriveLoggedIn,
  button,
  choose,
  newPerson,
  openPanel,
  submitLogin,
} from './accounts-person.ts';
import {
  expectProvider,
  landOn,
  openPaidOverview,
  openPayment,
  openProvider,
  problem,
  walkToPayment,
} from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading, overview } from './visitor.ts';

const PURCHASE = '**/api/purchase?*';
const { title, price } = DEMO.paidGuide;
const BUY = `Buy for ${price}`;

const searchBox = (page: Page) => page.getByPlaceholder("What's next?");
const alert = (page: Page) => page.getByRole('alert');

test('a guide is bought on the provider’s page, and back leads home', { tag: '@journey' }, async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await walkToPayment(page);
  await expect(page.getByText('the payment provider’s site')).toBeVisible();
  await expect(page.getByText('no money moves')).toBeVisible();
  await button(page, BUY).click();
  await expectProvider(page);
  await button(page, `Pay ${price}`).click();

  await page.getByText(`${title}” is yours.`).waitFor();
  await expect(heading(page, title)).toBeVisible();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.paidGuide.places);
  await expect(page).toHaveURL(`/guides/${DEMO.paidGuide.id}/places`);

  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page)).toHaveCount(0);

  await openPaidOverview(page);
  await expect(overview(page).getByRole('button', { name: 'Open' })).toBeVisible();
  await openPanel(page);
  const guides = page.getByRole('list', { name: 'Your guides' });
  await expect(guides.getByRole('button', { name: new RegExp(`^${title}`) })).toBeVisible();
});

test('the button says that it is at work, and asks only once', async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(PURCHASE, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await arriveLoggedIn(page);
  await openPayment(page);
  await button(page, BUY).click();
  await expect(button(page, 'Processing...')).toBeVisible();
  await button(page, 'Processing...').press('Enter');
  answer();
  await expectProvider(page);
  expect(asked).toBe(1);
});

test('a free guide is the member’s as soon as they come to it', { tag: '@journey' }, async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await page.goto(`/?guide=${DEMO.membersGuide.id}`);
  await expect(overview(page).getByText('Free with an account')).toBeVisible();
  await expect(overview(page).getByRole('button', { name: 'Gift' })).toHaveCount(0);
  await overview(page).getByRole('button', { name: 'Get it free' }).click();
  await page.getByText(`${DEMO.membersGuide.title}” is yours.`).waitFor();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.membersGuide.places);
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page)).toHaveCount(0);
});

test('a free guide that could not be had is told of, and asked for again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/503/);
  const text = 'We are having a short rest. Please try again in a moment.';
  await page.route(PURCHASE, (route) => route.fulfill(problem(503, 'unavailable', text)));
  await arriveLoggedIn(page);
  await landOn(page, { page: 'paymentScreen', guideId: DEMO.membersGuide.id });
  await expect(alert(page)).toHaveText(text);
  await page.unroute(PURCHASE);
  await button(page, 'Get it free').click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.membersGuide.places);
});

test('a purchase that is refused is told in words, and a lost connection as one', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/402/);
  pageErrors.expect(/ERR_FAILED/);
  const text = 'The payment provider would not take this purchase.';
  await page.route(PURCHASE, (route) => route.fulfill(problem(402, 'payment_failed', text)));
  await arriveLoggedIn(page);
  await openPayment(page);
  await button(page, BUY).click();
  await expect(alert(page)).toHaveText(text);
  await expect(button(page, BUY)).toBeVisible();

  await page.route(PURCHASE, (route) => route.abort());
  await button(page, BUY).click();
  await expect(alert(page)).toContainText('We can’t connect');
});

test('a payment that is declined stays open, and turning back is told', async ({ page }) => {
  await arriveLoggedIn(page);
  await openProvider(page);
  await button(page, 'Decline').click();
  await expect(alert(page)).toContainText('declined');
  await button(page, 'Cancel').click();

  await expect(heading(page, 'Your order')).toBeVisible();
  await expect(page.getByText('Cancelled. You haven’t been charged.')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await button(page, 'Try again').click();
  await expect(heading(page, title)).toBeVisible();
  await expect(button(page, BUY)).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
});

test('someone who comes back by the browser’s button can buy again, also after a decline', async ({
  page,
}) => {
  await arriveLoggedIn(page);
  await openProvider(page);
  await page.goBack();
  await expect(heading(page, title)).toBeVisible();
  await button(page, BUY).click();
  await expectProvider(page);
  await button(page, 'Decline').click();
  await expect(alert(page)).toContainText('declined');
  await button(page, `Pay ${price}`).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.paidGuide.places);
});

test('after turning back the guides are one press away', async ({ page }) => {
  await arriveLoggedIn(page);
  await openProvider(page);
  await button(page, 'Cancel').click();
  await button(page, 'See all guides').click();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page)).toHaveCount(0);
});

test('a visitor logs in first and comes back to the payment, or goes back home', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await openPaidOverview(page);
  await overview(page).getByRole('button', { name: BUY }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(searchBox(page)).toBeVisible();
  await overview(page).getByRole('button', { name: BUY }).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitLogin(page, person);
  await expect(heading(page, title)).toBeVisible();
  await expect(button(page, BUY)).toBeVisible();
});

test('a visitor may look at the payment, and logs in to pay', async ({ page, request }) => {
  const person = await newPerson(request);
  await landOn(page, { page: 'paymentScreen', guideId: DEMO.paidGuide.id }, 'visitor');
  const refund = await page.getByText('contact us within 6 months for a refund').boundingBox();
  const buy = await button(page, BUY).boundingBox();
  expect((refund?.y ?? 0) + (refund?.height ?? 0)).toBeLessThanOrEqual(buy?.y ?? 0);
  await button(page, BUY).click();
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitLogin(page, person);
  await expect(heading(page, title)).toBeVisible();
});

test('someone who may open a guide skips its payment', async ({ page }) => {
  await landOn(page, { page: 'paymentScreen', guideId: DEMO.publicGuide.id }, 'visitor');
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await button(page, 'Back').click();
  await expect(searchBox(page)).toBeVisible();
});

test('the payment of a guide that is not there says so and leads home', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/);
  await landOn(page, { page: 'paymentScreen', guideId: 999_999 }, 'visitor');
  await expect(heading(page, 'Guide not found')).toBeVisible();
  await button(page, 'See all guides').click();
  await expect(searchBox(page)).toBeVisible();
});

test('what was just acquired is among the guides that were looked at before', async ({ page }) => {
  await arriveLoggedIn(page);
  await openPanel(page);
  await expect(page.getByText('No guides yet.')).toBeVisible();
  await choose(page, 'See all guides');
  await searchBox(page).fill('market morning');
  await searchBox(page).press('Enter');
  await page
    .getByRole('region', { name: '“market morning”' })
    .getByRole('button', { name: DEMO.membersGuide.title })
    .click();
  await overview(page).getByRole('button', { name: 'Get it free' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.membersGuide.places);
  await choose(page, 'Your guides');
  await expect(page.getByRole('list', { name: 'Your guides' }).getByRole('listitem')).toHaveCount(
    1,
  );
});
