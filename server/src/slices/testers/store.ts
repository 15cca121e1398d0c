import type { ContentStatus } from '@laneway/domain/statuses';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { namedStatement } from '../../platform/database/named-statement.ts';

export type InvitationRow = {
  readonly id: number;
  readonly pending_guide_id: number;
  readonly email: string;
  readonly created_at: Date;
  readonly email_count: number;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  readonly last_opened_at: Date | null;
};

const COLUMNS = `t.id, t.pending_guide_id, t.email::text, t.created_at, t.email_count, t.expires_at, t.revoked_at,
         t.last_opened_at`;

const OF_GUIDE = statement<InvitationRow>(
  'testers.of_guide',
  `SELECT ${COLUMNS} FROM tester_invitations t WHERE t.pending_guide_id = $1
    ORDER BY t.revoked_at IS NOT NULL, t.id LIMIT 1000`,
);
const BY_ID = statement<InvitationRow>(
  'testers.by_id',
  `SELECT ${COLUMNS} FROM tester_invitations t WHERE t.id = $1`,
);

/** The draft's status is null once it was deleted. */
export type OpenedInvitationRow = InvitationRow & { readonly status: ContentStatus | null };

const BY_TOKEN = statement<OpenedInvitationRow>(
  'testers.by_token',
  `SELECT ${COLUMNS}, CASE WHEN g.deleted_at IS NULL THEN g.status END AS status
     FROM tester_invitations t JOIN pending_guides g ON g.id = t.pending_guide_id
    WHERE t.token_hash = ANY ($1::bytea[])`,
);

type Insert = {
  readonly guideId: number;
  readonly email: string;
  readonly tokenHash: Buffer;
  readonly invitedBy: number;
  readonly now: Date;
  readonly expiresAt: Date;
};
const INSERT = namedStatement<Insert, { id: number }>(
  'testers.invite',
  `INSERT INTO tester_invitations (pending_guide_id, email, token_hash, invited_by, created_at, expires_at)
   VALUES (:guideId, :email, :tokenHash, :invitedBy, :now, :expiresAt) RETURNING id`,
);
/** The previous link stops working. */
const RENEW = statement<never>(
  'testers.renew',
  `UPDATE tester_invitations SET token_hash = $2, expires_at = $3, email_count = email_count + 1 WHERE id = $1`,
);
const REVOKE = statement<never>(
  'testers.revoke',
  'UPDATE tester_invitations SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1',
);
const OPENED = statement<never>(
  'testers.opened',
  'UPDATE tester_invitations SET last_opened_at = $2 WHERE id = $1',
);
const INVITER = statement<{ name: string }>(
  'testers.inviter',
  'SELECT name FROM users WHERE id = $1',
);

/** All stored testers, removed ones last. */
export function findInvitations(db: Queryable, guideId: number): Promise<InvitationRow[]> {
  return db.query(OF_GUIDE, [guideId]);
}

export async function findInvitation(db: Queryable, id: number): Promise<InvitationRow | null> {
  const [row] = await db.query(BY_ID, [id]);
  return row ?? null;
}

export function findInvitationsByToken(
  db: Queryable,
  hashes: readonly Buffer[],
): Promise<OpenedInvitationRow[]> {
  return db.query(BY_TOKEN, [hashes]);
}

export async function insertInvitation(tx: Queryable, values: Insert): Promise<number> {
  const [row] = await INSERT.run(tx, values);
  if (row === undefined) throw new Error('an invitation was not stored');
  return row.id;
}

export async function renewInvitation(
  tx: Queryable,
  id: number,
  { tokenHash, expiresAt }: Pick<Insert, 'tokenHash' | 'expiresAt'>,
): Promise<void> {
  await tx.query(RENEW, [id, tokenHash, expiresAt]);
}

export async function revokeInvitation(tx: Queryable, id: number, now: Date): Promise<void> {
  await tx.query(REVOKE, [id, now]);
}

export async function recordOpening(db: Queryable, id: number, now: Date): Promise<void> {
  await db.query(OPENED, [id, now]);
}

export async function findInviterName(db: Queryable, userId: number): Promise<string> {
  const [row] = await db.query(INVITER, [userId]);
  return row?.name ?? '';
}
