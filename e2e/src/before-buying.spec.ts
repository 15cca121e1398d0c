import { arriveAsCreator, draftOf, openDraft, titleField, unfold } from './author.ts';
import { DEMO } from './demo.ts';
import { button, isPaused, player, timeOf } from './listener.ts';
import { LANES, savedGuide } from './saved-draft.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading, overview } from './visitor.ts';

const { id, title, price } = DEMO.paidGuide;

test('a visitor hears the introduction of a guide and tries a place before buying it', {
  tag: '@journey',
}, async ({ page, checkAccessibility }) => {
  await page.goto(`/guides/${id}`);
  await overview(page).getByRole('list', { name: 'What you get' }).scrollIntoViewIfNeeded();
  const controls = player(page, 'Audio', title);
  await expect(controls).toContainText('Introduction');
  await expect(overview(page).getByRole('button', { name: `Buy for ${price}` })).toBeInViewport();
  await checkInLightAndDark(page, checkAccessibility);
  await button(controls, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
  expect(await isPaused(page, 'audio')).toBe(false);

  await expect(overview(page).getByRole('region', { name: 'Places' })).toContainText(
    'Federation Square',
  );
  await overview(page).getByRole('button', { name: 'Try this place' }).click();
  await expect(overview(page).getByText(/put a hand on the wall/)).toBeVisible();
  const sample = player(page, 'Audio', 'Princes Bridge');
  await expect(sample.getByRole('slider', { name: 'Position' })).toBeEnabled();
  await button(sample, 'Play').click();
  await expect.poll(() => timeOf(page, 'audio')).toBeGreaterThan(0.5);
  await expect(overview(page).getByRole('button', { name: `Buy for ${price}` })).toBeInViewport();
  await checkInLightAndDark(page, checkAccessibility);

  await page.goto(`/guides/${id}/places/${id}02`);
  await expect(overview(page).getByRole('button', { name: `Buy for ${price}` })).toBeVisible();
  await expect(heading(page, 'Federation Square')).toHaveCount(0);
});

test('a creator picks the place that everyone may try', async ({ page, request }) => {
  await arriveAsCreator(page, request);
  await openDraft(page, await draftOf(page, LANES, ['Hosier Lane', 'AC/DC Lane', 'Centre Place']));
  const samples = async () =>
    (await savedGuide(page)).pending_places
      .filter(({ pp_is_sample }: { pp_is_sample: boolean }) => pp_is_sample)
      .map(({ pp_title }: { pp_title: string }) => pp_title);
  await unfold(page, 'Free sample');
  const field = page.getByLabel('Free sample', { exact: true });
  await field.selectOption('AC/DC Lane');
  await expect.poll(samples).toEqual(['AC/DC Lane']);
  await field.selectOption('Hosier Lane');
  await expect.poll(samples).toEqual(['Hosier Lane']);
  await page.reload();
  await expect(titleField(page)).toBeEditable();
  await unfold(page, 'Free sample');
  await expect(field.locator('option:checked')).toHaveText('Hosier Lane');
  await field.selectOption('None');
  await expect.poll(samples).toEqual([]);
});

test('every guide of the demo has an introduction that everyone may hear', {
  tag: '@any-size',
}, async ({ request }) => {
  for (let guideId = 1; guideId <= 9; guideId += 1) {
    const { g_audio } = await (await request.get(`/api/guides/${guideId}`)).json();
    const file = await request.get(g_audio.replace('s3://', '/media/'));
    expect([guideId, file.status(), file.headers()['content-type']]).toEqual([
      guideId,
      200,
      'audio/mpeg',
    ]);
  }
});
