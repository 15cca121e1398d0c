import { type Queryable, statement } from '../../platform/database.ts';

/** Nothing is ever delivered to this domain. */
const NOBODYS_ADDRESS = `'deleted-' || id || '@laneway.invalid'`;

/** Guides under review or on sale belong to the record; what never got that far is nobody's but its author's. */
const UNPUBLISHED = `status NOT IN ('approved', 'published')`;

/**
 * What becomes of each kind of row when a person leaves; $1 is the person. Rows that others rely on stay without the
 * person: orders and the ledger (by id only), guides that somebody owns, ratings. The account itself comes last, since
 * mails are found by its address.
 */
const STEPS = [
  ['sessions', 'DELETE FROM sessions WHERE user_id = $1'],
  ['devices', 'DELETE FROM known_devices WHERE user_id = $1'],
  ['links', 'DELETE FROM one_time_tokens WHERE user_id = $1'],
  ['replies', 'DELETE FROM idempotent_replies WHERE user_id = $1'],
  ['messages', 'DELETE FROM messages WHERE sender_id = $1'],
  ['notices', 'DELETE FROM notices WHERE user_id = $1'],
  [
    'mails',
    `DELETE FROM mails USING users WHERE users.id = $1 AND (recipient = email::text OR reply_to = email::text)`,
  ],
  // The stars count for the guide; the words were the person's.
  ['reviews', 'UPDATE guide_reviews SET words = NULL WHERE user_id = $1'],
  [
    'gifts_given',
    'UPDATE gifts SET friend_name = NULL, personal_message = NULL WHERE giver_id = $1',
  ],
  // What is still on its way to an address goes on to its owner, who need not be the person that leaves.
  [
    'gifts_received',
    `UPDATE gifts SET friend_email = 'deleted-' || $1::integer || '@laneway.invalid', friend_name = NULL,
                      personal_message = NULL
       FROM users
      WHERE users.id = $1 AND (friend_id = $1 OR friend_email = users.email
        AND (email_verified_at IS NOT NULL OR status NOT IN ('awaiting_payment', 'awaiting_activation')))`,
  ],
  ['uploads', `UPDATE uploads SET file_name = '' WHERE uploader_id = $1`],
  // Off sale, as when a creator withdraws: those who own them keep them.
  ['listings', `UPDATE guides SET listing = 'withdrawn' WHERE author_id = $1 AND listing = 'live'`],
  [
    'draft_places',
    `UPDATE pending_places SET title = NULL, description = NULL, location = NULL, marker = NULL, image_uri = NULL,
            audio_uri = NULL, video_uri = NULL, path = NULL, boundary = NULL, deleted_at = coalesce(deleted_at, now())
      WHERE pending_guide_id IN (SELECT id FROM pending_guides WHERE author_id = $1 AND ${UNPUBLISHED})`,
  ],
  [
    'drafts',
    `UPDATE pending_guides SET title = NULL, description = NULL, location = NULL, image_uri = NULL, audio_uri = NULL,
            video_uri = NULL, path = NULL, boundary = NULL, deleted_at = coalesce(deleted_at, now()),
            version = version + 1
      WHERE author_id = $1 AND ${UNPUBLISHED}`,
  ],
  [
    'account',
    `UPDATE users SET email = ${NOBODYS_ADDRESS}, name = 'Former member', role = 'user', password_hash = NULL,
            age_confirmed_at = NULL, terms_version = NULL, email_verified_at = NULL, deleted_at = now() WHERE id = $1`,
  ],
] as const;

const STATEMENTS = STEPS.map(([name, text]) => statement<never>(`accounts.delete_${name}`, text));

/** Takes a person out of the database; what must stay, stays without a name. */
export async function removePerson(tx: Queryable, userId: number): Promise<void> {
  for (const step of STATEMENTS) await tx.query(step, [userId]);
}
