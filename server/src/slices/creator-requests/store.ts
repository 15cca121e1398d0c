import type { CreatorRequestState } from '@laneway/domain/creators/creator-request';
import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type CreatorRequestRow = {
  readonly id: number;
  readonly user_id: number;
  readonly words: string;
  readonly link: string | null;
  readonly state: CreatorRequestState;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
};

/** A request with its sender. */
export type ManagedRequestRow = CreatorRequestRow & {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly email_verified: boolean;
};

const COLUMNS = 'r.id, r.user_id, r.words, r.link, r.state, r.reason, r.created_at, r.decided_at';
const MANAGED = `
  SELECT ${COLUMNS}, u.name, u.email::text, u.role, u.email_verified_at IS NOT NULL AS email_verified
    FROM creator_requests r JOIN users u ON u.id = r.user_id`;

const LATEST = statement<CreatorRequestRow>(
  'creator_requests.latest',
  `SELECT ${COLUMNS} FROM creator_requests r WHERE r.user_id = $1 ORDER BY r.id DESC LIMIT 1`,
);
const ALL_OF = statement<CreatorRequestRow>(
  'creator_requests.all_of_person',
  `SELECT ${COLUMNS} FROM creator_requests r WHERE r.user_id = $1 ORDER BY r.id`,
);
const INSERT = statement<CreatorRequestRow>(
  'creator_requests.insert',
  `INSERT INTO creator_requests AS r (user_id, words, link, created_at) VALUES ($1, $2, $3, $4)
   RETURNING ${COLUMNS}`,
);
const LIST = statement<ManagedRequestRow>(
  'creator_requests.list',
  `${MANAGED}
    WHERE ($1::text IS NULL OR r.state = $1)
      AND ($2::boolean IS NULL OR ((r.state = 'open'), r.id) < ($2, $3))
    ORDER BY (r.state = 'open') DESC, r.id DESC LIMIT $4`,
);
const FIND = statement<ManagedRequestRow>('creator_requests.find', `${MANAGED} WHERE r.id = $1`);
const LOCK = statement<ManagedRequestRow>(
  'creator_requests.lock',
  `${MANAGED} WHERE r.id = $1 FOR UPDATE OF r`,
);
const DECIDE = statement<never>(
  'creator_requests.decide',
  `UPDATE creator_requests SET state = $2, reason = $3, decided_by = $4, decided_at = $5 WHERE id = $1`,
);

/** Someone's latest request, whatever became of it. */
export async function findLatestRequest(
  db: Queryable,
  userId: number,
): Promise<CreatorRequestRow | null> {
  const [row] = await db.query(LATEST, [userId]);
  return row ?? null;
}

export function findRequestsOf(db: Queryable, userId: number): Promise<CreatorRequestRow[]> {
  return db.query(ALL_OF, [userId]);
}

export async function insertRequest(
  tx: Queryable,
  request: {
    readonly userId: number;
    readonly words: string;
    readonly link: string | null;
    readonly now: Date;
  },
): Promise<CreatorRequestRow> {
  const { userId, words, link, now } = request;
  const [row] = await tx.query(INSERT, [userId, words, link, now]);
  if (row === undefined) throw new Error('a request was not stored');
  return row;
}

export type ListStart = { readonly open: 0 | 1; readonly id: number };

/** Open requests first, then the newest. */
export function findRequests(
  db: Queryable,
  page: {
    readonly state: CreatorRequestState | null;
    readonly after: ListStart | null;
    readonly limit: number;
  },
): Promise<ManagedRequestRow[]> {
  const { state, after, limit } = page;
  const startOpen = after === null ? null : after.open === 1;
  return db.query(LIST, [state, startOpen, after?.id ?? null, limit]);
}

export async function findRequest(db: Queryable, id: number): Promise<ManagedRequestRow | null> {
  const [row] = await db.query(FIND, [id]);
  return row ?? null;
}

export async function lockRequest(tx: Queryable, id: number): Promise<ManagedRequestRow | null> {
  const [row] = await tx.query(LOCK, [id]);
  return row ?? null;
}

export async function storeDecision(
  tx: Queryable,
  id: number,
  decision: {
    readonly state: Exclude<CreatorRequestState, 'open'>;
    readonly reason: string | null;
    readonly by: number;
    readonly now: Date;
  },
): Promise<void> {
  const { state, reason, by, now } = decision;
  await tx.query(DECIDE, [id, state, reason, by, now]);
}
