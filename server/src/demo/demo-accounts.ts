import { hash } from '@node-rs/argon2';
import { demoPeople } from '../../demo/demo-people.ts';
import { type Database, type Queryable, statement } from '../platform/database/database.ts';
import { isSeeded } from './store.ts';

const CLOSED = statement<{ email: string }>(
  'demo.closed_accounts',
  'SELECT email FROM users WHERE email = ANY ($1::citext[]) AND password_hash IS NULL',
);
const OPEN = statement<never>(
  'demo.open_account',
  'UPDATE users SET password_hash = $2 WHERE email = $1 AND password_hash IS NULL',
);
const CLOSE = statement<{ id: number }>(
  'demo.close_accounts',
  `UPDATE users SET password_hash = NULL
    WHERE email = ANY ($1::citext[]) AND password_hash IS NOT NULL RETURNING id`,
);
const END_SESSIONS = statement<never>(
  'demo.end_sessions',
  'UPDATE sessions SET revoked_at = now() WHERE user_id = ANY ($1::integer[]) AND revoked_at IS NULL',
);

const EMAILS = demoPeople.map(({ email }) => email);

/** The password of the demo accounts is public, so they can log in only while the demo is on. */
export async function setDemoAccounts(db: Database, isDemo: boolean): Promise<void> {
  if (!(await isSeeded(db))) return;
  if (isDemo) await openAccounts(db);
  else await db.transaction(closeAccounts);
}

async function openAccounts(db: Queryable): Promise<void> {
  const closed = new Set((await db.query(CLOSED, [EMAILS])).map(({ email }) => email));
  for (const { email, password } of demoPeople) {
    if (closed.has(email)) await db.query(OPEN, [email, await hash(password)]);
  }
}

async function closeAccounts(tx: Queryable): Promise<void> {
  const closed = await tx.query(CLOSE, [EMAILS]);
  await tx.query(END_SESSIONS, [closed.map(({ id }) => id)]);
}
