import type { Locator, Page } from '@playwright/test';
import { isPhone } from './author.ts';
import { expect } from './test.ts';

export const settingsFor = (page: Page): Locator => page.getByLabel('Settings for');

/** Opens the walk of the guide that is edited. */
export async function openWalk(page: Page): Promise<void> {
  const way = isPhone(page)
    ? page.getByRole('tab', { name: 'Walk' })
    : page.getByRole('button', { name: 'Walk', exact: true });
  await way.click();
  await expect(settingsFor(page)).toBeVisible();
}
