import { describe, expect, it } from 'vitest';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const { db, get } = await createTestApp();
const author = await createPerson(db, 'creator');
const admin = await createPerson(db, 'admin');
const stranger = await createPerson(db, 'creator');
const buyer = await createPerson(db, 'user');

const publicId = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
const paidId = await createGuide(db, { authorId: author.id, isPublic: false, priceCents: 499 });
await own(db, buyer.id, paidId);

const exported = (id: number, format: string, person?: TestPerson) =>
  get(`/api/guides/${id}/export?format=${format}`, person);
const setListing = (id: number, listing: string) =>
  db.pool.query('UPDATE guides SET listing = $2 WHERE id = $1', [id, listing]);

describe('GET /api/guides/{id}/export', () => {
  it('is a GPX file with a safe name', async () => {
    await db.pool.query('UPDATE guides SET title = $2, path = $3 WHERE id = $1', [
      publicId,
      'Lanes & "Arcades"\r\nx: y',
      '(-37.81,144.96),(-37.82,144.97)|red',
    ]);
    const reply = await exported(publicId, 'gpx');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/gpx+xml; charset=utf-8');
    expect(reply.headers['content-disposition']).toBe(
      'attachment; filename="lanes-arcades-x-y.gpx"',
    );
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('<name>Lanes &amp; &quot;Arcades&quot;');
    expect(reply.body).toContain('<trkpt lat="-37.81" lon="144.96"/>');
    expect(reply.body.match(/<wpt /g)).toHaveLength(2);
  });

  it('is a GeoJSON file', async () => {
    const reply = await exported(publicId, 'geojson');
    expect(reply.headers['content-type']).toBe('application/geo+json; charset=utf-8');
    expect(reply.json().features[0]).toMatchObject({
      geometry: { type: 'Point', coordinates: [144.91, -37.8] },
      properties: { name: 'Place 1', description: 'Words about place 1' },
    });
  });

  it.each(['', 'pdf', 'gpx&format=geojson', 'constructor'])(
    'refuses other formats: %j',
    async (format) => {
      expect((await exported(publicId, format)).statusCode).toBe(422);
    },
  );

  it('of a paid guide is for its author and admins', async () => {
    for (const person of [author, admin]) {
      const reply = await exported(paidId, 'geojson', person);
      expect(reply.statusCode).toBe(200);
      expect(reply.json().features.length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['visitors', undefined],
    ['other creators', stranger],
    ['those who bought it', buyer],
  ])('of a paid guide is not for %s', async (_, person) => {
    const reply = await exported(paidId, 'gpx', person);
    expect(reply.statusCode).toBe(403);
    expect(reply.body).not.toContain('Place 1');
  });

  it('of a withdrawn guide is for its author; others get not found', async () => {
    const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
    await setListing(id, 'withdrawn');
    expect((await exported(id, 'gpx', author)).statusCode).toBe(200);
    expect((await exported(id, 'gpx')).statusCode).toBe(404);
    expect((await exported(id, 'gpx', stranger)).statusCode).toBe(404);
  });

  it('leaves out places that were withdrawn', async () => {
    const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
    await db.pool.query(
      `UPDATE places SET listing = 'withdrawn' WHERE guide_id = $1 AND title = 'Place 1'`,
      [id],
    );
    expect((await exported(id, 'gpx')).body).not.toContain('Place 1');
  });

  it('of a guide that doesn’t exist is not found', async () => {
    expect((await exported(2_147_483_647, 'gpx')).statusCode).toBe(404);
  });
});
