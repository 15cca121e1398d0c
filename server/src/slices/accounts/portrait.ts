import { randomBytes } from 'node:crypto';
import { type Refusal, refusal } from '@laneway/domain/refusal';
import { fail, ok, type Result } from '@laneway/domain/result';
import { type Queryable, statement } from '../../platform/database/database.ts';
import { type CallContext, type Outcome, refused } from '../../platform/http/calls.ts';
import type { MakePhoto } from '../../platform/media/make-photo.ts';
import { ENDED } from './get-user.ts';

/** Sharp on every screen at the size of the creator's page. */
const MAX_WIDTH = 640;

const NOT_FOUND = refusal('not_found', 'Portrait not found');

const SAVE = statement<{ user_id: number }>(
  'accounts.save_portrait',
  `WITH owner AS (UPDATE users SET portrait_version = $3 WHERE id = $1 AND deleted_at IS NULL RETURNING id)
   INSERT INTO portraits (user_id, bytes) SELECT id, $2 FROM owner
   ON CONFLICT (user_id) DO UPDATE SET bytes = excluded.bytes RETURNING user_id`,
);
const DELETE = statement<never>(
  'accounts.remove_portrait',
  `WITH gone AS (DELETE FROM portraits WHERE user_id = $1)
   UPDATE users SET portrait_version = NULL WHERE id = $1`,
);
/** Those who see the creator's page see the portrait, and its owner always does. */
const FIND = statement<{ bytes: Buffer; version: string }>(
  'accounts.portrait',
  `SELECT p.bytes, u.portrait_version AS version FROM portraits p JOIN users u ON u.id = p.user_id
    WHERE u.id = $1 AND u.deleted_at IS NULL
      AND (u.id = $2 OR (u.role IN ('creator', 'admin')
                         AND EXISTS (SELECT FROM guides g WHERE g.author_id = u.id AND g.listing = 'live')))`,
);

/** Replaces the portrait of a creator. */
export async function savePortrait(
  { db, makePhoto }: { readonly db: Queryable; readonly makePhoto: MakePhoto },
  userId: number,
  file: Uint8Array,
): Promise<Result<null, Refusal>> {
  const made = await makePhoto(file, MAX_WIDTH);
  if (!made.ok) return made;
  const version = randomBytes(6).toString('base64url');
  const saved = await db.query(SAVE, [userId, made.value, version]);
  return saved.length > 0 ? ok(null) : fail(ENDED);
}

export async function deletePortrait(db: Queryable, userId: number): Promise<void> {
  await db.query(DELETE, [userId]);
}

/** An address with the current version may be cached for good. */
export async function getPortrait(
  db: Queryable,
  { params, query, viewer, reply }: CallContext<'getPortrait'>,
): Promise<Outcome<'getPortrait'>> {
  const [portrait] = await db.query(FIND, [params.id, viewer?.id ?? null]);
  if (portrait === undefined) return refused(NOT_FOUND);
  const isCurrent = query.v === portrait.version;
  await reply
    .headers({
      'content-type': 'image/webp',
      'content-length': portrait.bytes.length,
      'cache-control': isCurrent ? 'private, max-age=31536000, immutable' : 'private, no-cache',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(portrait.bytes);
  return { kind: 'sent' };
}
