import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { sidewaysOverflow } from './visitor.ts';

/** Screens by name, with the steps to reach each. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** axe's rules about colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const NARROWEST_PHONE = { width: 320, height: 640 };

/** On each of these screens axe finds nothing, in light and in dark, and each fits the narrowest phone. */
export function checkScreens(screens: Screens): void {
  for (const [name, open] of Object.entries(screens)) {
    test(`${name} can be read by everyone`, { tag: '@journey' }, async ({
      page,
      hasTouch,
      checkAccessibility,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
      await open(page);
      await test.step('axe finds nothing', () => checkAccessibility());
      await test.step('axe finds nothing in the dark, where only the colours differ', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await checkAccessibility(COLOUR_RULES);
      });
      if (!hasTouch) return;
      await page.setViewportSize(NARROWEST_PHONE);
      await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    });
  }
}
