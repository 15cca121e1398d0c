import type { MediaPage, UploadedMedia } from '@laneway/contract/media';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../../testing/browser.ts';
import { createGuide } from '../../../testing/guides.ts';
import { storeMedia } from '../../../testing/media.ts';
import { createPerson, type TestPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';

const app = await createTestApp();
const { db, deps } = app;
const BUCKET = 'laneway-quarantine';
let creator: TestPerson;
beforeEach(async () => {
  creator = await createPerson(db, 'creator');
});

let made = 0;
/** A file of the creator's; returns its URI. */
async function createFile(guideId?: number): Promise<string> {
  made += 1;
  const key = `file-${made}.webp`;
  await storeMedia(db, deps.blobs, {
    bucket: BUCKET,
    key,
    uploaderId: creator.id,
    ...(guideId === undefined ? {} : { guideId }),
  });
  await db.pool.query('UPDATE media SET stored_bytes = 1000 WHERE key = $1', [key]);
  return `s3://${BUCKET}/${key}`;
}

async function createDraft(author: TestPerson, fields: Readonly<Record<string, string>>) {
  const names = Object.keys(fields);
  const { rows } = await db.pool.query<{ id: number }>(
    `INSERT INTO pending_guides (author_id${names.map((name) => `, ${name}`).join('')})
     VALUES ($1${names.map((_, at) => `, $${at + 2}`).join('')}) RETURNING id`,
    [author.id, ...Object.values(fields)],
  );
  return rows[0]?.id ?? 0;
}

const scanOf = (uri: string, person: TestPerson = creator) =>
  app.get(`/api/media/scan?uri=${encodeURIComponent(uri)}`, person);
const isUsed = async (uri: string) => (await scanOf(uri)).json<UploadedMedia>().is_used;
const list = async (query = '', person: TestPerson = creator) =>
  (await app.get(`/api/media${query}`, person)).json<MediaPage>();
const remove = (uri: string, person: TestPerson = creator) =>
  openBrowser(app, person).send('DELETE', `/api/media?uri=${encodeURIComponent(uri)}`);

describe('GET /api/media/scan', () => {
  it('returns the type of a file and the state of its processing', async () => {
    const uri = await createFile();
    expect((await scanOf(uri)).json()).toEqual({
      uri,
      file_name: '',
      kind: 'image',
      mime: 'image/webp',
      size_bytes: expect.any(Number),
      state: 'clean',
      scanned_at: null,
      processing: 'ready',
      failure: null,
      width: null,
      height: null,
      duration_ms: null,
      stand_in: null,
      is_used: false,
      used_in_g_id: null,
      used_in_pg_id: null,
      created_at: expect.any(String),
    });
  });

  it('is for the uploader and for admins', async () => {
    const uri = await createFile();
    expect((await scanOf(uri, await createPerson(db, 'admin'))).statusCode).toBe(200);
    expect((await scanOf(uri, await createPerson(db, 'creator'))).statusCode).toBe(404);
    expect((await scanOf(uri, await createPerson(db, 'user'))).statusCode).toBe(403);
    expect((await scanOf(`s3://${BUCKET}/nothing`)).statusCode).toBe(404);
    expect((await scanOf('file:///etc/passwd')).statusCode).toBe(422);
  });
});

describe('a file is used', () => {
  it.each(['image_uri', 'audio_uri', 'video_uri'])('by a draft as its %s', async (field) => {
    const uri = await createFile();
    const draft = await createDraft(creator, { [field]: uri });
    expect((await scanOf(uri)).json<UploadedMedia>()).toMatchObject({
      is_used: true,
      used_in_g_id: null,
      used_in_pg_id: draft,
    });
    await db.pool.query('UPDATE pending_guides SET deleted_at = now() WHERE id = $1', [draft]);
    expect(await isUsed(uri)).toBe(false);
  });

  it.each(['image_uri', 'audio_uri', 'video_uri', 'description'])(
    'by a place of a draft in its %s, until the draft is deleted',
    async (field) => {
      const uri = await createFile();
      const draft = await createDraft(creator, {});
      await db.pool.query(
        `INSERT INTO pending_places (pending_guide_id, ${field}) VALUES ($1, $2)`,
        [draft, field === 'description' ? `![Tram](${uri})` : uri],
      );
      expect(await isUsed(uri)).toBe(true);
      await db.pool.query('UPDATE pending_guides SET deleted_at = now() WHERE id = $1', [draft]);
      expect(await isUsed(uri)).toBe(false);
    },
  );

  it('by an image in a text of its uploader, not in someone else’s', async () => {
    const uri = await createFile();
    await createDraft(await createPerson(db, 'creator'), { description: `![Tram](${uri})` });
    expect(await isUsed(uri)).toBe(false);
    await createDraft(creator, { description: `![Tram](${uri})` });
    expect(await isUsed(uri)).toBe(true);
  });

  it('by a published guide', async () => {
    const guideId = await createGuide(db, { authorId: creator.id });
    const uri = await createFile(guideId);
    expect((await scanOf(uri)).json<UploadedMedia>()).toMatchObject({
      is_used: true,
      used_in_g_id: guideId,
      used_in_pg_id: null,
    });
  });

  it('according to an index, however many drafts there are', async () => {
    await db.pool.query(
      `INSERT INTO pending_guides (author_id, image_uri)
       SELECT $1, 's3://laneway-quarantine/' || n FROM generate_series(1, 5000) AS n`,
      [(await createPerson(db, 'creator')).id],
    );
    await db.pool.query('ANALYZE pending_guides');
    const { rows } = await db.pool.query(
      `EXPLAIN SELECT FROM unnest(ARRAY['x','y']) AS file (uri)
        WHERE EXISTS (SELECT FROM pending_guides g WHERE g.image_uri = file.uri AND g.deleted_at IS NULL)`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('pending_guides_by_image');
  });
});

describe('GET /api/media', () => {
  it('lists a person’s own files, newest first, page by page', async () => {
    const uris: string[] = [];
    for (let n = 0; n < 5; n += 1) uris.push(await createFile());
    // Two with the same timestamp are ordered by their keys.
    await db.pool.query(`UPDATE media SET created_at = now() WHERE uploader_id = $1`, [creator.id]);
    const first = await list('?limit=3');
    const second = await list(`?limit=3&cursor=${first.next_cursor}`);
    const all = [...first.items, ...second.items].map(({ uri }) => uri);
    expect(all.toSorted()).toEqual(uris.toSorted());
    expect(second.next_cursor).toBeNull();
    expect(await list('', await createPerson(db, 'creator'))).toEqual({
      items: [],
      next_cursor: null,
    });
  });

  it('refuses an invalid cursor', async () => {
    expect((await app.get('/api/media?cursor=bm9uc2Vuc2U', creator)).statusCode).toBe(422);
  });
});

describe('DELETE /api/media', () => {
  const objectOf = (uri: string) =>
    deps.blobs.stat({ bucket: BUCKET, key: uri.split('/').at(-1) ?? '' });

  it('deletes a file that nothing uses, with all its renditions', async () => {
    const uri = await createFile();
    const key = uri.split('/').at(-1) ?? '';
    await deps.blobs.put({ bucket: BUCKET, key: `${key}.w320.webp` }, Buffer.from('small'));
    expect((await remove(uri)).statusCode).toBe(204);
    expect(await objectOf(uri)).toBeNull();
    expect(await objectOf(`${uri}.w320.webp`)).toBeNull();
    expect((await scanOf(uri)).statusCode).toBe(404);
    expect((await remove(uri)).statusCode).toBe(404);
  });

  it('keeps what a draft or a guide uses', async () => {
    const inDraft = await createFile();
    await createDraft(creator, { image_uri: inDraft });
    const inGuide = await createFile(await createGuide(db, { authorId: creator.id }));
    for (const uri of [inDraft, inGuide]) {
      const reply = await remove(uri);
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toContain('uses this file');
      expect(await objectOf(uri)).not.toBeNull();
    }
  });

  it('is for the uploader only', async () => {
    const uri = await createFile();
    for (const role of ['creator', 'admin'] as const)
      expect((await remove(uri, await createPerson(db, role))).statusCode).toBe(404);
    expect(await objectOf(uri)).not.toBeNull();
  });
});
