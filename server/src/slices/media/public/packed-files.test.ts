import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { createGuide } from '../../../testing/guides.ts';
import { storeMedia } from '../../../testing/media.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { createFileDigests } from '../file-digests.ts';
import { findPackedFiles } from './packed-files.ts';

const { db, deps } = await createTestApp();
const author = await createPerson(db, 'creator');
const viewer = { id: author.id, role: 'creator' } as const;
const guideId = await createGuide(db, { authorId: author.id });
await storeMedia(db, deps.blobs, { key: 'slow.mp4', guideId, mime: 'video/mp4' });
await storeMedia(db, deps.blobs, { key: 'draft.webp', uploaderId: author.id });
const uris = ['s3://laneway-production/slow.mp4'];

it('a file that takes long to read doesn’t delay the reply, and is included once it has been read', async () => {
  const goOn = Promise.withResolvers<void>();
  const digests = createFileDigests({
    db,
    blobs: {
      ...deps.blobs,
      read: (address) =>
        Readable.from(
          (async function* () {
            await goOn.promise;
            yield* deps.blobs.read(address);
          })(),
        ),
    },
  });
  const given = new AbortController();
  const early = findPackedFiles({ db, digests }, viewer, uris, given.signal);
  const patient = findPackedFiles({ db, digests }, viewer, uris, new AbortController().signal);
  given.abort();
  expect(await early).toEqual({ ready: false });
  goOn.resolve();
  expect(await patient).toMatchObject({ ready: true, files: [{ type: 'video/mp4' }] });
  // Its digest is stored now, so nothing has to be waited for.
  const later = await findPackedFiles({ db, digests }, viewer, uris, new AbortController().signal);
  expect(later).toEqual(await patient);
});

it.each([
  ['a stranger who asks for a paid guide', async () => (await createPerson(db)).id, uris],
  [
    'an uploader who asks for a draft',
    async () => author.id,
    ['s3://laneway-quarantine/draft.webp'],
  ],
])('nothing is packed for %s', async (_, person, wanted) => {
  const digests = createFileDigests({ db, blobs: deps.blobs });
  const { signal } = new AbortController();
  const asked = { id: await person(), role: 'user' } as const;
  const found = await findPackedFiles({ db, digests }, asked, wanted, signal);
  expect(found).toEqual({ ready: true, files: [] });
});
