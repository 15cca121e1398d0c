import { wordHits } from '@laneway/domain/search/snippet';
import { expect, it } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findGuidesById } from '../catalogue/public/found-guides.ts';
import { explainGuides } from './explain-guides.ts';

const db = await createTestDatabase();
const author = await createPerson(db, 'creator');

it('explains without holding a connection, and searches inside public guides on a separate one', async () => {
  const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
  await db.pool.query(`UPDATE places SET description = 'Cold **lyrebirds**' WHERE guide_id = $1`, [
    id,
  ]);
  const found = await findGuidesById(db, null, [id]);
  const guides = [...found.values()].map((guide) => ({
    guide,
    places: [],
    get prose() {
      expect(db.pool.idleCount).toBe(db.pool.totalCount);
      return 'A guide without the word';
    },
  }));
  let reads = 0;
  const read = <T>(work: (tx: Queryable) => Promise<T>) => {
    reads += 1;
    return db.transaction(work);
  };
  const hits = wordHits([{ typed: 'lyrebirds', anyOf: ['lyrebirds'] }], null);
  const { matches } = await explainGuides(read, null, guides, hits, { maxPlaces: 5 });
  expect(reads).toBe(2);
  expect(matches.map(({ field }) => field)).toContain('place_description');
});

it('names the place whose text has all the words before those with one of them in the title', async () => {
  const id = await createGuide(db, { authorId: author.id, isPublic: true, priceCents: 0 });
  const { rows: places } = await db.pool.query<{ id: number; guide_id: number; title: string }>(
    `UPDATE places SET (title, description) =
            (SELECT new_title, new_description
               FROM (VALUES ('Place 1', 'Degraves Street', 'Cups and spoons.'),
                            ('Place 2', 'Hosier Lane', 'Known for its street art.'))
                    AS new (old_title, new_title, new_description)
              WHERE old_title = title)
      WHERE guide_id = $1 RETURNING id, guide_id, title`,
    [id],
  );
  const found = await findGuidesById(db, null, [id]);
  const guides = [...found.values()].map((guide) => ({ guide, places, prose: 'Lanes' }));
  const hits = wordHits(
    [
      { typed: 'street', anyOf: ['street'] },
      { typed: 'art', anyOf: ['art'] },
    ],
    null,
  );
  const explained = await explainGuides((work) => db.transaction(work), null, guides, hits, {
    maxPlaces: 5,
  });
  expect(explained.places.map(({ p_title }) => p_title)).toEqual([
    'Hosier Lane',
    'Degraves Street',
  ]);
});
