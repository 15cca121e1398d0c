import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import {
  activePin,
  card,
  carousel,
  expectWithinReach,
  leftOf,
  openGuides,
  overview,
  SIDEWAYS,
} from './visitor.ts';

const [FIRST = '', SECOND = ''] = DEMO.featured;

test('on a phone of any width the main button has room for its words', async ({ page }) => {
  await openGuides(page);
  await card(page, SECOND).press('Enter');
  const buy = overview(page).getByRole('button', { name: 'Buy for $12.00' });
  for (const width of [320, 360, 375, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const { room, words } = await buy.evaluate((button) => {
      const { paddingLeft, paddingRight } = getComputedStyle(button);
      const range = document.createRange();
      range.selectNodeContents(button);
      return {
        room: button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        words: range.getBoundingClientRect().width,
      };
    });
    expect(words, `at ${width} px`).toBeLessThanOrEqual(room);
    for (const name of ['Gift', 'Share']) {
      await expect(overview(page).getByRole('button', { name })).toBeInViewport({ ratio: 0.99 });
    }
  }
});

test('on a small phone the buttons of the map lie on nothing and under nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 375, height: 667 });
  await openGuides(page);
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  const zoomOut = page.getByRole('button', { name: 'Zoom out' });
  const popup = await activePin(page).getByText(FIRST).boundingBox();
  expect((popup?.x ?? Number.NaN) + (popup?.width ?? 0)).toBeLessThan(await leftOf(zoomIn));

  await page.setViewportSize({ width: 320, height: 640 });
  await card(page, FIRST).press('Enter');
  await expect(overview(page)).toBeVisible();
  for (const button of [zoomIn, zoomOut]) await expectWithinReach(button);
});

test('on a phone held sideways cards and overview leave the map free', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await openGuides(page);
  const controls = ['Menu', 'Zoom in', 'Zoom out'].map((name) =>
    page.getByRole('button', { name }),
  );
  for (const control of [page.getByPlaceholder("What's next?"), ...controls]) {
    await expectWithinReach(control);
  }
  const low = await carousel(page, 'Featured guides').boundingBox();
  expect(low?.y).toBeGreaterThan(SIDEWAYS.height / 2);

  await card(page, SECOND).press('Enter');
  await expect(overview(page).getByRole('heading', { name: SECOND })).toBeInViewport();
  const actions = ['Close', 'Buy for $12.00', 'Gift', 'Share'].map((name) =>
    overview(page).getByRole('button', { name }),
  );
  for (const control of [page.getByPlaceholder("What's next?"), ...controls, ...actions]) {
    await expectWithinReach(control);
  }
  await expect(activePin(page)).toBeInViewport();
});
