import { beforeAll, describe, expect, it } from 'vitest';
import type { Database, Statement, Transaction } from '../../platform/database/database.ts';
import { generateAuthors, generateGuides } from '../../testing/catalogue/generate-guides.ts';
import { insertGuides } from '../../testing/catalogue/insert-guides.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { EFFORTS } from './candidate-store.ts';
import { searchGuides } from './search-guides.ts';

const GUIDES = 1_200;
const app = await createTestApp();
const { db } = app;

beforeAll(async () => {
  const authors = generateAuthors(GUIDES, 1_000);
  await insertGuides(db.pool, authors, [...generateGuides(GUIDES, { firstId: 1_000, authors })]);
  await db.pool.query(`UPDATE guides SET title = 'Walk ' || title`);
  await db.pool.query('SELECT recount_search_words()');
  await db.pool.query('VACUUM ANALYZE');
}, 120_000);

type Asked = { readonly statement: Statement<unknown>; readonly values: readonly unknown[] };

/** The statements of one search, with their values. */
async function statementsOf(search_terms: string, typing: boolean): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const watched: Database = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          query: (statement, values = []) => {
            asked.push({ statement, values });
            return tx.query(statement, values);
          },
        } as Transaction),
      ),
  };
  const found = await searchGuides(watched, null, {
    search_terms,
    typing,
    near: '-37.8,144.9',
  });
  expect(found.ok).toBe(true);
  return asked;
}

type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly PlanNode[];
};

const nodesOf = (node: PlanNode): readonly PlanNode[] => [
  node,
  ...(node.Plans ?? []).flatMap(nodesOf),
];

/** The plans with which PostgreSQL ran these statements, with the settings of the first. */
async function plansOf(statements: readonly Asked[]): Promise<readonly PlanNode[]> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    const nodes: PlanNode[] = [];
    for (const { statement, values } of statements) {
      const explain = statement.name === 'search.settings' ? '' : 'EXPLAIN (ANALYZE, FORMAT JSON) ';
      const { rows } = await client.query(explain + statement.text, [...values]);
      if (explain !== '') nodes.push(...nodesOf(rows[0]['QUERY PLAN'][0].Plan));
    }
    await client.query('ROLLBACK');
    return nodes;
  } finally {
    client.release();
  }
}

const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['a word that every guide has', 'walk'],
  ['words that nearly every guide has', 'walk the of street'],
  ['one letter', 's'],
  ['stop words only', 'of the'],
  ['nonsense of 200 letters', 'x'.repeat(200)],
  [
    'fifty words',
    Array.from({ length: 50 }, (_, n) => `w${n}`)
      .join(' ')
      .slice(0, 200),
  ],
  ['mistakes only', 'wlak strete qwertyu asdfghj zxcvbnm'],
  ['all of it', 'walk strete mlebourne coffe x ghosts'],
];

describe.each([false, true])('the rows that a search reads (typing: %s)', (typing) => {
  it.each(TEXTS)('are bounded for %s', async (_, text) => {
    const statements = await statementsOf(text, typing);
    expect(statements.length).toBeLessThanOrEqual(14);
    const nodes = await plansOf(statements);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    const { read, best, ranked } = EFFORTS[typing ? 'typing' : 'searching'];
    for (const node of nodes.filter((one) => one['Relation Name'] !== undefined)) {
      const rows = node['Actual Rows'] * node['Actual Loops'];
      // There are few words compared with guides, and at most three words are corrected.
      const most = node['Relation Name'] === 'search_words' ? 1_000 : Math.max(read, best, ranked);
      expect(rows, JSON.stringify(node)).toBeLessThanOrEqual(most);
    }
  });
});

it('gives up after a while with a clear refusal', async () => {
  const client = await db.pool.connect();
  await client.query('BEGIN; LOCK TABLE search_documents IN ACCESS EXCLUSIVE MODE');
  const begun = performance.now();
  const reply = await app.send({ method: 'POST', url: '/api/search?search_terms=walk' });
  expect(performance.now() - begun).toBeLessThan(5_000);
  await client.query('ROLLBACK');
  client.release();
  expect(reply.statusCode).toBe(503);
  expect(reply.json().detail).toBe('We couldn’t search just now. Please try again in a moment.');
});
