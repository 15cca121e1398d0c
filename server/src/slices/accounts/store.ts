import type { Role } from '@laneway/domain/roles';
import { type Queryable, statement } from '../../platform/database/database.ts';

export type PersonRow = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Null until an account created by a gift is activated. */
  readonly password_hash: string | null;
  /** True if the email was confirmed with an emailed link, which shows that the user owns it. */
  readonly email_verified: boolean;
};

const COLUMNS =
  'id, email::text, name, role, password_hash, email_verified_at IS NOT NULL AS email_verified';
const PERSON = `SELECT ${COLUMNS} FROM users`;

const BY_EMAIL = statement<PersonRow>(
  'accounts.person_by_email',
  `${PERSON} WHERE email = $1 AND deleted_at IS NULL`,
);
const BY_ID = statement<PersonRow>(
  'accounts.person_by_id',
  `${PERSON} WHERE id = $1 AND deleted_at IS NULL`,
);
/** An email stored as typed comes first: another account may have the canonical form. */
const TO_LOG_IN = statement<PersonRow>(
  'accounts.person_to_log_in',
  `${PERSON} WHERE email IN ($1, $2) AND deleted_at IS NULL ORDER BY email = $2 DESC LIMIT 1`,
);
const LOCK_BY_EMAIL = statement<PersonRow>(
  'accounts.lock_person_by_email',
  `${PERSON} WHERE email = $1 AND deleted_at IS NULL FOR UPDATE`,
);
const HOLD_PASSWORD = statement<{ is_suspended: boolean }>(
  'accounts.hold_password',
  `SELECT suspended_at IS NOT NULL AS is_suspended FROM users
    WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL FOR SHARE`,
);
const INSERT = statement<PersonRow>(
  'accounts.insert_person',
  `INSERT INTO users (email, name, password_hash, age_confirmed_at, terms_version, created_at)
   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (email) DO NOTHING
   RETURNING ${COLUMNS}`,
);
const SET_PASSWORD = statement<PersonRow>(
  'accounts.set_password',
  `UPDATE users SET password_hash = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
);
/** Nothing for an account whose password changed while the current one was checked. */
const REPLACE_PASSWORD = statement<PersonRow>(
  'accounts.replace_password',
  `UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
);
const SET_NAME = statement<PersonRow>(
  'accounts.set_name',
  `UPDATE users SET name = $2 WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
);
const SET_EMAIL = statement<never>(
  'accounts.set_email',
  'UPDATE users SET email = $2, email_verified_at = $3 WHERE id = $1 AND deleted_at IS NULL',
);
const REPLACE_EMAIL = statement<{ id: number }>(
  'accounts.replace_unconfirmed_email',
  `UPDATE users SET email = $3
    WHERE id = $1 AND password_hash = $2 AND email_verified_at IS NULL AND deleted_at IS NULL RETURNING id`,
);
/** The person who confirms the email can take over an account, unless it is confirmed and has a password. */
const ACTIVATE = statement<PersonRow>(
  'accounts.activate',
  `UPDATE users SET name = $2, password_hash = $3, age_confirmed_at = $4, terms_version = $5
    WHERE id = $1 AND deleted_at IS NULL AND (password_hash IS NULL OR email_verified_at IS NULL)
   RETURNING ${COLUMNS}`,
);
const VERIFY_EMAIL = statement<PersonRow>(
  'accounts.verify_email',
  `UPDATE users SET email_verified_at = coalesce(email_verified_at, $2) WHERE id = $1 AND deleted_at IS NULL
   RETURNING ${COLUMNS}`,
);

export async function findPersonByEmail(db: Queryable, email: string): Promise<PersonRow | null> {
  const [row] = await db.query(BY_EMAIL, [email]);
  return row ?? null;
}

export async function findPersonToLogIn(
  db: Queryable,
  { canonical, typed }: { readonly canonical: string; readonly typed: string },
): Promise<PersonRow | null> {
  const [row] = await db.query(TO_LOG_IN, [canonical, typed]);
  return row ?? null;
}

export async function findPerson(db: Queryable, id: number): Promise<PersonRow | null> {
  const [row] = await db.query(BY_ID, [id]);
  return row ?? null;
}

/** Like `findPersonByEmail`, but locks the account until the transaction ends. */
export async function lockPersonByEmail(tx: Queryable, email: string): Promise<PersonRow | null> {
  const [row] = await tx.query(LOCK_BY_EMAIL, [email]);
  return row ?? null;
}

/**
 * Locks an account that still has the password that was checked until the transaction ends, and says whether it is
 * suspended. Null if it has another password by now.
 */
export async function lockIfPasswordUnchanged(
  tx: Queryable,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
): Promise<{ readonly is_suspended: boolean } | null> {
  const [row] = await tx.query(HOLD_PASSWORD, [id, password_hash]);
  return row ?? null;
}

/** The time when a user confirmed their age, and the version of the Terms; both null if they didn't. */
export type Consent = { readonly confirmedAt: Date | null; readonly termsVersion: string | null };

export type NewPerson = {
  readonly email: string;
  readonly name: string;
  readonly passwordHash: string | null;
  readonly consent: Consent;
  readonly createdAt: Date;
};

/** Null if the email already has an account. */
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

/** Null if the password is no longer the one that was checked. */
export async function replacePassword(
  tx: Queryable,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<PersonRow | null> {
  const [row] = await tx.query(REPLACE_PASSWORD, [id, password_hash, passwordHash]);
  return row ?? null;
}

/** Null when the account is gone. */
export async function setName(db: Queryable, id: number, name: string): Promise<PersonRow | null> {
  const [row] = await db.query(SET_NAME, [id, name]);
  return row ?? null;
}

/** Sets an email that its owner has just confirmed. Fails with a unique violation if another account has it. */
export async function setEmail(tx: Queryable, id: number, email: string, now: Date): Promise<void> {
  await tx.query(SET_EMAIL, [id, email, now]);
}

/**
 * Replaces an email that isn't confirmed. False if it is by now, or if the password is no longer the one that was
 * checked. Fails with a unique violation if another account has the new one.
 */
export async function replaceEmail(
  tx: Queryable,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
  email: string,
): Promise<boolean> {
  return (await tx.query(REPLACE_EMAIL, [id, password_hash, email])).length > 0;
}

/** Null when the account is gone. */
export async function verifyEmail(tx: Queryable, id: number, now: Date): Promise<PersonRow | null> {
  const [row] = await tx.query(VERIFY_EMAIL, [id, now]);
  return row ?? null;
}

/** Null if the account was deleted or is active already. */
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
