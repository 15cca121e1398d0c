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

/** The index of the dashboard's sections: on an admin's, the groups and the sections of the open one. */
export const index = (page: Page): Locator => page.getByRole('navigation', { name: 'Dashboard' });

/** Only an admin's dashboard has groups. */
const GROUP_OF: Readonly<Record<string, string>> = {
  Guides: 'Review',
  Reports: 'Review',
  Reviews: 'Review',
  Messages: 'Review',
  Users: 'People',
  'Creator requests': 'People',
  Activity: 'People',
  Overview: 'Business',
  Money: 'Business',
  Orders: 'Business',
  'Royalties due': 'Business',
  System: 'Business',
  'Your reviews': 'Your own',
  'Your searches': 'Your own',
  'Your earnings': 'Your own',
  'Your media': 'Your own',
};

export async function openSection(page: Page, name: string): Promise<void> {
  await expect(index(page)).toBeVisible();
  const group = index(page).getByRole('button', { name: GROUP_OF[name] ?? name, exact: true });
  if (await group.isVisible()) await group.click();
  await index(page).getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
}

/** The table row, or its card on a phone, that contains this text. */
export const row = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: text });
