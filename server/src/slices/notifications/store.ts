import type { NOTICE_KINDS } from '@laneway/contract/notifications';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { requestIds } from '../../platform/process/request-ids.ts';

export type NotificationKind = (typeof NOTICE_KINDS)[number];

export type NotificationRow = {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly pending_guide_id: number | null;
  readonly guide_id: number | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
};

export type NewNotification = {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly title: string;
  readonly body: string;
  readonly pendingGuideId?: number;
  readonly guideId?: number;
  /** Names what it is about, besides a guide or draft. */
  readonly subject?: string;
  /** The person, other than its reader, whom it names, and its text once they have deleted their account. */
  readonly quotes?: {
    readonly userId: number;
    readonly instead: { readonly title: string; readonly body: string };
  };
};

/** About one draft, one guide or one subject. */
export type NotificationOfOne = Omit<NewNotification, 'pendingGuideId' | 'guideId' | 'subject'> &
  (
    | { readonly pendingGuideId: number; readonly guideId?: never; readonly subject?: string }
    | { readonly guideId: number; readonly pendingGuideId?: never; readonly subject?: string }
    | { readonly subject: string; readonly pendingGuideId?: never; readonly guideId?: never }
  );

/** About one guide, for several readers. */
export type NotificationOfGuide = Pick<NewNotification, 'kind' | 'title' | 'body'> & {
  readonly guideId: number;
};

const COLUMNS = 'id, kind, title, body, pending_guide_id, guide_id, created_at, read_at';

const NEW_COLUMNS =
  'user_id, kind, title, body, pending_guide_id, guide_id, subject, quoted_user_id, without_quoted, request_id';

