import type { MessageRef, MessageSource } from '@laneway/domain/contact/contact-message';
import { type Queryable, type Statement, statement } from '../../platform/database/database.ts';

/** A message with its sender as we know them, and our answer. */
export type ContactMessageRow = {
  readonly source: MessageSource;
  readonly id: number;
  readonly content: string;
  readonly created_at: Date;
  readonly handled_at: Date | null;
  /** Null unless they were logged in. */
  readonly user_id: number | null;
  readonly name: string | null;
  readonly email: string;
  readonly email_verified: boolean;
  readonly answer: string | null;
  readonly answered_at: Date | null;
};

/** Sorts the two sources among messages of the same millisecond. */
export const RANKS: Readonly<Record<MessageSource, 0 | 1>> = { account: 1, support: 0 };

const ANSWER = 'a.content AS answer, a.created_at AS answered_at';
const SELECT: Readonly<Record<MessageSource, string>> = {
  account: `
    SELECT 'account' AS source, ${RANKS.account} AS rank, m.id, m.content, m.created_at, m.handled_at, u.id AS user_id,
           u.name, u.email::text, u.email_verified_at IS NOT NULL AS email_verified, ${ANSWER}
      FROM messages m JOIN users u ON u.id = m.sender_id LEFT JOIN message_answers a ON a.message_id = m.id`,
  support: `
    SELECT 'support' AS source, ${RANKS.support} AS rank, m.id, m.content, m.created_at, m.handled_at, NULL::integer AS user_id,
           m.name, m.email::text, false AS email_verified, ${ANSWER}
      FROM support_messages m LEFT JOIN message_answers a ON a.support_message_id = m.id`,
};

/** Each half reads its index no further than the page reaches. */
const halfOf = (source: MessageSource) => `
  (${SELECT[source]}
    WHERE $1::boolean IS NULL
       OR ((m.handled_at IS NULL), m.created_at, ${RANKS[source]}, m.id)
          < ($1, $2::timestamptz, $3::integer, $4::bigint)
    ORDER BY (m.handled_at IS NULL) DESC, m.created_at DESC, m.id DESC LIMIT $5)`;
const LIST = statement<ContactMessageRow>(
  'messages.list',
  `SELECT * FROM (${halfOf('account')} UNION ALL ${halfOf('support')}) found
    ORDER BY (handled_at IS NULL) DESC, created_at DESC, rank DESC, id DESC LIMIT $5`,
);
const FIND = bySource<ContactMessageRow>('find', (source) => `${SELECT[source]} WHERE m.id = $1`);
const LOCK = bySource<ContactMessageRow>(
  'lock',
  (source) => `${SELECT[source]} WHERE m.id = $1 FOR UPDATE OF m`,
);
const TABLES: Readonly<Record<MessageSource, string>> = {
  account: 'messages',
  support: 'support_messages',
};
const SET_HANDLED = bySource<never>(
  'set_handled',
  (source) => `UPDATE ${TABLES[source]} SET handled_at = $2 WHERE id = $1`,
);
const ANSWERED: Readonly<Record<MessageSource, string>> = {
  account: 'message_id',
  support: 'support_message_id',
};
const INSERT_ANSWER = bySource<never>(
  'insert_answer',
  (source) =>
    `INSERT INTO message_answers (${ANSWERED[source]}, content, answered_by, created_at) VALUES ($1, $2, $3, $4)`,
);

type OwnMessageRow = Pick<
  ContactMessageRow,
  'id' | 'content' | 'created_at' | 'answer' | 'answered_at'
>;
const LIST_OWN = statement<OwnMessageRow>(
  'messages.list_own',
  `SELECT m.id, m.content, m.created_at, ${ANSWER} FROM messages m LEFT JOIN message_answers a ON a.message_id = m.id
    WHERE m.sender_id = $1 AND m.id < $2 ORDER BY m.id DESC LIMIT $3`,
);

function bySource<Row extends object>(
  name: string,
  sql: (source: MessageSource) => string,
): Readonly<Record<MessageSource, Statement<Row>>> {
  const of = (source: MessageSource) => statement<Row>(`messages.${name}_${source}`, sql(source));
  return { account: of('account'), support: of('support') };
}

export type ListStart = {
  readonly waiting: 0 | 1;
  readonly at: Date;
  readonly rank: 0 | 1;
  readonly id: number;
};

/** Messages that wait for an answer first, then the newest. */
export function findMessages(
  db: Queryable,
  after: ListStart | null,
  limit: number,
): Promise<ContactMessageRow[]> {
  const isWaiting = after === null ? null : after.waiting === 1;
  const start = [after?.at ?? null, after?.rank ?? null, after?.id ?? null];
  return db.query(LIST, [isWaiting, ...start, limit]);
}

export function findMessagesOf(
  db: Queryable,
  senderId: number,
  page: { readonly beforeId: number | null; readonly limit: number },
): Promise<OwnMessageRow[]> {
  const { beforeId, limit } = page;
  return db.query(LIST_OWN, [senderId, beforeId ?? Number.MAX_SAFE_INTEGER, limit]);
}

export async function findMessage(
  db: Queryable,
  { source, id }: MessageRef,
): Promise<ContactMessageRow | null> {
  const [row] = await db.query(FIND[source], [id]);
  return row ?? null;
}

/** Locks a message, so that it is answered once. */
export async function lockMessage(
  tx: Queryable,
  { source, id }: MessageRef,
): Promise<ContactMessageRow | null> {
  const [row] = await tx.query(LOCK[source], [id]);
  return row ?? null;
}

export async function insertAnswer(
  tx: Queryable,
  { source, id }: MessageRef,
  answer: { readonly text: string; readonly by: number; readonly now: Date },
): Promise<void> {
  await tx.query(INSERT_ANSWER[source], [id, answer.text, answer.by, answer.now]);
}

export async function setHandled(
  tx: Queryable,
  { source, id }: MessageRef,
  now: Date,
): Promise<void> {
  await tx.query(SET_HANDLED[source], [id, now]);
}
