import { describe, expect, it } from 'vitest';
import type { BlobStore } from '../../../ports/blob-store.ts';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient } from '../../../testing/tus-client.ts';
import { factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const whole = await createTestApp();
const creator = await createPerson(whole.db, 'creator');
const client = openTusClient(await whole.listen(), creator);
const { blobs } = whole.deps;

/** A store that crashes every upload just before or just after its parts are joined. */
function dying(moment: 'before' | 'after'): BlobStore {
  return {
    ...blobs,
    parts: {
      ...blobs.parts,
      finish: async (...values) => {
        if (moment === 'after') await blobs.parts.finish(...values);
        throw new Error('the process was killed');
      },
    },
  };
}

describe.each(['before', 'after'] as const)(
  'a process killed %s the object was made',
  async (moment) => {
    const killed = await createTestApp({ db: whole.db, blobs: dying(moment) });
    const dyingClient = openTusClient(await killed.listen(), creator);
    const file = someFile(6_000, 'image/png');

    it('leaves an upload that the next request finishes, even if several arrive at once', async () => {
      const path = await dyingClient.begin({ size: file.length });
      expect((await dyingClient.append(path, 0, file)).status).toBe(500);
      expect(await factsOf(whole, path)).toMatchObject({ media: [], jobs: 0 });
      const offsets = await Promise.all(Array.from({ length: 5 }, () => client.offset(path)));
      expect(offsets).toEqual(Array.from({ length: 5 }, () => file.length));
      expect(await factsOf(whole, path)).toMatchObject({ media: [{ mime: 'image/png' }], jobs: 1 });
      expect(await storedFile(whole, path)).toEqual(file);
    });

    it('finishes once, though several processes finish it', async () => {
      const others = await Promise.all(
        [1, 2, 3].map(async () => {
          const app = await createTestApp({ db: whole.db, blobs });
          return openTusClient(await app.listen(), creator);
        }),
      );
      const path = await dyingClient.begin({ size: file.length });
      await dyingClient.append(path, 0, file);
      await Promise.all(others.map((other) => other.offset(path)));
      expect(await factsOf(whole, path)).toMatchObject({ media: [{}], jobs: 1 });
      expect(await storedFile(whole, path)).toEqual(file);
    });
  },
);
