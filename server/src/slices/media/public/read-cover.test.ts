import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createGuide } from '../../../testing/guides.ts';
import { renditionBytes, storeMedia } from '../../../testing/media.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { readCover } from './read-cover.ts';

const { db, deps } = await createTestApp();
const { id: authorId } = await createPerson(db, 'creator');
const guideId = await createGuide(db, { authorId });

const read = (key: string) => readCover(db, deps.blobs, `s3://laneway-production/${key}`, 640);

it('a cover is read in the requested width', async () => {
  await storeMedia(db, deps.blobs, { key: 'cover', guideId, isTeaser: true, renditions: [640] });
  const cover = await read('cover');
  expect(cover && (await text(cover))).toBe(renditionBytes('cover', 640).toString());
});

it('an image from inside a guide is never read as its cover', async () => {
  await storeMedia(db, deps.blobs, { key: 'inside', guideId, renditions: [640] });
  expect(await read('inside')).toBeNull();
});
