import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test.ts';

const GUIDES = '**/api/guides?*';

/** Titles of the demo's guides 2, 8, 7, 3 and 1, in the order they are featured. */
const FEATURED = [
  'The Upside-Down River',
  'City of Trams',
  'Gardens, Gums and the Shrine',
  'Gold Rush Grandeur',
  'Laneways for First-Timers',
];

const cards = (page: Page) => page.getByRole('article');

async function naturalWidth(image: Locator): Promise<number> {
  return await image.evaluate((element: HTMLImageElement) => element.naturalWidth);
}

test('a visitor sees the featured guides, each with its picture', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).getByRole('heading')).toHaveText(FEATURED);
  for (const card of await cards(page).all()) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img[src^="/media/"]');
    await expect.poll(() => naturalWidth(picture)).toBeGreaterThan(0);
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(card.getByText(/^by \w/)).toBeVisible();
    await expect(card.getByText(/^\d+ places?$/)).toBeVisible();
  }
});

test('a public guide carries the free banner, the others their price', async ({ page }) => {
  await page.goto('/');
  const card = (title: string) => cards(page).filter({ hasText: title });
  await expect(card('Laneways for First-Timers').getByText('Free', { exact: true })).toBeVisible();
  await expect(card('The Upside-Down River').getByText('$4.99', { exact: true })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the ${colorScheme} theme`, async ({ page, checkAccessibility }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(cards(page)).toHaveCount(FEATURED.length);
    await checkAccessibility();
  });
}

test('nothing scrolls sideways on the narrowest of phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(cards(page)).toHaveCount(FEATURED.length);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});

test('nothing moves when the guides take the place of their skeletons', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(GUIDES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status')).toHaveText('Loading guides...');
  answer();
  await expect(cards(page).locator('img[src^="/media/"]').first()).toHaveCSS('opacity', '1');
  const total = await page.evaluate(() => Reflect.get(window, 'shifts').total as number);
  expect(total).toBeLessThan(0.05);
});

test('a failure to load is told, and trying again works by keyboard', async ({
  page,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route(GUIDES, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('Error loading guides', { timeout: 15_000 });
  await checkAccessibility();

  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await page.keyboard.press('Tab');
  await expect(tryAgain).toBeFocused();
  await expect(tryAgain).toHaveCSS('outline-style', 'solid');
  await expect(tryAgain).toHaveCSS('outline-width', '2px');

  await page.unroute(GUIDES);
  await page.keyboard.press('Enter');
  await expect(cards(page).getByRole('heading')).toHaveText(FEATURED);
});

test('an empty list says so', async ({ page, checkAccessibility }) => {
  await page.route(GUIDES, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(page.getByText('No guides available')).toBeVisible();
  await checkAccessibility();
});

test('a picture that cannot be loaded leaves a guide readable', async ({ page, faults }) => {
  faults.expect(/net::ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await page.goto('/');
  await expect(cards(page).first()).toContainText('Failed to load image');
  await expect(cards(page).first().getByRole('heading')).toHaveText(FEATURED[0] ?? '');
});

test('a page that breaks says so and can be reloaded', async ({
  page,
  faults,
  checkAccessibility,
}) => {
  faults.expect(/console: .*TypeError/s);
  await page.route(GUIDES, (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('This page stopped working.');
  await checkAccessibility();

  await page.unroute(GUIDES);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(cards(page)).toHaveCount(FEATURED.length);
});
