import { beforeAll, describe, expect, it } from 'vitest';
import { createPerson } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { findMediaInDrafts } from './public.ts';

const db = await createTestDatabase();
const uriOf = (table: string, column: string) => `s3://laneway-quarantine/${table}/${column}`;

/** Every column of a draft that can refer to a file; a new one that the query leaves out fails the test. */
const { rows: columns } = await db.pool.query<{ table: string; column: string }>(
  `SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_name IN ('pending_guides', 'pending_places')
      AND (column_name LIKE '%\\_uri' OR column_name = 'description')`,
);

const author = await createPerson(db, 'creator');

beforeAll(async () => {
  await db.pool.query('INSERT INTO pending_guides (author_id) VALUES ($1)', [author.id]);
  await db.pool.query(
    'INSERT INTO pending_places (pending_guide_id) SELECT id FROM pending_guides',
  );
  for (const { table, column } of columns) {
    const uri = uriOf(table, column);
    const value = column === 'description' ? `Look: ![a lane](${uri})` : uri;
    await db.pool.query(`UPDATE ${table} SET ${column} = $1`, [value]);
  }
});

describe('the media in drafts', () => {
  it('are looked for in twelve columns', () => {
    expect(columns).toHaveLength(12);
  });

  it.each(columns)('are found in the $column of $table', async ({ table, column }) => {
    const uri = uriOf(table, column);
    const { rows } = await db.pool.query<{ id: number }>('SELECT id FROM pending_guides');
    expect(await findMediaInDrafts(db, [{ uri, uploaderId: author.id }])).toEqual(
      new Map([[uri, rows[0]?.id]]),
    );
  });

  it('do not include a file that no draft names', async () => {
    expect(
      await findMediaInDrafts(db, [
        { uri: 's3://laneway-quarantine/unused', uploaderId: author.id },
      ]),
    ).toEqual(new Map());
  });
});
