import type { Page } from '@playwright/test';
import { arriveLoggedIn, button, field } from './accounts-person.ts';
import {
  answerForOrder,
  GIFT,
  landOn,
  ORDER_ID,
  openGift,
  openPayment,
  problem,
  returnWithGift,
  walkToPayment,
} from './buyer.ts';
import { DEMO } from './demo.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const RETURN = `/?order=${ORDER_ID}`;

async function returnWith(page: Page, order: Readonly<Record<string, unknown>>): Promise<void> {
  await answerForOrder(page, order);
  await arriveLoggedIn(page);
  await page.goto(RETURN);
}

/** Every page of buying and gifting, with the steps to reach it, in the state that shows most. */
const SCREENS: Screens = {
  'a payment': async (page) => {
    await arriveLoggedIn(page);
    await openPayment(page);
    await expect(page.getByText('no money moves')).toBeVisible();
  },
  'a cancelled order': async (page) => {
    await returnWith(page, { status: 'cancelled', settled: true });
    await expect(page.getByText('Cancelled. You haven’t been charged.')).toBeVisible();
  },
  'a refunded order': async (page) => {
    await returnWith(page, { status: 'refunded', settled: true });
    await expect(page.getByText('We’ve refunded this order.')).toBeVisible();
  },
  'a gift': async (page) => {
    await arriveLoggedIn(page);
    await openGift(page);
    await field(page, GIFT.message).fill('x'.repeat(1_000));
    await expect(page.getByText('1,000 / 1,000')).toBeVisible();
    await expect(page.getByText('no money moves')).toBeVisible();
  },
  'a gift of a free guide': async (page) => {
    await arriveLoggedIn(page);
    await landOn(page, { page: 'gift', guideId: DEMO.membersGuide.id });
    await expect(page.getByText('This guide is free')).toBeVisible();
  },
  'a choice of guides to give': async (page) => {
    await arriveLoggedIn(page);
    await landOn(page, { page: 'gift', guideId: null });
    await expect(page.getByRole('list', { name: 'Guides to gift' })).toBeVisible();
  },
  'a gift confirmation': async (page) => {
    await answerForOrder(page, { kind: 'gift', gift_status: 'granted' });
    await arriveLoggedIn(page);
    await landOn(page, { page: 'giftConfirmation', orderId: ORDER_ID });
    await expect(heading(page, 'Your gift has arrived')).toBeVisible();
    await expect(page.getByText(DEMO.paidGuide.title)).toBeVisible();
  },
};

checkScreens('the pages of buying', SCREENS, { tag: ['@journey', '@any-size'] });
// A clock that was replaced stays so until the page is closed.
checkScreens('a late order', {
  'a late order': async (page) => {
    await page.clock.install();
    await returnWith(page, {});
    await expect(page.getByText(DEMO.paidGuide.title)).toBeVisible();
    await page.clock.fastForward(10_500);
    await expect(page.getByText('taking longer than usual')).toBeVisible();
  },
});
checkScreens('a gift that was sent', {
  'a gift that was sent': async (page) => {
    await returnWithGift(page);
    // The focus keeps it open when the clock continues.
    await button(page, 'Continue').focus();
    await page.clock.resume();
  },
});

test('axe finds nothing in a purchase that was refused', { tag: '@any-size' }, async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/402/);
  await page.route('**/api/purchase?*', (route) =>
    route.fulfill(problem(402, 'payment_failed', 'The payment provider said no.')),
  );
  await arriveLoggedIn(page);
  await openPayment(page);
  await button(page, `Buy for ${DEMO.paidGuide.price}`).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkAccessibility();
});

test('axe finds nothing in a guide that was just bought', { tag: '@any-size' }, async ({
  page,
  checkAccessibility,
}) => {
  await returnWith(page, {
    status: 'fulfilled',
    settled: true,
    guide_id: DEMO.publicGuide.id,
    g_title: DEMO.publicGuide.title,
  });
  await button(page, 'Dismiss').focus();
  await checkAccessibility();
});

test('a payment is made by keyboard alone, and each page takes the focus', {
  tag: '@any-size',
}, async ({ page }) => {
  await arriveLoggedIn(page);
  await walkToPayment(page);
  await expect(heading(page, DEMO.paidGuide.title)).toBeFocused();
  await button(page, `Buy for ${DEMO.paidGuide.price}`).press('Enter');
  await button(page, `Pay ${DEMO.paidGuide.price}`).press('Enter');
  await expect(heading(page, DEMO.paidGuide.title)).toBeFocused();
  await expect(page).toHaveTitle(`${DEMO.paidGuide.title} · Laneway`);
});
