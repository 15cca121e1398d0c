import type { Locator, Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import {
  arriveAsCreator,
  description,
  draftOf,
  isPhone,
  newCreator,
  openDraft,
  openPlaces,
  placeList,
  save,
  saveState,
  titleField,
  unfold,
} from './author.ts';
import { openDashboard, row } from './dashboard.ts';
import { longRecording, slowDown } from './slow-upload.ts';
import { expect, test } from './test.ts';

const LANES = { pg_title: 'Lanes', pg_description: 'Neon.' };

const keptWork = (page: Page): Locator =>
  page.getByRole('region', { name: 'Changes kept on this device' });

/** The guide as the server has it, by the address it is open at. */
async function savedGuide(page: Page, address = page.url()) {
  const id = /guide=pending-(\d+)/.exec(address)?.[1];
  return await (await page.request.get(`/api/pending_guides/${id}?include_places=true`)).json();
}

async function saveGuide(page: Page): Promise<void> {
  await save(page).click();
  await expect(page.getByText('Guide saved successfully!')).toBeVisible();
  await button(page, 'Dismiss').click();
}

/** Keeps the saves of a page from reaching the server until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/pending_guides/**', async (route) => {
    if (route.request().method() !== 'GET') await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the device has stored a text, which it does within a second. */
async function expectKept(page: Page, text: string): Promise<void> {
  const isKept = (wanted: string) =>
    Object.entries(localStorage).some(
      ([key, value]) => key.startsWith('laneway.kept-work') && value.includes(wanted),
    );
  await expect.poll(() => page.evaluate(isKept, text)).toBe(true);
}

/**
 * The other place where the guide is open: tabs of one browser notify each other, and another
 * device is notified by the server.
 */
const ELSEWHERE = ['in another tab', 'on another device'] as const;

for (const where of ELSEWHERE) {
  test(`of what is changed ${where}, different fields are merged and the same field is chosen from`, async ({
    page,
    context,
    browser,
    baseURL,
    request,
    pageErrors,
  }) => {
    const isDevice = where === 'on another device';
    const person = await arriveAsCreator(page, request);
    const address = await draftOf(page, LANES);
    await openDraft(page, address);
    const options = { ...(baseURL !== undefined && { baseURL }), viewport: page.viewportSize() };
    const home = isDevice ? await browser.newContext(options) : context;
    const other = await home.newPage();
    if (isDevice) await arriveAs(other, person);
    await openDraft(other, address);

    await test.step('different fields', async () => {
      await titleField(page).fill('Lanes at night');
      await expect(saveState(page, /^Saved/)).toBeVisible();
      await description(other).fill('Neon, and what it hides.');
      await saveGuide(other);
      await expect(titleField(other)).toHaveValue('Lanes at night');
      await expect(description(other)).toHaveValue('Neon, and what it hides.');
      expect(await savedGuide(page)).toMatchObject({
        pg_title: 'Lanes at night',
        pg_description: 'Neon, and what it hides.',
      });
    });

    await test.step('the same field', async () => {
      // The other device has saved since, which the refusal shows.
      if (isDevice) pageErrors.expect(/409/);
      const releaseSave = await holdSaves(other);
      const sent = other.waitForRequest((request) => request.method() === 'PUT');
      await titleField(other).fill('Lanes by neon');
      await sent;
      await titleField(page).fill('Lanes after dark');
      await saveGuide(page);
      await expect(description(page)).toHaveValue('Neon, and what it hides.');
      releaseSave();
      const choice = other.getByRole('region', { name: 'Changes to choose from' });
      await expect(choice).toContainText('Nothing’s lost. Choose what to keep.');
      await expect(choice.getByRole('radio', { name: 'Keep mine' })).toHaveAccessibleDescription(
        'Lanes by neon',
      );
      await expect(
        choice.getByRole('radio', { name: 'Use the other version' }),
      ).toHaveAccessibleDescription('Lanes after dark');
      await expect(titleField(other)).toHaveValue('Lanes by neon');
      expect((await savedGuide(page)).pg_title).toBe('Lanes after dark');

      await choice.getByRole('radio', { name: 'Keep mine' }).click();
      await choice.getByRole('button', { name: 'Use this version' }).click();
      await expect(choice).toHaveCount(0);
      await saveGuide(other);
      expect(await savedGuide(page)).toMatchObject({
        pg_title: 'Lanes by neon',
        pg_description: 'Neon, and what it hides.',
      });
    });
    if (isDevice) await home.close();
  });
}

test('what was typed before a tab was closed is offered back, and restored as a whole', async ({
  page,
  context,
  request,
}) => {
  const closed = await context.newPage();
  await arriveAs(closed, await newCreator(request));
  const address = await draftOf(closed, LANES);
  await openDraft(closed, address);
  await context.setOffline(true);
  await titleField(closed).fill('Lanes at night');
  await description(closed).fill('Neon, and what it hides.');
  await expectKept(closed, 'Neon, and what it hides.');
  await closed.close();
  await context.setOffline(false);

  await openDraft(page, address);
  await expect(keptWork(page)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Lanes');
  await keptWork(page).getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Your changes are back')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Lanes at night');
  await expect(description(page)).toHaveValue('Neon, and what it hides.');
  await expect(keptWork(page)).toHaveCount(0);

  await save(page).click();
  await expect(page.getByText('Guide saved successfully!')).toBeVisible();
  expect(await savedGuide(page)).toMatchObject({
    pg_title: 'Lanes at night',
    pg_description: 'Neon, and what it hides.',
  });
  await page.reload();
  await expect(titleField(page)).toHaveValue('Lanes at night');
  await expect(keptWork(page)).toHaveCount(0);
});

test('a new guide that was never saved comes back by itself', async ({
  page,
  context,
  request,
}) => {
  const closed = await context.newPage();
  await arriveAs(closed, await newCreator(request));
  await openDashboard(closed);
  await button(closed, '+ Create New Guide').click();
  await expect(titleField(closed)).toBeEditable();
  await context.setOffline(true);
  await titleField(closed).fill('Half a thought');
  await description(closed).fill('The other half comes later.');
  await expectKept(closed, 'The other half comes later.');
  await closed.close();
  await context.setOffline(false);

  await openDashboard(page);
  await expect(row(page, 'Half a thought')).toContainText('Not saved yet');
  await button(page, 'Half a thought').click();
  await expect(titleField(page)).toHaveValue('Half a thought');
  await expect(description(page)).toHaveValue('The other half comes later.');
  await expect(keptWork(page)).toHaveCount(0);
  await saveGuide(page);
  expect((await savedGuide(page)).pg_title).toBe('Half a thought');
});

test('one Back leaves a new guide while its first save gives it an address', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  const waysBack = [
    ['Left by the app', () => button(page, 'Back to your guides').click()],
    ['Left by the browser', () => page.goBack()],
  ] as const;
  for (const [title, goBack] of waysBack) {
    await openDashboard(page);
    await button(page, '+ Create New Guide').click();
    await titleField(page).fill(title);
    await goBack();
    await expect(row(page, title)).toBeVisible();
  }
});

