import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { eventually } from '../../testing/eventually.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { pool } = app.db;
const author = await createPerson(app.db, 'creator', 'Zebedee Quillfeather');

const run = (sql: string, ...values: unknown[]) => pool.query(sql, values);

/** The ids of the guides with all of these words in their document. */
async function guidesWith(words: string): Promise<number[]> {
  const { rows } = await run(
    `SELECT guide_id FROM search_documents WHERE words @@ plainto_tsquery('simple', $1) ORDER BY 1`,
    words,
  );
  return rows.map(({ guide_id }) => guide_id);
}
const isKnown = async (word: string) =>
  (await run('SELECT FROM search_words WHERE word = $1', word)).rowCount === 1;

let guide: number;
beforeEach(async () => {
  await run('DELETE FROM guides');
  guide = await createGuide(app.db, {
    authorId: author.id,
    title: 'Wombat walk',
    isPublic: true,
    priceCents: 0,
  });
  await run(
    `UPDATE places SET title = 'Numbat nook', description = 'A bilby was here' WHERE id = (SELECT min(id) FROM places WHERE guide_id = $1)`,
    guide,
  );
});

describe('the document of a guide on sale', () => {
  it.each([
    ['title', 'wombat'],
    ['description', 'paragraph'],
    ['author', 'quillfeather'],
    ['titles of its places', 'numbat'],
    ['texts inside, for everyone may read them', 'bilby'],
  ])('has its %s', async (_, word) => {
    expect(await guidesWith(word)).toEqual([guide]);
    expect(await isKnown(word)).toBe(true);
  });

  it.each([
    ['it is withdrawn', `UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, 'wombat'],
    ['it is deleted', 'DELETE FROM guides WHERE id = $1', 'wombat'],
    ['its title changes', `UPDATE guides SET title = 'Walk' WHERE id = $1`, 'wombat'],
    [
      'its place is withdrawn',
      `UPDATE places SET listing = 'withdrawn' WHERE guide_id = $1`,
      'numbat',
    ],
    ['its place is deleted', 'DELETE FROM places WHERE guide_id = $1', 'numbat'],
    ['its place is renamed', `UPDATE places SET title = 'Nook' WHERE guide_id = $1`, 'numbat'],
    ['its text changes', `UPDATE places SET description = '' WHERE guide_id = $1`, 'bilby'],
    [
      'it becomes a closed guide',
      `UPDATE guides SET is_public = false, price_cents = 499 WHERE id = $1`,
      'bilby',
    ],
  ])('loses a word when %s', async (_, change, word) => {
    await run(change, guide);
    expect(await guidesWith(word)).toEqual([]);
    expect((await run('SELECT FROM search_changes')).rowCount).toBe(0);
  });

  it('gets its words back when the guide is live again', async () => {
    await run(`UPDATE guides SET listing = 'withdrawn' WHERE id = $1`, guide);
    await run(`UPDATE guides SET listing = 'live' WHERE id = $1`, guide);
    expect(await guidesWith('wombat numbat bilby')).toEqual([guide]);
  });

  it('has the present facts of the guide', async () => {
    await run(
      `UPDATE guides SET language = 'fr', has_audio = true, duration_minutes = 33, rating_sum = 50, rating_count = 10 WHERE id = $1`,
      guide,
    );
    const { rows } = await run('SELECT * FROM search_documents WHERE guide_id = $1', guide);
    expect(rows[0]).toMatchObject({ language: 'fr', has_audio: true, duration_minutes: 33 });
    expect(rows[0].quality).toBeGreaterThan(0.6);
  });

  it('is written once, however many of its places a transaction saves', async () => {
    const before = (await run('SELECT xmin FROM search_documents')).rows;
    const client = await pool.connect();
    await client.query('BEGIN');
    for (let n = 0; n < 20; n += 1) {
      await client.query(`INSERT INTO places (guide_id, title, description) VALUES ($1, $2, '')`, [
        guide,
        `Stop ${n}`,
      ]);
    }
    expect((await client.query('SELECT FROM search_changes')).rowCount).toBe(1);
    await client.query('COMMIT');
    client.release();
    expect((await run('SELECT xmin FROM search_documents')).rows).not.toEqual(before);
    expect(await guidesWith('stop 19')).toEqual([guide]);
  });

  it('has both places when two transactions add one at the same time', async () => {
    const [first, second] = [await pool.connect(), await pool.connect()];
    const add = `INSERT INTO places (guide_id, title, description) VALUES ($1, $2, '')`;
    await first.query('BEGIN');
    await first.query(add, [guide, 'Echidna']);
    await second.query('BEGIN');
    await second.query(add, [guide, 'Potoroo']);
    // The first transaction has written the document but not committed when the second one writes it.
    await first.query('SET CONSTRAINTS ALL IMMEDIATE');
    const { rows } = await second.query('SELECT pg_backend_pid() AS pid');
    const committed = second.query('COMMIT');
    const waiting = 'SELECT FROM pg_locks WHERE pid = $1 AND NOT granted';
    await eventually(async () => (await run(waiting, rows[0].pid)).rowCount).toBe(1);
    await first.query('COMMIT');
    await committed;
    first.release();
    second.release();
    expect(await guidesWith('echidna potoroo')).toEqual([guide]);
  });

  it('accepts texts of any length', async () => {
    const long = Array.from({ length: 3_000 }, (_, n) => `w${n}`).join(' ');
    await run(`UPDATE guides SET description = left($2, 20000) WHERE id = $1`, guide, long);
    await run(
      `INSERT INTO places (guide_id, title, description) SELECT $1, 'P' || n, left(repeat('x' || n || 'y', 9) || $2, 20000)
         FROM generate_series(1, 200) n`,
      guide,
      long,
    );
    await run(`UPDATE guides SET title = $2 WHERE id = $1`, guide, 'z'.repeat(200));
    expect(await guidesWith('z'.repeat(40))).toEqual([guide]);
  });
});

describe('names of people', () => {
  const created = (name: string) => createAccount(app.db, { role: 'creator', name });

  it('change when someone is renamed', async () => {
    await run(`UPDATE users SET name = 'Ermintrude Bagshawe' WHERE id = $1`, author.id);
    expect(await guidesWith('bagshawe')).toEqual([guide]);
    expect(await guidesWith('quillfeather')).toEqual([]);
    expect(await isKnown('quillfeather')).toBe(false);
    await run(`UPDATE users SET name = 'Zebedee Quillfeather' WHERE id = $1`, author.id);
  });

  it('are deleted from documents, authors and vocabulary with the account', async () => {
    const leaving = await created('Ottoline Fizzwhistle');
    await createGuide(app.db, { authorId: leaving.id });
    expect(await isKnown('fizzwhistle')).toBe(true);
    const browser = await logInAs(app, leaving);
    expect((await browser.send('DELETE', '/api/user', { u_password: PASSWORD })).statusCode).toBe(
      204,
    );
    expect(await guidesWith('fizzwhistle')).toEqual([]);
    expect(await isKnown('fizzwhistle')).toBe(false);
    const { rowCount } = await run('SELECT FROM search_authors WHERE author_id = $1', leaving.id);
    expect(rowCount).toBe(0);
  });

  it('stay as long as another guide has the same word', async () => {
    const leaving = await created('Ottoline Fizzwhistle');
    await createGuide(app.db, { authorId: leaving.id });
    await createGuide(app.db, { authorId: author.id, title: 'The Fizzwhistle factory' });
    await run(`UPDATE guides SET listing = 'withdrawn' WHERE author_id = $1`, leaving.id);
    expect(await isKnown('fizzwhistle')).toBe(true);
    expect(await isKnown('ottoline')).toBe(false);
  });
});

describe('a word', () => {
  it('is stored once, with each field that it is in', async () => {
    const { rows } = await run(
      `SELECT search_vector('old wombat', 'wombat wombat', 'ann', 'wombat and wombat', 'bilby wombat')
              = 'old:1A =old ~old wombat:1A,2B,3C,4D =wombat ~wombat ann:2B ~ann and:3C bilby:4D'::tsvector AS is_so`,
    );
    expect(rows).toEqual([{ is_so: true }]);
  });

  it('is stored once, however often it is repeated', async () => {
    const { rows } = await run(
      `SELECT search_vector('', '', '', '', repeat('wombat ', 200000))::text AS vector`,
    );
    expect(rows).toEqual([{ vector: "'wombat':4" }]);
  });
});

describe('rebuilding the index', () => {
  it('gives the same result as the triggers', async () => {
    await createGuide(app.db, { authorId: author.id, title: 'Café Ærø', priceCents: 499 });
    const all = async () => ({
      documents: (await run('SELECT * FROM search_documents ORDER BY guide_id')).rows,
      authors: (await run('SELECT * FROM search_authors ORDER BY author_id')).rows,
      words: (await run('SELECT word FROM search_words ORDER BY word')).rows,
    });
    const before = await all();
    await run('SELECT rebuild_search()');
    expect(await all()).toEqual(before);
    const { rows } = await run(`SELECT guides, named FROM search_words WHERE word = 'place'`);
    expect(rows).toEqual([{ guides: 2, named: 2 }]);
  });

  it('leaves every index as it was', async () => {
    const indexes = async () =>
      (
        await run(`SELECT tablename, indexdef FROM pg_indexes WHERE tablename LIKE 'search%'
                    ORDER BY indexname`)
      ).rows;
    const before = await indexes();
    await run('SELECT rebuild_search()');
    expect(await indexes()).toEqual(before);
    expect(before.length).toBeGreaterThan(8);
  });
});

describe('counting the words', () => {
  it('can be started twice at once, and beside a rebuild', async () => {
    // Rows that both have to write.
    await run('UPDATE search_words SET guides = 99');
    const first = await pool.connect();
    try {
      await first.query('BEGIN');
      await first.query('SELECT recount_search_words()');
      const second = run('SELECT recount_search_words()');
      await eventually(async () => {
        const { rowCount } = await run(
          `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        expect(rowCount).toBe(1);
      });
      await first.query('SELECT rebuild_search()');
      await first.query('COMMIT');
      await second;
    } finally {
      first.release();
    }
    const { rows } = await run('SELECT max(guides)::integer AS most FROM search_words');
    expect(rows).toEqual([{ most: 1 }]);
  });
});
