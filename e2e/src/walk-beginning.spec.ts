import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';
import {
  carryPhone,
  expectInReach,
  hearOut,
  openStart,
  pathOf,
  placeAt,
  standAt,
  walkAlong,
  walkPanel,
} from './guided-walk.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';
import { heading, openPlaces, SIDEWAYS } from './visitor.ts';

const GUIDE = DEMO.publicGuide;

/** Opens the start of the walk beside its last place, far from the first. */
async function startAtLastPlace(page: Page) {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, path.length - 1));
  await openPlaces(page);
  const sheet = await openStart(page);
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  const question = page.getByRole('dialog', { name: 'Where do you want to start?' });
  await expect(question).toContainText(
    /Start at place 1, “.+”, [\d.]+\sk?m away, or join at place 7, “.+”, \d+\sm\?/,
  );
  return { path, question };
}

/** Holds a control of the dark screen until it acts. */
async function hold(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).hover();
  await page.mouse.down();
  await expect(page.getByRole('button', { name })).toBeHidden();
  await page.mouse.up();
}

test('someone who joins a walk late is offered the earlier places at its end', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  const { path, question } = await startAtLastPlace(page);
  await checkAccessibility();
  await question.getByRole('button', { name: 'Join at place 7' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 7');
  await walkAlong(page, path.slice(-2));

  await expect(
    walkPanel(page).getByText('6 places left: go on with place 1, or end here.'),
  ).toBeVisible();
  await expectInReach(page, ['Go on with place 1', 'End here', 'All places']);
  await checkAccessibility();
  await page.getByRole('button', { name: 'Go on with place 1' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 1');

  await page.getByRole('button', { name: 'All places' }).click();
  await page.getByRole('button', { name: 'Actions for Degraves Street' }).click();
  await checkAccessibility();
  await page.getByRole('menuitem', { name: 'Make this the next one' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 3');
});

test('someone who comes to a place before the one where they joined is asked whether to play it', async ({
  page,
}) => {
  const { path, question } = await startAtLastPlace(page);
  await question.getByRole('button', { name: 'Join at place 7' }).click();
  await walkAlong(page, path.slice(-2));
  await expect(walkPanel(page).getByText(/^6 places left/)).toBeVisible();
  await walkAlong(page, path.slice(-8).toReversed());
  const unheard = walkPanel(page).getByText(
    'You’re at Royal Arcade, which you haven’t heard. Play it now?',
  );
  await expect(unheard).toBeVisible();
  expect(await page.evaluate(() => window.heard.length)).toBe(1);
  await walkPanel(page).getByRole('button', { name: 'Play Royal Arcade' }).click();
  await expect(unheard).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.heard.length)).toBe(2);
});

test('someone who starts at the first place from afar passes others in silence', async ({
  page,
}) => {
  const { path, question } = await startAtLastPlace(page);
  await question.getByRole('button', { name: 'Start at place 1' }).click();
  await expect(walkPanel(page)).toContainText('Next: place 1');
  await walkAlong(page, [placeAt(path, path.length - 1), ...path.slice(0, 3)]);
  expect(await page.evaluate(() => window.heard.length)).toBe(1);
  await expect(walkPanel(page)).toContainText('Next: place 2');
});

test('on a phone held sideways all of the text to read along is in sight', {
  tag: '@any-size',
}, async ({ page }) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await page.setViewportSize(SIDEWAYS);
  await openPlaces(page);
  await (await openStart(page)).getByRole('button', { name: 'Start walk' }).click();
  await page.getByRole('button', { name: 'I’m at Hosier Lane' }).click();
  const read = walkPanel(page).getByRole('button', { name: 'Read along' });
  await read.click();
  // The text scrolls by itself to follow the audio.
  await expect(page.getByRole('list', { name: 'Captions' })).toBeInViewport({ ratio: 0.98 });
  await expect(read).toBeInViewport({ ratio: 1 });
});

test('audio can be paused while its text is open', { tag: '@any-size' }, async ({ page }) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  await (await openStart(page)).getByRole('button', { name: 'Start walk' }).click();
  await page.getByRole('button', { name: 'I’m at Hosier Lane' }).click();
  await walkPanel(page).getByRole('button', { name: 'Read along' }).click();
  await page.getByRole('list', { name: 'Captions' }).hover();
  await page.mouse.wheel(0, 2_000);
  const pause = walkPanel(page).getByRole('button', { name: 'Pause', exact: true });
  await expect(pause).toBeInViewport({ ratio: 1 });

  await page.setViewportSize(SIDEWAYS);
  await page.getByRole('list', { name: 'Captions' }).hover();
  await page.mouse.wheel(0, 2_000);
  await walkPanel(page).getByRole('button', { name: 'Pause Hosier Lane' }).click();
  const play = walkPanel(page).getByRole('button', { name: 'Play Hosier Lane' });
  await expect(play).toBeInViewport({ ratio: 1 });
});

test('a notice doesn’t hide what was heard last, above its open text', {
  tag: '@any-size',
}, async ({ page }) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  await (await openStart(page)).getByRole('button', { name: 'Start walk' }).click();
  await page.getByRole('button', { name: 'I’m at Hosier Lane' }).click();
  await walkPanel(page).getByRole('button', { name: 'Read along' }).click();
  await expect(page.getByRole('list', { name: 'Captions' })).toBeInViewport();
  await hearOut(page);
  await page.evaluate(() => window.letTimePass(31_000));
  const notice = walkPanel(page).getByText('We’ve lost your position.');
  await expect(notice).toBeVisible();
  const heard = walkPanel(page).getByText('Heard: place 1');
  const [above, below] = [await boxOf(notice), await boxOf(heard)];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('audio can be paused and resumed on the dark screen, which comes only by its button', async ({
  page,
  checkAccessibility,
}) => {
  const path = await pathOf(page, GUIDE.id);
  await carryPhone(page);
  await standAt(page, placeAt(path, 0));
  await openPlaces(page);
  const sheet = await openStart(page);
  await sheet.getByRole('combobox', { name: /^Go dark when/ }).selectOption('Never');
  await sheet.getByRole('button', { name: 'Start walk' }).click();
  await page.getByRole('button', { name: 'I’m at Hosier Lane' }).click();
  await expect(walkPanel(page).getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Darken screen' }).click();
  await checkAccessibility();
  await hold(page, 'Hold to pause Hosier Lane');
  await hold(page, 'Hold to play Hosier Lane');
  await expect(page.getByRole('button', { name: /^Wake the screen/ })).toBeVisible();
  await hold(page, 'Hold to pause Hosier Lane');
  await page.getByRole('button', { name: 'Hold to play Hosier Lane' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Hold to pause Hosier Lane' })).toBeVisible();
  await hearOut(page);
  await page.getByRole('button', { name: /^Wake the screen/ }).press('Enter');
  await expect(walkPanel(page)).toContainText('Next: place 2');
  await page.getByRole('button', { name: 'End walk' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End walk' }).click();
  await expect(heading(page, 'Walk ended')).toBeVisible();
});
