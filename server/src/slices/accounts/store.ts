import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database.ts';

export type PersonRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Null while a gifted account waits to be activated. */
  readonly password_hash: string | null;
};

const PERSON = 'SELECT id, email::text, name, role, password_hash FROM users';

const BY_EMAIL = statement<PersonRow>(
  'accounts.person_by_email',
  `${PERSON} WHERE email = $1 AND deleted_at IS NULL`,
);
const BY_ID = statement<PersonRow>(
  'accounts.person_by_id',
  `${PERSON} WHERE id = $1 AND deleted_at IS NULL`,
);
const LOCK_BY_EMAIL = statement<PersonRow>(
  'accounts.lock_person_by_email',
  `${PERSON} WHERE email = $1 AND deleted_at IS NULL FOR UPDATE`,
);
const INSERT = statement<PersonRow>(
  'accounts.insert_person',
  `INSERT INTO users (email, name, password_hash, age_confirmed_at, terms_version, created_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING
   RETURNING id, email::text, name, role, password_hash`,
);
const SET_PASSWORD = statement<PersonRow>(
  'accounts.set_password',
  `UPDATE users SET password_hash = $2 WHERE id = $1 AND deleted_at IS NULL
   RETURNING id, email::text, name, role, password_hash`,
);
const ACTIVATE = statement<PersonRow>(
  'accounts.activate',
  `UPDATE users SET name = $2, password_hash = $3, age_confirmed_at = $4, terms_version = $5
    WHERE id = $1 AND deleted_at IS NULL AND password_hash IS NULL
   RETURNING id, email::text, name, role, password_hash`,
);

export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonRow | null> {
  const [row] = await db.query(BY_EMAIL, [email]);
  return row ?? null;
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | null> {
  const [row] = await db.query(BY_ID, [id]);
  return row ?? null;
}

/** The same, held until the transaction ends, so that what is decided about the account is decided once. */
export async function lockPersonByEmail(tx: Queryable, email: string): Promise<PersonRow | null> {
  const [row] = await tx.query(LOCK_BY_EMAIL, [email]);
  return row ?? null;
}

/** When a person said to be old enough, and to which Terms; both null where they did not. */
export type Consent = { readonly confirmedAt: Date | null; readonly termsVersion: string | null };

export type NewPerson = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly consent: Consent;
  readonly createdAt: Date;
};

/** Null when the address has an account already. */
export async function insertPerson(tx: Queryable, person: NewPerson): Promise<PersonRow | null> {
  const { email, name, passwordHash, consent, createdAt } = person;
  const [row] = await tx.query(INSERT, [
    email,
    name,
    passwordHash,
    consent.confirmedAt,
    consent.termsVersion,
    createdAt,
  ]);
  return row ?? null;
}

/** Null when the account is gone. */
export async function setPassword(
  tx: Queryable,
  id: number,
  passwordHash: string,
): Promise<PersonRow | null> {
  const [row] = await tx.query(SET_PASSWORD, [id, passwordHash]);
  return row ?? null;
}

/** Null when the account is gone or was activated before. */
export async function activatePerson(
  tx: Queryable,
  id: number,
  {
    name,
    passwordHash,
    consent,
  }: { readonly name: string; readonly passwordHash: string; readonly consent: Consent },
): Promise<PersonRow | null> {
  const { confirmedAt, termsVersion } = consent;
  const [row] = await tx.query(ACTIVATE, [id, name, passwordHash, confirmedAt, termsVersion]);
  return row ?? null;
}
