import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { TILE_URL } from './laneway-process.ts';

/** The elements that a visitor sees, by their accessible names. */
export const carousel = (page: Page, name: 'Featured guides' | 'Places'): Locator =>
  page.getByRole('region', { name: CAROUSELS[name] });

/** The guides on the map follow the featured ones, and the name includes both. */
const CAROUSELS = { 'Featured guides': /^Featured guides/, Places: /^Places$/ } as const;

export const cards = (page: Page, name: 'Featured guides' | 'Places'): Locator =>
  carousel(page, name).getByRole('listitem');

export const card = (page: Page, title: string): Locator =>
  page.getByRole('listitem').getByRole('button', { name: title });

/** The card in front. */
export const frontCard = (page: Page): Locator => page.locator('li[data-front="true"]');

export const map = (page: Page): Locator => page.locator('[aria-roledescription="map"]');

export const pin = (page: Page, name: string): Locator =>
  map(page).getByRole('button', { name, exact: true });

/** The active pin. */
export const activePin = (page: Page): Locator => map(page).locator('button[aria-current="true"]');

export const overview = (page: Page): Locator =>
  page.getByRole('region', { name: 'About this guide' });

export const menuButton = (page: Page): Locator => page.getByRole('button', { name: 'Menu' });

export const navBar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });

export const heading = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export async function openGuides(page: Page): Promise<void> {
  await page.goto('/');
  await expectFeatured(page);
  await expectListening(page);
}

/** The server's rendering is visible before the app responds to input. */
async function expectListening(page: Page): Promise<void> {
  await expect(page.locator('#root')).not.toHaveAttribute('data-served');
}

/** Expects the featured guides, and perhaps others after them. */
export async function expectFeatured(page: Page): Promise<void> {
  for (const title of DEMO.featured) {
    await expect(cards(page, 'Featured guides').filter({ hasText: title })).toHaveCount(1);
  }
}

/** Presses an arrow of the carousel by keyboard, as users without a mouse do. */
export async function turn(page: Page, way: 'Previous' | 'Next'): Promise<void> {
  await carousel(page, 'Featured guides').getByRole('button', { name: way }).press('Enter');
}

export async function leftOf(thing: Locator): Promise<number> {
  return (await thing.boundingBox())?.x ?? Number.NaN;
}

/** Opens the places of the public guide by its link, which leaves the same history as navigating there. */
export async function openPlaces(page: Page): Promise<void> {
  await page.goto(`/guides/${DEMO.publicGuide.id}/places`);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expectListening(page);
}

/** Opens the places of the public guide as a visitor does, from home. */
export async function walkToPlaces(page: Page): Promise<void> {
  await openGuides(page);
  await card(page, DEMO.publicGuide.title).press('Enter');
  await overview(page).getByRole('button', { name: 'Open' }).click();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
}

/**
 * Chooses something from the menu, by keyboard: on a slow machine a click can last as long as a long press, and the bar
 * can hide before anything in it is reached. It stays once it has the focus.
 */
export async function chooseFromMenu(page: Page, name: string): Promise<void> {
  const item = navBar(page).getByRole('button', { name });
  await expect(async () => {
    if (!(await item.isVisible())) await menuButton(page).press('Enter');
    await item.focus({ timeout: 2_000 });
  }).toPass();
  await item.press('Enter');
}

/** The screen of a phone held sideways. */
export const SIDEWAYS = { width: 844, height: 390 };

/** Expects that it is completely on the screen, and nothing covers it. */
export async function expectWithinReach(thing: Locator): Promise<void> {
  await expect(thing).toBeInViewport({ ratio: 0.99 });
  await thing.click({ trial: true });
}

/** Records what the page would have opened in new tabs, instead of opening it. */
export async function catchNewTabs(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened });
    window.open = (url) => {
      opened.push(String(url));
      return null;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'opened'));
}

/** Stops the page's clock, once the page is ready, so that only {@link Page.clock} moves it on. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  // Far enough ahead that a slow machine has not passed it before the clock stops there.
  await page.clock.pauseAt(now + 30_000);
}

/** The server has no tiles, so the map draws its sketch. */
export async function withoutTiles(page: Page): Promise<void> {
  await page.route(`**${TILE_URL}**`, (route) => route.fulfill({ status: 404 }));
}

/**
 * The number of pixels by which the page, or anything on it that scrolls or clips, overflows to the side. Code blocks,
 * the strip of a dashboard's sections, the row of a carousel and tables that take the focus scroll on purpose.
 */
export async function sidewaysOverflow(page: Page): Promise<number> {
  return await page.evaluate(() => {
    const scrolls = (element: Element) =>
      ['auto', 'scroll', 'clip'].includes(getComputedStyle(element).overflowX);
    const boxes = [
      ...document.body.querySelectorAll(
        ':not(pre, [aria-label="Dashboard"] > *, [aria-roledescription="carousel"] > *, [tabindex="0"])',
      ),
    ].filter(scrolls);
    return Math.max(
      ...[document.documentElement, ...boxes].map((box) => box.scrollWidth - box.clientWidth),
    );
  });
}

/** Removes the embedded data from the server's page, so that the app requests it and a test can reply. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => /^\/(guides\/.*)?$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text.replace(/<script[^>]*id="first-answers"[^>]*>.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
}
