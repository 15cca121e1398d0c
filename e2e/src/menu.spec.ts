import type { Locator, Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { middleOf, touchDrag } from './touch.ts';
import {
  expectWithinReach,
  heading,
  menuButton,
  navBar,
  openGuides,
  openPlaces,
  overview,
  SIDEWAYS,
  stopClock,
} from './visitor.ts';

const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Search for guides' });

async function spotOf(thing: Locator): Promise<[x: number, y: number]> {
  const { x, y } = await middleOf(thing);
  return [x, y];
}

/** Counts requests for full screen, because headless browsers have no screen. */
async function countFullscreen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const asked = { count: 0 };
    Object.assign(window, { asked });
    Element.prototype.requestFullscreen = async () => {
      asked.count += 1;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'asked').count as number);
}

/** Opens the places of a guide and stops the clock there. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openPlaces(page);
  await stopClock(page);
}

test('on a phone held sideways everything in the bar can be pressed', async ({ page }) => {
  await page.setViewportSize(SIDEWAYS);
  await openGuides(page);
  await menuButton(page).press('Enter');
  await navBar(page).getByRole('combobox').focus();
  for (const item of await navBar(page).getByRole('button').all()) {
    await expectWithinReach(item);
  }
});

test('the bar opens and closes by its button and Escape, and closes by itself once nobody uses it', async ({
  page,
}) => {
  const asked = await countFullscreen(page);
  await openStopped(page);
  await test.step('the button shows and hides it', async () => {
    await menuButton(page).click();
    await expect(navBar(page)).toBeVisible();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await page.clock.runFor(400);
    await menuButton(page).click();
    await expect(navBar(page)).toHaveCount(0);
    await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
    await page.clock.runFor(400);
  });
  await test.step('it hides after five seconds', async () => {
    await menuButton(page).click();
    await page.clock.runFor(4_900);
    await expect(navBar(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(navBar(page)).toHaveCount(0);
  });
  await test.step('it stays while the focus is inside', async () => {
    await menuButton(page).press('Enter');
    await navBar(page).getByRole('button', { name: 'See all guides' }).focus();
    await page.clock.runFor(20_000);
    await expect(navBar(page)).toBeVisible();
    await menuButton(page).focus();
    await page.clock.runFor(5_100);
    await expect(navBar(page)).toHaveCount(0);
  });
  await test.step('it stays while the pointer is inside', async () => {
    await menuButton(page).click();
    await navBar(page).getByRole('button', { name: 'See all guides' }).hover();
    await page.clock.runFor(20_000);
    await expect(navBar(page)).toBeVisible();
    await page.mouse.move(10, 300);
    await page.clock.runFor(5_100);
    await expect(navBar(page)).toHaveCount(0);
  });
  await test.step('Escape gives the focus back to its button', async () => {
    await menuButton(page).press('Enter');
    await page.keyboard.press('Tab');
    await expect(navBar(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navBar(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
  });
  await test.step('a long press fills the screen, a shorter one does not, and the bar has a button for it', async () => {
    await page.clock.runFor(1_000);
    await menuButton(page).click();
    await navBar(page).getByRole('button', { name: 'Full screen' }).click();
    expect(await asked()).toBe(1);
    await expect(menuButton(page)).toBeFocused();
    await page.clock.runFor(1_000);

    await menuButton(page).hover();
    await page.mouse.down();
    await page.clock.runFor(1_900);
    await page.mouse.up();
    expect(await asked()).toBe(1);
    await page.clock.runFor(1_000);

    await page.mouse.down();
    await page.clock.runFor(2_000);
    await page.mouse.up();
    expect(await asked()).toBe(2);
  });
});

test('a tap outside closes the bar and presses nothing; a drag of the map leaves it', async ({
  page,
}) => {
  await openStopped(page);
  await menuButton(page).click();
  await touchDrag(page, { x: 40, y: 300 }, { x: 120, y: 340 }, { ms: 500 });
  await expect(navBar(page)).toBeVisible();
  await page.touchscreen.tap(...(await spotOf(page.getByRole('button', { name: 'Back' }))));
  await expect(navBar(page)).toHaveCount(0);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await page.touchscreen.tap(...(await spotOf(page.getByRole('button', { name: 'Back' }))));
  await expect(searchBox(page)).toBeVisible();
});

test('a second tap within 300 ms goes home', async ({ page }) => {
  await openStopped(page);
  await menuButton(page).click();
  await page.clock.runFor(250);
  await menuButton(page).click();
  await expect(searchBox(page)).toBeVisible();
  await expect(overview(page)).toHaveCount(0);
  await expect(navBar(page)).toHaveCount(0);
});
