import type { DemoPerson } from '../../demo/demo-people.ts';
import { type Queryable, statement } from '../platform/database/database.ts';

const FACT = 'demo content';

const IS_SEEDED = statement<{ name: string }>(
  'demo.is_seeded',
  'SELECT name FROM installation_facts WHERE name = $1',
);
const MARK_SEEDED = statement<{ name: string }>(
  'demo.mark_seeded',
  'INSERT INTO installation_facts (name) VALUES ($1) ON CONFLICT DO NOTHING RETURNING name',
);
const INSERT_PERSON = statement<{ id: number }>(
  'demo.insert_person',
  `INSERT INTO users (email, name, role, password_hash, bio, age_confirmed_at, email_verified_at)
   VALUES ($1, $2, $3, $4, $5, now(), now()) RETURNING id`,
);
/** Public guides are open to everyone, so they aren't granted. */
const GRANT_FREE = statement<never>(
  'demo.give_free_guide',
  `INSERT INTO entitlements (user_id, guide_id, cause)
   SELECT $1, id, 'free' FROM guides WHERE id = $2 AND price_cents = 0 AND NOT is_public`,
);
const RESERVE_IDS = statement<never>(
  'demo.leave_ids',
  `SELECT setval(pg_get_serial_sequence(name, 'id'), $1, false) FROM unnest(ARRAY['guides', 'places']) name`,
);

const HAS_CONTENT = statement<{ has_content: boolean }>(
  'demo.has_content',
  'SELECT EXISTS (SELECT FROM guides) OR EXISTS (SELECT FROM users) AS has_content',
);

export async function hasContent(db: Queryable): Promise<boolean> {
  const [row] = await db.query(HAS_CONTENT);
  return row?.has_content === true;
}

export async function isSeeded(db: Queryable): Promise<boolean> {
  return (await db.query(IS_SEEDED, [FACT])).length > 0;
}

/** False when another process was faster. */
export async function markSeeded(tx: Queryable): Promise<boolean> {
  return (await tx.query(MARK_SEEDED, [FACT])).length > 0;
}

export async function insertPerson(
  tx: Queryable,
  person: DemoPerson,
  passwordHash: string | null,
): Promise<number> {
  const [row] = await tx.query(INSERT_PERSON, [
    person.email,
    person.name,
    person.role,
    passwordHash,
    person.bio ?? null,
  ]);
  if (row === undefined) throw new Error('a person was not inserted');
  return row.id;
}

export async function grantFreeGuide(
  tx: Queryable,
  userId: number,
  guideId: number,
): Promise<void> {
  await tx.query(GRANT_FREE, [userId, guideId]);
}

export async function reserveIdsBelow(tx: Queryable, firstFreeId: number): Promise<void> {
  await tx.query(RESERVE_IDS, [firstFreeId]);
}
