import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator, draftOf, openDraft } from './author.ts';
import { openDashboard, row } from './dashboard.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import {
  addPhoto,
  addSpot,
  addThisSpot,
  addVoice,
  allowLocation,
  expectGround,
  keepNamedSpot,
  keepSpot,
  keptSpots,
  locationAt,
  sentGuides,
  sentTitles,
  spotSheet,
  spotTitle,
  startWalk,
  walkScreen,
} from './walker.ts';

const SPOTS = [
  { title: 'Hosier Lane', metresNorth: 100, accuracy: 20 },
  { title: 'Banana Alley', metresNorth: 200, accuracy: 15 },
  { title: 'AC/DC Lane', metresNorth: 300, accuracy: 10 },
] as const;
const TITLES = SPOTS.map(({ title }) => title);

const unsent = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Every request that would change something on the server fails, as in a tunnel. */
async function cutOff(page: Page): Promise<() => Promise<void>> {
  const isWrite = (method: string) => method !== 'GET';
  const cut = '**/api/**';
  await page.route(cut, (route) =>
    isWrite(route.request().method()) ? route.abort() : route.fallback(),
  );
  return () => page.unroute(cut);
}

test('spots kept without a connection survive a reload and are sent once there is one', {
  tag: '@journey',
}, async ({ page, context, request, pageErrors, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await checkInLightAndDark(page, checkAccessibility);

  await context.setOffline(true);
  for (const [index, { title, ...standing }] of SPOTS.entries()) {
    await addSpot(page, standing);
    await spotTitle(page).fill(title);
    await addPhoto(page, index + 1);
    await addVoice(page, index + 1);
    if (index === 0) await checkInLightAndDark(page, checkAccessibility);
    await keepSpot(page);
    await expect(keptSpots(page)).toHaveCount(index + 1);
  }
  await expect(walkScreen(page)).toContainText(
    '3 spots are only on this phone. They’ll upload when you’re back online.',
  );
  await checkInLightAndDark(page, checkAccessibility);

  await test.step('the phone takes the page out of memory', async () => {
    // The page is loaded from the server, but nothing can be sent to it.
    const reconnect = await cutOff(page);
    pageErrors.expect(/ERR_FAILED/);
    await context.setOffline(false);
    await page.reload();
    await expect(unsent(page, '3 spots are only on this phone')).toBeVisible();
    await button(page, 'Open the walk').click();
    await expectGround(page);
    await context.setOffline(true);
    await expect(keptSpots(page)).toHaveText([/Hosier Lane/, /Banana Alley/, /AC\/DC Lane/]);
    await keptSpots(page)
      .getByRole('button', { name: /Banana Alley Photo · Voice/ })
      .click();
    const sheet = spotSheet(page, 2);
    await expect(sheet.getByRole('img', { name: 'The spot, as you took it' })).toBeVisible();
    await expect(sheet).toContainText(/Voice 0:0\d/);
    await button(page, 'Done').click();
    expect(await sentGuides(page)).toEqual([]);
    await reconnect();
  });

  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(3);
  const [guide, ...others] = await sentGuides(page);
  expect(others).toEqual([]);
  expect(guide?.pending_places).toEqual(
    SPOTS.map(({ title, metresNorth }) =>
      expect.objectContaining({
        pp_title: title,
        pp_location: locationAt(metresNorth),
        pp_image: expect.stringMatching(/^s3:/),
        pp_audio: expect.stringMatching(/^s3:/),
      }),
    ),
  );
  const files = guide?.pending_places.flatMap(({ pp_image, pp_audio }) => [pp_image, pp_audio]);
  expect(new Set(files).size).toBe(6);
});

test('a spot whose reply was lost is a place once', async ({ page, request, pageErrors }) => {
  await page.clock.install();
  await arriveAsCreator(page, request);
  await startWalk(page);
  const lost = { guides: 0, places: 0 };
  pageErrors.expect(/ERR_FAILED/);
  await page.route('**/api/pending_guides/**', async (route) => {
    const what = route.request().url().endsWith('/places/') ? 'places' : 'guides';
    if (route.request().method() !== 'POST' || lost[what] > 0) return await route.fallback();
    await route.fetch();
    lost[what] += 1;
    await route.abort();
  });
  await keepNamedSpot(page, 'Hosier Lane', SPOTS[0]);
  // Each request is retried automatically, after a pause.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  expect(lost).toEqual({ guides: 1, places: 1 });
  expect(await sentTitles(page)).toEqual(['Hosier Lane']);
});

/** Pages over plain http have no locks, and rely on the server alone. */
for (const locks of ['with', 'without'] as const) {
  test(`two tabs ${locks} locks send the same spots once`, async ({ page, context, request }) => {
    if (locks === 'without')
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    await arriveAsCreator(page, request);
    await startWalk(page);
    const other = await context.newPage();
    await openDashboard(other);
    await context.setOffline(true);
    for (const { title, ...standing } of SPOTS) await keepNamedSpot(page, title, standing);
    await expect(unsent(other, '3 spots are only on this phone')).toBeVisible();

    await context.setOffline(false);
    await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(3);
    await expect(unsent(other, 'only on this phone')).toHaveCount(0);
    expect(await sentTitles(page)).toEqual(TITLES);
    expect(await sentGuides(page)).toHaveLength(1);
  });
}

/** Fills the phone, or frees space again. */
async function setFull(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => Object.assign(window, { isFull: full }), isFull);
}

