import type { Page } from '@playwright/test';
import { arriveAs, button, field, newPerson } from './accounts-person.ts';
import { buyFor, landOn } from './buyer.ts';
import { index, openDashboard, openSection, row, walkToDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { showSampleEarnings } from './ledger-sample.ts';
import { showSampleMoney } from './money-sample.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';

const { title, price } = DEMO.paidGuide;
const PAYOUT = '**/api/admin/creators/*/payouts';

async function openAdmin(page: Page): Promise<void> {
  await arriveAs(page, DEMO.admin);
  await openDashboard(page);
}

async function openSample(
  page: Page,
  section: string,
  differing: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await showSampleMoney(page, differing);
  await openAdmin(page);
  await openSection(page, section);
}

const refundButton = (page: Page, buyer: string) => button(page, `Refund ${title} to ${buyer}`);

test('an order is refunded with a reason, and the books agree before and after', {
  tag: ['@journey', '@any-size'],
}, async ({ page, request }) => {
  const buyer = await newPerson(request);
  const order = await buyFor(request, buyer);
  await arriveAs(page, DEMO.admin);
  await walkToDashboard(page);
  await openSection(page, 'Money');
  await expect(page.getByText('All totals match')).toBeVisible();
  await openSection(page, 'Orders');
  await refundButton(page, buyer.name).click();

  const dialog = page.getByRole('dialog', { name: `Refund ${title}?` });
  await expect(dialog).toContainText(`${buyer.name} gets ${price} back`);
  await expect(field(page, 'Reason')).toBeFocused();
  await button(page, `Refund ${price}`).click();
  await expect(field(page, 'Reason')).toHaveAccessibleDescription(/Enter a reason for the refund/);
  await field(page, 'Reason').fill('Bought the wrong one');
  await button(page, `Refund ${price}`).click();

  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(`Refunding ${price} to ${buyer.name}`)).toBeVisible();
  await expect(row(page, order.slice(0, 8))).toContainText('Refunded');
  await expect(refundButton(page, buyer.name)).toHaveCount(0);
  expect(await (await request.get('/api/get_guides')).json()).toEqual([]);

  await openSection(page, 'Money');
  await expect(page.getByText('All totals match')).toBeVisible();
});

test('the totals are those of the months chosen, once they make sense', {
  tag: '@any-size',
}, async ({ page }) => {
  await openSample(page, 'Money');
  await expect(page.getByText('$2,381.40').first()).toBeVisible();
  await field(page, 'From').fill('2026-12');
  await expect(page.getByText('Choose a “To” month no earlier than “From”')).toBeVisible();
  const asked = page.waitForRequest('**/api/admin/money/totals?from=2026-03&to=2026-11');
  await field(page, 'From').fill('2026-03');
  await asked;
  await expect(page.getByText('no earlier than')).toHaveCount(0);
});

test('a payout is booked after a second look, and what is held back is not', {
  tag: ['@journey', '@any-size'],
}, async ({ page }) => {
  await openSample(page, 'Royalties due');
  await expect(row(page, 'Theo Papadakis')).toContainText('On hold until 20 Jan 2027');
  await expect(button(page, 'Record payout to Theo Papadakis')).toHaveCount(0);
  await page.route(PAYOUT, (route) =>
    route.fulfill({ json: { creator_id: 4, month: '2026-08', amount: 45.58, balance: 54.62 } }),
  );
  await button(page, 'Record payout to Rosa Delgado').click();
  await expect(page.getByRole('dialog')).toContainText('It doesn’t transfer money');
  const booked = page.waitForRequest(PAYOUT);
  const lookedAgain = page.waitForResponse('**/api/admin/money/payables');
  await button(page, 'Record $45.58').click();
  expect((await booked).postDataJSON()).toEqual({ month: '2026-08', amount: 45.58 });
  await expect(page.getByText('Recorded a payout of $45.58 to Rosa Delgado')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookedAgain;
});

test('an admin’s own earnings are there as well', { tag: '@any-size' }, async ({ page }) => {
  await showSampleEarnings(page);
  await openAdmin(page);
  await openSection(page, 'Your earnings');
  await expect(page.getByRole('heading', { level: 2, name: 'Earnings' })).toBeVisible();
});

test('an admin may look at the dashboard of creators', { tag: '@any-size' }, async ({ page }) => {
  await arriveAs(page, DEMO.admin);
  await landOn(page, { page: 'creatorDashboard' }, 'admin');
  await expect(page.getByRole('heading', { level: 2, name: 'Guides' })).toBeVisible();
  await expect(index(page).getByRole('button')).toHaveText([
    'Guides',
    'Reports',
    'Reviews',
    'Searches',
    'Earnings',
    'Media',
  ]);
});

/** Every admin screen, with as much content as it can have. */
const SCREENS: Screens = {
  'books that agree': async (page) => {
    await openSample(page, 'Money');
    await expect(page.getByText('All totals match')).toBeVisible();
  },
  'books that differ': async (page) => {
    await openSample(page, 'Money', { received: 1, returned: 2, reconciled: false });
    await expect(page.getByRole('alert')).toBeVisible();
    await field(page, 'From').fill('2026-12');
    await expect(page.getByText('no earlier than')).toBeVisible();
  },
  orders: async (page) => {
    await openSample(page, 'Orders');
    await expect(row(page, 'Failed')).toBeVisible();
  },
  'a refund': async (page) => {
    await refundButton(page, 'Priya Raman').click();
    await button(page, `Refund ${price}`).click();
    await expect(page.getByText('Enter a reason for the refund')).toBeVisible();
  },
  'royalties due': async (page) => {
    await openSample(page, 'Royalties due');
    await expect(row(page, 'Theo Papadakis')).toBeVisible();
  },
  'a payout': async (page) => {
    await button(page, 'Record payout to Rosa Delgado').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
};

checkScreens('the pages of money', SCREENS);
