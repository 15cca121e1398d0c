import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFolderStore } from '../src/adapters/blob-folder/blob-folder.ts';
import { createS3Store } from '../src/adapters/blob-s3/blob-s3.ts';
import { createLogger } from '../src/platform/process/logging.ts';
import type { BlobStore } from '../src/ports/blob-store.ts';
import { COMPLETE, WHOLE_PLACE } from '../src/testing/authoring.ts';
import { BUCKETS } from '../src/testing/blob-store-contract.ts';
import { storeMedia } from '../src/testing/media.ts';
import { cookieHeader, createPerson, type TestPerson } from '../src/testing/people.ts';
import { createDataDir, openServerDatabase, startServer } from '../src/testing/server-process.ts';
import { SWIFT_KEYS, startSwift, swiftUnavailableReason } from '../src/testing/swift.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import { say } from './measuring.ts';
import { repeats } from './repeats.ts';

const KILLS = repeats({ usual: 5, thorough: 50 });
/** Large enough that copying takes a while. */
const FILE = Buffer.alloc(3_000_000, 'laneway');
const FILES_PER_GUIDE = 6;
const [, QUARANTINE] = BUCKETS;

type Store = { readonly blobs: BlobStore; readonly settings: Readonly<Record<string, string>> };

const STORES: readonly {
  readonly name: string;
  readonly trouble: string | null;
  /** About as long as a transfer takes. */
  readonly withinMs: number;
  readonly open: (dataDir: string) => Promise<Store>;
}[] = [
  {
    name: 'in a folder',
    trouble: null,
    withinMs: 200,
    open: async (dataDir) => ({
      blobs: createFolderStore(path.join(dataDir, 'media')),
      settings: {},
    }),
  },
  {
    name: 'in S3',
    trouble: swiftUnavailableReason(),
    withinMs: 1_000,
    open: async () => {
      const { endpoint, stop } = await startSwift(BUCKETS);
      onTestFinished(stop);
      return {
        blobs: createS3Store({
          ...SWIFT_KEYS,
          endpoint,
          buckets: BUCKETS,
          clock: () => new Date(),
          log: createLogger('silent'),
        }),
        settings: {
          S3_ENDPOINT: endpoint,
          S3_ACCESS_KEY_ID: SWIFT_KEYS.accessKeyId,
          S3_SECRET_ACCESS_KEY: SWIFT_KEYS.secretAccessKey,
        },
      };
    },
  },
];

for (const { name, trouble } of STORES) {
  if (trouble !== null) say(`What a kill during transfers ${name} does is left out: ${trouble}.`);
}

it.each(STORES.filter(({ trouble }) => trouble === null))(
  `killed ${KILLS} times during transfers $name, it publishes each guide once and whole`,
  { timeout: 900_000 },
  async ({ name, withinMs, open }) => {
    const dataDir = await createDataDir();
    const { blobs, settings } = await open(dataDir);
    const start = async () => {
      const server = startServer({
        ...settings,
        DATA_DIR: dataDir,
        SESSION_SECRET,
        LOG_LEVEL: 'silent',
      });
      return { server, address: await server.address };
    };
    let running = await start();
    const db = openServerDatabase(dataDir);
    const rows = async (sql: string, ...values: unknown[]) =>
      (await db.pool.query(sql, values)).rows;
    const [creator, admin] = [await createPerson(db, 'creator'), await createPerson(db, 'admin')];
    const send = async (person: TestPerson, url: string, body: object) => {
      const cookie = cookieHeader(person.cookies);
      const reply = await fetch(`${running.address}${url}`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
      return (await reply.json()) as { pg_id: number };
    };
    const approved = async (): Promise<number> => {
      const files = Array.from({ length: FILES_PER_GUIDE }, () => randomUUID());
      for (const key of files)
        await storeMedia(db, blobs, { key, uploaderId: creator.id, content: FILE });
      const [cover, ...images] = files.map((key) => `s3://${QUARANTINE}/${key}`);
      const { pg_id: id } = await send(creator, '/api/pending_guides/', {
        ...COMPLETE,
        pg_image: cover,
      });
      for (const image of images)
        await send(creator, `/api/pending_guides/${id}/places/`, {
          ...WHOLE_PLACE,
          pp_image: image,
        });
      await send(creator, `/api/pending_guides/${id}/change_status`, { new_status: 'submitted' });
      await send(admin, `/api/admin/pending_guides/${id}/approve`, {});
      return id;
    };

    const ids: number[] = [];
    let interrupted = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const id = await approved();
      ids.push(id);
      await wait(Math.random() * withinMs);
      running.server.child.kill('SIGKILL');
      await running.server.exit;
      running = await start();
      const [row] = await rows('SELECT status FROM pending_guides WHERE id = $1', id);
      if (row.status === 'approved') interrupted += 1;
      // Instead of waiting for the minute after which a job counts as that of a dead process.
      await rows(`UPDATE job_pools SET seen_at = seen_at - interval '2 minutes'`);
      await rows(
        `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'`,
      );
    }
    await vi.waitFor(
      async () => {
        const left = await rows(
          `SELECT id FROM pending_guides WHERE id = ANY ($1) AND status <> 'published'`,
          ids,
        );
        expect(left).toEqual([]);
      },
      { timeout: 240_000, interval: 500 },
    );
    say(`transfers ${name}: ${interrupted} of ${KILLS} were interrupted, all completed`);
    expect(interrupted).toBeGreaterThan(0);

    for (const id of ids) {
      const [{ original_guide_id: guideId }] = (await rows(
        'SELECT original_guide_id FROM pending_guides WHERE id = $1',
        id,
      )) as [{ original_guide_id: number }];
      const media = await rows('SELECT bucket, key FROM media WHERE guide_id = $1', guideId);
      expect(media).toHaveLength(FILES_PER_GUIDE);
      for (const { bucket, key } of media)
        expect((await blobs.stat({ bucket, key }))?.size).toBe(FILE.length);
      expect(await rows('SELECT FROM places WHERE guide_id = $1', guideId)).toHaveLength(
        FILES_PER_GUIDE - 1,
      );
      const told = await rows(
        `SELECT FROM notices WHERE pending_guide_id = $1 AND kind = 'guide_published'`,
        id,
      );
      expect(told).toHaveLength(1);
    }
    const guides = await rows(
      `SELECT original_guide_id FROM pending_guides WHERE id = ANY ($1) GROUP BY 1`,
      ids,
    );
    expect(guides).toHaveLength(KILLS);
  },
);
