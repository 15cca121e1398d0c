import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { sidewaysOverflow } from './visitor.ts';

/** Screens by name, with the steps to reach each. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** axe's rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NARROWEST_PHONE = { width: 320, height: 640 };

/** Axe finds nothing on the page as it is. In the dark, where only the colours differ, only those are checked. */
export async function checkInLightAndDark(
  page: Page,
  checkAccessibility: (rules?: readonly string[]) => Promise<void>,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await test.step('axe finds nothing', () => checkAccessibility());
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step('axe finds nothing in the dark', () => checkAccessibility(COLOUR_RULES));
}

/** On each of these screens axe finds nothing, in light and in dark, and each fits the narrowest phone. */
export function checkScreens(screens: Screens): void {
  for (const [name, open] of Object.entries(screens)) {
    test(`${name} can be read by everyone`, { tag: '@journey' }, async ({
      page,
      hasTouch,
      checkAccessibility,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      await checkInLightAndDark(page, checkAccessibility);
      if (!hasTouch) return;
      await page.setViewportSize(NARROWEST_PHONE);
      await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    });
  }
}
