import { type Queryable, statement } from '../../../platform/database/database.ts';

/** Reads the index creator_requests_open only. */
const COUNT = statement<{ requests: number }>(
  'creator_requests.count_open',
  `SELECT count(*) AS requests FROM creator_requests WHERE state = 'open'`,
);

/** The number of requests that an admin has to decide on. */
export async function countOpenRequests(db: Queryable): Promise<number> {
  const [row] = await db.query(COUNT);
  return row?.requests ?? 0;
}