const INSERT = statement<never>(
  'notifications.insert',
  `INSERT INTO notices (${NEW_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const INSERT_UNLESS_UNREAD = statement<never>(
  'notifications.insert_unless_unread',
  `INSERT INTO notices (${NEW_COLUMNS})
   SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10
    WHERE NOT EXISTS (
            SELECT FROM notices WHERE user_id = $1 AND kind = $2 AND read_at IS NULL
               AND pending_guide_id IS NOT DISTINCT FROM $5::integer AND guide_id IS NOT DISTINCT FROM $6::integer
               AND subject IS NOT DISTINCT FROM $7::text)`,
);
/** A sale, or what several unread ones add up to. */
export type SalesTotal = { readonly times: number; readonly cents: number };
const TAKE_UNREAD_SALES = statement<SalesTotal>(
  'notifications.take_unread_sales',
  `WITH taken AS (DELETE FROM notices
                   WHERE user_id = $1 AND kind = $2 AND guide_id = $3 AND read_at IS NULL AND sold_times IS NOT NULL
                  RETURNING sold_times, sold_cents)
   SELECT coalesce(sum(sold_times), 0)::integer AS times, coalesce(sum(sold_cents), 0)::bigint AS cents FROM taken`,
);
const INSERT_SALES = statement<never>(
  'notifications.insert_sales',
  `INSERT INTO notices (user_id, kind, title, body, guide_id, sold_times, sold_cents, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const INSERT_FOR_MANY_UNLESS_UNREAD = statement<never>(
  'notifications.insert_for_many_unless_unread',
  `INSERT INTO notices (user_id, kind, title, body, guide_id, request_id)
   SELECT reader, $2, $3, $4, $5, $6 FROM unnest($1::integer[]) AS readers (reader)
    WHERE NOT EXISTS (
            SELECT FROM notices
             WHERE user_id = reader AND kind = $2 AND read_at IS NULL AND guide_id = $5::integer)`,
);
const PAGE = statement<NotificationRow>(
  'notifications.page',
  `SELECT ${COLUMNS} FROM notices
    WHERE user_id = $1 AND ($2::bigint IS NULL OR id < $2) AND (NOT $3::boolean OR read_at IS NULL)
    ORDER BY id DESC LIMIT $4`,
);
const ALL = statement<NotificationRow>(
  'notifications.all',
  `SELECT ${COLUMNS} FROM notices WHERE user_id = $1 ORDER BY id`,
);
const ONE = statement<NotificationRow>(
  'notifications.one',
  `SELECT ${COLUMNS} FROM notices WHERE id = $1 AND user_id = $2`,
);
const AFTER = statement<NotificationRow>(
  'notifications.after',
  `SELECT ${COLUMNS} FROM notices WHERE user_id = $1 AND id > $2 ORDER BY id LIMIT $3`,
);
const LATEST = statement<{ id: number | null }>(
  'notifications.latest',
  'SELECT max(id) AS id FROM notices WHERE user_id = $1',
);
const COUNT_UNREAD = statement<{ count: number }>(
  'notifications.count_unread',
  'SELECT count(*) AS count FROM notices WHERE user_id = $1 AND read_at IS NULL',
);
const MARK_READ = statement<NotificationRow>(
  'notifications.mark_read',
  `UPDATE notices SET read_at = coalesce(read_at, $3) WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`,
);
const MARK_READ_UP_TO = statement<never>(
  'notifications.mark_read_up_to',
  'UPDATE notices SET read_at = $3 WHERE user_id = $1 AND id <= $2 AND read_at IS NULL',
);

export type Person = { readonly id: number; readonly name: string; readonly email: string };
const PEOPLE = statement<Person>(
  'notifications.people',
  'SELECT id, name, email::text FROM users WHERE id = ANY ($1::integer[]) AND deleted_at IS NULL ORDER BY id',
);

/** Loads these users, without deleted accounts. */
export function findPeople(db: Queryable, ids: readonly number[]): Promise<Person[]> {
  return db.query(PEOPLE, [ids]);
}

const ADMINS = statement<{ id: number }>(
  'notifications.admins',
  `SELECT id FROM users WHERE role = 'admin' AND deleted_at IS NULL AND suspended_at IS NULL`,
);

/** The ids of all admins who can log in, to review guides. */
export async function findAdminIds(db: Queryable): Promise<readonly number[]> {
  return (await db.query(ADMINS)).map(({ id }) => id);
}

export async function insertNotification(
  tx: Queryable,
  notification: NewNotification,
): Promise<void> {
  await tx.query(INSERT, valuesOf(notification));
}

/** Adds it unless the reader has an unread one of this kind about the same draft, guide or subject. */
export async function insertUnlessUnread(
  tx: Queryable,
  notification: NotificationOfOne,
): Promise<void> {
  await tx.query(INSERT_UNLESS_UNREAD, valuesOf(notification));
}

/** A notification of sales of a guide. */
export type SalesNotification = {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly guideId: number;
};

/** Deletes the unread notifications of a guide's sales, and returns what they add up to. */
export async function takeUnreadSales(
  tx: Queryable,
  { userId, kind, guideId }: SalesNotification,
): Promise<SalesTotal> {
  const [row] = await tx.query(TAKE_UNREAD_SALES, [userId, kind, guideId]);
  return row ?? { times: 0, cents: 0 };
}

export async function insertSales(
  tx: Queryable,
  { userId, kind, guideId }: SalesNotification,
  { title, body }: { readonly title: string; readonly body: string },
  { times, cents }: SalesTotal,
): Promise<void> {
  const values = [userId, kind, title, body, guideId, times, cents];
  await tx.query(INSERT_SALES, [...values, causeOf()]);
}

function valuesOf(notification: NewNotification) {
  const { userId, kind, title, body, pendingGuideId, guideId, subject, quotes } = notification;
  const about = [pendingGuideId ?? null, guideId ?? null, subject ?? null];
  const quoted = [quotes?.userId ?? null, quotes?.instead ?? null];
  return [userId, kind, title, body, ...about, ...quoted, causeOf()];
}

/** Tells operators which request a notification comes from. */
function causeOf(): string | null {
  return requestIds.getStore() ?? null;
}

export async function insertForManyUnlessUnread(
  tx: Queryable,
  userIds: readonly number[],
  { kind, title, body, guideId }: NotificationOfGuide,
): Promise<void> {
  const values = [userIds, kind, title, body, guideId, causeOf()];
  await tx.query(INSERT_FOR_MANY_UNLESS_UNREAD, values);
}

/** A user's notifications, newest first. */
export function findNotifications(
  db: Queryable,
  userId: number,
  page: {
    readonly beforeId: number | null;
    readonly unreadOnly: boolean;
    readonly limit: number;
  },
): Promise<NotificationRow[]> {
  return db.query(PAGE, [userId, page.beforeId, page.unreadOnly, page.limit]);
}

export async function findNotification(
  db: Queryable,
  id: number,
  userId: number,
): Promise<NotificationRow | null> {
  const [row] = await db.query(ONE, [id, userId]);
  return row ?? null;
}

/** A user's notifications after this one, oldest first. */
export function findNotificationsAfter(
  db: Queryable,
  userId: number,
  id: number,
  limit: number,
): Promise<NotificationRow[]> {
  return db.query(AFTER, [userId, id, limit]);
}

/** 0 where the user has none. */
export async function findLatestId(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query(LATEST, [userId]);
  return row?.id ?? 0;
}

export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [row] = await db.query(COUNT_UNREAD, [userId]);
  return row?.count ?? 0;
}

/** Null when this user has no such notification. */
export async function markRead(
  db: Queryable,
  id: number,
  userId: number,
  now: Date,
): Promise<NotificationRow | null> {
  const [row] = await db.query(MARK_READ, [id, userId, now]);
  return row ?? null;
}

/** Marks this notification and all before it as read. */
export async function markReadUpTo(
  db: Queryable,
  userId: number,
  id: number,
  now: Date,
): Promise<void> {
  await db.query(MARK_READ_UP_TO, [userId, id, now]);
}

export function findAllNotifications(db: Queryable, userId: number): Promise<NotificationRow[]> {
  return db.query(ALL, [userId]);
}
