import { verify } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { createPerson } from '../testing/people.ts';
import { createTestApp } from '../testing/test-app.ts';
import { setDemoAccounts } from './demo-accounts.ts';

const test = await createTestApp();
const { db } = test;
const visitor = await createPerson(db);
await db.pool.query(
  `UPDATE users SET email = 'visitor@laneway.example', password_hash = 'known' WHERE id = $1`,
  [visitor.id],
);
const other = await createPerson(db);

const passwordHash = async () => {
  const { rows } = await db.pool.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM users WHERE id = $1',
    [visitor.id],
  );
  return rows[0]?.password_hash ?? null;
};

describe('the demo accounts', () => {
  it('don’t change in an installation that never had the demo', async () => {
    await setDemoAccounts(db, false);
    expect(await passwordHash()).toBe('known');
  });

  it('are closed and logged out once the demo is off, and no other account is', async () => {
    await db.pool.query(`INSERT INTO installation_facts (name) VALUES ('demo content')`);
    await setDemoAccounts(db, false);
    expect(await passwordHash()).toBeNull();
    expect((await test.get('/api/get_guides', visitor)).statusCode).toBe(401);
    expect((await test.get('/api/get_guides', other)).statusCode).toBe(200);
  });

  it('open again with their password when the demo is back', async () => {
    await setDemoAccounts(db, true);
    expect(await verify((await passwordHash()) ?? '', 'melbourne-laneways')).toBe(true);
  });
});
