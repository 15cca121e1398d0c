import type {
  ManagedMessage,
  ManagedMessagePage,
  OwnMessagePage,
} from '@laneway/contract/messages';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { answerMessage } from './handle-message.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin');
const asAdmin = openBrowser(app, admin);

const URL = '/api/admin/messages';
const EVIL = 'Look at https://evil.example/x';

let people = 0;
const anEmail = () => {
  people += 1;
  return `writer-${people}@people.example`;
};

async function fromAccount(words = 'Where is Hosier Lane?', verified = true) {
  const account = await createAccount(db, { name: 'Ada', verified });
  const browser = await logInAs(app, account);
  const url = `/api/message?message_content=${encodeURIComponent(words)}`;
  const { message_id } = (await browser.post(url)).json<{ message_id: number }>();
  return { account, browser, key: `account-${message_id}` };
}

async function fromSupport(words = 'I can’t log in') {
  const email = anEmail();
  const { rows } = await db.pool.query<{ id: number }>(
    `INSERT INTO support_messages (email, name, content, created_at) VALUES ($1, 'Bo', $2, now()) RETURNING id`,
    [email, words],
  );
  return { email, key: `support-${rows[0]?.id}` };
}

const answer = (key: string, text: unknown = 'Off Flinders Street.', browser = asAdmin) =>
  browser.post(`${URL}/${key}/answer`, { text });
const close = (key: string, browser = asAdmin) => browser.post(`${URL}/${key}/close`);
const list = async (query = '') => (await asAdmin.get(`${URL}${query}`)).json<ManagedMessagePage>();
const find = async (key: string) =>
  (await list('?limit=100')).items.find(({ message_key }) => message_key === key);
const own = async (browser: Browser) =>
  (await browser.get('/api/user/messages')).json<OwnMessagePage>().items;
const answers = async (email: string) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject === 'Our answer to your message');

