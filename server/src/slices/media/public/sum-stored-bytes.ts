import { type Queryable, statement } from '../../../platform/database/database.ts';

/** Reads the index media_by_stored_bytes only. */
const SUM = statement<{ bytes: number }>(
  'media.sum_stored_bytes',
  'SELECT coalesce(sum(stored_bytes), 0)::bigint AS bytes FROM media',
);

/** The size of all stored objects, in quarantine and in production, renditions included. */
export async function sumStoredBytes(db: Queryable): Promise<number> {
  const [row] = await db.query(SUM);
  return row?.bytes ?? 0;
}
