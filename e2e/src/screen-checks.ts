import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { sidewaysOverflow } from './visitor.ts';

/** Screens by name, and how each is brought about. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

const THEMES = ['light', 'dark'] as const;
const NARROWEST_PHONE = { width: 320, height: 640 };

/** On each of these screens axe finds nothing, in light and in dark, and each fits the narrowest of phones. */
export function checkScreens(screens: Screens): void {
  for (const [name, open] of Object.entries(screens)) {
    test(`${name} can be read by everyone`, async ({ page, hasTouch, checkAccessibility }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page);
      for (const colorScheme of THEMES) {
        await test.step(`axe finds nothing, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await checkAccessibility();
        });
      }
      if (!hasTouch) return;
      await page.setViewportSize(NARROWEST_PHONE);
      await expect.poll(() => sidewaysOverflow(page)).toBe(0);
    });
  }
}
