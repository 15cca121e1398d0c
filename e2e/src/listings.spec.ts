import type { APIRequestContext, Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { arriveAsCreator, isPhone, openPlaces, placeList, titleField } from './author.ts';
import { openDashboard, row } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { logInAsAdmin, publishGuide } from './published-guide.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';

const TITLE = 'Lanes at night';

const status = (page: Page) => page.getByRole('region', { name: 'Status' });
/** Title and status of the guide that is open. */
const chip = (page: Page) => page.getByRole('main').locator('header').first();

async function openListed(page: Page, id: number): Promise<void> {
  await page.goto(`/?dashboard=guides&guide=${id}`);
  await expect(titleField(page)).toBeVisible();
}

async function chooseAction(page: Page, menu: string, item: string): Promise<void> {
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** True if the guide is among those that a visitor's app loads. */
async function visitorSees(request: APIRequestContext, id: number): Promise<boolean> {
  const guides: { g_id: number }[] = await (await request.get('/api/guides?limit=100')).json();
  return guides.some(({ g_id }) => g_id === id);
}

test('a creator takes a guide and a place off sale, and puts both back', {
  tag: '@any-size',
}, async ({ page, request, playwright, baseURL, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  const id = await publishGuide(page, request, TITLE, ['Cathedral Arcade', 'Banana Alley']);
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  expect(await visitorSees(visitor, id)).toBe(true);

  await openListed(page, id);
  await chooseAction(page, 'More actions for this guide', 'Withdraw live guide');
  const dialog = page.getByRole('dialog', { name: `Withdraw ${TITLE}?` });
  await expect(dialog).toContainText('Everyone who has it keeps it.');
  await checkInLightAndDark(page, checkAccessibility);
  await dialog.getByRole('button', { name: 'Withdraw guide' }).click();
  await expect(page.getByText('Status updated to withdrawn')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(button(page, 'More actions for this guide')).toBeFocused();
  await expect(chip(page)).toContainText('Withdrawn');
  await expect(status(page)).toContainText('You took this guide off sale.');
  await checkInLightAndDark(page, checkAccessibility);
  expect(await visitorSees(visitor, id)).toBe(false);
  expect((await visitor.get(`/api/guides/${id}`)).status()).toBe(404);

  await openDashboard(page);
  await expect(row(page, TITLE)).toContainText('Withdrawn');
  await openListed(page, id);
  await status(page).getByRole('button', { name: 'Republish' }).click();
  await expect(page.getByText('Guide republished successfully!')).toBeVisible();
  await expect(chip(page)).toContainText('Published');
  expect(await visitorSees(visitor, id)).toBe(true);

  await openPlaces(page);
  await chooseAction(page, 'Actions for Cathedral Arcade', 'Hide from visitors');
  await button(page, 'Hide place').click();
  await expect(page.getByText('Place withdrawn successfully!')).toBeVisible();
  const first = placeList(page).getByRole('button', { name: /^1 Cathedral Arcade/ });
  await expect(first).toContainText('Withdrawn');
  const count = async () => (await (await visitor.get(`/api/guides/${id}`)).json()).g_place_count;
  expect(await count()).toBe(1);
  // The map has an undo button too, with an icon.
  await button(page, 'Undo').filter({ hasText: 'Undo' }).click();
  await expect(page.getByText('Place republished successfully!')).toBeVisible();
  await expect(first).not.toContainText('Withdrawn');
  expect(await count()).toBe(2);

  await first.click();
  await chooseAction(page, 'Actions for this place', 'Hide from visitors');
  await button(page, 'Hide place').click();
  const note = page.getByRole('region', { name: 'Listing' });
  await expect(note).toContainText('Show it to edit it.');
  await expect(titleField(page)).not.toBeEditable();
  await checkInLightAndDark(page, checkAccessibility);
  await note.getByRole('button', { name: 'Show to visitors' }).click();
  await expect(titleField(page)).toBeEditable();
  await visitor.dispose();
});

test('what an admin takes off sale, its creator can’t put back', { tag: '@any-size' }, async ({
  page,
  request,
  checkAccessibility,
}) => {
  const creator = await arriveAsCreator(page, request);
  const id = await publishGuide(page, request, TITLE, ['Cathedral Arcade']);

  await arriveAs(page, DEMO.admin);
  await openListed(page, id);
  await chooseAction(page, 'More actions for this guide', 'Withdraw live guide');
  const dialog = page.getByRole('dialog', { name: `Withdraw ${TITLE}?` });
  await dialog.getByRole('button', { name: 'Withdraw guide' }).click();
  await expect(dialog).toContainText('Please provide a comment for this action.');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await checkInLightAndDark(page, checkAccessibility);
  await dialog.getByLabel('Reason').fill('It leads across a railway.');
  await dialog.getByRole('button', { name: 'Withdraw guide' }).click();
  await expect(status(page)).toContainText('An admin took this guide off sale.');
  if (isPhone(page)) await openPlaces(page);

  await arriveAs(page, creator);
  await openListed(page, id);
  await expect(status(page)).toContainText('We took this guide off sale.');
  await expect(status(page)).toContainText('It leads across a railway.');
  await expect(page.getByText('Republish')).toHaveCount(0);
  await checkInLightAndDark(page, checkAccessibility);
  expect((await page.request.post(`/api/guides/${id}/republish`)).status()).toBe(403);
  const notices = await (await page.request.get('/api/notices')).json();
  expect(notices.items[0]).toMatchObject({ body: 'It leads across a railway.' });

  await logInAsAdmin(request);
  expect((await request.post(`/api/guides/${id}/republish`)).status()).toBe(200);
  await page.reload();
  await expect(chip(page)).toContainText('Published');
});
