import type { Page } from '@playwright/test';
import { arriveLoggedIn, openLogin, openPanel } from './accounts-person.ts';
import { arriveAsCreator, draftOf, openDraft, saveState } from './author.ts';
import { openGift, openPayment } from './buyer.ts';
import { DEMO } from './demo.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import { expectWithinReach, heading, menuButton, openPlaces } from './visitor.ts';

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 820, height: 1_180 },
  { width: 1_440, height: 900 },
];
const EDGE = 16;
const TOUCH = 44;
/** The height of the bar. */
const BAR = 72;

const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true });

/** The steps to reach each page, and whether its heading is in the bar. */
const PAGES: Readonly<
  Record<string, { readonly open: (page: Page) => Promise<void>; readonly inBar: boolean }>
> = {
  'the places': { open: openPlaces, inBar: true },
  'a place': {
    open: async (page) => {
      await page.goto(DEMO.links.blockArcade);
      await expect(heading(page, 'The Block Arcade')).toBeVisible();
    },
    inBar: false,
  },
  'the map of a place': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Map', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Return to guide' })).toBeVisible();
    },
    inBar: true,
  },
  'a message': {
    open: async (page) => {
      await page.goto('/?guide=1&place=999');
      await expect(heading(page, 'Place not found')).toBeVisible();
    },
    inBar: false,
  },
  'a form': {
    open: openLogin,
    inBar: false,
  },
  'your guides': {
    open: async (page) => {
      await arriveLoggedIn(page);
      await openPanel(page);
    },
    inBar: true,
  },
  'a payment': {
    open: async (page) => {
      await openPayment(page);
      await expect(page.getByText('no money moves')).toBeVisible();
    },
    inBar: false,
  },
  'a gift': {
    open: async (page) => {
      await openGift(page);
      await expect(page.getByLabel('Friend’s email')).toBeVisible();
    },
    inBar: false,
  },
};

test('back, title and menu are where they always are', async ({ page }) => {
  for (const [name, { open, inBar }] of Object.entries(PAGES)) {
    await open(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate(() => window.scrollTo(0, 0));
      const at = `of ${name} at ${size.width} px`;
      await expect
        .poll(() => boxOf(back(page)), { message: `back ${at}` })
        .toEqual({ x: EDGE, y: EDGE, width: TOUCH, height: TOUCH });
      await expect
        .poll(() => boxOf(menuButton(page)), { message: `menu ${at}` })
        .toEqual({ x: size.width - EDGE - TOUCH, y: EDGE, width: TOUCH, height: TOUCH });
      const title = await boxOf(page.getByRole('heading', { level: 1 }));
      if (!inBar) {
        expect(title.y, `the heading is below the bar ${at}`).toBeGreaterThanOrEqual(BAR);
        continue;
      }
      expect(title.y, `the heading is in the bar ${at}`).toBeGreaterThanOrEqual(EDGE - 2);
      expect(title.y + title.height).toBeLessThanOrEqual(BAR);
      expect(title.x).toBeGreaterThanOrEqual(EDGE + TOUCH);
      expect(title.x + title.width).toBeLessThanOrEqual(size.width - EDGE - TOUCH);
    }
  }
});

/** The painted colours of a round button; null if it has no ring. */
const coloursOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    const ring = /^rgb\([^)]*\)(?= 0px 0px 0px [1-9])/.exec(boxShadow);
    return [backgroundColor, ring?.[0] ?? null];
  });

test('the buttons of the bar show on any image, in light and dark', async ({ page }) => {
  await page.goto(DEMO.links.blockArcade);
  await expect(heading(page, 'The Block Arcade')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    for (const name of ['Back', 'Menu']) {
      // One is dark and one is light, so that one of them contrasts with any image.
      const colours = await coloursOf(page, name);
      expect(colours).toContain(ink);
      expect(colours.filter((colour) => colour !== ink && colour !== null)).toHaveLength(1);
    }
  }
});

test('on the first page the search is in the row of the menu', async ({ page }) => {
  await page.goto('/');
  const search = page.getByRole('search').locator('> *').first();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const { x, y, height } = await boxOf(search);
        return { x, y, height };
      })
      .toEqual({ x: EDGE, y: EDGE, height: TOUCH });
    // Not only its text can be tapped.
    const field = page.getByRole('combobox', { name: 'Search for guides' });
    expect((await boxOf(field)).height).toBe(TOUCH);
  }
});

test('the title of a place comes into the bar once its heading has gone', async ({ page }) => {
  await page.goto(DEMO.links.blockArcade);
  const bar = page.getByRole('article').locator('header');
  await expect(heading(page, 'The Block Arcade')).toBeVisible();
  await expect(bar).toHaveText('');
  await page.getByRole('navigation', { name: 'Previous and next place' }).scrollIntoViewIfNeeded();
  await expect(bar).toHaveText('The Block Arcade');
  // Screen readers announce it once.
  await expect(heading(page, 'The Block Arcade')).toHaveCount(1);
  await heading(page, 'The Block Arcade').scrollIntoViewIfNeeded();
  await page.getByRole('article').evaluate(({ parentElement }) => parentElement?.scrollTo(0, 0));
  await expect(bar).toHaveText('');
});

test('an address with nothing behind it has the bar too, and its menu works', async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto('/no-such-page');
    expect(await boxOf(page.getByRole('link', { name: 'Back to guides' }))).toEqual({
      x: EDGE,
      y: EDGE,
      width: TOUCH,
      height: TOUCH,
    });
    const menu = page.locator('summary');
    expect(await boxOf(menu)).toEqual({
      x: size.width - EDGE - TOUCH,
      y: EDGE,
      width: TOUCH,
      height: TOUCH,
    });
    await menu.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await checkAccessibility();
  }
  await page.getByRole('searchbox', { name: 'Search' }).fill('trams');
  await page.keyboard.press('Enter');
  await expect(page.getByText('“trams”')).toBeVisible();
});

test('the editor’s bar on a phone is one row, as high as on other pages', async ({
  page,
  checkAccessibility,
}) => {
  await arriveAsCreator(page, page.request);
  const title = 'The Upside-Down River, from Princes Bridge to the docks and back';
  await openDraft(page, await draftOf(page, { pg_title: title }));
  const bar = page.locator('main header').first();
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(BAR);
    const row = (await boxOf(menuButton(page))).y;
    for (const name of [
      'Back to your guides',
      'Switch guide',
      /^Notifications/,
      'More actions for this guide',
    ]) {
      const button = page.getByRole('button', { name, exact: true });
      await expectWithinReach(button);
      const { y, width: touch } = await boxOf(button);
      expect(Math.abs(y - row), String(name)).toBeLessThan(4);
      expect(touch).toBeGreaterThanOrEqual(TOUCH);
    }
    expect((await boxOf(heading(page, title))).width).toBeGreaterThan(width / 8);
  }
  // It stays there with the bell and the menu, which would cover the form without it.
  await saveState(page, /./).scrollIntoViewIfNeeded();
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect((await boxOf(bar)).y).toBe(0);
  // A small window at 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  expect((await boxOf(heading(page, title))).width).toBeGreaterThan(150);
  const { y, height } = await boxOf(bar);
  const menu = await boxOf(menuButton(page));
  expect(menu.y + menu.height).toBeLessThanOrEqual(y + height);
  await checkAccessibility();
});
