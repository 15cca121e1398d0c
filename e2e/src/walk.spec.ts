import type { Page, Request } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  carryPhone,
  expectInReach,
  northOf,
  openStart,
  pathOf,
  placeAt,
  standAt,
  startSheet,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import { TILE_URL } from './laneway-process.ts';
import { you } from './located.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading, openPlaces, withoutTiles } from './visitor.ts';

const GUIDE = DEMO.publicGuide;

/** Records all requests of a page from now on. */
function noteRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return requests;
}

/** All data of a request except cookies, in one text. The cookies of a request that was aborted are never reported. */
function textOf(request: Request): string {
  const headers = JSON.stringify(request.headers());
  return decodeURIComponent([request.url(), headers, request.postData() ?? ''].join(' '));
}

/** The first digits of every position of this walk: Melbourne, to a few hundred metres. */
const SOME_POSITION = /37[.,]81\d|144[.,]9[67]\d/;

/** Gives every tile a URL of its own, as a tile server does. */
async function numberTiles(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => /^\/(guides\/.*)?$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const numbered = `"tile_url":"${TILE_URL}?{z}/{x}/{y}"`;
      await route.fulfill({
        response,
        body: text.replaceAll(`"tile_url":"${TILE_URL}"`, numbered),
      });
    },
  );
}

test('nobody learns where the walker is, from the first place of a walk to its last', async ({
  page,
}) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await numberTiles(page);
  await withoutTiles(page);
  await openPlaces(page);
  const sheet = await openStart(page);
  await expect(sheet.getByText('Found you, within 6 m.')).toBeVisible();
  const requests = noteRequests(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 1');
  await walkAlong(page, path.slice(0, 3));
  // The walker is off the route as well as on it.
  const corner = placeAt(path, 2);
  const tilesOf = () =>
    new Set(requests.map((request) => request.url()).filter((url) => url.includes(TILE_URL)));
  const tiles = tilesOf();
  await walkAlong(page, [corner, northOf(corner, 180), corner]);
  // A map that followed the walker would request the tiles around them.
  expect(tilesOf()).toEqual(tiles);
  await page.reload();
  await startSheet(page).getByRole('button', { name: 'Resume at place 2' }).click();
  await walkAlong(page, path.slice(2));
  await expect(page.getByText(`You visited all ${DEMO.places.length} places.`)).toBeVisible();

  const told = requests.map(textOf);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((text) => SOME_POSITION.test(text))).toEqual([]);
  expect(JSON.stringify(await page.context().cookies())).not.toMatch(SOME_POSITION);
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

test('a walker whose location was blocked is followed again once it is allowed', async ({
  page,
  context,
}) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await expect(you(page)).toBeVisible();
  await context.clearPermissions();
  const notice = walkPanel(page).getByText(
    'Location is off. Turn it on, or start each place yourself.',
  );
  await expect(notice).toBeVisible();
  // The position isn't known any more, so it isn't shown or followed.
  await expect(you(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Follow your location' })).toHaveCount(0);
  // However far the list is scrolled.
  const list = page.getByRole('list', { name: 'Places of this walk' });
  await list.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expectInReach(page, ['Try again']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await expect(notice).toBeHidden();
  await expect(you(page)).toBeVisible();
  await walkAlong(page, path.slice(0, 3));
  await expect(walkPanel(page)).toContainText('Next: place 2');
});

const LARGER_SCREENS = [
  { width: 820, height: 1_180 },
  { width: 1_440, height: 900 },
] as const;

test('the panel of a walk can be read by everyone on larger screens', async ({
  page,
  checkAccessibility,
}) => {
  const path = await pathOf(page, GUIDE.id);
  await page.setViewportSize(LARGER_SCREENS[0]);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  for (const size of LARGER_SCREENS) {
    await page.setViewportSize(size);
    await expect(walkPanel(page)).toContainText('Next: place 1');
    await checkInLightAndDark(page, checkAccessibility);
  }
  await walkAlong(page, path.slice(0, 3));
  await expect(walkPanel(page)).toContainText('Next: place 2');
  await page.getByRole('button', { name: 'All places' }).click();
  for (const size of LARGER_SCREENS) {
    await page.setViewportSize(size);
    await expect(page.getByRole('list', { name: 'Places of this walk' })).toBeVisible();
    await checkInLightAndDark(page, checkAccessibility);
  }
});
