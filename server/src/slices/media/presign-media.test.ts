import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { storeMedia } from '../../testing/media.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const test = await createTestApp();
const author = await createPerson(test.db, 'creator');
const owner = await createPerson(test.db);
const stranger = await createPerson(test.db);
const guideId = await createGuide(test.db, { authorId: author.id });
await own(test.db, owner.id, guideId);
await test.db.pool.query(
  `INSERT INTO media (bucket, key, kind, mime, size_bytes, scan_state, guide_id, is_teaser)
   VALUES ('laneway-production', 'inside.mp3', 'audio', 'audio/mpeg', 1, 'clean', $1, false),
          ('laneway-production', 'cover.webp', 'image', 'image/webp', 1, 'clean', $1, true)`,
  [guideId],
);

const presign = (uri: string, person?: TestPerson, bucketType = 'production') =>
  test.get(`/api/presign-url?uri=${encodeURIComponent(uri)}&bucket_type=${bucketType}`, person);

describe('GET /api/presign-url', () => {
  it('gives everyone the link to a cover, as a JSON text', async () => {
    const reply = await presign('s3://laneway-production/cover.webp');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toBe('/media/laneway-production/cover.webp');
  });

  it('gives a link to a file inside a guide to its owner only', async () => {
    const uri = 's3://laneway-production/inside.mp3';
    expect((await presign(uri, owner)).statusCode).toBe(200);
    expect((await presign(uri, stranger)).statusCode).toBe(403);
    expect((await presign(uri)).statusCode).toBe(403);
  });

  it('returns a web URL as it is', async () => {
    expect((await presign('https://example.org/a.png')).json()).toBe('https://example.org/a.png');
  });

  it.each([
    ['s3://x', 'Invalid S3 URI format'],
    ['s3://laneway-production/../secret', 'Invalid S3 URI format'],
    ['file:///etc/passwd', 'Invalid S3 URI format'],
    [' ', 'Invalid URI provided'],
  ])('refuses %j', async (uri, detail) => {
    const reply = await presign(uri);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ detail, errors: { uri: detail } });
  });

  it('refuses objects that don’t exist', async () => {
    expect((await presign('s3://laneway-production/none.mp3', owner)).statusCode).toBe(404);
  });

  it.each([
    [
      's3://laneway-production/cover.webp',
      'quarantine',
      'Use production for files in laneway-production',
    ],
    [
      's3://laneway-quarantine/draft',
      'production',
      'Use quarantine for files in laneway-quarantine',
    ],
  ])('refuses %s as %s', async (uri, bucketType, detail) => {
    const reply = await presign(uri, author, bucketType);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ detail, errors: { bucket_type: detail } });
  });

  it('gives a draft to its uploader alone', async () => {
    await storeMedia(test.db, test.deps.blobs, { key: 'draft', uploaderId: author.id });
    const uri = 's3://laneway-quarantine/draft';
    expect((await presign(uri, author, 'quarantine')).json()).toBe(
      '/media/laneway-quarantine/draft',
    );
    expect((await presign(uri, stranger, 'quarantine')).statusCode).toBe(404);
  });
});
