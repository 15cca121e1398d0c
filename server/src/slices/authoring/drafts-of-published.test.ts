import type { PendingGuide } from '@laneway/contract/authoring';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson, type TestPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;

const as = (person: TestPerson) => openBrowser(app, person);
const create = async (person: TestPerson, body: object = {}) =>
  (await as(person).post('/api/pending_guides/', body)).json<PendingGuide>();

describe('a draft of a published guide', () => {
  it('has its content and its places under their own ids', async () => {
    const creator = await createPerson(db, 'creator');
    const guideId = await createGuide(db, { authorId: creator.id, title: 'The river' });
    const draft = await create(creator, {
      source_published_guide_id: guideId,
      pg_title: 'The silt',
    });
    expect(draft).toMatchObject({
      pg_title: 'The silt',
      original_g_id: guideId,
      pg_path: '(-37.80123,144.90123)(-37.90123,145.00123)',
      pg_walk: '{"v":1,"mode":"free","loop":true,"surroundings":"dense"}',
    });
    const { rows } = await db.pool.query<{ id: number }>(
      'SELECT id FROM places WHERE guide_id = $1 ORDER BY id',
      [guideId],
    );
    expect(draft.pending_places?.map(({ pp_original_p_id }) => pp_original_p_id)).toEqual(
      rows.map(({ id }) => id),
    );
    expect(draft.pending_places?.map(({ pp_order }) => pp_order)).toEqual([0, 1]);
  });

  it('has the same language, unless the request names another', async () => {
    const creator = await createPerson(db, 'creator');
    const inGerman = async () => {
      const id = await createGuide(db, { authorId: creator.id });
      await db.pool.query(`UPDATE guides SET language = 'de' WHERE id = $1`, [id]);
      return id;
    };
    const same = await create(creator, { source_published_guide_id: await inGerman() });
    expect(same.pg_language).toBe('de');
    const translated = await create(creator, {
      source_published_guide_id: await inGerman(),
      pg_language: 'it',
    });
    expect(translated.pg_language).toBe('it');
  });

  it('exists once: another request returns it unchanged, to an admin too', async () => {
    const creator = await createPerson(db, 'creator');
    const guideId = await createGuide(db, { authorId: creator.id });
    const first = await create(creator, { source_published_guide_id: guideId, pg_title: 'First' });
    const again = await as(await createPerson(db, 'admin')).post('/api/pending_guides/', {
      source_published_guide_id: guideId,
      pg_title: 'Second',
    });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toMatchObject({
      pg_id: first.pg_id,
      pg_title: 'First',
      pg_author_id: creator.id,
    });
  });

  it('is created once when ten request it at once', async () => {
    const creator = await createPerson(db, 'creator');
    const guideId = await createGuide(db, { authorId: creator.id });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => create(creator, { source_published_guide_id: guideId })),
    );
    expect(new Set(replies.map(({ pg_id }) => pg_id)).size).toBe(1);
    expect(replies[0]?.pending_places).toHaveLength(2);
  });

  it('can’t be created by other creators, or of guides that don’t exist', async () => {
    const guideId = await createGuide(db, { authorId: (await createPerson(db, 'creator')).id });
    const stranger = as(await createPerson(db, 'creator'));
    const ask = async (id: number) =>
      (await stranger.post('/api/pending_guides/', { source_published_guide_id: id })).statusCode;
    expect(await ask(guideId)).toBe(403);
    expect(await ask(2_000_000_000)).toBe(404);
  });
});
