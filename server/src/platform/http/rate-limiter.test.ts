import { RATE_LIMITS } from '@laneway/contract/rate-limits';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../testing/browser.ts';
import { FIRST_ATTEMPT } from '../../testing/jobs.ts';
import { useLimit } from '../../testing/limits.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { housekeepingJobs, platformLeftovers } from '../jobs/housekeeping.ts';
import { createRateLimits } from './rate-limiter.ts';

const start = new Date();
let now = start;
/** Its clock stands still, because sessions would expire before the limits do. */
const app = await createTestApp({ clock: () => start });
const { db } = app;
const limits = createRateLimits({ db, clock: () => now, secret: 'secret' });
/** Another process, which shares only the database. */
const elsewhere = createRateLimits({ db, clock: () => now, secret: 'secret' });

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};
const { max, seconds } = RATE_LIMITS.messages_of_person;

describe('a limit', () => {
  it('allows as many as it says and refuses the next until its time is over', async () => {
    for (let n = 0; n < max; n += 1) {
      expect(await limits.take('messages_of_person', 1)).toEqual({ ok: true, value: null });
      later(60);
    }
    expect(await limits.take('messages_of_person', 1)).toEqual({
      ok: false,
      error: {
        code: 'too_many_requests',
        detail: 'Too many attempts. Please try again in 55 minutes.',
        retryAfterS: seconds - max * 60,
      },
    });
    later(seconds - max * 60 - 1);
    expect(await limits.take('messages_of_person', 1)).toMatchObject({
      error: { detail: 'Too many attempts. Please try again in a minute.', retryAfterS: 1 },
    });
    later(1);
    expect((await limits.take('messages_of_person', 1)).ok).toBe(true);
  });

  it('lasts no longer than it says after a clock that was ahead is set back', async () => {
    const today = now;
    later(24 * 3_600);
    for (let n = 0; n <= max; n += 1) await limits.take('messages_of_person', 'ahead');
    now = today;
    expect(await elsewhere.take('messages_of_person', 'ahead')).toMatchObject({
      error: { retryAfterS: seconds },
    });
    later(seconds);
    expect((await elsewhere.take('messages_of_person', 'ahead')).ok).toBe(true);
  });

  it('counts each subject and each kind separately', async () => {
    for (let n = 0; n < max; n += 1) await limits.take('messages_of_person', 'a');
    expect((await limits.take('messages_of_person', 'a')).ok).toBe(false);
    expect((await limits.take('messages_of_person', 'b')).ok).toBe(true);
    expect((await limits.take('exports_of_person', 'a')).ok).toBe(true);
  });

  it('queries the counter once a second while someone is over the limit', async () => {
    let statements = 0;
    const query: typeof db.query = (...args) => {
      statements += 1;
      return db.query(...args);
    };
    const flooded = createRateLimits({ db: { query }, clock: () => now, secret: 'secret' });
    for (let n = 0; n < max; n += 1) await flooded.take('messages_of_person', 'flood');
    statements = 0;
    for (let n = 0; n < 50; n += 1) {
      expect((await flooded.take('messages_of_person', 'flood')).ok).toBe(false);
    }
    expect(statements).toBe(1);
    await flooded.clear('messages_of_person', 'flood');
    expect((await flooded.take('messages_of_person', 'flood')).ok).toBe(true);

    for (let n = 0; n < max; n += 1) await flooded.take('messages_of_person', 'flood');
    await elsewhere.clear('messages_of_person', 'flood');
    later(1);
    expect((await flooded.take('messages_of_person', 'flood')).ok).toBe(true);
  });

  it('that is over allows the next call at once, however recent the last refusal', async () => {
    for (let n = 0; n < max; n += 1) await limits.take('messages_of_person', 'over');
    later(seconds - 0.5);
    expect((await limits.take('messages_of_person', 'over')).ok).toBe(false);
    later(0.5);
    expect((await limits.take('messages_of_person', 'over')).ok).toBe(true);
  });

  it('allows a call again at once when one is given back after a refusal', async () => {
    for (let n = 0; n <= max; n += 1) await limits.take('messages_of_person', 'regret');
    for (let n = 0; n < 2; n += 1) await limits.giveBack('messages_of_person', 'regret');
    expect((await limits.take('messages_of_person', 'regret')).ok).toBe(true);
  });

  it('remembers a limited number of refusals', async () => {
    const looked = new Map<unknown, number>();
    const query = async (_statement: object, [key]: readonly unknown[] = []) => {
      const subject = String(key);
      looked.set(subject, (looked.get(subject) ?? 0) + 1);
      return [{ hits: max + 1, resets_at: new Date(now.getTime() + 60_000) }] as never[];
    };
    const flooded = createRateLimits({ db: { query }, clock: () => now, secret: 'secret' });
    for (const round of [1, 2]) {
      for (let n = 0; n <= 10_000; n += 1) await flooded.take('messages_of_person', n);
      expect(looked.size).toBe(10_001);
      expect(Math.max(...looked.values())).toBe(round);
    }
  });

  it('is shared by all processes, and exact under concurrent calls', async () => {
    const takes = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 === 0 ? limits : elsewhere).take('messages_of_person', 'shared'),
      ),
    );
    expect(takes.filter(({ ok }) => ok)).toHaveLength(max);
  });

  it('can be given back what was taken, and not more', async () => {
    await limits.giveBack('messages_of_person', 'never taken');
    for (let n = 0; n < max; n += 1) await limits.take('messages_of_person', 'back');
    await limits.giveBack('messages_of_person', 'back');
    expect((await elsewhere.take('messages_of_person', 'back')).ok).toBe(true);
    expect((await elsewhere.take('messages_of_person', 'back')).ok).toBe(false);
    await limits.clear('messages_of_person', 'back');
    expect((await limits.take('messages_of_person', 'back')).ok).toBe(true);
  });

  it('stores nothing that could identify a person', async () => {
    await limits.take('logins_to_account', 'ada@people.example');
    const { rows } = await db.pool.query(`SELECT encode(key, 'escape') AS key FROM rate_counters`);
    expect(JSON.stringify(rows)).not.toContain('ada');
  });

  it('is deleted an hour after it ends', async () => {
    await db.pool.query(
      `INSERT INTO rate_counters (key, hits, resets_at)
       VALUES ('\\x01', 1, now() - interval '2 hours'), ('\\x02', 1, now() - interval '30 minutes')`,
    );
    await housekeepingJobs(db, platformLeftovers).remove_leftovers?.({}, FIRST_ATTEMPT);
    const { rows } = await db.pool.query(
      `SELECT encode(key, 'hex') AS key FROM rate_counters WHERE length(key) = 1`,
    );
    expect(rows).toEqual([{ key: '02' }]);
  });
});

