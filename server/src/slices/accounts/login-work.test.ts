import { expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createSessionJar } from '../../platform/http/cookies.ts';
import { createRateLimits } from '../../platform/http/rate-limiter.ts';
import { createAccount } from '../../testing/accounts.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { AccountsDeps } from './accounts-deps.ts';
import { logIn } from './log-in.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { requestLink } from './request-link.ts';

const database = await createTestDatabase();

/** Records every statement and every password comparison. */
function recordWork() {
  const work: string[] = [];
  const db: Database = {
    ...database,
    query: (statement, values) => {
      work.push(statement.name);
      return database.query(statement, values);
    },
  };
  const real = createPasswords();
  const passwords: Passwords = {
    hash: real.hash,
    verify: (hash, password) => {
      work.push('a password is compared');
      return real.verify(hash, password);
    },
  };
  const clock = () => new Date();
  const secret = 'the secret of this test';
  const deps: AccountsDeps = {
    db,
    clock,
    secret,
    passwords,
    publicUrl: 'http://localhost:3000',
    jar: createSessionJar('http://localhost:3000'),
    limits: createRateLimits({ db, clock, secret }),
    personalData: [],
  };
  return { work, deps };
}

const caller = {
  address: '203.0.113.1',
  tokens: { access: null, refresh: null },
  device: 'a device that nobody knows',
  browser: null,
};

async function workOfLogin(email: string): Promise<readonly string[]> {
  const { work, deps } = recordWork();
  const done = await logIn(deps, { u_email: email, u_password: 'a guess' }, caller);
  expect(done.ok).toBe(false);
  return work;
}

async function workOfReset(email: string): Promise<readonly string[]> {
  const { work, deps } = recordWork();
  expect(await requestLink(deps, email)).toEqual({ ok: true, value: null });
  return work;
}

it('a login costs the same work whether or not the address has an account', async () => {
  const known = await createAccount(database);
  const waiting = await createAccount(database, { activated: false });
  const work = await workOfLogin(known.email);
  expect(work).toContain('a password is compared');
  expect(await workOfLogin(waiting.email)).toEqual(work);
  expect(await workOfLogin('nobody@people.example')).toEqual(work);
  expect(await workOfLogin('not an address')).toEqual(work);
});

it('a request for a link costs the same work whether or not the email has an account', async () => {
  const known = await createAccount(database);
  const work = await workOfReset(known.email);
  expect(work).toEqual(['jobs.add']);
  expect(await workOfReset('nobody@people.example')).toEqual(work);
});
