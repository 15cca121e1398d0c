import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator } from './author.ts';
import { openDashboard } from './dashboard.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import {
  addPhoto,
  addSpot,
  addThisSpot,
  addVoice,
  keepNamedSpot,
  keepSpot,
  keptSpots,
  locationAt,
  sentGuides,
  sentTitles,
  spotSheet,
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

/** Everything that would change something on the server fails, as it does in a tunnel. */
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
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await arriveAsCreator(page, request);
  await startWalk(page);
  await checkInLightAndDark(page, checkAccessibility);

  await context.setOffline(true);
  for (const [index, { title, ...standing }] of SPOTS.entries()) {
    await addSpot(page, standing);
    await page.getByLabel('Title').fill(title);
    await addPhoto(page, index + 1);
    await addVoice(page, index + 1);
    if (index === 0) await checkInLightAndDark(page, checkAccessibility);
    await keepSpot(page);
    await expect(keptSpots(page)).toHaveCount(index + 1);
  }
  await expect(
    unsent(page, '3 spots are only on this phone. Stay online to send them.'),
  ).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);

  await test.step('the phone takes the page out of memory', async () => {
    // The page itself comes from the server; nothing else goes there.
    const reconnect = await cutOff(page);
    pageErrors.expect(/ERR_FAILED/);
    await context.setOffline(false);
    await page.reload();
    await expect(unsent(page, '3 spots are only on this phone')).toBeVisible();
    await context.setOffline(true);
    await button(page, 'Open the walk').click();
    await expect(keptSpots(page)).toHaveText([/Hosier Lane/, /Banana Alley/, /AC\/DC Lane/]);
    await keptSpots(page)
      .getByRole('button', { name: /Banana Alley Photo · Voice/ })
      .click();
    const sheet = spotSheet(page, 2);
    await expect(sheet.getByRole('img', { name: 'The spot, as you took it' })).toBeVisible();
    await expect(sheet).toContainText(/Voice 0:0[1-9]/);
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
  for (const what of ['guides', 'places'] as const) {
    await expect.poll(() => lost[what]).toBe(1);
    await button(page, 'Try again').click();
  }
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(1);
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
    await expect(other.getByText(/^Walk on /)).toHaveCount(1);
  });
}

test('a phone that is full says so, and loses nothing that it kept', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const full = 'Your phone is full, so this isn’t kept. Free some space, then try again.';
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await keepNamedSpot(page, 'Hosier Lane', SPOTS[0]);
  await addSpot(page, SPOTS[1]);
  await page.getByLabel('Title').fill('Banana Alley');

  const session = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await button(page, 'Keep spot').click();
  await expect(walkScreen(page).getByRole('alert')).toHaveText(full);
  await expect(page.getByLabel('Title')).toHaveValue('Banana Alley');

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await keepSpot(page);
  await expect(page.getByText(full)).toHaveCount(0);
  await expect(keptSpots(page)).toHaveText([/Hosier Lane/, /Banana Alley/]);

  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await addSpot(page, SPOTS[2]);
  await expect(walkScreen(page).getByRole('alert')).toHaveText(full);
  await expect(addThisSpot(page)).toBeVisible();
  await expect(keptSpots(page)).toHaveCount(2);

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(2);
  expect(await sentTitles(page)).toEqual(['Hosier Lane', 'Banana Alley']);
});
