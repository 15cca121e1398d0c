import { eventually } from './eventually.ts';
import type { TestDatabase } from './test-database.ts';

/** Locks rows on a separate connection, so that a test controls the order in which others get to them. */
export async function holdRows(
  { pool }: Pick<TestDatabase, 'pool'>,
  select: string,
  values: readonly unknown[],
) {
  const holder = await pool.connect();
  await holder.query('BEGIN');
  await holder.query(`${select} FOR UPDATE`, [...values]);
  return {
    /** Waits until this many others wait for a lock, in a statement with this text. */
    untilWaiting: (count: number, text = '') =>
      eventually(async () => {
        const { rows } = await pool.query(
          `SELECT FROM pg_stat_activity
            WHERE datname = current_database() AND wait_event_type = 'Lock' AND position($1 in query) > 0`,
          [text],
        );
        return rows.length;
      }).toBe(count),
    release: async () => {
      await holder.query('COMMIT');
      holder.release();
    },
  };
}
