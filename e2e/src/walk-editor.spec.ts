import type { Locator, Page } from '@playwright/test';
import { arriveAs } from './accounts-person.ts';
import { arriveAsCreator, openDraft, save, titleField } from './author.ts';
import { DEMO } from './demo.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { boxOf, middleOf } from './touch.ts';
import { expectWithinReach, SIDEWAYS } from './visitor.ts';
import { openWalk, settingsFor } from './walk-editor.ts';

const PLACES = [
  { pp_title: 'Princes Bridge', pp_location: '-37.8190,144.9650' },
  { pp_title: 'Birrarung Marr', pp_location: '-37.8200,144.9690' },
] as const;

const HALF_A_CROSSHAIR = 24;

/** A draft with a path and two places on it. */
async function draftToWalk(page: Page): Promise<string> {
  const pg_path = '(-37.8185,144.9630),(-37.8190,144.9650),(-37.8200,144.9690),(-37.8203,144.9710)';
  const data = { pg_title: 'The Upside-Down River', pg_path };
  const created = await page.request.post('/api/pending_guides/', { data });
  expect(created.status()).toBe(201);
  const { pg_id } = await created.json();
  for (const place of PLACES) {
    const added = await page.request.post(`/api/pending_guides/${pg_id}/places/`, { data: place });
    expect(added.status()).toBe(201);
  }
  return `/?dashboard=guides&guide=pending-${pg_id}`;
}

const radius = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Radius' });
const map = (page: Page): Locator => page.getByRole('region', { name: 'Map of the walk' });
const drawAgain = (page: Page): Locator => page.getByRole('button', { name: 'Draw it again' });
const edge = (page: Page): Locator => page.getByRole('slider', { name: 'Radius of the zone' });

