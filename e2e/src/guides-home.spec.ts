import { DEMO } from './demo.ts';
import { HOME, openAt } from './open-at.ts';
import { expect, test } from './test.ts';
import {
  card,
  cards,
  expectFeatured,
  frontCard,
  openGuides,
  overview,
  pin,
  withoutFirstAnswers,
} from './visitor.ts';

const GUIDES = '**/api/guides?*';
const DISCOVER = '**/api/discover?*';
const [FIRST = ''] = DEMO.featured;
const LAST = DEMO.featured.at(-1) ?? '';

test('the featured guides come in their order, each with its image and its price', {
  tag: '@journey',
}, async ({ page }) => {
  await openGuides(page);
  const shown = cards(page, 'Featured guides');
  for (const [index, title] of DEMO.featured.entries()) {
    await expect(shown.nth(index)).toContainText(title);
    await expect(shown.nth(index)).toContainText(/by \w+ \w+/);
    await expect(shown.nth(index)).toContainText(/\d places/);
    // Images outside the viewport load when they come near.
    await shown.nth(index).getByRole('button').focus();
    const image = shown.nth(index).locator('img[src^="/media/"]');
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    await expect(image).toHaveCSS('opacity', '1');
  }
  await expect(card(page, LAST).getByText('Free', { exact: true })).toBeAttached();
  await expect(card(page, FIRST).getByText('$4.99', { exact: true })).toBeVisible();
  await expect(card(page, FIRST).getByText('Free')).toHaveCount(0);
});

test('picking a guide shows its overview, and picking it again hides it', {
  tag: '@journey',
}, async ({ page }) => {
  await openGuides(page);
  await card(page, FIRST).click();
  await expect(overview(page).getByRole('heading', { name: FIRST })).toBeVisible();
  await expect(overview(page).getByRole('img', { name: /^Rowers pass/ })).toBeVisible();
  await expect(overview(page)).toContainText('by Isla Marchetti');
  await expect(overview(page).getByRole('list', { name: 'What you get' })).toContainText(
    /7 places.*min.*MB offline/,
  );
  await expect(overview(page).getByText('$4.99', { exact: true })).toBeVisible();
  await expect(overview(page)).not.toContainText('river of mists');
  await overview(page).getByRole('button', { name: 'Read more' }).click();
  await expect(overview(page)).toContainText('river of mists');
  await expect(overview(page).getByRole('button', { name: 'Show less' })).toBeFocused();
  await expect(frontCard(page).locator('button')).toHaveAttribute('aria-expanded', 'true');

  await pin(page, FIRST).click();
  await expect(overview(page)).toHaveCount(0);
  await expect(card(page, FIRST)).toHaveAttribute('aria-expanded', 'false');

  // The map has moved, and another pin may be under the pointer now, lifted above this one.
  await page.mouse.move(0, 0);
  await pin(page, FIRST).click();
  await expect(overview(page)).toBeVisible();
  await overview(page).getByRole('button', { name: 'Close' }).click();
  await expect(overview(page)).toHaveCount(0);
});

test('skeletons are shown where the guides will be, and nothing moves when they load', async ({
  page,
}) => {
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
  await withoutFirstAnswers(page);
  await page.route(GUIDES, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'Loading guides...' })).toBeAttached();
  answer();
  await expect(frontCard(page).locator('img[src^="/media/"]')).toHaveCSS('opacity', '1');
  const total = await page.evaluate(() => Reflect.get(window, 'shifts').total as number);
  expect(total).toBeLessThan(0.05);
});

test('a failure to load is told, and trying again works by keyboard', { tag: '@any-size' }, async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await withoutFirstAnswers(page);
  await page.route(GUIDES, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('Error loading guides', { timeout: 20_000 });
  await checkAccessibility();

  await page.unroute(GUIDES);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await tryAgain.press('Enter');
  await expectFeatured(page);
});

test('an empty list says so', { tag: '@any-size' }, async ({ page, checkAccessibility }) => {
  await withoutFirstAnswers(page);
  await page.route(GUIDES, (route) => route.fulfill({ json: [] }));
  await page.goto('/');
  await expect(page.getByText('No guides available')).toBeVisible();
  await checkAccessibility();
});

test('an image that cannot be loaded leaves a guide readable, and loads once there is a connection', {
  tag: '@any-size',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route('**/media/**', (route) => route.abort());
  await openGuides(page);
  await expect(frontCard(page)).toContainText('Failed to load image');
  await expect(frontCard(page)).toContainText(FIRST);
  await page.unroute('**/media/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(frontCard(page)).not.toContainText('Failed to load image');
});

test('a page that breaks says so and can be reloaded', { tag: '@any-size' }, async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/console: .*TypeError/s);
  await page.route(DISCOVER, (route) => route.fulfill({ json: {} }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveText('This page stopped working.');
  await checkAccessibility();

  await page.unroute(DISCOVER);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectFeatured(page);
});

test('an overview that cannot be fetched says so and can be tried again', {
  tag: '@any-size',
}, async ({ page, pageErrors }) => {
  pageErrors.expect(/500 \(Internal Server Error\)/);
  const { id, title } = DEMO.membersGuide;
  // This guide is only known from its own response: it is neither featured nor, here, on the map.
  await page.route('**/api/guides?limit=*', (route) => route.fulfill({ json: [] }));
  await page.route(DISCOVER, () => {});
  await page.route(`**/api/guides/${id}`, (route) => route.fulfill({ status: 500 }));
  await openAt(page, null, [{ ...HOME, overlays: [{ kind: 'guideOverview', guideId: id }] }]);
  await expect(overview(page).getByRole('alert')).toHaveText('Failed to load guide details.');
  await page.unroute(`**/api/guides/${id}`);
  await overview(page).getByRole('button', { name: 'Try again' }).click();
  await expect(overview(page).getByRole('heading', { name: title })).toBeVisible();
});
