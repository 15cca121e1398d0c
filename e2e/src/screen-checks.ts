import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { sidewaysOverflow } from './visitor.ts';

/** Screens by name, and how each is brought about. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** On each of these screens axe finds nothing, in light and in dark. */
export function checkInBothThemes(screens: Screens): void {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [name, open] of Object.entries(screens)) {
      test(`axe finds nothing in ${name}, ${colorScheme}`, async ({ page, checkAccessibility }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await open(page);
        await checkAccessibility();
      });
    }
  }
}

/** Each of these screens fits the narrowest of phones. */
export function checkOnNarrowPhone(screens: Screens): void {
  for (const [name, open] of Object.entries(screens)) {
    test(`nothing scrolls sideways in ${name} on the narrowest of phones`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }
}
