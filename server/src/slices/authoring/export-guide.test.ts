import type { PendingGuide } from '@laneway/contract/authoring';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const author = await createPerson(db, 'creator');
const as = (person: TestPerson) => openBrowser(app, person);

async function createDraft(body: object): Promise<number> {
  const reply = await as(author).post('/api/pending_guides/', body);
  return reply.json<PendingGuide>().pg_id;
}
const address = (id: number, format = 'gpx') => `/api/pending_guides/${id}/export?format=${format}`;

describe('GET /api/pending_guides/{id}/export', () => {
  it('is a map file of the saved draft with its places', async () => {
    const id = await createDraft({
      pg_title: 'Lanes at dusk',
      pg_path: '(-37.81,144.96),(-37.82,144.97)',
      pg_boundary: '(-37.8,144.9),(-37.8,145),(-37.9,145)',
    });
    await as(author).post(`/api/pending_guides/${id}/places/`, {
      pp_title: 'Hosier <Lane>',
      pp_location: '-37.8166,144.9689',
    });
    const gpx = await as(author).get(address(id));
    expect(gpx.headers['content-disposition']).toBe('attachment; filename="lanes-at-dusk.gpx"');
    expect(gpx.body).toContain('<name>Hosier &lt;Lane&gt;</name>');
    const geoJson = await as(author).get(address(id, 'geojson'));
    expect(geoJson.headers['content-type']).toBe('application/geo+json; charset=utf-8');
    expect(geoJson.json().features).toHaveLength(3);
  });

  it('works for an empty draft', async () => {
    const reply = await as(author).get(address(await createDraft({})));
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toBe('attachment; filename="untitled-guide.gpx"');
  });

  it('is for the author and admins only', async () => {
    const id = await createDraft({ pg_title: 'Mine', pg_path: '(1,2),(3,4)' });
    expect((await as(await createPerson(db, 'admin')).get(address(id))).statusCode).toBe(200);
    const stranger = await as(await createPerson(db, 'creator')).get(address(id));
    expect(stranger.statusCode).toBe(403);
    expect(stranger.body).not.toContain('Mine');
    expect((await app.get(address(id))).statusCode).toBe(401);
  });

  it('is not found once the draft is deleted', async () => {
    const id = await createDraft({});
    await as(author).send('DELETE', `/api/pending_guides/${id}`);
    expect((await as(author).get(address(id))).statusCode).toBe(404);
  });
});
