import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { arriveAs, button, newPerson, type Person } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import { ROOT } from './laneway-process.ts';
import { expect } from './test.ts';

export const POSTER = path.join(ROOT, 'server/demo/media/city-of-trams/cover.webp');

/** The elements that an author sees, by their accessible names. */
export const titleField = (page: Page): Locator => page.getByLabel('Title', { exact: true });

export const description = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'Description' });

export const save = (page: Page): Locator => button(page, 'Save');

/** The bar at the end of the form. */
export const saveState = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('form').getByRole('status').filter({ hasText: text });

/** True on screens that show only one part of the editor at a time. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 720;

/** Someone new whom the admin has made a creator, without any guides. */
export async function newCreator(request: APIRequestContext): Promise<Person> {
  const person = await newPerson(request);
  const logIn = ({ email, password }: Omit<Person, 'name'>) =>
    request.post('/api/login', { data: { u_email: email, u_password: password } });
  await logIn(person);
  const { u_id } = await (await request.get('/api/user')).json();
  await logIn(DEMO.admin);
  const changed = await request.put(`/api/admin/users/${u_id}/role`, {
    data: { user_role: 'creator' },
  });
  expect(changed.status()).toBe(200);
  return person;
}

/** Logs in a creator of their own, so that tests don't affect each other. */
export async function arriveAsCreator(page: Page, request: APIRequestContext): Promise<Person> {
  const person = await newCreator(request);
  await arriveAs(page, person);
  return person;
}

/** Writes a draft without a browser; returns its address. */
export async function draftOf(
  page: Pick<Page, 'request'>,
  guide: { readonly pg_title: string; readonly pg_description?: string },
  places: readonly string[] = [],
  /** Where the places are; they have to be somewhere before the guide can be submitted. */
  pp_location?: string,
): Promise<string> {
  const created = await page.request.post('/api/pending_guides/', { data: guide });
  expect(created.status()).toBe(201);
  const { pg_id } = await created.json();
  for (const pp_title of places) {
    const added = await page.request.post(`/api/pending_guides/${pg_id}/places/`, {
      data: { pp_title, pp_location },
    });
    expect(added.status()).toBe(201);
  }
  return `/?dashboard=guides&guide=pending-${pg_id}`;
}

/** Opens a guide by its address. */
export async function openDraft(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(titleField(page)).toBeEditable();
}

/** Opens the questions before submitting; a phone has the button in a menu. */
export async function startSubmitting(page: Page): Promise<void> {
  if (!isPhone(page)) return button(page, 'Submit').click();
  await button(page, 'More actions for this guide').click();
  await page.getByRole('menuitem', { name: 'Submit' }).click();
}

/** The list of places, which is behind a tab on a phone. */
export async function openPlaces(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  const back = button(page, 'Back to the guide');
  if (await back.isVisible()) await back.click();
  await page.getByRole('tab', { name: /^Places/ }).click();
}

export const placeList = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Guide and places' });

export async function openGuideForm(page: Page): Promise<void> {
  await openPlaces(page);
  await placeList(page)
    .getByRole('button', { name: /^Guide/ })
    .click();
}

/** Opens a section of the form, which a phone collapses. */
export async function unfold(page: Page, title: string): Promise<void> {
  if (!isPhone(page)) return;
  const toggle = page.getByRole('heading', { name: title }).getByRole('button');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
}
