import type { Locator, Page } from '@playwright/test';
import { arriveAsCreator, description, POSTER, placeList, titleField } from './author.ts';
import { openDashboard } from './dashboard.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { map } from './visitor.ts';

const mapEditor = (page: Page): Locator => page.getByRole('group', { name: /^Edit map of/ });

const ground = (page: Page): Locator => map(page).and(mapEditor(page).locator('*'));

/** More stops than any of these pages has. */
const MAX_STOPS = 150;

const isFocused = (thing: Locator): Promise<boolean> =>
  thing.evaluate((element) => element === document.activeElement);

const hasFocus = (group: Locator): Promise<boolean> =>
  group.evaluate((element) => element.contains(document.activeElement));

/**
 * Presses a key until an element has the focus, as keyboard users do. An element further up the
 * page is reached backwards.
 */
async function reach(
  page: Page,
  thing: Locator,
  { key = 'Tab', isThere = isFocused } = {},
): Promise<void> {
  await expect(thing).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await isThere(thing)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} doesn’t reach ${thing}`);
}

const BACK = { key: 'Shift+Tab' };

async function press(page: Page, thing: Locator, way = {}): Promise<void> {
  await reach(page, thing, way);
  await page.keyboard.press('Enter');
}

/** Types into a field, and saves with the shortcut. */
async function type(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.type(text);
}

async function save(page: Page, saved: string): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(saved)).toBeVisible();
}

/** Moves the map under the crosshair. */
async function steer(page: Page, keys: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, times] of Object.entries(keys))
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

async function draw(page: Page, kind: 'Path' | 'Boundary', { key = 'Tab' } = {}): Promise<void> {
  const tools = mapEditor(page).getByRole('toolbar');
  // A toolbar is one tab stop; arrow keys move between its tools.
  await reach(page, tools, { key, isThere: hasFocus });
  await reach(page, tools.getByRole('button', { name: kind, exact: true }), { key: 'ArrowRight' });
  await page.keyboard.press('Enter');
  await reach(page, ground(page));
  await page.keyboard.press('Enter');
  await steer(page, { ArrowRight: 3 });
  await page.keyboard.press('Enter');
  await steer(page, { ArrowUp: 2 });
  // The second press ends the line.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(
    mapEditor(page).getByRole('status').getByText(`${kind} finished, 3 points`),
  ).toBeAttached();
}

test('a guide is written, pinned, drawn and submitted by keyboard alone', async ({
  page,
  request,
  checkAccessibility,
}) => {
  // Hundreds of keys are pressed.
  test.slow();
  await arriveAsCreator(page, request);
  await openDashboard(page);
  await press(page, page.getByRole('button', { name: '+ Create New Guide' }));
  await type(page, titleField(page), 'Lanes at night');
  await type(page, description(page), 'Neon, and what it hides.');
  await save(page, 'Guide saved successfully!');
  await expect(page).toHaveURL(/guide=pending-\d+$/);
  const id = /\d+$/.exec(page.url())?.[0];

  for (const [index, title] of ['Hosier Lane', 'Banana Alley', 'AC/DC Lane'].entries()) {
    await press(page, page.getByRole('button', { name: 'Add New Place' }), BACK);
    await expect(
      page.getByRole('heading', { name: `Place ${index + 1} of ${index + 1}` }),
    ).toBeAttached();
    await expect(page.getByText(/^(Tap|Click) the map to set the pin\.$/)).toBeVisible();
    await type(page, titleField(page), title);
    await reach(page, ground(page));
    await steer(page, { ArrowRight: 2 * index, ArrowDown: index });
    await page.keyboard.press('Enter');
    await expect(mapEditor(page).getByRole('img', { name: 'Pin', exact: true })).toBeVisible();
    await save(page, 'Place saved successfully!');
    await press(page, page.getByRole('button', { name: 'Dismiss' }));
  }
  await checkInLightAndDark(page, checkAccessibility);

  await press(page, placeList(page).getByRole('button', { name: /^Guide/ }), BACK);
  await expect(titleField(page)).toHaveValue('Lanes at night');
  await draw(page, 'Path');
  await checkInLightAndDark(page, checkAccessibility);
  await draw(page, 'Boundary', BACK);

  const cover = page.getByRole('group', { name: 'Cover image' });
  // The picker itself belongs to the system.
  await cover.locator('input[type=file]').first().setInputFiles(POSTER);
  await press(page, page.getByRole('button', { name: 'Use this crop' }));
  await type(page, cover.getByLabel('Describe the image'), 'A tram in the rain.');
  await expect(page.getByRole('meter', { name: 'Complete' })).toHaveAttribute(
    'aria-valuenow',
    '80',
  );

  await press(page, page.getByRole('button', { name: 'Submit' }), BACK);
  const dialog = page.getByRole('dialog', { name: /^Submit/ });
  await checkInLightAndDark(page, checkAccessibility);
  await press(page, dialog.getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('Status updated to submitted')).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);

  const sent = await (
    await page.request.get(`/api/pending_guides/${id}?include_places=true`)
  ).json();
  expect(sent).toMatchObject({
    pg_pending_status: 'submitted',
    pg_title: 'Lanes at night',
    pg_image_alt: 'A tram in the rain.',
    pg_path: expect.stringMatching(/^(\(-37\.\d+,144\.\d+\),?){3}\|/),
    pg_boundary: expect.stringMatching(/^(\(-37\.\d+,144\.\d+\),?){3}\|/),
  });
  const places: { pp_title: string; pp_location: string }[] = sent.pending_places;
  expect(places.map(({ pp_title }) => pp_title)).toEqual([
    'Hosier Lane',
    'Banana Alley',
    'AC/DC Lane',
  ]);
  expect(new Set(places.map(({ pp_location }) => pp_location)).size).toBe(3);
});
