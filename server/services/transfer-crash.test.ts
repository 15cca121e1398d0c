import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createFolderStore } from '../src/adapters/blob-folder/blob-folder.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLogger } from '../src/platform/logging.ts';
import { COMPLETE, uploadFor } from '../src/testing/authoring.ts';
import { createPerson, type TestPerson } from '../src/testing/people.ts';
import { createDataDir, startServer } from '../src/testing/server-process.ts';
import { SESSION_SECRET } from '../src/testing/test-app.ts';
import type { TestDatabase } from '../src/testing/test-database.ts';
import { say } from './measuring.ts';

const KILLS = 50;
/** Large enough that copying takes a while. */
const FILE = Buffer.alloc(3_000_000, 'laneway');
const FILES_PER_GUIDE = 6;

it(`killed ${KILLS} times during transfers, it publishes each guide once and whole`, {
  timeout: 900_000,
}, async () => {
  const dataDir = await createDataDir();
  const start = async () => {
    const server = startServer({ DATA_DIR: dataDir, SESSION_SECRET, LOG_LEVEL: 'silent' });
    return { server, address: await server.address };
  };
  let running = await start();
  const db = openDatabase(
    {
      host: path.join(dataDir, 'postgres', 'socket'),
      user: 'laneway',
      database: 'postgres',
      max: 3,
    },
    createLogger('silent'),
  );
  onTestFinished(() => db.close());
  const blobs = createFolderStore(path.join(dataDir, 'media'));
  const rows = async (sql: string, ...values: unknown[]) => (await db.pool.query(sql, values)).rows;
  const testDb = { pool: db.pool } as TestDatabase;
  const [creator, admin] = [
    await createPerson(testDb, 'creator'),
    await createPerson(testDb, 'admin'),
  ];
  const send = async (person: TestPerson, url: string, body: object) => {
    const cookie = Object.entries(person.cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
    const reply = await fetch(`${running.address}${url}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${url}: ${await reply.text()}`);
    return (await reply.json()) as { pg_id: number };
  };
  const approved = async (): Promise<number> => {
    const app = { db: testDb, deps: { blobs } } as unknown as Parameters<typeof uploadFor>[0];
    const files = await Promise.all(
      Array.from({ length: FILES_PER_GUIDE }, () => uploadFor(app, creator, { content: FILE })),
    );
    const [cover] = files;
    const { pg_id: id } = await send(creator, '/api/pending_guides/', {
      ...COMPLETE,
      pg_image: cover,
    });
    for (const image of files.slice(1))
      await send(creator, `/api/pending_guides/${id}/places/`, { pp_image: image });
    await send(creator, `/api/pending_guides/${id}/change_status`, { new_status: 'submitted' });
    await send(admin, `/api/admin/pending_guides/${id}/approve`, {});
    return id;
  };

  const ids: number[] = [];
  let interrupted = 0;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const id = await approved();
    ids.push(id);
    await wait(Math.random() * 200);
    running.server.child.kill('SIGKILL');
    await running.server.exit;
    running = await start();
    const [row] = await rows('SELECT status FROM pending_guides WHERE id = $1', id);
    if (row.status === 'approved') interrupted += 1;
    // In place of the minute after which a job is taken to be a dead process's.
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
  say(`transfers: ${interrupted} of ${KILLS} were interrupted, all completed`);
  expect(interrupted).toBeGreaterThan(0);

  for (const id of ids) {
    const [{ original_guide_id: guideId }] = (await rows(
      'SELECT original_guide_id FROM pending_guides WHERE id = $1',
      id,
    )) as [{ original_guide_id: number }];
    const media = await rows('SELECT bucket, key FROM media WHERE guide_id = $1', guideId);
    expect(media).toHaveLength(FILES_PER_GUIDE);
    for (const { bucket, key } of media)
      expect((await blobs.look({ bucket, key }))?.size).toBe(FILE.length);
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
});
