import { test as base, expect } from '@playwright/test';
import { type CheckAccessibility, checkAccessibilityOf } from './axe.ts';
import { type PageErrors, watchForErrors } from './page-errors.ts';

type Fixtures = {
  /** Watches every test; one with an unexpected error fails. */
  readonly pageErrors: PageErrors;
  readonly checkAccessibility: CheckAccessibility;
};

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

  checkAccessibility: async ({ page }, use) => {
    await use(checkAccessibilityOf(page));
  },
});

export { expect };
