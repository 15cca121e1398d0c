import type { Page } from '@playwright/test';
import { arriveLoggedIn, choose } from './accounts-person.ts';
import { DEMO } from './demo.ts';
import {
  button,
  isPaused,
  listenTo,
  loadedMedia,
  miniPlayer,
  openPlace,
  player,
  timeOf,
  windToEnd,
} from './listener.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { activePin, card, cards, expectWithinReach, frontCard, heading } from './visitor.ts';

const HOSIER = 'Hosier Lane';
const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true }).click();

/** Listens to the first place of the public guide, and goes back to the cards. */
async function listenOnTheCards(page: Page): Promise<void> {
  await listenTo(page, DEMO.links.hosierLane, HOSIER);
  await back(page);
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(miniPlayer(page)).toBeVisible();
}

const lockScreen = (page: Page) =>
  page.evaluate(() => {
    const { playbackState, metadata } = navigator.mediaSession;
    const { title, artist, album, artwork } = metadata ?? {};
    return { playbackState, title, artist, album, covers: artwork?.length };
  });

test('audio goes on over the cards and the map, and its bar leads back', {
  tag: '@journey',
}, async ({ page }) => {
  await listenTo(page, DEMO.links.hosierLane, HOSIER);
  await expect(miniPlayer(page)).toHaveCount(0);
  const heard = await timeOf(page, 'audio');
  await back(page);
  await expect(miniPlayer(page)).toContainText('Laneways for First-Timers');
  const onCards = await timeOf(page, 'audio');
  expect(onCards).toBeGreaterThanOrEqual(heard);
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(onCards + 0.5);
  await back(page);
  await expect(heading(page, 'Guides')).toBeAttached();
  expect(await isPaused(page, 'audio')).toBe(false);

  await button(miniPlayer(page), /^Hosier Lane/).click();
  await expect(heading(page, HOSIER)).toBeVisible();
  await expect(miniPlayer(page)).toHaveCount(0);
  await expect(button(player(page, 'Audio', HOSIER), 'Pause')).toBeVisible();
  expect(await isPaused(page, 'audio')).toBe(false);
});

test('another place can be read and played instead, and offers the one after it', async ({
  page,
}) => {
  await listenOnTheCards(page);
  await card(page, 'AC/DC Lane').press('Enter');
  await expect(heading(page, 'AC/DC Lane')).toBeVisible();
  await expect(miniPlayer(page)).toContainText(HOSIER);
  expect(await isPaused(page, 'audio')).toBe(false);

  await button(player(page, 'Audio', 'AC/DC Lane'), 'Play').click();
  await expect(miniPlayer(page)).toHaveCount(0);
  await expect
    .poll(() => loadedMedia(page, 'audio').last().getAttribute('src'))
    .toContain('acdc-lane');
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);

  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
  await windToEnd(page);
  await page.getByRole('button', { name: 'Play next place Degraves Street' }).click();
  await expect(miniPlayer(page)).toContainText('Degraves Street');
  await expect(heading(page, 'AC/DC Lane')).toBeVisible();
});

test('the bar pauses, goes on and closes, the lock screen says so, and the cards stay clear of it', async ({
  page,
}) => {
  await listenOnTheCards(page);
  const bar = miniPlayer(page);
  const playing = {
    playbackState: 'playing',
    title: HOSIER,
    artist: DEMO.publicGuide.title,
    album: DEMO.publicGuide.title,
    covers: 1,
  };
  await expect.poll(() => lockScreen(page)).toEqual(playing);
  await button(bar, 'Pause').click();
  expect(await isPaused(page, 'audio')).toBe(true);
  await expect.poll(() => lockScreen(page)).toEqual({ ...playing, playbackState: 'paused' });
  await button(bar, 'Play').click();
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);

  for (const name of [/^Hosier Lane/, 'Pause', 'Close player']) {
    await expectWithinReach(button(bar, name));
    expect((await button(bar, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const front = await frontCard(page).boundingBox();
  const top = (await bar.boundingBox())?.y ?? 0;
  expect((front?.y ?? 0) + (front?.height ?? 0)).toBeLessThanOrEqual(top);

  await button(bar, 'Close player').click();
  await expect(bar).toHaveCount(0);
  await expect(heading(page, DEMO.publicGuide.title)).toBeFocused();
  await expect(loadedMedia(page, 'audio')).toHaveCount(0);
  await expect.poll(() => lockScreen(page)).toEqual({ playbackState: 'none' });
  await page.reload();
  await expect(cards(page, 'Places')).toHaveCount(DEMO.places.length);
  await expect(bar).toHaveCount(0);
});

test('the next place is offered, and card and pin go along unless someone is looking elsewhere', async ({
  page,
}) => {
  await listenOnTheCards(page);
  const offer = button(miniPlayer(page), 'Play next place AC/DC Lane');
  await expect(frontCard(page)).toContainText(HOSIER);
  await expect(offer).toHaveCount(0);
  await windToEnd(page);
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(button(miniPlayer(page), /^AC\/DC Lane/)).toBeFocused();
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);
  await expect(heading(page, DEMO.publicGuide.title)).toBeVisible();
  await expect(frontCard(page)).toContainText('AC/DC Lane');
  await expect(activePin(page)).toHaveAccessibleName('2. AC/DC Lane');
  await expect(activePin(page)).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Next place', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Next place', exact: true }).press('Enter');
  await expect(frontCard(page)).toContainText('Centre Place');
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
  await windToEnd(page);
  await button(miniPlayer(page), 'Play next place Degraves Street').click();
  await expect(miniPlayer(page)).toContainText('Degraves Street');
  await expect(frontCard(page)).toContainText('Centre Place');
  await expect(activePin(page)).toHaveAccessibleName('4. Centre Place');
  await button(miniPlayer(page), /^Degraves Street/).click();
  await expect(heading(page, 'Degraves Street')).toBeVisible();
});

