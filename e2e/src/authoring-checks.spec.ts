import type { Locator, Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import {
  arriveAsCreator,
  description,
  draftOf,
  openDraft,
  POSTER,
  placeList,
  save,
  saveState,
} from './author.ts';
import { countRedrawn, startCounting, watchRedrawing } from './redrawn-parts.ts';
import { LANES, openAsText, savedGuide, savedPlaces, text } from './saved-draft.ts';
import { expect, test } from './test.ts';

const TITLES = ['Hosier Lane', 'Banana Alley', 'AC/DC Lane'] as const;

const placeRow = (page: Page, title: string): Locator =>
  placeList(page).getByRole('button', { name: new RegExp(`^\\d ${title}`) });

test('ten saves on a slow line while places change their order don’t conflict', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES, TITLES));
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  for (let times = 1; times <= 10; times += 1) {
    await description(page).fill(`Neon, told ${times} times.`);
    await page.keyboard.press('Control+s');
    await placeRow(page, 'Hosier Lane').press(times % 3 === 0 ? 'Alt+ArrowUp' : 'Alt+ArrowDown');
  }
  await expect(saveState(page, /^Saved/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes to choose from' })).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await expect
    .poll(async () => (await savedGuide(page)).pg_description)
    .toBe('Neon, told 10 times.');
  const shown = await placeList(page)
    .locator('[data-place-row]')
    .evaluateAll((rows) => rows.map((row) => row.textContent?.replace(/^\d /, '')));
  await expect.poll(() => savedPlaces(page, 'pp_title')).toEqual(shown);
});

test('a path text that can’t be read is saved as typed, and its fault is named after a reload', async ({
  page,
  request,
}) => {
  const broken = '(-37.81,144.96),(-37.82';
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await openAsText(page);
  await text(page, 'Path').fill(broken);
  await save(page).click();
  await expect(page.getByText('Guide saved successfully!')).toBeVisible();
  expect((await savedGuide(page)).pg_path).toBe(broken);

  await page.reload();
  await expect(text(page, 'Path')).toHaveValue(broken);
  await expect(text(page, 'Path')).toHaveAccessibleDescription(/Shape 1: /);
  await expect(text(page, 'Path')).toHaveAttribute('aria-invalid', 'true');
});

test('a guide without a cover and places can’t be submitted and lists both; with them it goes', async ({
  page,
  request,
}) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES));
  await button(page, 'Submit').click();
  const dialog = page.getByRole('dialog', { name: 'Submit Lanes?' });
  const submit = dialog.getByRole('button', { name: 'Submit' });
  const needed = dialog.getByRole('region', { name: 'Needed' }).getByRole('listitem');
  await expect(needed).toHaveText([/A cover image/, /At least one place/]);
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await submit.click({ force: true });
  expect((await savedGuide(page)).pg_pending_status).toBe('draft');

  const id = (await savedGuide(page)).pg_id;
  const added = await page.request.post(`/api/pending_guides/${id}/places/`, {
    data: { pp_title: 'Hosier Lane', pp_location: '-37.8166,144.969' },
  });
  expect(added.status()).toBe(201);
  await page.reload();
  await expect(page.getByText('To submit, add a cover image.')).toBeVisible();
  await button(page, 'Submit').click();
  await dialog.getByRole('button', { name: 'Add: A cover image' }).click();
  await expect(dialog).toHaveCount(0);
  const cover = page.getByRole('group', { name: 'Cover image' });
  await expect(cover.locator(':focus')).toBeInViewport();
  await cover.locator('input[type=file]').first().setInputFiles(POSTER);
  await button(page, 'Use this crop').click();
  await expect(page.getByRole('meter', { name: 'Complete' })).toHaveAttribute(
    'aria-valuenow',
    '80',
  );

  await expect(page.getByText(/^To submit, add/)).toHaveCount(0);
  await button(page, 'Submit').click();
  await expect(dialog.getByRole('heading', { name: 'Needed' })).toHaveCount(0);
  await expect(dialog.getByRole('heading', { name: 'Worth a look' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: /has no text/i })).toBeVisible();
  await submit.click();
  await expect(page.getByText('Status updated to submitted')).toBeVisible();
  expect((await savedGuide(page)).pg_pending_status).toBe('submitted');
});

test('typing redraws its field, and nothing of the places, the header or the map', async ({
  page,
  request,
}) => {
  await watchRedrawing(page);
  await arriveAsCreator(page, request);
  const places = Array.from({ length: 20 }, (_, index) => `Place ${index + 1}`);
  await openDraft(page, await draftOf(page, { pg_title: 'The long walk' }, places));
  // The map is drawn once its code has loaded.
  await expect(page.getByRole('toolbar', { name: 'Map tools' })).toBeVisible();
  await expect(page.locator('form .leaflet-container')).toBeVisible();
  // The first letter makes the guide one with unsaved changes, which the header shows.
  await description(page).pressSequentially('U');
  await expect(saveState(page, 'We’ll save this in a moment')).toBeVisible();
  await startCounting(page);
  await description(page).pressSequentially('nder the bridge');
  await expect(page.getByText('Under the bridge', { exact: false }).last()).toBeVisible();
  expect(await countRedrawn(page, 'form')).toBeGreaterThan(0);
  for (const part of ['nav', 'header', '[role=toolbar]', '.leaflet-container']) {
    expect(await countRedrawn(page, part), part).toBe(0);
  }
});
