import { Upload } from 'tus-js-client';
import { expect, it } from 'vitest';
import { PART_BYTES } from '../../../ports/blob-store.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { checksum, factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp();
const address = `http://127.0.0.1:${await app.listen()}`;
const creator = await createPerson(app.db, 'creator');
const cookie = Object.entries(creator.cookies)
  .map(([name, value]) => `${name}=${value}`)
  .join('; ');

it('the client that browsers use uploads a file, paused and resumed', async () => {
  const file = someFile(PART_BYTES + 54_321);
  const url = await new Promise<string>((resolve, reject) => {
    let paused = false;
    const upload = new Upload(file, {
      endpoint: `${address}/api/uploads`,
      headers: { cookie },
      chunkSize: 1_000_000,
      metadata: { filename: 'Straßenbahn.mp4', filetype: 'video/mp4' },
      onError: reject,
      onSuccess: () => resolve(upload.url ?? ''),
      onChunkComplete: (_size, sent) => {
        if (paused || sent < 3_000_000) return;
        paused = true;
        void upload.abort().then(() => upload.start());
      },
    });
    upload.start();
  });
  const { pathname } = new URL(url);
  expect(checksum(await storedFile(app, pathname))).toBe(checksum(file));
  expect((await factsOf(app, pathname)).media).toMatchObject([{ file_name: 'Straßenbahn.mp4' }]);
});