describe('answering a message', () => {
  it('emails the answer with the message quoted, and shows both to the sender', async () => {
    const { account, browser, key } = await fromAccount(`Where is it?\n${EVIL}`);
    expect(await own(browser)).toMatchObject([{ answer: null, answered_at: null }]);
    const reply = await answer(key, ' Off Flinders Street.\n\nSee you there! ');
    expect(reply.statusCode).toBe(200);
    expect(reply.json<ManagedMessage>()).toMatchObject({
      message_key: key,
      state: 'answered',
      answer: 'Off Flinders Street.\n\nSee you there!',
    });
    const [mail, ...others] = await answers(account.email);
    expect(others).toEqual([]);
    expect(mail?.text_body).toContain('Hi Ada,\n\nOff Flinders Street.\n\nSee you there!');
    expect(mail?.text_body).toContain('> Where is it?');
    expect(mail?.text_body).not.toContain('evil.example');
    expect(mail?.html_body).not.toContain('evil.example');
    expect(mail?.links).toEqual([]);
    expect(await own(browser)).toMatchObject([
      { answer: 'Off Flinders Street.\n\nSee you there!' },
    ]);
  });

  it('goes to the stored email of a support message, whatever the request says', async () => {
    const { email, key } = await fromSupport();
    const reply = await asAdmin.post(`${URL}/${key}/answer`, {
      text: 'Try again',
      email: 'else@people.example',
    });
    expect([200, 422]).toContain(reply.statusCode);
    if (reply.statusCode === 422) await answer(key);
    expect(await answers(email)).toHaveLength(1);
    expect(await answers('else@people.example')).toEqual([]);
  });

  it('goes to the email that an account has by then', async () => {
    const { account, key } = await fromAccount();
    const email = anEmail();
    await db.pool.query('UPDATE users SET email = $2 WHERE id = $1', [account.id, email]);
    await answer(key);
    expect(await answers(account.email)).toEqual([]);
    expect(await answers(email)).toHaveLength(1);
  });

  it('happens once, however many admins answer at the same time', async () => {
    const { email, key } = await fromSupport();
    const other = openBrowser(app, await createPerson(db, 'admin'));
    const replies = await Promise.all([answer(key), answer(key, 'Hi', other), answer(key)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect(await answers(email)).toHaveLength(1);
    const again = await answer(key, 'And another thing');
    expect(again.json().detail).toBe('Someone has already answered this message.');
    expect((await close(key)).statusCode).toBe(409);
  });

  it('with the same key is one answer', async () => {
    const { email, key } = await fromSupport();
    const send = () =>
      asAdmin.send(
        'POST',
        `${URL}/${key}/answer`,
        { text: 'Hi' },
        { 'idempotency-key': 'once and once' },
      );
    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    expect(await answers(email)).toHaveLength(1);
  });

  it.each([
    [{ text: '' }],
    [{ text: ' \n\u200b' }],
    [{ text: 'x'.repeat(5_001) }],
    [{ text: 7 }],
    [{}],
  ])('is refused without a text that fits: %.40j', async (body) => {
    const { email, key } = await fromSupport();
    const reply = await asAdmin.post(`${URL}/${key}/answer`, body);
    if (reply.statusCode === 422) expect(reply.json().errors).toHaveProperty('text');
    // A number is read as its digits.
    else expect(body).toEqual({ text: 7 });
    expect(await answers(email)).toHaveLength(reply.statusCode === 422 ? 0 : 1);
  });

  it.each(['account-2000000000', 'support-2000000000'])('doesn’t find %s', async (key) => {
    expect((await answer(key)).statusCode).toBe(404);
    expect((await close(key)).statusCode).toBe(404);
  });

  it.each(['7', 'admin-7', 'account-0', "account-1'--"])('refuses the key %s', async (key) => {
    expect([404, 422]).toContain((await answer(encodeURIComponent(key))).statusCode);
  });

  it.each(['user', 'creator'] as const)('is not for a %s, nor is the list', async (role) => {
    const { key, email } = await fromSupport();
    const someone = openBrowser(app, await createPerson(db, role));
    expect((await answer(key, 'Hi', someone)).statusCode).toBe(403);
    expect((await close(key, someone)).statusCode).toBe(403);
    expect((await someone.get(URL)).statusCode).toBe(403);
    expect((await openBrowser(app).get(URL)).statusCode).toBe(401);
    expect(await answers(email)).toEqual([]);
  });

  it('is not for someone who was an admin until just now', async () => {
    const former = await createPerson(db, 'admin');
    const browser = openBrowser(app, former);
    const { key } = await fromSupport();
    await db.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [former.id]);
    expect((await answer(key, 'Hi', browser)).statusCode).toBe(403);
  });

  it('is not for someone whose role changes while the request is on its way', async () => {
    const { email, key } = await fromSupport();
    const { id } = await createPerson(db, 'user');
    const deps = { clock: () => new Date(), operatorEmail: 'us@laneway.example' };
    const done = await db.transaction((tx) =>
      answerMessage(tx, deps, { id, role: 'admin' }, key, 'Hi'),
    );
    expect(done).toMatchObject({ ok: false, error: { code: 'not_allowed' } });
    expect(await answers(email)).toEqual([]);
  });
});

describe('closing a message', () => {
  it('takes it off what waits, tells nobody, and can be followed by an answer', async () => {
    const { email, key } = await fromSupport();
    const [first, again] = [await close(key), await close(key)];
    expect(first.json()).toMatchObject({ state: 'closed', answer: null });
    expect(again.statusCode).toBe(200);
    expect(await answers(email)).toEqual([]);
    expect((await answer(key)).json()).toMatchObject({ state: 'answered' });
    expect(await answers(email)).toHaveLength(1);
  });
});

describe('GET /api/admin/messages', () => {
  it('has both kinds, those that wait first, then the newest, in pages', async () => {
    const [old, account, support] = [await fromSupport(), await fromAccount(), await fromSupport()];
    await close(old.key);
    const all = (await list('?limit=100')).items;
    const states = all.map(({ state }) => state === 'waiting');
    expect(states).toEqual(states.toSorted((a, b) => Number(b) - Number(a)));
    const keys = all.map(({ message_key }) => message_key);
    expect(keys.indexOf(support.key)).toBeLessThan(keys.indexOf(account.key));
    expect(keys.indexOf(account.key)).toBeLessThan(keys.indexOf(old.key));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: ManagedMessagePage = await list(
        `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...page.items.map(({ message_key }) => message_key));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(keys);
  });

  it('says whether the sender’s email is confirmed', async () => {
    const [proven, unproven] = [await fromAccount(), await fromAccount('Hello', false)];
    const support = await fromSupport();
    const told = [proven, unproven, support].map(
      async ({ key }) => (await find(key))?.email_verified,
    );
    expect(await Promise.all(told)).toEqual([true, false, false]);
  });

  it('refuses a made-up cursor', async () => {
    expect((await asAdmin.get(`${URL}?cursor=abc`)).statusCode).toBe(422);
  });
});

describe('GET /api/user/messages', () => {
  it('has only one’s own messages, newest first, in pages', async () => {
    const { browser } = await fromAccount('First');
    await fromAccount('Someone else’s');
    await browser.post('/api/message?message_content=Second');
    expect((await own(browser)).map(({ message_content }) => message_content)).toEqual([
      'Second',
      'First',
    ]);
    const first = (await browser.get('/api/user/messages?limit=1')).json<OwnMessagePage>();
    const second = await browser.get(`/api/user/messages?limit=1&cursor=${first.next_cursor}`);
    expect(second.json<OwnMessagePage>().items[0]?.message_content).toBe('First');
    expect((await openBrowser(app).get('/api/user/messages')).statusCode).toBe(401);
  });
});

describe('an account’s messages', () => {
  it('are exported with their answers, and deleted with them', async () => {
    const { account, browser, key } = await fromAccount();
    await answer(key, 'A most particular answer');
    const { messages } = (await browser.get('/api/user/export')).json();
    expect(messages).toMatchObject([{ answer: 'A most particular answer' }]);
    await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect((await answer(key)).statusCode).toBe(404);
    const { rows } = await db.pool.query(
      `SELECT 1 FROM message_answers WHERE content LIKE '%particular%'`,
    );
    expect(rows).toEqual([]);
    expect(await answers(account.email)).toEqual([]);
  });

  it('keep their answers when the admin who wrote them leaves', async () => {
    const account = await createAccount(db, { role: 'admin' });
    const leaving = await logInAs(app, account);
    const { browser, key } = await fromAccount();
    await answer(key, 'Written by someone who left', leaving);
    await leaving.send('DELETE', '/api/user', { u_password: PASSWORD });
    expect(await own(browser)).toMatchObject([{ answer: 'Written by someone who left' }]);
  });
});
