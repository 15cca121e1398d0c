import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { startJobs } from '../../platform/jobs/jobs.ts';
import { createLogger } from '../../platform/process/logging.ts';
import { openBrowser } from '../../testing/browser.ts';
import { eventually } from '../../testing/eventually.ts';
import { jobsOf, mailedToken } from '../../testing/jobs.ts';
import { createTestApp } from '../../testing/test-app.ts';

const lines: string[] = [];
const log = createLogger(
  'trace',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  }),
);
const app = await createTestApp({ log });
const { db } = app;

const EMAIL = 'hush-address@people.example';
const NAME = 'Hush Name';
const PASSWORDS = ['hush-password-1', 'hush-password-2', 'hush-password-3'] as const;
const MESSAGE = 'hush-message';
const KEY = 'hush-idempotency-key';

/** Everything that a person can do with an account, including mistakes, at the most verbose log level. */
async function useAccount(): Promise<readonly string[]> {
  const browser = openBrowser(app);
  const secrets: string[] = [];
  const keepCookies = () => secrets.push(...Object.values(browser.cookies));
  const [first, second, wrong] = PASSWORDS;

  await browser.post('/api/user', { u_email: EMAIL, u_password: first, u_name: NAME });
  await browser.post('/api/user', { u_email: EMAIL, u_password: first, u_name: NAME });
  await browser.post('/api/user', { u_email: EMAIL, u_password: 'short', u_name: [NAME] });
  await browser.post('/api/login', { u_email: EMAIL, u_password: wrong });
  await browser.post('/api/login', { u_email: EMAIL, u_password: first, rememberMe: true });
  keepCookies();
  await browser.post('/api/refresh-token');
  keepCookies();
  const { access_token = 'not signed in' } = (await browser.get('/api/user')).json();
  secrets.push(access_token);
  await browser.get('/api/user/export');
  const message = `/api/message?message_content=${MESSAGE}`;
  await browser.send('POST', message, undefined, { 'idempotency-key': KEY });
  await browser.send('POST', `${message}-other`, undefined, { 'idempotency-key': KEY });
  await browser.send('POST', message, undefined, {
    origin: 'https://evil.example',
    'sec-fetch-site': 'cross-site',
  });
  await browser.post('/api/request-password-reset', { email: EMAIL });
  await eventually(() => mailedToken(app, EMAIL)).not.toBe('');
  const token = await mailedToken(app, EMAIL);
  secrets.push(token);
  await browser.get(`/api/validate-reset-token?token=${token}`);
  await browser.get(`/api/validate-reset-token?token=${token}&type=account_activation`);
  await browser.post('/api/reset-password', { token, new_password: second });
  await browser.post('/api/reset-password', { token, new_password: second });
  await browser.post('/api/activate-account', { token, password: second, name: NAME });
  await browser.post('/api/login', { u_email: EMAIL, u_password: second });
  keepCookies();
  await browser.send('DELETE', '/api/user', { u_password: wrong });
  await browser.get(`/${token}?token=${token}`);
  return secrets;
}

it('no password, token, cookie or message is ever logged, not even when everything fails', async () => {
  const failing = {
    deliver: () => Promise.reject(new Error('The mail server didn’t accept an email (ESOCKET).')),
  };
  const jobs = await startJobs({
    db,
    log,
    handlers: jobsOf(app, failing),
    cron: {},
  });
  const secrets = [...(await useAccount())];
  // The same again with a database in which the queries for accounts fail.
  await db.pool.query('ALTER TABLE users RENAME COLUMN password_hash TO gone');
  secrets.push(...(await useAccount().catch(() => [])));
  await eventually(() => lines.some((line) => line.includes('"level":50'))).toBe(true);
  await jobs.stop();

  const written = lines.join('');
  expect(written.length).toBeGreaterThan(2_000);
  expect(secrets.length).toBeGreaterThan(6);
  for (const secret of [...secrets, ...PASSWORDS, EMAIL, NAME, MESSAGE, KEY]) {
    expect(secret.length).toBeGreaterThan(5);
    expect(written).not.toContain(secret);
    expect(written).not.toContain(encodeURIComponent(secret));
  }
  expect(written).not.toContain('hush');
  expect(written).not.toContain('argon2');
});
