import type { Locator, Page } from '@playwright/test';
import { button, openPanel } from './accounts-person.ts';
import { HOME, openAt, roleOf } from './open-at.ts';
import { expect } from './test.ts';
import { heading } from './visitor.ts';

/** Opens the dashboard for the role of the person who is logged in. */
export async function openDashboard(page: Page): Promise<void> {
  const role = await roleOf(page);
  const dashboard = role === 'admin' ? 'adminDashboard' : 'creatorDashboard';
  await openAt(page, role, [
    HOME,
    { entry: { page: 'userPanel' } },
    { entry: { page: dashboard } },
  ]);
  await expect(heading(page, 'Creator Dashboard')).toBeVisible();
}

/** The same from the user's panel, as they would. */
export async function walkToDashboard(page: Page): Promise<void> {
  await openPanel(page);
  await button(page, 'Admin Dashboard').click();
  await expect(heading(page, 'Creator Dashboard')).toBeVisible();
}

/** The index of the dashboard's sections; only rendered if there are several. */
export const index = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard' });

export async function openSection(page: Page, name: string): Promise<void> {
  await index(page).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
}

/** The table row, or its card on a phone, that contains this text. */
export const row = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });
