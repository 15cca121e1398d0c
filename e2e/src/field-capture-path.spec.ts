import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator } from './author.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { leftOf, map, pin } from './visitor.ts';
import {
  addPhoto,
  addSpot,
  addThisSpot,
  dragMap,
  keepSpot,
  keptSpots,
  locationAt,
  sentGuides,
  spotSheet,
  spotTitle,
  standAt,
  startWalk,
} from './walker.ts';

const ACCURATE = 5;

const recorded = (page: Page, metres: number) =>
  page.getByText(`Recording · ${metres} m`, { exact: true });

/** Walks north; the path then has this length. */
async function walkTo(page: Page, metresNorth: number): Promise<void> {
  await standAt(page, { metresNorth, accuracy: ACCURATE });
  await expect(recorded(page, metresNorth)).toBeVisible();
}

async function startRecording(page: Page): Promise<void> {
  await button(page, 'Record path').click();
  await walkTo(page, 0);
  await walkTo(page, 20);
}

/** Simulates a locked or unlocked screen. */
async function setScreen(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

async function walkBehindLockedScreen(page: Page): Promise<void> {
  await setScreen(page, 'hidden');
  await setScreen(page, 'visible');
  await walkTo(page, 200);
}

/** A step is stored on the device a moment after it is on the screen. */
async function expectKeptPoints(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(keptPoints)).toBe(count);
}

async function keptPoints(): Promise<number> {
  const databases = await indexedDB.databases();
  const name = databases.find((each) => each.name?.startsWith('laneway-field-'))?.name ?? '';
  const paths = await new Promise<{ track: { segments: { points: unknown[] }[] } }[]>(
    (resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('paths').objectStore('paths').getAll();
        reading.onerror = () => reject(reading.error);
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    },
  );
  return paths.flatMap(({ track }) => track.segments).flatMap(({ points }) => points).length;
}

const gap = (page: Page) => page.getByText('Your screen locked, so 180 m is a guess.');

/** The points of the only path of the only guide, as the server has it. */
async function sentPoints(page: Page): Promise<readonly string[]> {
  const [guide] = await sentGuides(page);
  return guide?.pg_path?.match(/\([^)]*\)/g) ?? [];
}

test('a path is recorded on foot, and what a locked screen hid is redrawn', async ({
  page,
  request,
  checkAccessibility,
}) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await startRecording(page);
  await expect(
    page.getByText('Keep this screen on. Recording stops if your phone locks.'),
  ).toBeVisible();
  await walkBehindLockedScreen(page);
  await walkTo(page, 230);
  await expect(gap(page)).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);

  await button(page, 'Stop recording').click();
  await expect(button(page, 'Record path')).toBeVisible();
  // It may still be changed, so it isn't sent.
  await expect(gap(page)).toBeVisible();
  await button(page, 'Redraw').click();
  await expect(
    page.getByText('Move the map and drop points along the way you walked.'),
  ).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  for (const [right, down] of [
    [-60, 20],
    [40, 60],
    [30, 0],
  ] as const) {
    await dragMap(page, right, down);
    await button(page, 'Drop point').click();
  }
  await button(page, 'Undo').click();
  expect(await sentPoints(page)).toEqual([]);
  await button(page, 'Finish path').click();
  await expect(gap(page)).toHaveCount(0);

  // The start of the guess, two points, and its end.
  await expect.poll(() => sentPoints(page)).toHaveLength(6);
  const points = await sentPoints(page);
  const walked = [0, 20, 200, 230].map((metres) => `(${locationAt(metres)})`);
  expect([...points.slice(0, 2), ...points.slice(4)]).toEqual(walked);
  expect(new Set(points).size).toBe(6);
});

test('a guess that is left as it is goes into the path as a straight line', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await startRecording(page);
  await walkBehindLockedScreen(page);
  await button(page, 'Leave it').click();
  await expect(gap(page)).toHaveCount(0);
  await button(page, 'Stop recording').click();
  const walked = [0, 20, 200].map((metres) => `(${locationAt(metres)})`);
  await expect.poll(() => sentPoints(page)).toEqual(walked);
});

test('a recording goes on after a reload, and what was missed is a guess', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await startRecording(page);
  await expectKeptPoints(page, 2);
  await page.reload();
  await standAt(page, { metresNorth: 200, accuracy: ACCURATE });
  await button(page, 'Walk it with your phone').click();
  await button(page, 'Carry on with your walk').click();
  await expect(recorded(page, 200)).toBeVisible();
  await expect(gap(page)).toBeVisible();
  await button(page, 'Leave the walk').click();
  // The gap can't be redrawn any more.
  const walked = [0, 20, 200].map((metres) => `(${locationAt(metres)})`);
  await expect.poll(() => sentPoints(page)).toEqual(walked);
});

