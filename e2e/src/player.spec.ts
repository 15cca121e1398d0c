import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import { button, isPaused, openPlace, player, rateOf, timeOf, windToEnd } from './listener.ts';
import { expect, test } from './test.ts';
import { heading, withoutFirstAnswers } from './visitor.ts';

test('the narration plays, pauses, steps and changes its speed, and shows how far it is', {
  tag: '@journey',
}, async ({ page }) => {
  const controls = await openPlace(page, DEMO.links.hosierLane, 'Hosier Lane');
  await test.step('steps of fifteen seconds stay within the ends', async () => {
    await expect(button(controls, 'Forward 15 seconds')).toContainText('15');
    await button(controls, 'Forward 15 seconds').click();
    await expect.poll(() => timeOf(page, 'audio')).toBeCloseTo(15, 1);
    await button(controls, 'Back 15 seconds').click();
    await expect.poll(() => timeOf(page, 'audio')).toBe(0);
    await button(controls, 'Back 15 seconds').click();
    expect(await timeOf(page, 'audio')).toBe(0);
  });
  await test.step('the speed goes round, and the sound with it', async () => {
    for (const speed of [1.25, 1.5, 2, 0.75, 1]) {
      await button(controls, /^Speed/).click();
      await expect(button(controls, /^Speed/)).toHaveText(`Speed: ${speed}×`);
      expect(await rateOf(page)).toBe(speed);
    }
  });
  await test.step('the keys k, j and l work while the focus is in the player', async () => {
    await button(controls, 'Play').focus();
    await page.keyboard.press('l');
    await expect.poll(() => timeOf(page, 'audio')).toBeCloseTo(15, 1);
    await page.keyboard.press('j');
    await expect.poll(() => timeOf(page, 'audio')).toBe(0);
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(page, 'audio')).toBe(false);
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(page, 'audio')).toBe(true);
  });
  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(1);
  await expect(controls.getByRole('slider')).toHaveAttribute(
    'aria-valuetext',
    /^0:0[1-9] of 0:24$/,
  );
  await button(controls, 'Pause').click();
  expect(await isPaused(page, 'audio')).toBe(true);
  await expect(button(controls, 'Play')).toBeVisible();
});

test('listening goes on where it stopped, at the same speed from place to place and after a reload', async ({
  page,
}) => {
  const controls = await openPlace(page, DEMO.links.hosierLane, 'Hosier Lane');
  await button(controls, /^Speed/).click();
  await button(controls, /^Speed/).click();
  await button(controls, 'Forward 15 seconds').click();
  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(15.5);
  await button(controls, 'Pause').click();
  await page.getByRole('button', { name: /^Next/ }).click();
  await expect(heading(page, 'AC/DC Lane')).toBeVisible();
  const next = player(page, 'Audio', 'AC/DC Lane');
  await expect(next.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:00 of 0:/);
  await expect(next.getByRole('slider', { name: 'Position' })).toBeEnabled();
  await expect(button(next, /^Speed/)).toHaveText('Speed: 1.5×');
  expect(await rateOf(page)).toBe(1.5);
  await page.goBack();
  await expect(heading(page, 'Hosier Lane')).toBeVisible();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThanOrEqual(15);
  await page.reload();
  await expect(button(controls, /^Speed/)).toHaveText('Speed: 1.5×');
  await expect.poll(() => rateOf(page)).toBe(1.5);
});

test('listening goes on where the listener went, not where they came by', async ({ page }) => {
  const start = () => openPlace(page, DEMO.links.hosierLane, 'Hosier Lane');
  let controls = await start();
  await button(controls, 'Forward 15 seconds').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeCloseTo(15, 1);
  controls = await start();
  await expect.poll(() => timeOf(page, 'audio')).toBeCloseTo(15, 1);

  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(16);
  await button(controls, 'Pause').click();
  await button(controls, 'Back 15 seconds').click();
  await button(controls, 'Back 15 seconds').click();
  await expect.poll(() => timeOf(page, 'audio')).toBe(0);
  controls = await start();
  await expect(controls.getByRole('slider')).toHaveAttribute('aria-valuetext', /^0:00 of/);
});

test('at its end it can be played again, from the start', async ({ page, checkAccessibility }) => {
  const controls = await openPlace(page, DEMO.links.hosierLane, 'Hosier Lane');
  await test.step('what was wound to its end starts again at the first press', async () => {
    await button(controls, 'Forward 15 seconds').click();
    await button(controls, 'Forward 15 seconds').click();
    await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(23);
    await button(controls, 'Play').click();
    await expect.poll(() => timeOf(page, 'audio')).toBeLessThan(15);
    await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
    expect(await isPaused(page, 'audio')).toBe(false);
  });
  await windToEnd(page);
  const again = button(controls, 'Play again');
  await expect(again).toBeVisible();
  await expect(button(controls, 'Pause')).toHaveCount(0);
  await checkAccessibility();
  await again.click();
  await expect(button(controls, 'Pause')).toBeVisible();
  await expect.poll(() => timeOf(page, 'audio')).toBeLessThan(15);

  await windToEnd(page);
  await expect(again).toBeVisible();
  await button(controls, 'Back 15 seconds').click();
  await expect(button(controls, 'Play')).toBeVisible();
});

