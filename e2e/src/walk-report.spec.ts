import type { Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { arriveAsCreator, draftOf, isPhone, startSubmitting } from './author.ts';
import { checkAccessibilityOf } from './axe.ts';
import { DEMO } from './demo.ts';
import { anImage } from './published-guide.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { boxOf } from './touch.ts';

const SUMMARY = /^(All|[\d,]+ of) 1,000 walkers hear every place in time\.$/;

/** A short walk past two places; one of them is off its path, so that hardly anyone hears it. */
async function draftToWalk(page: Page): Promise<string> {
  await arriveAsCreator(page, page.request);
  const address = await draftOf(page, {
    pg_title: 'Two arches',
    pg_description: 'Start under the viaduct.',
    ...{ pg_image: await anImage(page), pg_path: '(-37.8,144.960),(-37.8,144.9625)' },
  });
  const id = address.slice(address.lastIndexOf('-') + 1);
  for (const [pp_title, lng] of [
    ['First arch', 144.9607],
    ['Second arch', 144.9617],
  ] as const) {
    await page.request.post(`/api/pending_guides/${id}/places/`, {
      data: { pp_title, pp_location: `-37.8,${lng}`, pp_audio: 'https://media.example/arch.mp3' },
    });
  }
  return id;
}

const triggerAt = (lat: number) =>
  JSON.stringify({
    ...{ v: 1, zone: { kind: 'circle', centre: { lat, lng: 144.9617 }, radius: 25 } },
    ...{ direction: null, once: true, priority: 0, dwell: 0, start: 'auto', kind: 'stop' },
  });

async function moveSecond(page: Page, id: string, lat: number): Promise<void> {
  const guide = await page.request.get(`/api/pending_guides/${id}?include_places=true`);
  const { pending_places } = await guide.json();
  const moved = await page.request.put(`/api/pending_places/${pending_places[1].pp_id}`, {
    data: { pp_trigger: triggerAt(lat) },
  });
  expect(moved.status()).toBe(200);
}

test('a walk that people don’t hear can’t be submitted, and its report is for both sides', {
  tag: '@any-size',
}, async ({ page, browser }) => {
  const id = await draftToWalk(page);
  await moveSecond(page, id, -37.7985);
  await page.goto(`/?dashboard=guides&guide=pending-${id}`);
  await startSubmitting(page);
  const dialog = page.getByRole('dialog');
  const fix = dialog.getByRole('button', { name: /^Fix: “2\. Second arch” only started in time/ });
  await expect(fix).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await fix.click();
  await expect(page).toHaveURL(/view=walk/);

  await moveSecond(page, id, -37.8);
  const submitted = await page.request.post(`/api/pending_guides/${id}/change_status`, {
    data: { new_status: 'submitted' },
    timeout: 60_000,
  });
  expect(submitted.status()).toBe(200);
  await page.goto(`/?dashboard=guides&guide=pending-${id}`);
  await button(page, 'Walk report').click();
  await expect(dialog.getByText(SUMMARY)).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByRole('list', { name: 'Places' })).toContainText('1. First arch');
  // The label of the fourth figure takes more lines.
  const figures = dialog.getByRole('definition');
  expect((await boxOf(figures.nth(3))).y).toBe((await boxOf(figures.nth(2))).y);
  await checkInLightAndDark(page, checkAccessibilityOf(page));

  const admin = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await arriveAs(admin, DEMO.admin);
  await admin.goto(`/?dashboard=guides&guide=pending-${id}&view=review`);
  if (isPhone(admin)) await button(admin, 'All items').click();
  await admin.getByRole('button', { name: /^Walk(?! it)/ }).click();
  await expect(admin.getByText(SUMMARY)).toBeVisible({ timeout: 60_000 });
  await expect(admin.getByRole('list', { name: 'Places' })).toContainText('2. Second arch');
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
});
