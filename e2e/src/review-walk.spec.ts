import type { Page } from '@playwright/test';
import { arriveAs, button } from './accounts-person.ts';
import { arriveAsCreator, draftOf } from './author.ts';
import { checkAccessibilityOf } from './axe.ts';
import { DEMO } from './demo.ts';
import { carryPhone, type Spot, standAt, startSheet, walkAlong, walkPanel } from './guided-walk.ts';
import { anImage } from './published-guide.ts';
import { checkInLightAndDark } from './screen-checks.ts';
import { expect, test } from './test.ts';
import { heading } from './visitor.ts';

const at = (longitude: number): Spot => ({ latitude: -37.8, longitude });
const [START, END] = [at(144.96), at(144.9635)];
const PLACES = [
  { title: 'First arch', spot: at(144.961) },
  { title: 'Second arch', spot: at(144.9625) },
];

const textOf = ({ latitude, longitude }: Spot) => `${latitude},${longitude}`;

/** The audio of places that everyone may hear, as addresses. */
async function someAudio(page: Page): Promise<readonly string[]> {
  const reply = await page.request.get(`/api/places?guide_id=${DEMO.publicGuide.id}`);
  const { places }: { places: { p_audio: string }[] } = await reply.json();
  return places
    .filter(({ p_audio }) => p_audio?.endsWith('.mp3'))
    .map(
      ({ p_audio }) => new URL(p_audio.replace('s3://', '/media/'), process.env.LANEWAY_URL).href,
    );
}

/** A guide for sale that waits for its review, by a creator who is logged in on this page. */
async function submitWalk(page: Page): Promise<string> {
  await arriveAsCreator(page, page.request);
  const address = await draftOf(page, {
    pg_title: 'Two arches',
    pg_description: 'Start under the viaduct.',
    ...{ pg_image: await anImage(page), pg_path: `(${textOf(START)}),(${textOf(END)})` },
  });
  const id = address.slice(address.lastIndexOf('-') + 1);
  const audio = await someAudio(page);
  for (const [index, { title, spot }] of PLACES.entries()) {
    const data = { pp_title: title, pp_location: textOf(spot), pp_audio: audio[index] };
    const added = await page.request.post(`/api/pending_guides/${id}/places/`, { data });
    expect(added.status()).toBe(201);
  }
  const submitted = await page.request.post(`/api/pending_guides/${id}/change_status`, {
    data: { new_status: 'submitted' },
    timeout: 60_000,
  });
  expect(submitted.status()).toBe(200);
  return id;
}

test('a reviewer walks what was submitted, and nothing of that is kept', {
  tag: '@any-size',
}, async ({ page, browser, hasTouch }) => {
  const id = await submitWalk(page);
  const viewport = page.viewportSize();
  const admin = await (await browser.newContext({ viewport, hasTouch })).newPage();
  await arriveAs(admin, DEMO.admin);
  await carryPhone(admin);
  await standAt(admin, START);
  await admin.goto(`/?dashboard=guides&guide=pending-${id}&view=review`);
  await button(admin, 'More actions for this guide').click();
  await admin.getByRole('menuitem', { name: 'View as a visitor' }).click();
  await admin.getByRole('button', { name: /^(Buy|Get it|Open)/ }).click();
  await button(admin, 'Start walk').click();
  await expect(startSheet(admin)).toContainText('Drafts can’t be saved.');
  await expect(startSheet(admin)).toContainText('Found you, within 6 m.');
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
  await startSheet(admin).getByRole('button', { name: 'Start walk' }).click();
  await expect(walkPanel(admin)).toContainText('Next: place 1');
  await expect(walkPanel(admin)).toContainText('First arch');
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
  await button(admin, 'Darken screen').click();
  const dark = admin.getByRole('button', { name: /^Wake the screen/ });
  await expect.poll(() => dark.boundingBox()).toEqual({ x: 0, y: 0, ...viewport });
  await dark.press('Enter');
  await walkAlong(admin, [START, END]);
  await expect(heading(admin, 'That’s the walk')).toBeVisible();
  await expect(admin.getByText('You heard all 2 places.')).toBeVisible();
  await checkInLightAndDark(admin, checkAccessibilityOf(admin));
  expect(await admin.evaluate(() => window.heard.length)).toBe(2);
  const kept = await admin.evaluate(() => Object.keys({ ...localStorage }));
  expect(kept.filter((key) => /walks|visit|track/.test(key))).toEqual([]);
});
