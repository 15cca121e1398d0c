import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestDatabase } from '../../testing/test-database.ts';

const db = await createTestDatabase();
const { pool } = db;
const author = await createPerson(db, 'creator');

beforeEach(() => pool.query('DELETE FROM guides'));

const COLUMNS = 'title, description, price_cents, author_id, location, listing';

/** The differences between the cells and a recount; none if all is well. */
async function differences(): Promise<unknown[]> {
  const { rows } = await pool.query(
    `(SELECT 'too much', * FROM (TABLE discovery_cells EXCEPT SELECT * FROM count_discovery_cells()) a)
     UNION ALL
     (SELECT 'missing', * FROM (SELECT * FROM count_discovery_cells() EXCEPT TABLE discovery_cells) b)`,
  );
  return rows;
}

async function leftBehind(): Promise<number> {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM discovery_changes) + (SELECT count(*) FROM discovery_turns) AS n`,
  );
  return Number(rows[0].n);
}

const ID = fc.integer({ min: 1, max: 12 });
const LISTING = fc.constantFrom('live', 'withdrawn');
/** A few places close to each other, the edges of the world, and no location. */
const LOCATION = fc.oneof(
  fc.constantFrom('(144.96,-37.81)', '(144.9601,-37.8101)', '(180,90)', '(-180,-90)', null),
  fc
    .record({ lng: fc.integer({ min: -180, max: 180 }), lat: fc.integer({ min: -90, max: 90 }) })
    .map(({ lng, lat }) => `(${lng},${lat})`),
);

type Change = { readonly sql: string; readonly values: readonly unknown[] };
const CHANGE: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(ID, LOCATION, LISTING).map(([id, location, listing]) => ({
    sql: `INSERT INTO guides (id, ${COLUMNS}) VALUES ($1, 'G', 'D', 0, ${author.id}, $2::point, $3) ON CONFLICT DO NOTHING`,
    values: [id, location, listing],
  })),
  fc.tuple(ID, LOCATION).map(([id, location]) => ({
    sql: 'UPDATE guides SET location = $2::point WHERE id = $1',
    values: [id, location],
  })),
  fc.tuple(ID, LISTING).map(([id, listing]) => ({
    sql: 'UPDATE guides SET listing = $2 WHERE id <= $1',
    values: [id, listing],
  })),
  ID.map((id) => ({ sql: 'DELETE FROM guides WHERE id = $1', values: [id] })),
  ID.map((id) => ({ sql: `UPDATE guides SET title = 'Other' WHERE id >= $1`, values: [id] })),
);
const TRANSACTION = fc.record({
  changes: fc.array(CHANGE, { minLength: 1, maxLength: 5 }),
  end: fc.constantFrom('COMMIT', 'COMMIT', 'COMMIT', 'ROLLBACK'),
});

describe('the cells of the map', () => {
  it('equal a recount, whatever was changed in whatever transactions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(TRANSACTION, { maxLength: 8 }), async (transactions) => {
        const client = await pool.connect();
        try {
          for (const { changes, end } of transactions) {
            await client.query('BEGIN');
            for (const { sql, values } of changes) await client.query(sql, [...values]);
            await client.query(end);
          }
        } finally {
          client.release();
        }
        expect(await differences()).toEqual([]);
        expect(await leftBehind()).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('are empty again when all guides are deleted', async () => {
    await pool.query(
      `INSERT INTO guides (${COLUMNS}) SELECT 'G', 'D', 0, $1, point(n, n), 'live' FROM generate_series(1, 50) n`,
      [author.id],
    );
    expect((await pool.query('TABLE discovery_cells')).rowCount).toBeGreaterThan(50);
    await pool.query('DELETE FROM guides');
    expect((await pool.query('TABLE discovery_cells')).rowCount).toBe(0);
  });

  it('are not written when only the texts of a guide change', async () => {
    await pool.query(
      `INSERT INTO guides (${COLUMNS}) VALUES ('G', 'D', 0, $1, point(1, 1), 'live')`,
      [author.id],
    );
    const version = async () =>
      (await pool.query('SELECT array_agg(xmin::text ORDER BY level) AS v FROM discovery_cells'))
        .rows[0].v;
    const before = await version();
    await pool.query(`UPDATE guides SET title = 'Renamed', location = location`);
    expect(await version()).toEqual(before);
  });

  it('can be counted again after a load without triggers', async () => {
    const client = await pool.connect();
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO guides (${COLUMNS}) SELECT 'G', 'D', 0, $1, point(n, n), 'live' FROM generate_series(1, 9) n`,
      [author.id],
    );
    await client.query('RESET session_replication_role');
    expect(await differences()).not.toEqual([]);
    await client.query('SELECT rebuild_discovery()');
    client.release();
    expect(await differences()).toEqual([]);
  });
});

describe('concurrent transactions that publish', () => {
  const WORKERS = 8;
  const ROUNDS = 12;

  /** Moves these guides in one transaction. Concurrent calls with different orders could cause a deadlock. */
  async function publishInOneTransaction(ids: readonly number[], round: number): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      for (const id of ids) {
        const lng = 144 + ((id * 7 + round) % 5) / 100;
        await client.query(
          `INSERT INTO guides (id, ${COLUMNS}) VALUES ($1, 'G', 'D', 0, $2, point($3, -37.8), 'live')
           ON CONFLICT (id) DO UPDATE SET location = excluded.location`,
          [id, author.id, lng],
        );
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    } finally {
      client.release();
    }
  }

  it('wait for each other in one order, without a deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.all(
        Array.from({ length: WORKERS }, (_, worker) => {
          const ids = Array.from({ length: 4 }, (_, n) => 1 + worker * 4 + n);
          return publishInOneTransaction(worker % 2 === 0 ? ids : ids.toReversed(), round);
        }),
      );
    }
    expect(await differences()).toEqual([]);
    expect(await leftBehind()).toBe(0);
  });

  it('lock cells in order: one that waits for the first cell holds no others', async () => {
    await publishInOneTransaction([1], 0);
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM discovery_cells WHERE level = 4 FOR UPDATE');
    const waiting = pool.query(`UPDATE guides SET listing = 'withdrawn' WHERE id = 1`);
    const locked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(async () => (await pool.query(locked)).rowCount).toBe(1);
    const free = await pool.query(
      'SELECT level FROM discovery_cells ORDER BY level FOR UPDATE SKIP LOCKED',
    );
    await holder.query('COMMIT');
    holder.release();
    await waiting;
    expect(free.rows.map(({ level }) => level)).toEqual(
      Array.from({ length: 16 }, (_, index) => 5 + index),
    );
    expect(await differences()).toEqual([]);
  });

  it('count a guide once, even if it is withdrawn and republished at the same time', async () => {
    await publishInOneTransaction([1], 0);
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        pool.query(`UPDATE guides SET listing = $1 WHERE id = 1`, [n % 2 ? 'live' : 'withdrawn']),
      ),
    );
    expect(await differences()).toEqual([]);
  });
});
