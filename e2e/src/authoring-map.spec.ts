import type { Locator, Page } from '@playwright/test';
import { arriveAsCreator, draftOf, openDraft, saveState, titleField } from './author.ts';
import { LANES, mapEditor, openAsText, savedPlaces, text } from './saved-draft.ts';
import { expect, test } from './test.ts';
import { map } from './visitor.ts';

const TITLES = ['Hosier Lane', 'Banana Alley', 'AC/DC Lane'] as const;

/** About 20 m from each other, so that they are all in view at zoom 18. */
const LOCATIONS = ['-37.817,144.967', '-37.8168,144.9671', '-37.8171,144.9672'] as const;

const ground = (page: Page): Locator => map(page).and(mapEditor(page).locator('*'));

const tool = (page: Page, name: string): Locator =>
  mapEditor(page).getByRole('toolbar').getByRole('button', { name, exact: true });

/** A draft whose places are close together; returns its path. */
async function draftWithPins(page: Page): Promise<string> {
  const address = await draftOf(page, LANES);
  const id = /\d+$/.exec(address)?.[0];
  for (const [index, pp_title] of TITLES.entries()) {
    const data = { pp_title, pp_location: LOCATIONS[index] };
    const added = await page.request.post(`/api/pending_guides/${id}/places/`, { data });
    expect(added.status()).toBe(201);
  }
  return address;
}

/** Drags from one point of the page to another. */
async function drag(page: Page, from: Locator, by: readonly [number, number]): Promise<void> {
  const box = await from.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const share of [0.3, 0.7, 1]) await page.mouse.move(x + by[0] * share, y + by[1] * share);
  await page.mouse.up();
}

/** From the pixels between two pins that are 0.0002 degrees of latitude apart. */
async function zoomOf(north: Locator, south: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([north.boundingBox(), south.boundingBox()]);
  const pixels = (lower?.y ?? 0) - (upper?.y ?? 0);
  const worldPixels = (pixels * 360 * Math.cos((37.817 * Math.PI) / 180)) / 0.0002;
  return Math.round(Math.log2(worldPixels / 256));
}

test('panning across pins at zoom 18 moves none of them', async ({ page, request }) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftWithPins(page));
  const pins = TITLES.map((title, index) =>
    ground(page).getByRole('button', { name: `Open ${index + 1}. ${title}` }),
  );
  const [south = ground(page), north = ground(page)] = pins;
  await expect(south).toBeVisible();
  await ground(page).scrollIntoViewIfNeeded();
  await ground(page).focus();
  await expect(async () => {
    const zoom = await zoomOf(north, south);
    if (zoom !== 18) await page.keyboard.press(zoom < 18 ? '+' : '-');
    expect(await zoomOf(north, south)).toBe(18);
  }).toPass();
  for (const pin of pins) {
    const before = await pin.boundingBox();
    await drag(page, pin, [60, 40]);
    await drag(page, pin, [-50, -45]);
    const after = await pin.boundingBox();
    // The map has followed the pointer, and the pin the map.
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0) - 10)).toBeLessThan(4);
  }
  // None of them was opened.
  await expect(titleField(page)).toHaveValue('Lanes');
  await expect(saveState(page, 'No changes yet')).toBeVisible();
  expect(await savedPlaces(page, 'pp_location')).toEqual(LOCATIONS);
});

/** Taps the map at shares of its width and height. */
async function tap(page: Page, across: number, down: number): Promise<void> {
  const box = await ground(page).boundingBox();
  if (box === null) throw new Error('The map is not on the screen.');
  await ground(page).click({ position: { x: box.width * across, y: box.height * down } });
}

test('undo and redo on the map take back and restore what was added last, places and lines', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  const address = await draftOf(page, LANES);
  await openDraft(page, address);
  await tool(page, 'Path').click();
  await tap(page, 0.3, 0.3);
  await tap(page, 0.6, 0.4);
  await mapEditor(page).getByRole('button', { name: 'Finish path' }).click();
  await tool(page, 'Add places').click();
  await tap(page, 0.7, 0.2);
  await expect(page.getByText('Place 1 added')).toBeVisible();
  await openAsText(page);
  const path = await text(page, 'Path').inputValue();
  await expect.poll(() => savedPlaces(page, 'pp_location')).toHaveLength(1);
  const [location] = await savedPlaces(page, 'pp_location');

  await tool(page, 'Undo').click();
  await expect(page.getByText('Place 1 deleted')).toBeVisible();
  await expect(text(page, 'Path')).toHaveValue(path);
  await expect.poll(() => savedPlaces(page, 'pp_location')).toEqual([]);
  await tool(page, 'Undo').click();
  await expect(text(page, 'Path')).toHaveValue('');
  await expect(tool(page, 'Undo')).toBeDisabled();

  await tool(page, 'Redo').click();
  await expect(text(page, 'Path')).toHaveValue(path);
  await tool(page, 'Redo').click();
  await expect(tool(page, 'Redo')).toBeDisabled();
  await expect(page.getByText('Place 1 deleted')).toBeHidden();
  await expect.poll(() => savedPlaces(page, 'pp_location')).toEqual([location]);
  await expect(ground(page).getByRole('button', { name: 'Open 1. Place 1' })).toBeVisible();
});

