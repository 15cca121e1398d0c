import type { Page, Request } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  carryPhone,
  northOf,
  openStart,
  pathOf,
  placeAt,
  type Spot,
  startSheet,
  stepTo,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import { TILE_PATH } from './laneway-process.ts';
import { save, test as storedTest, visitUntilStored } from './stored-app.ts';
import { expect, test } from './test.ts';
import { heading, openPlaces } from './visitor.ts';

const GUIDE = DEMO.publicGuide;
/** The places of the guide that have audio. */
const NARRATED = DEMO.places.filter((title) => title !== 'Centre Place').length;

async function standAt(page: Page, spot: Spot): Promise<void> {
  await page.context().setGeolocation({ ...spot, accuracy: 6 });
}

storedTest.describe('in flight mode', () => {
  storedTest.use({ serviceWorkers: 'allow' });

  storedTest(
    'a saved guide is walked from its first place to its last, and each is heard once @journey',
    async ({ page, context, gateway }) => {
      const path = await pathOf(page, GUIDE.id);
      await carryPhone(page);
      await standAt(page, placeAt(path, 0));
      await visitUntilStored(page);
      await save(page);
      await gateway.cut();
      await context.setOffline(true);

      const sheet = await openStart(page);
      await expect(sheet.getByText('Plays and shows its map without a connection.')).toBeVisible();
      await expect(sheet.getByText('Found you, within 6 m.')).toBeVisible();
      await sheet.getByRole('button', { name: 'Start walk' }).click();
      await expect(walkPanel(page)).toContainText('Hosier Lane');
      await walkAlong(page, path);
      await expect(heading(page, 'That’s the walk')).toBeVisible();
      await expect(page.getByText(`You visited all ${DEMO.places.length} places.`)).toBeVisible();
      const heard = await page.evaluate(() => window.heard);
      expect(heard).toHaveLength(NARRATED);
      expect(new Set(heard).size).toBe(NARRATED);
    },
  );
});

/** Notes all that a page asks for from now on. */
function noteRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** Everything that a request tells, in one text. */
async function textOf(request: Request): Promise<string> {
  const headers = JSON.stringify(await request.allHeaders());
  return decodeURIComponent([request.url(), headers, request.postData() ?? ''].join(' '));
}

/** The digits that every position of this walk begins with: Melbourne, to a few hundred metres. */
const SOME_POSITION = /37[.,]81\d|144[.,]9[67]\d/;

test('a whole walk with a detour, a locked phone and a reload loses nothing, and nobody learns where the walker is', async ({
  page,
}) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  const sheet = await openStart(page);
  await expect(sheet.getByText('Found you, within 6 m.')).toBeVisible();
  const requests = noteRequests(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();

  // To the first place, and then past the corner into another street.
  await walkAlong(page, path.slice(0, 3));
  await expect(walkPanel(page)).toContainText('Next: place 2');
  const corner = placeAt(path, 2);
  const away = northOf(corner, 180);
  await walkAlong(page, [corner, away]);
  await expect(walkPanel(page).getByText(/^You’re \d+ m off the route/)).toBeVisible();
  await walkAlong(page, [away, corner]);
  await expect(walkPanel(page).getByText(/off the route/)).toBeHidden();

  // The phone is locked while someone walks past the second place.
  await page.evaluate(() => window.setHidden(true));
  const beyond = placeAt(path, 16);
  await standAt(page, beyond);
  await page.evaluate(() => {
    window.letTimePass(300_000);
    window.setHidden(false);
  });
  for (const metres of [1, 2, 3, 4, 5, 6]) await stepTo(page, northOf(beyond, metres));
  await expect(walkPanel(page).getByText('You passed AC/DC Lane.')).toBeVisible();
  await walkPanel(page).getByRole('button', { name: 'Play now? AC/DC Lane' }).click();
  await stepTo(page, northOf(beyond, 5));

  await page.reload();
  await startSheet(page).getByRole('button', { name: 'Resume at place 3' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 3');
  await walkAlong(page, path.slice(16));
  await expect(page.getByText(`You visited all ${DEMO.places.length} places.`)).toBeVisible();

  const told = await Promise.all(requests.map(textOf));
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => SOME_POSITION.test(text))).toEqual([]);
  // A map that followed the walker would ask for the tiles around them. That of a reload is the whole walk again.
  const tiles = requests.filter((request) => request.url().includes(TILE_PATH));
  expect(new Set(tiles.map((request) => request.url())).size).toBeLessThan(40);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(SOME_POSITION);
});

/** Wakes a dark screen by a touch above a place of the list, which must not open. */
async function wakeOverList(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'All places' }).click();
  const list = page.getByRole('list', { name: 'Places of this walk' });
  const place = list.getByText('AC/DC Lane', { exact: true });
  const box = await place.boundingBox();
  if (box === null) throw new Error('The place is not to be seen.');
  await page.getByRole('button', { name: 'Darken screen' }).click();
  const dark = page.getByRole('button', { name: /^Wake the screen/ });
  await expect(dark).toBeVisible();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await expect(dark).toHaveCSS('opacity', '0');
  await page.mouse.up();
  await expect(dark).toBeHidden();
  await expect(walkPanel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Hide places' }).click();
}

/** A small phone, and phones held sideways. */
const SMALL_SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

/** That buttons can be pressed without scrolling to them, whatever else there is to read. */
async function expectInReach(page: Page, names: readonly string[]): Promise<void> {
  const before = page.viewportSize();
  for (const size of SMALL_SCREENS) {
    await page.setViewportSize(size);
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }
  }
  if (before !== null) await page.setViewportSize(before);
}

test('one tab walks: another can take over, and the first says so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await standAt(page, placeAt(await pathOf(page, GUIDE.id), 0));
  const walkIn = async (tab: Page) => {
    await openPlaces(tab);
    const sheet = await openStart(tab);
    await sheet.getByRole('button', { name: 'Start walk' }).click();
  };
  await walkIn(page);
  await expect(walkPanel(page)).toContainText('Next: place 1');
  await expectInReach(page, ['I’m at Hosier Lane', 'Skip Hosier Lane', 'All places', 'End walk']);
  await wakeOverList(page);
  const other = await context.newPage();
  await walkIn(other);
  await expect(heading(other, 'You’re walking in another tab')).toBeVisible();
  await other.getByRole('button', { name: 'Walk here instead' }).click();
  await expect(walkPanel(other)).toContainText('Next: place 1');
  await expect(heading(page, 'Your walk moved to another tab')).toBeVisible();
  await expect(walkPanel(page)).toBeHidden();
});

test('without a position, the list is the walk', async ({ page, context }) => {
  await context.clearPermissions();
  await openPlaces(page);
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(sheet.getByText(/^Location is blocked/)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Start walk' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Walk with the list' }).click();
  const list = page.getByRole('list', { name: 'Places of this walk' });
  await expect(list.getByRole('listitem')).toHaveCount(DEMO.places.length);
  await list.getByRole('button', { name: 'Play Hosier Lane' }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Playing');
  await expectInReach(page, ['Pause', 'I’m at AC/DC Lane', 'Skip AC/DC Lane', 'Zoom out']);
  await page.getByRole('button', { name: 'I’m at AC/DC Lane' }).click();
  await expect(list.getByRole('listitem').nth(1)).toContainText('Playing');
});
