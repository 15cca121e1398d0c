import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';
import type { LaidOutEmail } from './email-layout.ts';

export type EmailRow = {
  readonly id: number;
  readonly recipient: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text_body: string;
  readonly html_body: string;
  readonly links: readonly string[];
  readonly created_at: Date;
};

export type EmailToStore = {
  readonly dedupeKey: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly accountId: number | null;
  readonly quotedUserId: number | null;
  /** The replacement when the quoted person deletes their account. */
  readonly withoutQuoted: LaidOutEmail | null;
};

const INSERT = namedStatement<EmailToStore, { id: number }>(
  'mail.insert',
  `INSERT INTO mails (dedupe_key, recipient, reply_to, subject, text_body, html_body, links, account_id, quoted_user_id,
                      without_quoted)
   VALUES (:dedupeKey, :to, :replyTo, :subject, :text, :html, :links, :accountId, :quotedUserId, :withoutQuoted)
   ON CONFLICT (dedupe_key) DO NOTHING RETURNING id`,
);
const COLUMNS = 'id, recipient, reply_to, subject, text_body, html_body, links, created_at';
/** Neither sent nor rejected. */
const UNSENT = 'sent_at IS NULL AND failed_at IS NULL';
const CLAIM = statement<EmailRow>(
  'mail.claim',
  `UPDATE mails SET claimed_until = $3 WHERE id = $1 AND ${UNSENT} AND (claimed_until IS NULL OR claimed_until <= $2)
   RETURNING ${COLUMNS}`,
);
const IS_UNSENT = statement<{ id: number }>(
  'mail.is_unsent',
  `SELECT id FROM mails WHERE id = $1 AND ${UNSENT}`,
);
const RELEASE = statement<never>(
  'mail.release',
  'UPDATE mails SET claimed_until = NULL WHERE id = $1',
);
const MARK_KEPT = statement<never>('mail.mark_kept', 'UPDATE mails SET sent_at = $2 WHERE id = $1');
const NO_CONTENT = `subject = '', text_body = '', html_body = '', links = '{}', without_quoted = NULL`;
/** The content of a sent email is not kept: it is private, and its link opens an account. */
const MARK_DELIVERED = statement<never>(
  'mail.mark_delivered',
  `UPDATE mails SET sent_at = $2, ${NO_CONTENT} WHERE id = $1`,
);
const MARK_REFUSED = statement<never>(
  'mail.mark_refused',
  `UPDATE mails SET failed_at = $2, failure = $3, ${NO_CONTENT} WHERE id = $1`,
);
/** The email that confirms the deletion of an account is the last thing with its address. */
const FORGET_DELETED_ACCOUNT = statement<never>(
  'mail.forget_deleted_account',
  'DELETE FROM mails USING users WHERE mails.id = $1 AND users.id = account_id AND deleted_at IS NOT NULL',
);
/** Leaves out emails that a mail server sent, because their content is gone. */
const NEWEST = statement<EmailRow>(
  'mail.newest',
  `SELECT ${COLUMNS} FROM mails WHERE text_body <> '' ORDER BY id DESC LIMIT $1`,
);

/** The new email's id; null when this event already caused one. */
export async function insertEmail(tx: Queryable, email: EmailToStore): Promise<number | null> {
  const [row] = await INSERT.run(tx, email);
  return row?.id ?? null;
}

/**
 * Claims an unsent email until that time, so no other process sends it. A claim instead of a lock, because a mail server
 * may take a minute and no database connection should wait for it.
 */
export async function claimEmail(
  db: Queryable,
  id: number,
  now: Date,
  until: Date,
): Promise<EmailRow | null> {
  const [row] = await db.query(CLAIM, [id, now, until]);
  return row ?? null;
}

export async function isUnsent(db: Queryable, id: number): Promise<boolean> {
  return (await db.query(IS_UNSENT, [id])).length > 0;
}

/** Lets the next attempt start before the claim expires. */
export async function releaseEmail(db: Queryable, id: number): Promise<void> {
  await db.query(RELEASE, [id]);
}

export async function markKept(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(MARK_KEPT, [id, now]);
}

export async function markDelivered(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(MARK_DELIVERED, [id, now]);
  await tx.query(FORGET_DELETED_ACCOUNT, [id]);
}

export async function markRefused(
  tx: Queryable,
  id: number,
  now: Date,
  reason: string,
): Promise<void> {
  await tx.query(MARK_REFUSED, [id, now, reason]);
  await tx.query(FORGET_DELETED_ACCOUNT, [id]);
}

export function findNewestEmails(db: Queryable, count: number): Promise<EmailRow[]> {
  return db.query(NEWEST, [count]);
}
