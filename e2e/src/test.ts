import { test as base, expect } from '@playwright/test';
import { type CheckAccessibility, checkAccessibilityOf } from './axe.ts';
import { type PageErrors, watchForErrors } from './page-errors.ts';

type Fixtures = {
  /** Watches every test; one with an unexpected error fails. */
  readonly pageErrors: PageErrors;
  /** Checks at the size of the project; a test that runs at one size is checked at the desktop's as well. */
  readonly checkAccessibility: CheckAccessibility;
};

/** For test.use where motion matters; everywhere else it is reduced. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

const DESKTOP = { width: 1440, height: 900 };

export const test = base.extend<Fixtures>({
  // Known only once the server has opened, which is after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs off its parameter
  baseURL: async ({}, use) => {
    const url = process.env.LANEWAY_URL;
    if (url === undefined) throw new Error('The server was not opened by the global setup.');
    await use(url);
  },

  pageErrors: [
    async ({ page, baseURL }, use) => {
      const pageErrors = await watchForErrors(page, baseURL ?? '');
      await use(pageErrors);
      // Responses that are still pending when a test is over don't matter.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(pageErrors.left()).toEqual([]);
    },
    { auto: true },
  ],

  checkAccessibility: async ({ page }, use, { tags }) => {
    const check = checkAccessibilityOf(page);
    const checkBothSizes: CheckAccessibility = async (rules) => {
      const before = page.viewportSize();
      await check(rules);
      await page.setViewportSize(DESKTOP);
      await check(rules);
      if (before !== null) await page.setViewportSize(before);
    };
    await use(tags.includes('@any-size') ? checkBothSizes : check);
  },
});

export { expect };