test('places play one after another for those who switch that on, and again next time', async ({
  page,
}) => {
  const toggle = page.getByRole('checkbox', { name: 'Play places one after another' });
  await openPlace(page, DEMO.links.degravesStreet, 'Degraves Street');
  await toggle.check();
  await page.reload();
  await expect(toggle).toBeChecked();
  await button(player(page, 'Audio', 'Degraves Street'), 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
  await windToEnd(page);
  // Centre Place has no audio.
  await expect(miniPlayer(page)).toContainText('The Block Arcade');
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);
});

test('a reload keeps the position, and starts nothing', async ({ page }) => {
  const controls = await listenTo(page, DEMO.links.hosierLane, HOSIER);
  await button(controls, 'Forward 15 seconds').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(15);
  await back(page);
  await expect(miniPlayer(page)).toBeVisible();
  await page.reload();
  await expect(button(miniPlayer(page), 'Play')).toBeVisible();
  await expect(loadedMedia(page, 'audio')).toHaveCount(0);
  const share = await miniPlayer(page)
    .locator('progress')
    .evaluate((line: HTMLProgressElement) => line.position);
  expect(share).toBeGreaterThan(0.5);
  await button(miniPlayer(page), 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(15);
});

test('a video pauses what plays, as another tab does, and the bar says so', async ({
  page,
  context,
}) => {
  await listenOnTheCards(page);
  await page.goto(DEMO.links.lunaPark);
  await button(miniPlayer(page), 'Play').click();
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);
  await button(player(page, 'Video', 'Luna Park'), 'Play').click();
  await expect.poll(() => timeOf(page, 'video')).toBeGreaterThan(0);
  expect(await isPaused(page, 'audio')).toBe(true);
  await expect(button(miniPlayer(page), 'Play')).toBeVisible();
  await button(miniPlayer(page), 'Play').click();
  await expect.poll(() => isPaused(page, 'audio')).toBe(false);
  expect(await isPaused(page, 'video')).toBe(true);

  const other = await context.newPage();
  await other.goto(new URL(DEMO.links.degravesStreet, page.url()).href);
  await button(player(other, 'Audio', 'Degraves Street'), 'Play').click();
  await expect.poll(() => timeOf(other, 'audio')).toBeGreaterThan(0);
  await expect.poll(() => isPaused(page, 'audio')).toBe(true);
  await expect(button(miniPlayer(page), 'Play')).toBeVisible();
});

test('audio whose link has stopped working gets another one', async ({ page, pageErrors }) => {
  pageErrors.expect(/403 \(Forbidden\)/);
  // One refusal for the page, and one for the player that its button starts.
  let refusals = 2;
  await page.route('**/hosier-lane.mp3', (route) => {
    if (refusals === 0) return route.continue();
    refusals -= 1;
    return route.fulfill({ status: 403 });
  });
  await page.goto(DEMO.links.hosierLane);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
  await expect(button(player(page, 'Audio', HOSIER), 'Pause')).toBeVisible();
  expect(refusals).toBe(0);
});

test('logging out stops what plays, and forgets it', async ({ page }) => {
  await arriveLoggedIn(page);
  await listenOnTheCards(page);
  await choose(page, 'Your guides');
  await expect(miniPlayer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(miniPlayer(page)).toHaveCount(0);
  await expect(loadedMedia(page, 'audio')).toHaveCount(0);
  await openPlace(page, DEMO.links.degravesStreet, 'Degraves Street');
  await expect(miniPlayer(page)).toHaveCount(0);
});

test('the bar is accessible on home, places and a page', async ({ page, checkAccessibility }) => {
  await listenOnTheCards(page);
  await checkInLightAndDark(page, checkAccessibility);
  await windToEnd(page);
  await expect(button(miniPlayer(page), /^Play next place/)).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
  await button(miniPlayer(page), /^Play next place/).click();
  await back(page);
  await expect(heading(page, 'Guides')).toBeAttached();
  await checkInLightAndDark(page, checkAccessibility);
  await choose(page, 'Log in');
  await expect(heading(page, 'Log in')).toBeVisible();
  await expect(miniPlayer(page)).toBeVisible();
  await checkInLightAndDark(page, checkAccessibility);
});
