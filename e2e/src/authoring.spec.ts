import type { Locator, Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import {
  arriveAsCreator,
  description,
  isPhone,
  openGuideForm,
  openPlaces,
  POSTER,
  placeList,
  save,
  startSubmitting,
  titleField,
  unfold,
} from './author.ts';
import { openDashboard, row } from './dashboard.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { map } from './visitor.ts';

/** A point of the map, as shares of its width and height. */
type Spot = readonly [across: number, down: number];

/** Apart from each other, from the pins that the map is fitted to, and from the buttons on it. */
const PIN_SPOTS: readonly Spot[] = [
  [0.5, 0.5],
  [0.3, 0.35],
  [0.35, 0.6],
];
const PATH_SPOTS: readonly Spot[] = [
  [0.25, 0.3],
  [0.7, 0.4],
];
const BOUNDARY_SPOTS: readonly Spot[] = [
  [0.2, 0.5],
  [0.75, 0.55],
  [0.45, 0.25],
];

/** The map of the open form; on a phone it is edited on the whole screen. */
const mapEditor = (page: Page): Locator =>
  page
    .getByRole('group', { name: /^Edit map of/ })
    .or(page.getByRole('dialog', { name: /^Edit map of/ }));

async function tapMap(page: Page, [across, down]: Spot): Promise<void> {
  const ground = map(page).and(mapEditor(page).locator('*'));
  const box = await ground.boundingBox();
  if (box === null) throw new Error('The map is not on the screen.');
  await ground.click({ position: { x: box.width * across, y: box.height * down } });
}

/** Draws with a tool. A phone puts the first point under the crosshair. */
async function draw(page: Page, kind: 'path' | 'boundary', spots: readonly Spot[]): Promise<void> {
  const name = kind === 'path' ? 'Path' : 'Boundary';
  const editor = mapEditor(page);
  await editor.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
  if (isPhone(page)) await button(page, 'Drop point').click();
  for (const spot of spots) await tapMap(page, spot);
  await button(page, `Finish ${kind}`).click();
  const count = spots.length + (isPhone(page) ? 1 : 0);
  await expect(
    editor.getByRole('status').getByText(`${name} finished, ${count} points`),
  ).toBeAttached();
}

async function saveGuide(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Guide saved successfully!')).toBeVisible();
}

async function addPlace(page: Page, title: string, spot: Spot): Promise<void> {
  await openPlaces(page);
  await button(page, 'Add New Place').click();
  await expect(page.getByRole('heading', { name: /^Place \d of \d$/ })).toBeAttached();
  // The next tap on the map sets the pin.
  await expect(page.getByText(/^(Tap|Click) the map to set the pin\.$/)).toBeVisible();
  await tapMap(page, spot);
  await expect(mapEditor(page).getByRole('img', { name: 'Pin', exact: true })).toBeVisible();
  if (isPhone(page)) await button(page, 'Done').click();
  await titleField(page).fill(title);
  await save(page).click();
  await expect(page.getByText('Place saved successfully!')).toBeVisible();
  await button(page, 'Dismiss').click();
}

test('someone who has never written a guide pins three places, adds an image and submits it', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  await openDashboard(page);
  await expect(page.getByText('No guides available')).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);

  await button(page, '+ Create New Guide').click();
  await titleField(page).fill('Lanes at night');
  await description(page).fill('Neon, and what it hides.');
  await saveGuide(page);
  await expect(page).toHaveURL(/guide=pending-\d+$/);
  const id = /\d+$/.exec(page.url())?.[0];
  await checkInLightAndDark(page, checkAccessibility);

  for (const [index, title] of ['Hosier Lane', 'Banana Alley', 'AC/DC Lane'].entries()) {
    await addPlace(page, title, PIN_SPOTS[index] ?? [0.5, 0.5]);
  }
  await checkInLightAndDark(page, checkAccessibility);
  await openPlaces(page);
  await placeList(page)
    .getByRole('button', { name: /^3 AC\/DC Lane/ })
    .focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('Moved to place 2', { exact: true })).toBeVisible();
  // On a phone it moves above the form's save button, where the map's section is opened next.
  await button(page, 'Dismiss').click();

  await openGuideForm(page);
  await unfold(page, 'Map');
  if (isPhone(page)) await button(page, 'Edit map').click();
  await draw(page, 'path', PATH_SPOTS);
  await draw(page, 'boundary', BOUNDARY_SPOTS);
  await checkInLightAndDark(page, checkAccessibility);
  if (isPhone(page)) await button(page, 'Done').click();

  await startSubmitting(page);
  const dialog = page.getByRole('dialog', { name: /^Submit/ });
  const needed = dialog.getByRole('region', { name: 'Needed' }).getByRole('listitem');
  await expect(needed).toHaveText([/A cover image/]);
  const submit = dialog.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await checkInLightAndDark(page, checkAccessibility);
  await dialog.getByRole('button', { name: 'Not yet' }).click();

  await unfold(page, 'Cover image');
  const cover = page.getByRole('group', { name: 'Cover image' });
  await cover.locator('input[type=file]').first().setInputFiles(POSTER);
  await button(page, 'Use this crop').click();
  await cover.getByLabel('Describe the image').fill('A tram in the rain.');
  await expect(page.getByRole('meter', { name: 'Complete' })).toHaveAttribute(
    'aria-valuenow',
    '80',
  );

  await startSubmitting(page);
  await submit.click();
  await expect(page.getByText('Status updated to submitted')).toBeVisible();
  await expect(page.getByText('With our reviewers.')).toBeVisible();
  await expect(titleField(page)).not.toBeEditable();

  const sent = await (
    await page.request.get(`/api/pending_guides/${id}?include_places=true`)
  ).json();
  expect(sent).toMatchObject({
    pg_description: 'Neon, and what it hides.',
    pg_image_alt: 'A tram in the rain.',
    pg_path: expect.stringMatching(/^\(-37\./),
    pg_boundary: expect.stringMatching(/^\(-37\./),
  });
  const places: { pp_title: string; pp_location: string }[] = sent.pending_places;
  expect(places.map(({ pp_title }) => pp_title)).toEqual([
    'Hosier Lane',
    'AC/DC Lane',
    'Banana Alley',
  ]);
  expect(new Set(places.map(({ pp_location }) => pp_location)).size).toBe(3);

  await button(page, 'Back to your guides').click();
  await expect(row(page, 'Lanes at night')).toContainText('Submitted');
});
