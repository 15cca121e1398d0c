import { proseOf } from '@laneway/domain/search/snippet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { pool } = app.db;
const author = await createPerson(app.db, 'creator');

const PIECES = [
  ...['[', '![', ']', '](', ')', '(', '*', '**', '_', '`', '\\', '# ', '- ', '>', '|', '~', '~~~'],
  ...['a', 'b c', 'é', '://', 'x://y', '%', ' ', '\n', '\r\n', '\t', '\u00a0', '\u3000', '\ufeff'],
];

describe('the database’s version of a text without Markdown', () => {
  it('equals the domain’s', async () => {
    const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (many) => {
        const texts = many.map((pieces) => pieces.join(''));
        const { rows } = await pool.query<{ prose: string[] }>(
          'SELECT array_agg(prose_of(t) ORDER BY n) AS prose FROM unnest($1::text[]) WITH ORDINALITY AS x (t, n)',
          [texts],
        );
        expect(rows[0]?.prose).toEqual(texts.map(proseOf));
      }),
      { numRuns: 30 },
    );
  });

  it('is stored with every guide and place, however they are written', async () => {
    const guide = await createGuide(app.db, { authorId: author.id });
    const markdown = 'See **the lane**, [here](https://x.example).';
    for (const [table, id] of [
      ['guides', 'id'],
      ['places', 'guide_id'],
    ]) {
      await pool.query(`UPDATE ${table} SET description = $2 WHERE ${id} = $1`, [guide, markdown]);
      const { rows } = await pool.query(`SELECT DISTINCT prose FROM ${table} WHERE ${id} = $1`, [
        guide,
      ]);
      expect(rows).toEqual([{ prose: 'See the lane, here.' }]);
    }
  });

  it.each(['[', '](', '[](', '[a](', '[a](b)', '*', '~', '# ', ' ', 'a', 'é', '://', 'a:// '])(
    'takes linear time, for the index too: %s',
    async (pump) => {
      for (const name of ['prose_of', 'search_prose']) {
        const short = await shortestMs(name, pump, 12_500);
        const long = await shortestMs(name, pump, 100_000);
        // Linear work takes eight times as long, quadratic work 64 times.
        expect(long, name).toBeLessThan(24 * Math.max(short, 20));
      }
    },
  );
});

/**
 * The minimum of several runs, because other processes can only add time. The end of the text forces the whole text
 * to be scanned.
 */
async function shortestMs(name: string, pump: string, length: number): Promise<number> {
  const text = `${pump.repeat(length / pump.length)} a://b`;
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const begun = performance.now();
    await pool.query(`SELECT length(${name}($1))`, [text]);
    shortest = Math.min(shortest, performance.now() - begun);
  }
  return shortest;
}

describe('a search that finds a guide with a hostile description', () => {
  const LENGTH = 19_900;
  const describeAll = async (title: string, description: string) => {
    for (let n = 0; n < 15; n += 1) {
      const guide = await createGuide(app.db, { authorId: author.id, title: `${title} ${n}` });
      await pool.query('UPDATE guides SET description = $2 WHERE id = $1', [guide, description]);
    }
  };
  const processorMs = async (words: string) => {
    const begun = process.cpuUsage();
    const reply = await app.send({ method: 'POST', url: `/api/search?search_terms=${words}` });
    expect(reply.json().guides).toHaveLength(15);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };

  it('is about as fast as any other', async () => {
    // No text contains the word “nowhere”, so all of them are searched to the end.
    await describeAll('Plainwalk', 'Turn left at the lamp. '.repeat(LENGTH / 23));
    await describeAll('Bracketwalk', '['.repeat(LENGTH));
    await pool.query('SELECT recount_search_words()');
    await processorMs('plainwalk nowhere');
    const plain = await processorMs('plainwalk nowhere');
    expect(await processorMs('bracketwalk nowhere')).toBeLessThan(4 * Math.max(plain, 250));
  });
});