test('a phone that is full says so, and loses nothing that it kept', async ({
  page,
  context,
  request,
}) => {
  await page.addInitScript(() => {
    for (const name of ['add', 'put'] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (this: IDBObjectStore, ...row) {
        if (Reflect.get(window, 'isFull') === true)
          throw new DOMException('The phone is full', 'QuotaExceededError');
        return write.apply(this, row);
      };
    }
  });
  const full = 'Your phone is full, so this isn’t kept. Free some space, then try again.';
  const problem = walkScreen(page).getByRole('alert');
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await keepNamedSpot(page, 'Hosier Lane', SPOTS[0]);

  await test.step('with a spot open', async () => {
    await addSpot(page, SPOTS[1]);
    await setFull(page, true);
    await spotTitle(page).fill('Banana Alley');
    for (const name of ['Save spot', 'Move']) {
      await button(page, name).click();
      await expect(problem).toHaveText(full);
      await expect(spotTitle(page)).toHaveValue('Banana Alley');
    }
    await setFull(page, false);
    await keepSpot(page);
    await expect(problem).toHaveCount(0);
    await expect(keptSpots(page)).toHaveText([/Hosier Lane/, /Banana Alley/]);
  });

  await test.step('with a new spot', async () => {
    await setFull(page, true);
    await addSpot(page, SPOTS[2]);
    await expect(problem).toHaveText(full);
    await expect(addThisSpot(page)).toBeVisible();
    await expect(keptSpots(page)).toHaveCount(2);
  });

  await setFull(page, false);
  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(2);
  expect(await sentTitles(page)).toEqual(['Hosier Lane', 'Banana Alley']);
});

test('the dashboard opens the walk of a guide that waits to be sent', async ({
  page,
  context,
  request,
  pageErrors,
}) => {
  await arriveAsCreator(page, request);
  await allowLocation(page);
  await openDraft(page, await draftOf(page, { pg_title: 'Lanes' }));
  await button(page, 'More actions for this guide').click();
  await page.getByRole('menuitem', { name: 'Walk it with your phone' }).click();
  await expect(addThisSpot(page)).toBeVisible();
  const reconnect = await cutOff(page);
  pageErrors.expect(/ERR_FAILED/);
  await keepNamedSpot(page, 'Hosier Lane', SPOTS[0]);

  await openDashboard(page);
  await expect(row(page, 'Lanes')).toContainText('1 spot on this phone');
  await button(page, 'Open the walk').click();
  await expect(walkScreen(page)).toHaveAccessibleName('Walk · Lanes');
  await expect(keptSpots(page)).toHaveText([/Hosier Lane/]);
  await reconnect();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(1);
  expect(await sentTitles(page)).toEqual(['Hosier Lane']);
});
