import type { PublishedGuide } from '@laneway/contract/catalogue';
import { LIMITS } from '@laneway/contract/limits';
import type { SearchResults } from '@laneway/contract/search';
import { DEFAULT_FEATURED_IDS } from '@laneway/domain/guides/featured';
import { describe, expect, it } from 'vitest';
import { workAs } from '../../testing/authoring.ts';
import { createGuide, own } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createServedWeb } from '../../testing/served-web.ts';

const web = await createServedWeb();
const { db } = web;
const author = await createPerson(db, 'creator');
const me = workAs(web, author);

const description = `Along the river. ${'And further on. '.repeat(1_200)}To the lighthouse.`;
const shapes = '(-37.81,144.96),'.repeat(12_000);
const [, id = 0] = DEFAULT_FEATURED_IDS;
await createGuide(db, { id, authorId: author.id, isPublic: true, priceCents: 0, description });
await db.pool.query('UPDATE guides SET path = $2, boundary = $2 WHERE id = $1', [id, shapes]);
await db.pool.query(
  `UPDATE places SET title = 'Lighthouse ' || id, description = $2, path = $3, boundary = $3, marker = $3 WHERE guide_id = $1`,
  [id, description, shapes],
);
await own(db, author.id, id);
const draftId = await me.draft({ pg_title: 'A draft', pg_description: description });
await db.pool.query('UPDATE pending_guides SET path = $2, boundary = $2 WHERE id = $1', [
  draftId,
  shapes,
]);

describe('a list with a guide of 400 KB', () => {
  it.each([
    ['the guides asked for', `/api/guides?guide_ids=${id}`],
    ['the newest guides', '/api/guides'],
    ['the guides of an area', '/api/guides?bbox=-38,144,-37,146'],
    ['browsed guides', '/api/browse'],
    ['the guides of the map', '/api/discover?bbox=-38,144,-37,146&zoom=10'],
    ['a creator’s page', `/api/creators/${author.id}`],
    ['owned guides', '/api/get_guides'],
    ['published guides on the dashboard', '/api/user/dashboard-guides'],
    ['drafts on the dashboard', '/api/user/authored_guides'],
  ])('is small: %s', async (_name, url) => {
    const reply = await me.get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Along the river.');
    expect(reply.body).not.toContain('(-37.81,144.96)');
    expect(reply.body.length).toBeLessThan(20_000);
  });

  it('is small for the results of a search, which includes the whole description', async () => {
    const reply = await web.send({ method: 'POST', url: '/api/search?search_terms=lighthouse' });
    const { guides, places, matches } = reply.json<SearchResults>();
    expect(guides.map(({ g_id }) => g_id)).toEqual([id]);
    expect(places).toHaveLength(2);
    expect(JSON.stringify(matches)).toContain('Lighthouse');
    expect(reply.body.length).toBeLessThan(20_000);
  });

  it('is small in the first screen of a page', async () => {
    expect((await web.pageAt('/')).body.length).toBeLessThan(20_000);
  });

  it('has the beginning of its description, cut at a word', async () => {
    const [guide] = (await me.get(`/api/guides?guide_ids=${id}`)).json<PublishedGuide[]>();
    expect(guide?.g_description.length).toBeLessThanOrEqual(LIMITS.listedDescription);
    expect(guide?.g_description).toMatch(/^Along the river\. .* further…$|on\.…$/);
    expect(guide).toMatchObject({ g_path: null, g_boundary: null, g_access: 'inside' });
  });
});

it('a guide by itself has every field in full', async () => {
  const guide = (await me.get(`/api/guides/${id}`)).json<PublishedGuide>();
  expect(guide).toMatchObject({ g_description: description, g_path: shapes, g_boundary: shapes });
  expect((await me.guide(draftId)).pg_path).toBe(shapes);
  expect((await me.get(`/api/places?guide_id=${id}`)).json().places[0].p_marker).toBe(shapes);
});

it('the page of a large guide doesn’t include the guide', async () => {
  const { body } = await web.pageAt(`/guides/${id}`);
  expect(body.length).toBeLessThan(20_000);
});