test('a creator sets where each place starts, and finds it again', { tag: '@journey' }, async ({
  page,
  request,
  hasTouch,
  checkAccessibility,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftToWalk(page));
  await openWalk(page);

  await test.step('a zone grows by the arrow keys, and by hand', async () => {
    await settingsFor(page).selectOption('1. Princes Bridge');
    await expect(radius(page)).toHaveValue('30');
    await edge(page).press('ArrowRight');
    await edge(page).press('Shift+ArrowUp');
    await expect(radius(page)).toHaveValue('41');
    await dragOutwards(page, edge(page));
    const dragged = Number(await radius(page).inputValue());
    expect(dragged).toBeGreaterThan(41);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(radius(page)).toHaveValue('41');
  });

  await test.step('another becomes an area', async () => {
    await settingsFor(page).selectOption('2. Birrarung Marr');
    await page.getByRole('radio', { name: 'Area' }).check();
    await expect(page.getByRole('button', { name: 'Corner 8', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Corner 1', exact: true }).press('Delete');
    await expect(page.getByText(/^7 corners/)).toBeVisible();
  });

  await test.step('drawing leaves the middle of the map in sight', async () => {
    await drawAgain(page).click();
    const [middle, hint] = [
      await middleOf(map(page)),
      await boxOf(page.getByText(/^(Tap|Click) the map/)),
    ];
    expect(hint.y).toBeGreaterThan(middle.y + HALF_A_CROSSHAIR);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(drawAgain(page)).toBeFocused();
  });

  const drawn = await test.step('it is drawn by taps', async () => {
    await drawAgain(page).click();
    await tapCorners(page, hasTouch);
    await page.getByRole('button', { name: 'Finish area' }).click();
    await expect(drawAgain(page)).toBeFocused();
    const corners = page.getByText(/^5 corners/);
    await expect(corners).toBeVisible();
    return await corners.innerText();
  });

  await test.step('the map stays beside what is heard, free of the menu', async () => {
    await page.getByRole('button', { name: 'Another walker' }).scrollIntoViewIfNeeded();
    await expect(map(page)).toBeInViewport({ ratio: 0.9 });
    await page.getByRole('button', { name: 'Zoom in' }).click({ trial: true });
  });

  await checkInLightAndDark(page, checkAccessibility);
  await save(page).click();
  await expect(page.getByText('Walk saved')).toBeVisible();

  await page.reload();
  await expect(page.getByText(drawn)).toBeVisible();
  await settingsFor(page).selectOption('1. Princes Bridge');
  await expect(radius(page)).toHaveValue('41');
});

test('a phone held sideways shows the map beside what is set, and the history over both', {
  tag: '@any-size',
}, async ({ page, request, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  const address = await draftToWalk(page);
  await page.setViewportSize(SIDEWAYS);
  await page.goto(`${address}&view=walk`);
  await expect(settingsFor(page)).toBeVisible();
  expect((await boxOf(page.getByRole('tab', { name: 'Walk' }))).y).toBeLessThan(80);
  await settingsFor(page).selectOption('1. Princes Bridge');
  await radius(page).scrollIntoViewIfNeeded();
  await expect(map(page)).toBeInViewport({ ratio: 0.95 });
  await expect(radius(page)).toBeInViewport({ ratio: 1 });
  const [drawn, set, bar] = [
    await boxOf(map(page)),
    await boxOf(radius(page)),
    await boxOf(save(page)),
  ];
  expect(drawn.width).toBeGreaterThan(350);
  expect(set.x).toBeGreaterThan(drawn.x + drawn.width);
  expect(drawn.y + drawn.height).toBeLessThan(bar.y);
  await checkInLightAndDark(page, checkAccessibility);

  // Its header has room for a menu only.
  await page.getByRole('button', { name: 'More actions for this guide' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('heading', { name: 'History' });
  await expect(history).toBeVisible();
  expect((await boxOf(history)).y, 'it takes the whole height').toBeLessThan(44);
  await checkInLightAndDark(page, checkAccessibility);
  await page.setViewportSize({ width: 820, height: 1_180 });
  await expect(history).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
});

test('held sideways the save bar is above the buttons that format the description', {
  tag: '@any-size',
}, async ({ page, request }) => {
  await arriveAsCreator(page, request);
  await page.setViewportSize(SIDEWAYS);
  await openDraft(page, await draftToWalk(page));
  await titleField(page).fill('The River');
  const bold = page
    .getByRole('toolbar', { name: 'Format Description' })
    .getByRole('button')
    .first();
  const bar = await boxOf(save(page));
  const { y } = await boxOf(bold);
  expect(y, 'they are in the same row').toBeGreaterThan(bar.y - 44);
  await expectWithinReach(save(page));
});

test('the walk of a published guide says what changing it does, and can be read by everyone', {
  tag: '@any-size',
}, async ({ page, checkAccessibility }) => {
  await arriveAs(page, DEMO.creator);
  await page.goto(`/?dashboard=guides&guide=${DEMO.paidGuide.id}&view=walk`);
  await expect(settingsFor(page)).toBeVisible();
  await expect(map(page)).toBeVisible();
  await expect(page.getByText(/^This guide is live\. Your changes go into a draft/)).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
});

/** The corners of an area around the middle of the map, as offsets in pixels. */
const CORNERS = [
  { x: -60, y: -40 },
  { x: 20, y: -70 },
  { x: 70, y: -20 },
  { x: 40, y: 20 },
  { x: -50, y: 15 },
] as const;

/** Taps with a finger if there is a touch screen, and once too often: the last corner is undone. */
async function tapCorners(page: Page, hasTouch: boolean): Promise<void> {
  const { x, y } = await middleOf(map(page));
  const tap = (at: number, down: number) =>
    hasTouch ? page.touchscreen.tap(at, down) : page.mouse.click(at, down);
  const count = page.getByText(/^Drawing an area/);
  for (const [at, corner] of [...CORNERS, { x: 0, y: -50 }].entries()) {
    await tap(x + corner.x, y + corner.y);
    await expect(count).toContainText(new RegExp(` ${at + 1} corners?$`));
  }
  await page.getByRole('button', { name: 'Undo last point' }).click();
  await expect(count).toContainText(`${CORNERS.length} corners`);
}

async function dragOutwards(page: Page, handle: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(handle);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 15, y, { steps: 4 });
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.up();
}
