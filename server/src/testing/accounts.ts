import { randomBytes } from 'node:crypto';
import type { Role } from '@laneway/domain/roles';
import { createPasswords } from '../slices/accounts/passwords.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { TestApp } from './test-app.ts';
import type { TestDatabase } from './test-database.ts';

export const PASSWORD = 'correct horse battery';

export type TestAccount = {
  readonly id: number;
  readonly email: string;
  readonly name: string;
};

let passwordHash: Promise<string> | null = null;

export function anEmail(): string {
  return `${randomBytes(6).toString('hex')}@people.example`;
}

/** An account that logs in with PASSWORD and has a verified email, or, without one, waits to be activated. */
export async function createAccount(
  { pool }: TestDatabase,
  overrides: {
    readonly role?: Role;
    readonly name?: string;
    readonly activated?: boolean;
    readonly verified?: boolean;
  } = {},
): Promise<TestAccount> {
  passwordHash ??= createPasswords().hash(PASSWORD);
  const { role = 'user', name = 'Ada Lovelace', activated = true } = overrides;
  const { verified = activated } = overrides;
  const email = anEmail();
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO users (email, name, role, password_hash, email_verified_at)
     VALUES ($1, $2, $3, $4, CASE WHEN $5::boolean THEN now() END) RETURNING id`,
    [email, name, role, activated ? await passwordHash : null, verified],
  );
  return { id: rows[0]?.id ?? 0, email, name };
}

/** A browser in which this user has logged in. */
export async function logInAs(
  app: Pick<TestApp, 'send'>,
  { email }: Pick<TestAccount, 'email'>,
  options: { readonly address?: string; readonly rememberMe?: boolean } = {},
): Promise<Browser> {
  const { rememberMe = true, ...rest } = options;
  const browser = openBrowser(app, rest);
  const reply = await browser.post('/api/login', {
    u_email: email,
    u_password: PASSWORD,
    rememberMe,
  });
  if (reply.statusCode !== 200) throw new Error(`The login failed: ${reply.body}`);
  return browser;
}