describe('calls that change something', () => {
  it('are limited per address, without affecting others', async () => {
    await useLimit(app, 'unsafe_calls_from_address', '203.0.113.1', 1_200);
    const reply = await openBrowser(app, { address: '203.0.113.1' }).post('/api/logout');
    expect(reply.statusCode).toBe(429);
    expect(reply.json().code).toBe('too_many_requests');
    expect(reply.headers['retry-after']).toBe('60');
    expect((await app.get('/metrics')).body).toContain(
      '\nlaneway_rate_limited_total{limit="unsafe_calls_from_address"} 1\n',
    );
    const other = openBrowser(app, { address: '203.0.113.2' });
    expect((await other.post('/api/logout')).statusCode).toBe(204);
    // Everyone can still read.
    const reading = openBrowser(app, { address: '203.0.113.1' });
    expect((await reading.get('/api/guides')).statusCode).toBe(200);
  });

  it('are limited per person, from any address', async () => {
    const person = await createPerson(db);
    await useLimit(app, 'unsafe_calls_of_person', person.id, 300);
    for (const address of ['203.0.113.3', '203.0.113.4']) {
      const browser = openBrowser(app, { address, ...person });
      expect((await browser.post('/api/notices/1/read')).statusCode).toBe(429);
    }
  });
});
