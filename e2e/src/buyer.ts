import type { APIRequestContext, Page } from '@playwright/test';
import { arriveLoggedIn, button, field, type Person } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { HOME, openAt, roleOf, type Screen } from './open-at.ts';
import { expect } from './test.ts';
import { card, heading, openGuides, overview, stopClock } from './visitor.ts';

const { id, title, price } = DEMO.paidGuide;

/** A valid order id that no order has. */
export const ORDER_ID = '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d';

/** Buys the paid guide for the person, without a browser. Returns the order. */
export async function buyFor(request: APIRequestContext, person: Person): Promise<string> {
  const data = { u_email: person.email, u_password: person.password };
  expect((await request.post('/api/login', { data })).status()).toBe(200);
  const bought = await request.post(`/api/purchase?guide_id=${id}`);
  expect(bought.status()).toBe(202);
  const { order_id } = await bought.json();
  expect((await request.post(`/checkout/test/${order_id}/pay`)).status()).toBe(200);
  await expect
    .poll(async () => (await (await request.get(`/api/orders/${order_id}`)).json()).status)
    .toBe('fulfilled');
  return order_id;
}

export async function openPaidOverview(page: Page): Promise<void> {
  await openGuides(page);
  await card(page, title).press('Enter');
  await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Home with the overview of the paid guide on top. */
const OVERVIEW: Screen = { ...HOME, overlays: [{ kind: 'guideOverview', guideId: id }] };

/** Opens the payment screen of the paid guide, as a member who came from its overview. */
export async function openPayment(page: Page): Promise<void> {
  await openAt(page, await roleOf(page), [
    OVERVIEW,
    { entry: { page: 'paymentScreen', guideId: id } },
  ]);
  await expect(heading(page, title)).toBeVisible();
}

/** The same from home, with the steps of a member. */
export async function walkToPayment(page: Page): Promise<void> {
  await openPaidOverview(page);
  await overview(page)
    .getByRole('button', { name: `Buy for ${price}` })
    .click();
  await expect(heading(page, title)).toBeVisible();
}

/** The fields of a gift, and the button that sends it. */
export const GIFT = {
  email: 'Friend’s email',
  name: 'Friend’s name (optional)',
  message: 'Personal message (optional)',
  submit: 'Continue to payment',
} as const;

/** Opens the gift form of the paid guide, as a member who came from its overview. */
export async function openGift(page: Page): Promise<void> {
  await openAt(page, await roleOf(page), [OVERVIEW, { entry: { page: 'gift', guideId: id } }]);
  await expect(heading(page, title)).toBeVisible();
  await expect(field(page, GIFT.email)).toBeVisible();
}

/** The same from home, with the steps of a member. */
export async function walkToGift(page: Page): Promise<void> {
  await openPaidOverview(page);
  await overview(page).getByRole('button', { name: 'Gift' }).click();
  await expect(heading(page, title)).toBeVisible();
}

/** Continues to the provider's page. */
export async function openProvider(page: Page): Promise<void> {
  await openPayment(page);
  await button(page, `Buy for ${price}`).click();
  await expectProvider(page);
}

export async function expectProvider(page: Page): Promise<void> {
  await expect(page.getByText('Test payment', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\/test\//);
}

const ROLES = { visitor: null, member: 'user', creator: 'creator', admin: 'admin' } as const;

/** Shows a page on top of home, including one that no button leads to. */
export async function landOn(
  page: Page,
  entry: Screen['entry'],
  who: keyof typeof ROLES = 'member',
): Promise<void> {
  await openAt(page, ROLES[who], [HOME, { entry }]);
}

/** An order as the server returns it; awaiting its payment unless overridden. */
export function orderLike(differing: Readonly<Record<string, unknown>> = {}) {
  return {
    order_id: ORDER_ID,
    kind: 'purchase',
    status: 'checkout_open',
    settled: false,
    guide_id: id,
    g_title: title,
    amount: 4.99,
    currency: 'AUD',
    created_at: '2026-11-15T03:00:00Z',
    paid_at: null,
    refunded_at: null,
    gift_status: null,
    friend_email: null,
    friend_name: null,
    checkout_url: null,
    ...differing,
  };
}

/** Mocks the response for the order from now on, replacing any earlier mock. */
export async function answerForOrder(
  page: Page,
  differing: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.route('**/api/orders/*', (route) => route.fulfill({ json: orderLike(differing) }));
}

/** An error in the format of the server. */
export function problem(status: number, code: string, detail: string, errors?: object) {
  return {
    status,
    contentType: 'application/problem+json',
    json: { status, title: 'Refused', code, detail, ...(errors === undefined ? {} : { errors }) },
  };
}

/** Returns from the provider with a paid gift, with the clock stopped when the confirmation first shows. */
export async function returnWithGift(page: Page): Promise<void> {
  await answerForOrder(page, { kind: 'gift', gift_status: 'awaiting_payment' });
  await arriveLoggedIn(page);
  await page.clock.install();
  await page.goto(`/?order=${ORDER_ID}`);
  await expect(page.getByText('Confirming your payment...')).toBeVisible();
  // Stopping the clock jumps ahead, so it comes first: a message shown before the jump would be gone after it.
  await stopClock(page);
  await answerForOrder(page, {
    kind: 'gift',
    status: 'fulfilled',
    settled: true,
    gift_status: 'granted',
  });
  // The next request is due within a second, and its response needs a moment of either clock.
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByText('Gift Sent!')).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });
}