test('twelve mixed edits of the map are undone to the start, and done again', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await expect(tool(page, 'Path')).toBeVisible();
  await mapEditor(page).getByText('Points', { exact: true }).click();
  await openAsText(page);
  const geometry = () =>
    Promise.all(
      (['Start', 'Path', 'Boundary'] as const).map((name) => text(page, name).inputValue()),
    );
  const states = [await geometry()];
  const change = async (edit: () => Promise<void>): Promise<void> => {
    await edit();
    // An edit of a text field takes effect when the field loses the focus.
    await page.keyboard.press('Tab');
    await expect.poll(geometry).not.toEqual(states.at(-1));
    states.push(await geometry());
  };
  const points = (name: string) => mapEditor(page).getByRole('region', { name, exact: true });
  const press = (name: RegExp | string) => mapEditor(page).getByRole('button', { name }).click();
  const drawn = async (kind: 'Path' | 'Boundary', taps: readonly (readonly [number, number])[]) => {
    await tool(page, kind).click();
    for (const [across, down] of taps) await tap(page, across, down);
    // With either: someone with a hand on the mouse doesn't aim with the crosshair.
    if (kind === 'Path') await press('Finish path');
    else await page.keyboard.press('Enter');
    await expect(mapEditor(page).getByRole('button', { name: /^Finish/ })).toHaveCount(0);
  };

  await change(async () => {
    await tool(page, 'Start').click();
    await tap(page, 0.5, 0.5);
  });
  await change(() => text(page, 'Start').fill('-37.8183,144.9671'));
  // A line is one step, however many points it has.
  await tool(page, 'Select').click();
  await change(() =>
    drawn('Path', [
      [0.2, 0.3],
      [0.4, 0.2],
      [0.7, 0.4],
    ]),
  );
  await change(() =>
    drawn('Boundary', [
      [0.2, 0.6],
      [0.7, 0.6],
      [0.5, 0.8],
    ]),
  );
  await tool(page, 'Select').click();
  await points('Path 1')
    .getByRole('button', { name: /^Path 1 · 3 points/ })
    .click();
  await change(() =>
    points('Path 1').getByRole('button', { name: 'Delete Point 2 of path 1' }).click(),
  );
  await change(async () => {
    const point = points('Path 1').getByRole('textbox', { name: /^Point 1 of path 1/ });
    await point.fill('-37.815,144.965');
    await point.press('Enter');
  });
  await change(async () => {
    await press(/^Colour/);
    await mapEditor(page).getByRole('radio', { name: 'Green' }).check();
  });
  await change(() =>
    text(page, 'Boundary').fill('(-37.81,144.96),(-37.82,144.96),(-37.82,144.97)|green'),
  );
  await change(() => text(page, 'Path').fill('(-37.81,144.96),(-37.82'));
  await change(() => text(page, 'Path').fill('(-37.81,144.96),(-37.82,144.97)|red'));
  await change(() =>
    points('Boundary 1').getByRole('button', { name: 'Delete Boundary 1' }).click(),
  );
  await change(() =>
    mapEditor(page).getByRole('button', { name: 'Delete Start of this map' }).click(),
  );

  const forwards = states.map((state) => JSON.stringify(state));
  expect(new Set(forwards).size).toBeGreaterThan(12);
  for (const state of states.slice(0, -1).toReversed()) {
    await tool(page, 'Undo').click();
    await expect.poll(geometry).toEqual(state);
  }
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(saveState(page, /^(Saved|No changes yet)/)).toBeVisible();
  for (const state of states.slice(1)) {
    await tool(page, 'Redo').click();
    await expect.poll(geometry).toEqual(state);
  }
  await expect(tool(page, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});
