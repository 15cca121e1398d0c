import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { arriveAsCreator } from './author.ts';
import type { Spot } from './guided-walk.ts';
import { ROOT } from './laneway-process.ts';
import { anImage, FAR_AWAY, publishDraft } from './published-guide.ts';
import { expect } from './test.ts';

/** The audio of the walk: stories of the demo, from the folders of two guides. */
const STORIES = {
  'gold-rush-grandeur': [
    ...['old-melbourne-gaol', 'old-treasury', 'parliament-house', 'princess-theatre'],
    ...['royal-exhibition-building', 'state-library', 'windsor-hotel'],
  ],
  'gardens-gums-and-the-shrine': [
    ...['fern-gully', 'guilfoyles-volcano', 'observatory-gate', 'ornamental-lake', 'the-shrine'],
  ],
};
const FILES = Object.entries(STORIES).flatMap(([folder, names]) =>
  names.map((name) => path.join(ROOT, 'server/demo/media', folder, `${name}.mp3`)),
);

export const LONG_WALK = { title: 'Twelve doors', places: FILES.length };

/** East along a street, with a stop every 65 m. */
const LATITUDE = -37.82;
const eastOf = (metres: number): Spot => ({
  latitude: LATITUDE,
  longitude: 144.95 + metres / (111_195 * Math.cos((LATITUDE * Math.PI) / 180)),
});
const APART = 65;
export const LONG_WALK_PATH = [eastOf(-60), eastOf(FILES.length * APART)];

const textOf = ({ latitude, longitude }: Spot) => `${latitude},${longitude}`;

/** Publishes the walk by a creator who is logged in on this page from then on; returns its id. */
export async function publishLongWalk(page: Page, admin: APIRequestContext): Promise<number> {
  await arriveAsCreator(page, page.request);
  const created = await page.request.post('/api/pending_guides/', {
    data: {
      pg_title: LONG_WALK.title,
      pg_description: 'Knock.',
      pg_image: await anImage(page),
      pg_location: FAR_AWAY,
      pg_path: LONG_WALK_PATH.map((spot) => `(${textOf(spot)})`).join(','),
    },
  });
  const { pg_id } = await created.json();
  for (const [index, file] of FILES.entries()) {
    const data = {
      pp_title: `Door ${index + 1}`,
      pp_location: textOf(eastOf(index * APART)),
      pp_audio: await upload(page.request, file),
    };
    const added = await page.request.post(`/api/pending_guides/${pg_id}/places/`, { data });
    expect(added.status()).toBe(201);
  }
  return publishDraft(page.request, admin, pg_id);
}

/** Uploads a file as the app does, by tus; returns its URI. */
async function upload(request: APIRequestContext, file: string): Promise<string> {
  const bytes = await readFile(file);
  const tus = { 'tus-resumable': '1.0.0' };
  const metadata = { filename: path.basename(file), filetype: 'audio/mpeg' };
  const created = await request.post('/api/uploads', {
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${btoa(value)}`)
        .join(','),
    },
  });
  expect(created.status()).toBe(201);
  const sent = await request.patch(created.headers().location ?? '', {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
  const { items } = await (await request.get('/api/media?limit=1')).json();
  return items[0].uri;
}