test('of video and audio one stands out, both say what they are, and one plays at a time', async ({
  page,
  checkAccessibility,
}) => {
  const audio = await openPlace(page, DEMO.links.lunaPark, 'Luna Park');
  const video = player(page, 'Video', 'Luna Park');
  await test.step('the controls of the video are in one row and keep clear of the edges', async () => {
    await expect(video).toBeVisible();
    const boxes = await Promise.all(
      ['Play', /^Speed/, 'Full screen'].map((name) => button(video, name).boundingBox()),
    );
    const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
    expect(new Set(middles).size).toBe(1);
    expect((await video.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  });
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await expect(video.getByText('Watch')).toBeVisible();
    await expect(audio.getByText('Listen')).toBeVisible();
    await expect(button(video, 'Forward 15 seconds')).toBeVisible();
    await expect(button(audio, 'Forward 15 seconds')).toHaveCount(0);
    const grounds = await Promise.all(
      [video, audio].map((controls) =>
        button(controls, 'Play').evaluate((it) => getComputedStyle(it).backgroundColor),
      ),
    );
    expect(new Set(grounds).size).toBe(2);
    await checkAccessibility();
  }
  await button(video, 'Play').click();
  await expect.poll(() => timeOf(page, 'video')).toBeGreaterThan(0);
  await button(audio, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
  expect(await isPaused(page, 'video')).toBe(true);
  await expect(button(video, 'Play')).toBeVisible();
});

test('sound that cannot be loaded says so, and can be tried again', async ({
  page,
  pageErrors,
  checkAccessibility,
}) => {
  pageErrors.expect(/net::ERR_FAILED/);
  await page.route('**/*.mp3', (route) => route.abort());
  await page.goto(DEMO.links.hosierLane);
  await expect(page.getByRole('alert')).toContainText('Failed to load audio');
  await checkAccessibility();
  await page.unroute('**/*.mp3');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a player that cannot come leaves the place readable, and is had by trying again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404 \(Not Found\)/);
  await page.route('**/assets/track-player-*.js', (route) => route.fulfill({ status: 404 }), {
    times: 2,
  });
  await page.goto(DEMO.links.hosierLane);
  await expect(page.getByRole('alert')).toHaveText('Failed to load audio');
  await expect(page.getByText('Walk in slowly')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('slider', { name: 'Position' })).toBeEnabled();
});

const CAPTIONS = `WEBVTT

00:00.000 --> 00:03.000
Welcome to <i>Hosier Lane</i>.

00:03.000 --> 00:20.000
The paint here is never dry.
`;

/** Adds captions to every place, for its audio and its video. */
async function addCaptions(page: Page): Promise<void> {
  const uri = 's3://laneway-production/captions.vtt';
  await withoutFirstAnswers(page);
  await page.route(/\/api\/places\b/, async (route) => {
    const response = await route.fetch();
    const { places } = await response.json();
    const captioned = places.map((place: object) => ({
      ...place,
      p_audio_captions: uri,
      p_video_captions: uri,
    }));
    await route.fulfill({ response, json: { places: captioned } });
  });
  await page.route('**/media/laneway-production/captions.vtt', (route) =>
    route.fulfill({ contentType: 'text/vtt', body: CAPTIONS }),
  );
}

test('captions of audio are read along, lead to their moment, and stay on', async ({
  page,
  checkAccessibility,
}) => {
  await addCaptions(page);
  const controls = await openPlace(page, DEMO.links.hosierLane, 'Hosier Lane');
  const captions = page.getByRole('list', { name: 'Captions' });
  await expect(captions).toHaveCount(0);
  await button(controls, 'Captions').click();
  await expect(captions.getByRole('button')).toHaveText([
    'Welcome to Hosier Lane.',
    'The paint here is never dry.',
  ]);
  await captions.getByRole('button', { name: /never dry/ }).click();
  await expect.poll(() => timeOf(page, 'audio')).toBeCloseTo(3, 1);
  await expect(captions.getByRole('button', { name: /never dry/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await checkAccessibility();
  await captions.hover();
  await page.mouse.wheel(0, 40);
  const follow = page.getByRole('button', { name: 'Follow along' });
  await expect(follow).toBeVisible();
  await checkAccessibility();
  await follow.click();
  await expect(follow).toBeHidden();
  await page.reload();
  await expect(captions.getByRole('button')).toHaveCount(2);
  await expect(button(controls, 'Captions')).toHaveAttribute('aria-pressed', 'true');
});

test('captions of a video are shown on it', async ({ page }) => {
  await addCaptions(page);
  await page.goto(DEMO.links.lunaPark);
  const controls = player(page, 'Video', 'Luna Park');
  await button(controls, 'Captions').click();
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const [track] = video.textTracks;
        return [track?.mode, track?.cues?.length];
      }),
    )
    .toEqual(['showing', 2]);
});
