import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import {
  arriveAs,
  arriveLoggedIn,
  button,
  field,
  newPerson,
  openPanel,
} from './accounts-person.ts';
import { buyFor, landOn } from './buyer.ts';
import { index, openDashboard, openSection, row, walkToDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { showSampleEarnings } from './ledger-sample.ts';
import { checkScreens, type Screens } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const STATEMENTS = '**/api/earnings/statements?*';
const { title } = DEMO.paidGuide;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The current month, as in the ledger and as users read it. */
const now = new Date().toISOString().slice(0, 7);
const thisMonth = new Date().toLocaleDateString('en-AU', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

async function openSample(page: Page): Promise<void> {
  await showSampleEarnings(page);
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Earnings');
  await expect(part(page, 'Statements')).toBeVisible();
}

test('a creator sees a sale as soon as somebody has bought', {
  tag: ['@journey', '@any-size'],
}, async ({ page, request }) => {
  await arriveAs(page, DEMO.creator);
  const { items } = await (await page.request.get('/api/earnings/statements')).json();
  const before: number = items[0]?.sale_count ?? 0;
  await buyFor(request, await newPerson(request));

  await walkToDashboard(page);
  await openSection(page, 'Earnings');
  await expect(page.getByRole('heading', { level: 2, name: 'Earnings' })).toBeVisible();
  // Other tests buy guides while this runs.
  const told = page.getByText(/\d+ sales? worth/);
  await expect
    .poll(async () => Number(/(\d+) sale/.exec((await told.textContent()) ?? '')?.[1]))
    .toBeGreaterThan(before);
  await expect(part(page, 'Earnings by guide').getByText(title)).toBeVisible();
  await expect(page.getByRole('img', { name: /^Sales by month/ })).toBeVisible();
  await expect(page.getByText('60 days after it ends')).toBeVisible();
});

test('a statement opens line by line, and is taken home as a table', { tag: '@any-size' }, async ({
  page,
  request,
}) => {
  await buyFor(request, await newPerson(request));
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Earnings');
  const view = button(page, `View statement for ${thisMonth}`);
  await view.click();

  const sheet = page.getByRole('dialog', { name: thisMonth });
  await expect(sheet.getByText('Closing balance')).toBeVisible();
  await expect(sheet.getByText(title).first()).toBeVisible();
  await expect(sheet.getByText('Sale', { exact: true }).first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await sheet.getByRole('link', { name: `Download CSV for ${thisMonth}` }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`laneway-statement-${now}.csv`);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toMatch(/^Date \(UTC\),Type,Order,Guide,Title/);
  expect(csv).toContain(title);

  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(view).toBeFocused();
});

test('a year is plotted, and its figures can be read as a table', { tag: '@any-size' }, async ({
  page,
}) => {
  await openSample(page);
  const chart = page.getByRole('img', { name: 'Sales by month, December 2025 to November 2026' });
  await expect(chart).toHaveAccessibleDescription(
    /Your best month was January 2026, with \$253\.66/,
  );
  await page.getByText('Show as a table').press('Enter');
  const table = page.getByRole('table', { name: 'Monthly sales' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expect(table.getByRole('row', { name: /^Jun 2026/ })).toHaveText(/\$0\.00.*\$0\.00/);
  await expect(table.getByRole('row', { name: /^Jul 2026/ })).toContainText('-$4.99');
});

test('guides are sorted by what they earned, or by the chosen column', async ({ page }) => {
  await openSample(page);
  const guides = part(page, 'Earnings by guide');
  const titles = guides.getByText(/^(The Upside-Down River|City of Trams)$/);
  await expect(titles).toHaveText([title, 'City of Trams']);
  const choice = field(page, 'Sort by');
  if (await choice.isVisible()) {
    await choice.selectOption('Earned, lowest first');
  } else {
    const earned = guides.getByRole('columnheader', { name: 'Earned' });
    await expect(earned).toHaveAttribute('aria-sort', 'descending');
    await earned.getByRole('button').press('Enter');
    await expect(earned).toHaveAttribute('aria-sort', 'ascending');
  }
  await expect(titles).toHaveText(['City of Trams', title]);
});

test('statements show their status, and older ones are one press away', {
  tag: '@any-size',
}, async ({ page }) => {
  await openSample(page);
  for (const [month, state] of [
    ['Nov 2026', 'Open'],
    ['Oct 2026', 'Closed'],
    ['Aug 2026', 'Due'],
    ['Jul 2026', 'Closed'],
    ['May 2026', 'Paid'],
  ] as const) {
    await expect(row(page, new RegExp(`^${month} ${state}`))).toBeVisible();
  }
  await expect(row(page, /^Oct 2025/)).toHaveCount(0);
  await button(page, 'Show more statements').click();
  await expect(row(page, /^Oct 2025 Paid/)).toBeVisible();
  await expect(button(page, 'Show more statements')).toHaveCount(0);
});

test('a creator without sales is told how to get some', { tag: '@any-size' }, async ({ page }) => {
  await page.route('**/api/earnings/**', (route) =>
    route.fulfill({ json: { items: [], next_cursor: null } }),
  );
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Earnings');
  await expect(page.getByText('No sales yet.')).toBeVisible();
  await button(page, 'See all guides').click();
  await expect(heading(page, 'Guides')).toBeAttached();
});

test('earnings that could not be fetched are told of, and asked for again', {
  tag: '@any-size',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/500/);
  await showSampleEarnings(page);
  await page.route(STATEMENTS, (route) => route.fulfill({ status: 500 }));
  await arriveAs(page, DEMO.creator);
  await openDashboard(page);
  await openSection(page, 'Earnings');
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your statements.');
  await page.unroute(STATEMENTS);
  await showSampleEarnings(page);
  await button(page, 'Try again').click();
  await expect(part(page, 'Statements')).toBeVisible();
});

test('those who may not have a dashboard see no way to it, and are at home when they ask for one', {
  tag: '@any-size',
}, async ({ page }) => {
  const askInVain = async (who: 'member' | 'visitor') => {
    for (const dashboard of ['creatorDashboard', 'adminDashboard']) {
      await landOn(page, { page: dashboard }, who);
      await expect(heading(page, 'Guides')).toBeAttached();
      await expect(heading(page, 'Creator Dashboard')).toHaveCount(0);
    }
  };
  await askInVain('visitor');
  await arriveLoggedIn(page);
  await askInVain('member');
  await openPanel(page);
  await expect(button(page, 'Admin Dashboard')).toHaveCount(0);
});

test('a creator who asks for the admin’s dashboard gets their own', { tag: '@any-size' }, async ({
  page,
}) => {
  await arriveAs(page, DEMO.creator);
  await landOn(page, { page: 'adminDashboard' }, 'creator');
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

/** Every creator screen, with as much content as it can have. */
const SCREENS: Screens = {
  earnings: async (page) => {
    await openSample(page);
    await page.getByText('Show as a table').press('Enter');
    await expect(page.getByRole('table', { name: 'Monthly sales' })).toBeVisible();
  },
  'a statement': async (page) => {
    await button(page, 'View statement for October 2026').click();
    await expect(page.getByRole('dialog').getByText('Payout', { exact: true })).toBeVisible();
  },
};

checkScreens('the pages of earnings', SCREENS);