test('the first save in the middle of a sentence takes neither the caret nor a letter', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDashboard(page);
  await button(page, '+ Create New Guide').click();
  const releaseSave = await holdSaves(page);
  const sent = page.waitForRequest((each) => each.method() === 'POST');
  await titleField(page).fill('Lanes');
  const text = description(page);
  await text.pressSequentially('Neon hides');
  for (const _letter of 'hides') await text.press('ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(saveState(page, 'Saving...')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ pg_description: 'Neon hides' });
  await page.keyboard.type('and what it ');
  releaseSave();
  await expect(page).toHaveURL(/guide=pending-\d+$/);
  await page.keyboard.type('really ');

  const before = 'Neon and what it really ';
  await expect(text).toHaveValue(`${before}hides`);
  await expect(text).toBeFocused();
  await expect(text).toHaveJSProperty('selectionStart', before.length);
  await expect(text).toHaveJSProperty('selectionEnd', before.length);
  await expect.poll(async () => (await savedGuide(page)).pg_description).toBe(`${before}hides`);
  await expect(saveState(page, /^Saved/)).toBeVisible();
  await expect(text).toBeFocused();
});

test('what is typed is on other devices seconds later, and between a guide and its places nobody asks', {
  tag: '@journey',
}, async ({ page, request, browser, baseURL }) => {
  const person = await arriveAsCreator(page, request);
  const address = await draftOf(page, LANES, ['Hosier Lane', 'Banana Alley']);
  await openDraft(page, address);
  await titleField(page).fill('Lanes at night');
  await expect(saveState(page, /^Saved/)).toBeVisible();

  const device = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await device.newPage();
  await arriveAs(other, person);
  await openDraft(other, address);
  await expect(titleField(other)).toHaveValue('Lanes at night');
  await device.close();

  for (const [number, title] of ['Hosier Lane', 'Banana Alley'].entries()) {
    await openPlaces(page);
    await placeList(page)
      .getByRole('button', { name: new RegExp(`^${number + 1} ${title}`) })
      .click();
    await expect(titleField(page)).toHaveValue(title);
    await titleField(page).fill(`${title} at night`);
  }
  if (isPhone(page)) await button(page, 'Back to the guide').click();
  await button(page, 'Back to your guides').click();
  await expect(row(page, 'Lanes at night')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const { pending_places } = await savedGuide(page, address);
  expect(pending_places).toMatchObject([
    { pp_title: 'Hosier Lane at night' },
    { pp_title: 'Banana Alley at night' },
  ]);
});

test('what is saved without a connection is sent by itself once there is one', async ({
  page,
  context,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await context.setOffline(true);
  await titleField(page).fill('Lanes at night');
  await save(page).click();
  await expect(
    saveState(page, 'You’re offline. Keep going, we’ll save when you’re back.'),
  ).toBeVisible();
  await titleField(page).fill('Lanes by night');

  await context.setOffline(false);
  await expect(page.getByText('Guide saved successfully!')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Lanes by night');
  await expect.poll(async () => (await savedGuide(page)).pg_title).toBe('Lanes by night');
});

async function placesWithAudio(page: Page): Promise<readonly string[]> {
  const { pending_places } = await savedGuide(page);
  const places: readonly { pp_title: string; pp_audio: string }[] = pending_places;
  return places
    .filter(({ pp_audio }) => pp_audio.startsWith('s3:'))
    .map(({ pp_title }) => pp_title);
}

test('a place can be left while its file is being sent, and the file arrives there', async ({
  page,
  request,
}, testInfo) => {
  await arriveAsCreator(page, request);
  const recording = await longRecording(testInfo, 'footsteps.wav');
  await openDraft(page, await draftOf(page, LANES, ['Hosier Lane', 'Banana Alley']));
  await openPlaces(page);
  await placeList(page)
    .getByRole('button', { name: /^1 Hosier Lane/ })
    .click();
  await unfold(page, 'Audio');
  const changePace = await slowDown(page);
  const audio = page.getByRole('group', { name: 'Audio', exact: true });
  await audio.locator('input[type=file]').first().setInputFiles(recording.path);
  await expect
    .poll(async () => Number(await audio.getByRole('progressbar').getAttribute('value')))
    .toBeGreaterThanOrEqual(40);
  await changePace('almost stopped');

  await openPlaces(page);
  await placeList(page)
    .getByRole('button', { name: /^2 Banana Alley/ })
    .click();
  await expect(titleField(page)).toHaveValue('Banana Alley');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await placesWithAudio(page)).toEqual([]);

  await changePace('unlimited');
  await expect.poll(() => placesWithAudio(page)).toEqual(['Hosier Lane']);
  await openPlaces(page);
  await placeList(page)
    .getByRole('button', { name: /^1 Hosier Lane/ })
    .click();
  await unfold(page, 'Audio');
  await expect(button(page, 'Remove Audio')).toBeVisible();
});
