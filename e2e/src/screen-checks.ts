import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { sidewaysOverflow } from './visitor.ts';

/** Screens by name, with the steps to reach each, from the one before it if that is shorter. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** axe's rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NARROWEST_PHONE = { width: 320, height: 640 };
const SCREEN_TIMEOUT_MS = 45_000;

/**
 * Axe finds no violations on the current page. In the dark theme, where only the colours differ,
 * only those are checked.
 */
export async function checkInLightAndDark(
  page: Page,
  checkAccessibility: (rules?: readonly string[]) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('axe finds nothing', () => checkAccessibility());
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('axe finds nothing in the dark', () => checkAccessibility(COLOUR_RULES));
}

/**
 * Axe finds no violations on each of these screens, in light and in dark, at both sizes, and each fits the narrowest
 * phone. They are visited one after the other on one page, because a browser that has loaded the app once shows the
 * next screen much sooner. Screens that change when they are resized are tested at each size: give their test no tag.
 */
export function checkScreens(
  title: string,
  screens: Screens,
  { tag = ['@any-size'] }: { readonly tag?: string[] } = {},
): void {
  test(`${title} can be read by everyone`, { tag }, async ({
    page,
    viewport,
    hasTouch,
    checkAccessibility,
  }) => {
    test.setTimeout(Object.keys(screens).length * SCREEN_TIMEOUT_MS);
    for (const [name, open] of Object.entries(screens)) {
      await test.step(name, async () => {
        await open(page);
        await checkInLightAndDark(page, checkAccessibility);
        if (!hasTouch || viewport === null) return;
        await page.setViewportSize(NARROWEST_PHONE);
        await expect.poll(() => sidewaysOverflow(page)).toBe(0);
        await page.setViewportSize(viewport);
      });
    }
  });
}
