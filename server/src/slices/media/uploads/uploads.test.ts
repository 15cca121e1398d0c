import { describe, expect, it } from 'vitest';
import { createPerson } from '../../../testing/people.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { openTusClient } from '../../../testing/tus-client.ts';
import { factsOf, someFile, storedFile } from '../../../testing/uploads.ts';

const app = await createTestApp();
const port = await app.listen();
const creator = await createPerson(app.db, 'creator');
const client = openTusClient(port, creator);

describe('an upload', () => {
  it('becomes a file that waits for its scan', async () => {
    const file = someFile(1_000, 'image/png');
    const created = await client.create({ size: file.length, name: '../Tram \u202eat dawn.png' });
    expect(created.status).toBe(201);
    const path = created.headers.location ?? '';
    expect(path).toMatch(/^\/api\/uploads\/[0-9a-f-]{36}$/);
    const key = path.split('/').at(-1);
    expect(created.headers['x-media-uri']).toBe(`s3://laneway-quarantine/${key}`);

    const appended = await client.append(path, 0, file);
    expect(appended.status).toBe(204);
    expect(appended.headers['upload-offset']).toBe('1000');
    const { media, jobs } = await factsOf(app, path);
    expect(media).toEqual([
      expect.objectContaining({
        bucket: 'laneway-quarantine',
        kind: 'image',
        mime: 'image/png',
        size_bytes: 1_000,
        stored_bytes: 1_000,
        scan_state: 'unknown',
        processing_state: 'pending',
        uploader_id: creator.id,
        file_name: 'Tram at dawn.png',
      }),
    ]);
    expect(jobs).toBe(1);
    expect(await storedFile(app, path)).toEqual(file);
    const asked = await client.send({ method: 'HEAD', path });
    expect(asked.headers).toMatchObject({
      'upload-offset': '1000',
      'upload-length': '1000',
      'x-media-uri': `s3://laneway-quarantine/${key}`,
      'cache-control': 'no-store',
    });
  });

  it('may come with its announcement, as tus allows', async () => {
    const file = someFile(500, 'image/png');
    const created = await client.create({ size: 500 }, file);
    expect(created).toMatchObject({ status: 201, headers: { 'upload-offset': '500' } });
    expect((await factsOf(app, created.headers.location ?? '')).media).toHaveLength(1);
  });

  it('waits for the scanner where there is one', async () => {
    const scanner = { scan: async () => ({ state: 'clean' as const }), check: async () => {} };
    const scanned = await createTestApp({ db: app.db, scanner });
    const theirs = openTusClient(await scanned.listen(), creator);
    const path = await theirs.begin({ size: 50 });
    await theirs.append(path, 0, someFile(50, 'image/png'));
    expect((await factsOf(app, path)).media).toMatchObject([{ scan_state: 'pending' }]);
  });

  it('has the security headers and metrics of every call, and no CORS headers', async () => {
    const path = await client.begin({ size: 100 });
    const replies = [
      await client.create({ size: 100 }),
      await client.send({ method: 'HEAD', path }),
      await client.append(path, 0, someFile(10, 'image/png')),
      await client.append(path, 0, someFile(10, 'image/png')),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 200, 204, 409]);
    for (const { headers } of replies) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.any(String),
        'cache-control': 'no-store',
      });
      expect(Object.keys(headers).join()).not.toContain('access-control');
    }
    const metrics = await app.send({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(metrics.body).toMatch(
      /method="PATCH"[^}]*route="\/api\/uploads\/:id"|route="\/api\/uploads\/:id"[^}]*method="PATCH"/,
    );
  });

  it('is cancelled with DELETE, and nothing of it is stored', async () => {
    const path = await client.begin({ size: 6_000 });
    await client.append(path, 0, someFile(5_000, 'image/png'));
    const handle = String((await factsOf(app, path)).uploads[0]?.store_handle);
    expect((await client.send({ method: 'DELETE', path })).status).toBe(204);
    expect((await client.send({ method: 'HEAD', path })).status).toBe(404);
    expect((await factsOf(app, path)).uploads).toEqual([]);
    const blob = { bucket: 'laneway-quarantine', key: 'x', handle };
    await expect(app.deps.blobs.parts.readFragment(blob, 0, 1)).rejects.toThrow('ENOENT');
  });

  it('can’t be cancelled once it is complete', async () => {
    const path = await client.begin({ size: 50 });
    await client.append(path, 0, someFile(50, 'image/png'));
    expect(await client.send({ method: 'DELETE', path })).toMatchObject({
      status: 410,
      problem: { code: 'gone', detail: 'This upload is already complete.' },
    });
    expect((await factsOf(app, path)).media).toHaveLength(1);
  });

  it('is gone after a pause of more than a week', async () => {
    const path = await client.begin({ size: 50 });
    await app.db.pool.query(
      `UPDATE uploads SET progressed_at = now() - interval '8 days' WHERE key = $1`,
      [path.split('/').at(-1)],
    );
    expect((await client.send({ method: 'HEAD', path })).status).toBe(410);
    expect((await client.append(path, 0, someFile(50, 'image/png'))).status).toBe(410);
  });
});

