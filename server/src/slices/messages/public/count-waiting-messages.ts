import { type Queryable, statement } from '../../../platform/database/database.ts';

/** Reads the index of messages that nobody has handled. */
const COUNT = statement<{ count: number }>(
  'messages.count_waiting',
  `SELECT ((SELECT count(*) FROM messages WHERE (handled_at IS NULL)) +
           (SELECT count(*) FROM support_messages WHERE (handled_at IS NULL)))::integer AS count`,
);

/** The number of messages that wait for an answer. */
export async function countWaitingMessages(db: Queryable): Promise<number> {
  const [row] = await db.query(COUNT, []);
  return row?.count ?? 0;
}
