import type { Locator, Page } from '@playwright/test';
import { button } from './accounts-person.ts';
import { POSTER } from './author.ts';
import { openDashboard } from './dashboard.ts';
import { DEMO } from './demo.ts';
import { expect } from './test.ts';
import { map } from './visitor.ts';

/** The elements that someone sees who captures places on foot, by their accessible names. */
export const walkScreen = (page: Page): Locator => page.getByRole('dialog', { name: /^Walk/ });

export const keptSpots = (page: Page): Locator =>
  page.getByRole('list', { name: 'Spots of this walk' }).getByRole('listitem');

export const spotSheet = (page: Page, number: number): Locator =>
  page.getByRole('region', { name: `Place ${number}`, exact: true });

export const spotTitle = (page: Page): Locator => walkScreen(page).getByLabel('Title');

export const addThisSpot = (page: Page): Locator => button(page, 'Add this spot');

const { latitude: LATITUDE, longitude: LONGITUDE } = DEMO.visitor;
const METRES_PER_DEGREE = 111_195;

export type Standing = { readonly metresNorth: number; readonly accuracy: number };

/** Sets the position of the phone. */
export async function standAt(page: Page, { metresNorth, accuracy }: Standing): Promise<void> {
  const latitude = LATITUDE + metresNorth / METRES_PER_DEGREE;
  await page.context().setGeolocation({ latitude, longitude: LONGITUDE, accuracy });
}

/** In the server's format. */
export function locationAt(metresNorth: number): string {
  return `${Number((LATITUDE + metresNorth / METRES_PER_DEGREE).toFixed(6))},${LONGITUDE}`;
}

/** Allows the page to use the location, from now on. */
export async function allowLocation(page: Page): Promise<void> {
  await page.context().grantPermissions(['geolocation', 'microphone']);
  await standAt(page, { metresNorth: 0, accuracy: 30 });
}

/** Starts a walk that begins a new guide. */
export async function startWalk(page: Page): Promise<void> {
  await allowLocation(page);
  await openDashboard(page);
  await button(page, 'Walk it with your phone').click();
  await expect(addThisSpot(page)).toBeVisible();
  await expectGround(page);
}

/** Expects that the map has loaded everything that it needs offline. */
export async function expectGround(page: Page): Promise<void> {
  await expect(walkScreen(page).locator('.leaflet-tile-loaded').first()).toBeVisible();
}

/** Adds a spot at the phone's position; its sheet opens. */
export async function addSpot(page: Page, standing: Standing): Promise<void> {
  await addThisSpot(page).click();
  await standAt(page, standing);
  // Each fix is better than those before it, so this is the newest.
  await expect(
    page.getByText(`Finding you… ±${standing.accuracy} m. Hold still for a better spot.`),
  ).toBeVisible();
  await button(page, 'Use it now').click();
}

export async function addPhoto(page: Page, number: number): Promise<void> {
  const sheet = spotSheet(page, number);
  await sheet.getByLabel('Photo').and(page.locator('input')).setInputFiles(POSTER);
  await expect(sheet.getByRole('img', { name: 'The spot, as you took it' })).toBeVisible();
}

/** Records the browser's simulated microphone, which beeps. */
export async function addVoice(page: Page, number: number): Promise<void> {
  await spotSheet(page, number).getByRole('button', { name: 'Voice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record audio' });
  await dialog.getByRole('button', { name: 'Start recording' }).click();
  await expect(dialog.getByRole('timer')).toHaveText(/0:0[1-9]/);
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await dialog.getByRole('button', { name: 'Use recording' }).click();
  await expect(spotSheet(page, number)).toContainText(/Voice 0:0\d/);
}

export async function keepSpot(page: Page): Promise<void> {
  await button(page, 'Save spot').click();
  await expect(addThisSpot(page)).toBeVisible();
}

/** Adds a spot with only a title, and saves it. */
export async function keepNamedSpot(page: Page, title: string, standing: Standing): Promise<void> {
  await addSpot(page, standing);
  await spotTitle(page).fill(title);
  await keepSpot(page);
}

/** Drags the map under the crosshair, by pixels. */
export async function dragMap(page: Page, right: number, down: number): Promise<void> {
  const box = await walkScreen(page).locator(map(page)).boundingBox();
  if (box === null) throw new Error('The map is not on the screen.');
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + right / 2, y + down / 2);
  await page.mouse.move(x + right, y + down);
  await page.mouse.up();
}

export type SentPlace = {
  readonly pp_title: string;
  readonly pp_location: string;
  readonly pp_image: string;
  readonly pp_audio: string;
};

export type SentGuide = {
  readonly pg_path: string;
  readonly pending_places: readonly SentPlace[];
};

/** The guides of the person who is logged in, as the server has them. */
export async function sentGuides(page: Page): Promise<readonly SentGuide[]> {
  const guides: readonly { pg_id: number }[] = await (
    await page.request.get('/api/user/authored_guides')
  ).json();
  return await Promise.all(
    guides.map(async ({ pg_id }) => {
      const reply = await page.request.get(`/api/pending_guides/${pg_id}?include_places=true`);
      return await reply.json();
    }),
  );
}

/** The titles of the places of every guide. */
export async function sentTitles(page: Page): Promise<readonly string[]> {
  const guides = await sentGuides(page);
  return guides.flatMap(({ pending_places }) => pending_places.map(({ pp_title }) => pp_title));
}
