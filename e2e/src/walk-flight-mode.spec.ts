import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  carryPhone,
  EACH_SECOND,
  expectInReach,
  hearOut,
  northOf,
  openStart,
  pathOf,
  placeAt,
  type Spot,
  standAt,
  startSheet,
  stepTo,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import { LONG_WALK, LONG_WALK_PATH, publishLongWalk } from './long-walk.ts';
import { goOffline, save, storeApp, test } from './stored-app.ts';
import { expect } from './test.ts';
import { heading } from './visitor.ts';

test.use({ serviceWorkers: 'allow' });

const GUIDE = DEMO.publicGuide;
const SILENT = 'Centre Place';
/** The number of places of the guide with audio. */
const NARRATED = DEMO.places.filter((title) => title !== SILENT).length;

/** Saves the guide at the start of its path, and disconnects the network for good. */
async function saveAndGo(page: Page, gateway: Parameters<typeof goOffline>[1]) {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await storeApp(page);
  await save(page);
  await goOffline(page, gateway);
  return path;
}

async function start(page: Page): Promise<void> {
  const sheet = await openStart(page);
  await expect(sheet.getByText('Audio and map work without a connection.')).toBeVisible();
  await expect(sheet.getByText('Found you, within 6 m.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(walkPanel(page)).toContainText('Hosier Lane');
}

async function expectAllHeard(page: Page): Promise<void> {
  await expect(heading(page, 'That’s the walk')).toBeVisible();
  await expect(page.getByText(`You visited all ${DEMO.places.length} places.`)).toBeVisible();
}

const heardOn = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

function expectEachOnce(heard: readonly string[]): void {
  expect(heard).toHaveLength(NARRATED);
  expect(new Set(heard).size).toBe(NARRATED);
}

test('a saved guide is walked from its first place to its last, and each is heard once', {
  tag: '@journey',
}, async ({ page, gateway }) => {
  const path = await saveAndGo(page, gateway);
  await start(page);
  await walkAlong(page, path);
  await expectAllHeard(page);
  expectEachOnce(await heardOn(page));
});

test('of twelve places each is heard once, in flight mode with a position each second', async ({
  page,
  gateway,
  request,
}) => {
  test.slow();
  const id = await publishLongWalk(page, request);
  await carryPhone(page);
  await standAt(page, placeAt(LONG_WALK_PATH, 0));
  await storeApp(page);
  await save(page, { id, title: LONG_WALK.title });
  await goOffline(page, gateway);
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 1');
  await walkAlong(page, LONG_WALK_PATH, EACH_SECOND);
  await expect(page.getByText(`You heard all ${LONG_WALK.places} places.`)).toBeVisible();
  const heard = await heardOn(page);
  expect(heard).toHaveLength(LONG_WALK.places);
  expect(new Set(heard).size).toBe(LONG_WALK.places);
});

test('neither a detour, a locked phone, a reload nor a blocked location takes a place away', async ({
  page,
  context,
  gateway,
}) => {
  const path = await saveAndGo(page, gateway);
  await start(page);

  await test.step('after the first place, into another street and back past that place', async () => {
    const toFirst = path.slice(0, 3);
    await walkAlong(page, toFirst);
    await expect(walkPanel(page)).toContainText('Next: place 2');
    await takeDetour(page, placeAt(path, 2));
    // By now, a place that wasn't heard would start again.
    await walkAlong(page, toFirst.toReversed());
    await walkAlong(page, toFirst);
  });

  await test.step('past the second with the phone locked', async () => {
    const beyond = placeAt(path, 16);
    await passWhileHidden(page, beyond);
    await expect(walkPanel(page).getByText('You passed AC/DC Lane.')).toBeVisible();
    await walkPanel(page).getByRole('button', { name: 'Play now? AC/DC Lane' }).click();
    // Whatever plays and is announced above it, the walker sees where to go.
    const next = walkPanel(page).getByRole('button', { name: /^Next: place 3/ });
    await expect(next).toBeInViewport({ ratio: 1 });
    await stepTo(page, northOf(beyond, 5));
  });

  await test.step('and on after a reload, to the end', async () => {
    const heard = await heardOn(page);
    await page.reload();
    await startSheet(page).getByRole('button', { name: 'Resume at place 3' }).click();
    await expect(walkPanel(page)).toContainText('Next: place 3');
    await walkAlong(page, path.slice(16));
    await expectAllHeard(page);
    expectEachOnce([...heard, ...(await heardOn(page))]);
  });

  await test.step('again by the list, as the location is blocked now', async () => {
    await context.clearPermissions();
    await page.goto(`/guides/${GUIDE.id}/places`);
    await startByList(page);
    await playFirstOfList(page);
    for (const title of DEMO.places.slice(1)) await hearAt(page, title);
    await expectAllHeard(page);
    expectEachOnce(await heardOn(page));
  });
});

async function takeDetour(page: Page, corner: Spot): Promise<void> {
  const away = northOf(corner, 180);
  await walkAlong(page, [corner, away]);
  await expect(walkPanel(page).getByText(/^You’re \d+\sm off the route/)).toBeVisible();
  await walkAlong(page, [away, corner]);
  await expect(walkPanel(page).getByText(/off the route/)).toBeHidden();
}

async function passWhileHidden(page: Page, beyond: Spot): Promise<void> {
  await page.evaluate(() => window.setHidden(true));
  await expect(walkPanel(page).getByText(/^We can’t follow you while the screen/)).toBeVisible();
  await standAt(page, beyond);
  await page.evaluate(() => {
    window.letTimePass(300_000);
    window.setHidden(false);
  });
  for (const metres of [1, 2, 3, 4, 5, 6]) await stepTo(page, northOf(beyond, metres));
}

async function startByList(page: Page): Promise<void> {
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(sheet.getByText(/^Location is blocked/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Start walk' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Walk with the list' }).click();
  const list = page.getByRole('list', { name: 'Places of this walk' });
  await expect(list.getByRole('listitem')).toHaveCount(DEMO.places.length);
}

async function playFirstOfList(page: Page): Promise<void> {
  const list = page.getByRole('list', { name: 'Places of this walk' });
  await list.getByRole('button', { name: 'Play Hosier Lane' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Playing');
  await expectInReach(page, ['Pause', 'I’m at AC/DC Lane', 'Skip AC/DC Lane', 'Zoom out']);
  await hearOut(page);
}

/** Confirms being at a place and listens to the end, or opens a place without audio. */
async function hearAt(page: Page, title: string): Promise<void> {
  const before = (await heardOn(page)).length;
  await page.getByRole('button', { name: `I’m at ${title}` }).click();
  if (title === SILENT) {
    await expect(heading(page, SILENT)).toBeVisible();
    await page.getByRole('button', { name: 'Back to the walk' }).click();
    return;
  }
  await expect.poll(async () => (await heardOn(page)).length).toBe(before + 1);
  await hearOut(page);
}
