import { randomBytes } from 'node:crypto';
import type { Role } from '@laneway/domain/roles';
import type { Database } from '../platform/database/database.ts';
import { hashToken, sessionCookies } from '../platform/http/viewer.ts';
import { SESSION_SECRET } from './test-app.ts';

export type TestPerson = {
  readonly id: number;
  readonly role: Role;
  readonly cookies: Record<string, string>;
};

export type PersonOptions = { readonly isVerified?: boolean; readonly accountAgeDays?: number };

/** A user with a session, as after a login, and a verified email. */
export async function createPerson(
  { pool }: Pick<Database, 'pool'>,
  role: Role = 'user',
  name = 'Ada',
  { isVerified = true, accountAgeDays = 0 }: PersonOptions = {},
): Promise<TestPerson> {
  const email = `${randomBytes(6).toString('hex')}@laneway.example`;
  const person = await pool.query<{ id: number }>(
    `INSERT INTO users (email, name, role, created_at, email_verified_at)
     VALUES ($1, $2, $3, now() - make_interval(days => $4), CASE WHEN $5::boolean THEN now() END) RETURNING id`,
    [email, name, role, accountAgeDays, isVerified],
  );
  const id = person.rows[0]?.id ?? 0;
  const session = await pool.query<{ id: string }>(
    'INSERT INTO sessions (user_id, remember) VALUES ($1, true) RETURNING id',
    [id],
  );
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO session_tokens (token_hash, session_id, kind, expires_at)
     VALUES ($1, $2, 'access', now() + interval '30 minutes')`,
    [hashToken(SESSION_SECRET, token), session.rows[0]?.id],
  );
  return { id, role, cookies: { [sessionCookies('http://localhost').access]: token } };
}

/** The cookies as the header of a request. */
export function cookieHeader(cookies: Readonly<Record<string, string>>): string {
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
}
