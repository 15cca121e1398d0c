import type { Page } from '@playwright/test';
import { arriveAs, button, field } from './accounts-person.ts';
import { openDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { checkScreens } from './screen-checks.ts';
import { expect, test } from './test.ts';

const TITLES = ['Lanes in the rain', 'Lanes by night', 'Lanes by ear'];

/** Shows these guides in place of the queue, which other tests submit guides to. */
async function showSampleQueue(page: Page): Promise<void> {
  const items = TITLES.map((pg_title, index) => ({
    pg_id: 9_000 + index,
    pg_created: '2026-11-01T09:00:00.000Z',
    pg_updated: '2026-11-14T09:00:00.000Z',
    pg_title,
    pg_description: 'They say the Yarra runs upside down: the mud on top, the water below…',
    pg_price: 4.99,
    pg_pending_status: 'submitted',
    pg_author: 2,
    author_name: 'Isla Marchetti',
    days_pending: index,
    place_count: index,
  }));
  const pagination = { current_page: 1, total_pages: 3, total_items: 43, has_prev: false };
  await page.route('**/api/admin/reviews?*', (route) =>
    route.fulfill({ json: { items, pagination: { ...pagination, has_next: true } } }),
  );
}

const reviewPending = (page: Page) => page.getByRole('button', { name: /^Review Pending/ });
const queue = (page: Page) => page.getByRole('dialog', { name: 'Admin Review Queue' });

/** Searched within the queue, because the dashboard behind it has guides too. */
const item = (page: Page, name: string) => queue(page).getByRole('button', { name, exact: true });

async function openQueue(page: Page): Promise<void> {
  await showSampleQueue(page);
  await arriveAs(page, DEMO.admin);
  await openDashboard(page);
  await reviewPending(page).click();
  await expect(item(page, 'Lanes in the rain')).toBeFocused();
}

test('the keys of the queue work where the list has the focus, and closing it leads back to its button', {
  tag: '@any-size',
}, async ({ page }) => {
  await openQueue(page);
  await page.keyboard.press('j');
  await expect(item(page, 'Lanes by night')).toBeFocused();
  await field(page, 'Search').pressSequentially('jk');
  await expect(field(page, 'Search')).toHaveValue('jk');
  await button(page, 'Close').focus();
  await page.keyboard.press('Escape');
  await expect(queue(page)).toHaveCount(0);
  await expect(reviewPending(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(item(page, 'Lanes by night')).toBeFocused();
  await expect(field(page, 'Search')).toHaveValue('jk');
});

async function chooseCreator(page: Page): Promise<void> {
  const fold = page.getByText('Filter and sort');
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('combobox', { name: 'Creator' }).fill('isla');
  await expect(page.getByRole('option', { name: /^Isla/ })).toBeVisible();
}

test('Escape closes the list of creators before the queue', {
  tag: '@any-size',
}, async ({ page }) => {
  await openQueue(page);
  await chooseCreator(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: /^Isla/ })).toBeHidden();
  await expect(queue(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(queue(page)).toHaveCount(0);
});

checkScreens(
  'the review queue',
  {
    'the review queue': openQueue,
    'a creator to choose in the review queue': chooseCreator,
  },
  { tag: [] },
);
