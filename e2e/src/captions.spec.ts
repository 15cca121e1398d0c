import path from 'node:path';
import type { Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { arriveAsCreator, draftOf, openDraft, unfold } from './author.ts';
import { ROOT } from './laneway-process.ts';
import { LANES, savedGuide } from './saved-draft.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';

const NARRATION = path.join(ROOT, 'server/demo/media/city-of-trams/cover.mp3');
const SAID =
  'Trams <still> rule this city, as ever. Hop on & look out of the window with me. Melbourne passes by on both sides.';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Make captions from text' });
const lines = (page: Page) =>
  dialog(page).getByRole('list', { name: 'Lines' }).getByRole('listitem');

async function openMaker(page: Page): Promise<void> {
  await unfold(page, 'Audio');
  await button(page, 'Make from text').click();
}

test('a creator makes captions from a text, by listening and tapping', {
  tag: '@journey',
}, async ({ page, request, checkAccessibility }) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await unfold(page, 'Audio');
  await page.getByLabel('Choose audio').and(page.locator('input')).setInputFiles(NARRATION);
  await openMaker(page);
  await dialog(page).getByLabel('What’s said').fill(SAID);
  await checkInLightAndDark(page, checkAccessibility);
  await button(page, 'Split into lines').click();
  await expect(lines(page)).toHaveCount(3);

  await button(page, 'Play and tap').click();
  await expect(button(page, 'Tap at each line')).toBeVisible();
  await page.keyboard.press(' ');
  await expect(dialog(page).getByText(/^Line 1 starts at 0:0\d\.\d$/)).toBeAttached();
  await dialog(page).getByRole('button', { name: 'Pause' }).click();
  await checkInLightAndDark(page, checkAccessibility);
  await dialog(page).getByRole('textbox', { name: 'Line 3' }).fill('Melbourne rolls by.');

  // The work is still there after a reload in the middle of it.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(async () => (await savedGuide(page)).pg_audio).toMatch(/^s3:/);
  await page.reload();
  await openMaker(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Line 3' })).toHaveValue(
    'Melbourne rolls by.',
  );

  await button(page, 'Save captions').click();
  await expect(page.getByText(/^captions\.vtt/).first()).toBeVisible();
  await expect(button(page, 'Remove Captions for the audio')).toBeVisible();
  await expect.poll(async () => (await savedGuide(page)).pg_audio_captions).toMatch(/^s3:/);
  const { pg_audio_captions } = await savedGuide(page);
  const file = await page.request.get(pg_audio_captions.replace('s3://', '/media/'));
  const text = await file.text();
  expect(text).toMatch(/^WEBVTT\n\n00:00:0\d\.\d{3} --> /);
  expect(text).toContain('\nTrams &lt;still&gt; rule this city, as ever.\n');
  expect(text).toContain('\nMelbourne rolls by.\n');
});
