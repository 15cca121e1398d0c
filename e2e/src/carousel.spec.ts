import { DEMO } from './demo.ts';
import { expect, test, WITH_MOTION } from './test.ts';
import { middleOf, touchDrag } from './touch.ts';
import {
  activePin,
  card,
  carousel,
  frontCard,
  leftOf,
  openGuides,
  overview,
  pin,
  turn,
} from './visitor.ts';

test.use(WITH_MOTION);

const [FIRST = '', SECOND = ''] = DEMO.featured;
const LAST = DEMO.featured.at(-1) ?? '';

test('the card in front and its pin light up together, both ways', { tag: '@journey' }, async ({
  page,
}) => {
  await openGuides(page);
  await expect(frontCard(page)).toContainText(FIRST);
  await expect(activePin(page)).toHaveAccessibleName(FIRST);

  await turn(page, 'Next');
  await expect(frontCard(page)).toContainText(SECOND);
  await expect(activePin(page)).toHaveAccessibleName(SECOND);
  await expect(activePin(page)).toBeInViewport();

  await pin(page, LAST).press('Enter');
  await expect(activePin(page)).toHaveAccessibleName(LAST);
  await expect(frontCard(page)).toContainText(LAST);
});

test('the carousel starts at its first card and has no end', async ({ page, hasTouch }) => {
  // Narrower than five cards.
  if (!hasTouch) await page.setViewportSize({ width: 1280, height: 800 });
  await openGuides(page);
  const start = await leftOf(card(page, FIRST));
  expect(start).toBeGreaterThanOrEqual(0);
  expect(start).toBeLessThan(40);

  // Before the first comes the last, whichever guides on the map follow the featured ones.
  await turn(page, 'Previous');
  await expect(frontCard(page)).not.toContainText(FIRST);
  await expect.poll(() => leftOf(frontCard(page).getByRole('button'))).toBeCloseTo(start, 0);

  for (const title of DEMO.featured) {
    await turn(page, 'Next');
    await expect(frontCard(page)).toContainText(title);
    await expect.poll(() => leftOf(card(page, title))).toBeCloseTo(start, 0);
  }
});

test('a card is dragged aside by finger or mouse, and that opens nothing', async ({
  page,
  hasTouch,
}) => {
  // Narrower than five cards.
  if (!hasTouch) await page.setViewportSize({ width: 1280, height: 800 });
  await openGuides(page);
  const start = await leftOf(card(page, FIRST));
  const from = await middleOf(card(page, FIRST));
  // Far enough to count however slowly it goes.
  const { width } = (await card(page, FIRST).boundingBox()) ?? { width: 0 };
  const to = { ...from, x: from.x - width * 0.7 };
  if (hasTouch) {
    await touchDrag(page, from, to, { ms: 300 });
  } else {
    await page.mouse.move(from.x, from.y);
    // The code that lets a mouse drag the row loads when it points there.
    await expect(carousel(page, 'Featured guides').locator('> div').first()).toHaveCSS(
      'overflow',
      'hidden',
    );
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  }
  await expect(frontCard(page)).toContainText(SECOND);
  await expect.poll(() => leftOf(card(page, SECOND))).toBeCloseTo(start, 0);
  await expect(overview(page)).toHaveCount(0);
});

test('the arrow keys move the carousel and take the focus along', async ({ page }) => {
  await openGuides(page);
  await card(page, FIRST).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frontCard(page)).toContainText(SECOND);
  await expect(card(page, SECOND)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(frontCard(page)).toContainText(FIRST);
  await page.keyboard.press('Enter');
  await expect(overview(page).getByRole('heading', { name: FIRST })).toBeVisible();
});

test('a card that gets the focus out of sight comes to the front, and the row stays whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openGuides(page);
  const start = await leftOf(card(page, FIRST));
  // Moves the focus as a screen reader does, without the Tab key.
  await card(page, LAST).focus();
  await expect(frontCard(page)).toContainText(LAST);
  await expect.poll(() => leftOf(card(page, LAST))).toBeCloseTo(start, 0);
});

test('cards beside an open overview still light up with their pins', async ({ page, hasTouch }) => {
  test.skip(hasTouch, 'On a phone the overview covers the cards');
  await openGuides(page);
  await card(page, FIRST).press('Enter');
  await expect(overview(page).getByRole('heading', { name: FIRST })).toBeVisible();
  await card(page, FIRST).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frontCard(page)).toContainText(SECOND);
  await expect(activePin(page)).toHaveAccessibleName(SECOND);
  await page.keyboard.press('Escape');
  await expect(overview(page)).toHaveCount(0);
  await expect(activePin(page)).toHaveAccessibleName(SECOND);
});