describe('the people who may upload', () => {
  it('are creators and admins', async () => {
    const statuses = await Promise.all(
      (['user', 'creator', 'admin'] as const).map(async (role) => {
        const person = await createPerson(app.db, role);
        return (await openTusClient(port, person).create({ size: 50 })).status;
      }),
    );
    expect(statuses).toEqual([403, 201, 201]);
    expect((await openTusClient(port).create({ size: 50 })).status).toBe(401);
  });

  it('see only their own uploads', async () => {
    const path = await client.begin({ size: 50 });
    const file = someFile(50, 'image/png');
    for (const role of ['creator', 'admin'] as const) {
      const stranger = openTusClient(port, await createPerson(app.db, role));
      expect((await stranger.send({ method: 'HEAD', path })).status).toBe(404);
      expect((await stranger.send({ method: 'DELETE', path })).status).toBe(404);
      expect(await stranger.append(path, 0, file)).toMatchObject({
        status: 404,
        problem: { code: 'not_found', detail: 'Upload not found' },
      });
    }
    expect((await client.append(path, 0, file)).status).toBe(204);
  });

  it('get not found for an unknown or invalid id', async () => {
    const unknown = ['nothing', '6f2a4c1e-0000-4000-8000-000000000000', 'A'.repeat(36)];
    for (const id of unknown) {
      const reply = await client.send({ method: 'HEAD', path: `/api/uploads/${id}` });
      expect(reply.status).toBe(404);
    }
  });

  it('must use our own pages', async () => {
    const reply = await client.send({
      method: 'POST',
      path: '/api/uploads',
      headers: { origin: 'https://elsewhere.example', 'upload-length': '50' },
    });
    expect(reply.status).toBe(403);
  });
});

describe('an announcement', () => {
  it.each([
    ['nothing', { size: 0 }, 422, 'The file is empty'],
    ['no size', {}, 422, 'Send the size of the file as Upload-Length.'],
    ['too large an image', { size: 40_000_001 }, 413, 'Images can be up to 40 MB'],
    [
      'too long a film',
      { size: 2_000_000_001, type: 'video/mp4' },
      413,
      'Videos can be up to 2 GB',
    ],
    ['SVG', { size: 50, type: 'image/svg+xml' }, 415, 'Unsupported media type: image/svg+xml'],
    ['no type', { size: 50, type: '' }, 415, 'Unsupported media type: unknown'],
    ['a disguise', { size: 50, type: 'image/png\u202e' }, 201, undefined],
  ])('of %s has the right reply', async (_, announcement, status, detail) => {
    const reply = await client.create(announcement);
    expect(reply.status).toBe(status);
    expect(reply.problem.detail).toBe(detail);
  });

  it.each(['-1', '1.5', '1e3', 'many', '0x10'])('of a size of %s is refused', async (size) => {
    expect((await client.create({ size })).status).toBe(422);
  });

  it('without a size is refused', async () => {
    const reply = await client.send({
      method: 'POST',
      path: '/api/uploads',
      headers: { 'upload-defer-length': '1' },
    });
    expect(reply).toMatchObject({ status: 422, problem: { code: 'invalid_input' } });
  });

  it('that is not tus is refused', async () => {
    const reply = await client.send({
      method: 'POST',
      path: '/api/uploads',
      headers: { 'tus-resumable': '0.2.2', 'upload-length': '50' },
    });
    expect(reply).toMatchObject({
      status: 422,
      problem: { detail: 'We couldn’t read the headers of the upload. Invalid tus-resumable.' },
    });
  });
});