test('a spot is moved beneath the cross, with a finger or by keyboard', async ({
  page,
  context,
  request,
  checkAccessibility,
}) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await addSpot(page, { metresNorth: 100, accuracy: 20 });
  const sheet = spotSheet(page, 1);
  await spotTitle(page).fill('Hosier Lane');
  await expect(sheet).toContainText('±20 m');

  await button(page, 'Move').click();
  await expect(page.getByText('Move the map until the cross is on the spot.')).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
  await button(page, 'Cancel').click();
  await expect(sheet).toContainText('±20 m');
  await button(page, 'Move').click();
  // The map moves down, so the crosshair moves north.
  await dragMap(page, 0, 80);
  await button(page, 'Move it here').click();
  await expect(sheet).toContainText('Placed by hand');
  await expect(spotTitle(page)).toHaveValue('Hosier Lane');
  await keepSpot(page);

  await keptSpots(page).getByRole('button').click();
  await button(page, 'Move').click();
  await map(page).focus();
  const spot = pin(page, '1. Hosier Lane');
  const before = await leftOf(spot);
  await page.keyboard.press('ArrowRight');
  // The map moves with an animation.
  await expect.poll(() => leftOf(spot)).toBeLessThan(before - 20);
  await page.keyboard.press('Enter');
  await expect(sheet).toBeVisible();
  await button(page, 'Done').click();

  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(1);
  const [guide] = await sentGuides(page);
  const [lat, lng] = guide?.pending_places[0]?.pp_location.split(',').map(Number) ?? [];
  const [spotLat, spotLng] = locationAt(100).split(',').map(Number);
  expect(lat).toBeGreaterThan(spotLat ?? Number.NaN);
  expect(lng).toBeGreaterThan(spotLng ?? Number.NaN);
});

test('the cross is on the spot that is to be moved', async ({ page, context, request }) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await addSpot(page, { metresNorth: 100, accuracy: 20 });
  const name = spotSheet(page, 1).getByRole('heading', { name: 'Place 1' });
  await expect(name).toBeFocused();
  await expect(pin(page, '1. Place 1')).toBeInViewport({ ratio: 1 });
  await button(page, 'Move').click();
  await expect(map(page)).toBeFocused();
  await button(page, 'Move it here').click();
  await expect(name).toBeFocused();
  await expect(spotSheet(page, 1)).toContainText('Placed by hand');
  await keepSpot(page);
  await expect(addThisSpot(page)).toBeFocused();
  await context.setOffline(false);
  await expect(keptSpots(page).filter({ hasText: 'Sent' })).toHaveCount(1);
  const [guide] = await sentGuides(page);
  const sent = guide?.pending_places[0]?.pp_location.split(',').map(Number) ?? [];
  const spot = locationAt(100).split(',').map(Number);
  // Two pixels are about two metres.
  for (const [at, degrees] of spot.entries()) expect(sent[at]).toBeCloseTo(degrees, 4);
});

test('a spot is discarded at once while it is empty, and after a question otherwise', async ({
  page,
  context,
  request,
  checkAccessibility,
}) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await addSpot(page, { metresNorth: 100, accuracy: 20 });
  await button(page, 'Discard').click();
  await expect(addThisSpot(page)).toBeVisible();

  await addSpot(page, { metresNorth: 100, accuracy: 15 });
  await addPhoto(page, 1);
  await button(page, 'Discard').click();
  const question = page.getByRole('dialog', { name: 'Discard this spot?' });
  await checkInLightAndDark(page, checkAccessibility);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page, 'Discard')).toBeFocused();
  await button(page, 'Discard').click();
  await question.getByRole('button', { name: 'Discard spot' }).click();
  await expect(addThisSpot(page)).toBeVisible();
  await expect(page.getByText('0 spots saved')).toBeVisible();
  await expect(keptSpots(page)).toHaveCount(0);
});

test('without a location, a spot is placed by hand', async ({ page, context, request }) => {
  await arriveAsCreator(page, request);
  await startWalk(page);
  await context.setOffline(true);
  await context.clearPermissions();
  await button(page, 'Leave the walk').click();
  await button(page, 'Walk it with your phone').click();
  await expect(page.getByRole('alert')).toHaveText(
    'Location is blocked. Allow it in your browser’s site settings, or place your spots by hand.',
  );
  await addThisSpot(page).click();
  await expect(page.getByText('Move the map until the cross is on the spot.')).toBeVisible();
  await addThisSpot(page).click();
  await expect(spotSheet(page, 1)).toContainText('Placed by hand');
});
