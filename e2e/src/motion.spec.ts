import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test, WITH_MOTION } from './test.ts';
import { card, cards, openGuides, overview } from './visitor.ts';

test.use(WITH_MOTION);

/** The scale at which an overview starts to grow; 1 if it doesn't grow. */
const beginning = (page: Page) =>
  overview(page).evaluate((sheet) =>
    Number(getComputedStyle(sheet.parentElement ?? sheet).getPropertyValue('--from-scale')),
  );

test('an overview grows from the card it was opened by', async ({ page }) => {
  await openGuides(page);
  const picked = card(page, DEMO.paidGuide.title);
  const { width = 0 } = (await picked.boundingBox()) ?? {};
  await picked.press('Enter');
  const sheet = await overview(page).evaluate(({ offsetWidth }: HTMLElement) => offsetWidth);
  expect(await beginning(page)).toBeCloseTo(width / sheet, 2);
});

test('an overview that a link opens simply rises', { tag: '@any-size' }, async ({ page }) => {
  await page.goto(`/?guide=${DEMO.paidGuide.id}`);
  await expect(overview(page)).toBeVisible();
  expect(await beginning(page)).toBe(1);
});

test('pages come from where the stack moves to', { tag: '@any-size' }, async ({ page }) => {
  const moving = page.locator('[data-direction]');
  await openGuides(page);
  await expect(moving).toHaveCount(0);
  await card(page, DEMO.publicGuide.title).press('Enter');
  await overview(page).getByRole('button', { name: 'Open' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(moving).toHaveAttribute('data-direction', 'forward');
  await page.goBack();
  await expect(overview(page)).toBeVisible();
  await expect(moving).toHaveAttribute('data-direction', 'back');
});
