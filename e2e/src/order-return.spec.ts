import { arriveLoggedIn, button, newPerson, submitLogin } from './accounts-person.ts';
import { answerForOrder, expectProvider, ORDER_ID, openProvider, orderLike } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { cards, heading } from './visitor.ts';

const ORDERS = '**/api/orders/*';
const RETURN = `/?order=${ORDER_ID}`;
const WAITING = 'Confirming your payment...';

/** Paid and fulfilled; for the public guide, which everyone may open. */
const BOUGHT = {
  status: 'fulfilled',
  settled: true,
  guide_id: DEMO.publicGuide.id,
  g_title: DEMO.publicGuide.title,
};

test('a late confirmation is told calmly, survives a reload, and leads home when asked', async ({
  page,
}) => {
  await answerForOrder(page);
  await arriveLoggedIn(page);
  await page.clock.install();
  await page.goto(RETURN);
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText(DEMO.paidGuide.title)).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByText(WAITING)).toBeVisible();
  await expect(page.getByText('taking longer than usual')).toHaveCount(0);

  await page.clock.fastForward(10_500);
  await expect(page.getByText('taking longer than usual')).toBeVisible();
  await expect(page.getByText('You won’t be charged twice.')).toBeVisible();
  await button(page, 'See all guides').click();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('the order is asked for until it is settled, and leads into the guide', async ({ page }) => {
  let asked = 0;
  await page.route(ORDERS, (route) => {
    asked += 1;
    return route.fulfill({ json: orderLike(asked < 3 ? {} : BOUGHT) });
  });
  await arriveLoggedIn(page);
  await page.goto(RETURN);
  await page.getByText(`${DEMO.publicGuide.title}” is yours.`).waitFor();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  expect(asked).toBeGreaterThanOrEqual(3);
  await page.goBack();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('a lost connection does not end the asking', async ({ page, pageErrors }) => {
  pageErrors.expect(/ERR_FAILED/);
  await page.route(ORDERS, (route) => route.abort());
  await arriveLoggedIn(page);
  await page.goto(RETURN);
  await expect(page.getByText('We’ll keep trying.')).toBeVisible();
  await answerForOrder(page, BOUGHT);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
});

test('someone whose session has ended logs in first and is back at the order', async ({
  page,
  request,
}) => {
  const person = await newPerson(request);
  await answerForOrder(page);
  await page.goto(RETURN);
  await expect(heading(page, 'Log in')).toBeVisible();
  await submitLogin(page, person);
  await expect(page.getByText(WAITING)).toBeVisible();
});

test('from the login that an order asks for, back leads home', async ({ page }) => {
  await page.goto(RETURN);
  await expect(heading(page, 'Log in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('while the provider’s page is still open, trying again leads back to it', async ({ page }) => {
  await arriveLoggedIn(page);
  await openProvider(page);
  const order = new URL(page.url()).pathname.split('/').at(-1);
  // Simulates a provider that only redirects the buyer and doesn't change the order.
  await page.goto(`/?order=${order}&checkout=cancelled`);
  await expect(page.getByText('Cancelled. You haven’t been charged.')).toBeVisible();
  await button(page, 'Try again').click();
  await expectProvider(page);
});
