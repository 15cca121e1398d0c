import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import {
  activePin,
  card,
  cards,
  carousel,
  expectWithinReach,
  frontCard,
  leftOf,
  map,
  openGuides,
  overview,
  turn,
} from './visitor.ts';

const LAST = DEMO.featured.at(-1) ?? '';

/** A stop of the walk, whether or not it counts as visited by now. */
const stop = (page: Page, name: string) => map(page).getByRole('button', { name });

test('dragging with Shift zooms to the box', async ({ page }) => {
  await openGuides(page);
  const { width } = await boxOf(map(page));
  const before = await boxOf(activePin(page));
  await page.keyboard.down('Shift');
  // Its code loads when Shift is first pressed; until then such a drag does nothing.
  await expect(async () => {
    await page.mouse.move(width / 2 - 100, 200);
    await page.mouse.down();
    await page.mouse.move(width / 2 + 100, 320, { steps: 5 });
    const boxes = await page.locator('.leaflet-zoom-box').count();
    await page.mouse.up();
    expect(boxes).toBe(1);
  }).toPass();
  await expect.poll(async () => (await boxOf(activePin(page))).x).not.toBe(before.x);
});

test('where there is room for all cards all are seen, and the front goes round', async ({
  page,
}) => {
  await page.route(/\/api\/discover\?/, (route) =>
    route.fulfill({ json: { clusters: [], guides: [], alone: [], total: 0 } }),
  );
  await openGuides(page);
  await turn(page, 'Previous');
  await expect(frontCard(page)).toContainText(LAST);
  await expectNextToLeadThroughFeatured(page);
  // The arrows are beside the cards, not on them.
  for (const title of DEMO.featured) await expectWithinReach(card(page, title));
  const last = await card(page, LAST).boundingBox();
  const arrow = carousel(page, 'Featured guides').getByRole('button', { name: 'Next' });
  expect(await leftOf(arrow)).toBeGreaterThanOrEqual((last?.x ?? 0) + (last?.width ?? 0));
  // The same where a panel leaves room for fewer cards.
  await card(page, LAST).press('Enter');
  await expect(overview(page)).toBeVisible();
  const row = await boxOf(carousel(page, 'Featured guides').locator('> div').first());
  expect(await leftOf(arrow)).toBeGreaterThanOrEqual(row.x + row.width);
});

test('where a few more cards than fit leave no room to go round, each still comes to the front', async ({
  page,
}) => {
  await openGuides(page);
  await expect(card(page, DEMO.membersGuide.title)).toHaveCount(1);
  await turn(page, 'Previous');
  await expect(cards(page, 'Featured guides').last()).toHaveAttribute('data-front', 'true');
  await expectWithinReach(cards(page, 'Featured guides').last());
  await expectNextToLeadThroughFeatured(page);
  await expectWithinReach(card(page, LAST));
});

async function expectNextToLeadThroughFeatured(page: Page): Promise<void> {
  for (const title of DEMO.featured) {
    await turn(page, 'Next');
    await expect(frontCard(page)).toContainText(title);
    await expect(activePin(page)).toHaveAccessibleName(title);
  }
}

test('a place keeps the walk before and after it in view, beside its text', async ({ page }) => {
  await page.goto(DEMO.links.degravesStreet);
  await expect(activePin(page)).toHaveAccessibleName(/^3\. Degraves Street/);
  const text = await page.getByRole('heading', { level: 1 }).boundingBox();
  const right = (text?.x ?? 0) + (text?.width ?? 0);
  for (const name of ['2. AC/DC Lane', '3. Degraves Street', '4. Centre Place']) {
    await expect(stop(page, name)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => leftOf(stop(page, name))).toBeGreaterThan(right);
  }
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(activePin(page)).toHaveAccessibleName(/^4\. Centre Place/);
  await expect(stop(page, '5. The Block Arcade')).toBeInViewport({ ratio: 1 });
});
