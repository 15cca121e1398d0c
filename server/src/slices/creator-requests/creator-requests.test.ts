import type {
  CreatorRequest,
  ManagedCreatorRequestPage,
  OwnCreatorRequest,
} from '@laneway/contract/creator-requests';
import type { NoticePage } from '@laneway/contract/notifications';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const admin = await createPerson(db, 'admin', 'The Admin');
const asAdmin = openBrowser(app, admin);

const URL = '/api/user/creator_request';
const WORDS = { text: 'Walks along the Merri Creek', link: 'https://walks.example/mine' };

async function newcomer(name = 'Robin Adeyemi') {
  const account = await createAccount(db, { name });
  return { account, browser: await logInAs(app, account) };
}

const ask = (browser: Browser, body: object = WORDS) => browser.post(URL, body);
const asked = async (browser: Browser) => (await ask(browser)).json<CreatorRequest>().request_id;
const own = async (browser: Browser) => (await browser.get(URL)).json<OwnCreatorRequest>().request;
const approve = (id: number, browser = asAdmin) =>
  browser.post(`/api/admin/creator_requests/${id}/approve`);
const decline = (id: number, reason = 'Tell us more about the route', browser = asAdmin) =>
  browser.post(`/api/admin/creator_requests/${id}/decline`, { reason });
const roleOf = async (browser: Browser) =>
  (await browser.get('/api/user')).json<{ user_role: string }>().user_role;
const notices = async (browser: Browser, kind: string) =>
  (await browser.get('/api/notices?limit=100'))
    .json<NoticePage>()
    .items.filter((notice) => notice.kind === kind);
const mails = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);
const count = async (userId: number) => {
  const sql = 'SELECT count(*) FROM creator_requests WHERE user_id = $1';
  return Number((await db.pool.query(sql, [userId])).rows[0]?.count);
};

describe('POST /api/user/creator_request', () => {
  it('stores a request, shows it to its sender and notifies admins', async () => {
    const { browser } = await newcomer('Robin of the creek');
    expect(await own(browser)).toBeNull();
    const reply = await ask(browser);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ ...WORDS, state: 'open', reason: null });
    expect(await own(browser)).toEqual(reply.json());
    const news = await notices(asAdmin, 'creator_request_to_check');
    expect(news.map(({ title }) => title)).toContain('Robin of the creek asks to become a creator');
  });

  it('makes one request, however often and however fast someone asks', async () => {
    const { account, browser } = await newcomer();
    const replies = await Promise.all(Array.from({ length: 8 }, () => ask(browser)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(new Set(replies.map((reply) => reply.json().request_id)).size).toBe(1);
    expect(await count(account.id)).toBe(1);
  });

  it('is refused for creators and admins', async () => {
    for (const role of ['creator', 'admin'] as const) {
      const reply = await ask(openBrowser(app, await createPerson(db, role)));
      expect(reply.statusCode).toBe(409);
      expect(reply.json().detail).toContain('You’re a creator already');
    }
  });

  it.each([
    ['text', { text: ' \n ' }],
    ['text', { text: 'x'.repeat(1_001) }],
    ['text', {}],
    ['link', { text: 'Walks', link: 'javascript:alert(1)' }],
  ])('refuses a bad %s', async (field, body) => {
    const { browser } = await newcomer();
    const reply = await ask(browser, body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json().errors).toHaveProperty(field);
  });

  it('is for signed-in people only', async () => {
    expect((await openBrowser(app).post(URL, WORDS)).statusCode).toBe(401);
    expect((await app.get(URL)).statusCode).toBe(401);
  });
});

describe('approving a request', () => {
  it('gives the role at once and tells the person, by notification and email', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    expect((await browser.get('/api/user/authored_guides')).statusCode).toBe(403);
    const reply = await approve(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ state: 'approved', user_role: 'creator' });
    expect(await roleOf(browser)).toBe('creator');
    expect((await browser.get('/api/user/authored_guides')).statusCode).toBe(200);
    expect(await notices(browser, 'creator_request_approved')).toHaveLength(1);
    expect(await mails(account.email)).toEqual(['You’re a Laneway creator']);
  });

  it('does no harm when it is repeated, also at the same time', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    const replies = await Promise.all([approve(id), approve(id), approve(id)]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await notices(browser, 'creator_request_approved')).toHaveLength(1);
    expect(await mails(account.email)).toHaveLength(1);
  });

  it('never lowers an admin', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    await db.pool.query(`UPDATE users SET role = 'admin' WHERE id = $1`, [account.id]);
    expect((await approve(id)).json()).toMatchObject({ user_role: 'admin' });
    expect(await roleOf(browser)).toBe('admin');
  });

  it('doesn’t give the role back when it is repeated after an admin took it', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    await approve(id);
    await db.pool.query(`UPDATE users SET role = 'user' WHERE id = $1`, [account.id]);
    expect((await approve(id)).statusCode).toBe(200);
    expect(await roleOf(browser)).toBe('user');
    expect((await ask(browser)).json()).toMatchObject({ state: 'open' });
  });
});

describe('declining a request', () => {
  it('needs a reason, which the person is told with the day to ask again', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    expect((await decline(id, '  ')).json().errors).toEqual({ reason: 'Enter a reason' });
    expect((await decline(id)).json()).toMatchObject({ state: 'declined' });
    const request = await own(browser);
    expect(request).toMatchObject({ state: 'declined', reason: 'Tell us more about the route' });
    const waits = Date.parse(request?.ask_again_at ?? '') - Date.parse(request?.decided_at ?? '');
    expect(waits / 86_400_000).toBe(30);
    const [notice] = await notices(browser, 'creator_request_declined');
    expect(notice?.body).toContain('Tell us more about the route');
    expect(await mails(account.email)).toEqual(['Your request to become a creator']);
    expect(await roleOf(browser)).toBe('user');
  });

  it('keeps the person from asking for 30 days', async () => {
    const { account, browser } = await newcomer();
    await decline(await asked(browser));
    const soon = await ask(browser);
    expect(soon.statusCode).toBe(409);
    expect(soon.json().detail).toMatch(/^You can ask again from \d+ \w+ \d{4}\.$/);
    const sql = `UPDATE creator_requests SET decided_at = now() - interval '30 days' WHERE user_id = $1`;
    await db.pool.query(sql, [account.id]);
    expect((await ask(browser)).json()).toMatchObject({ state: 'open' });
    expect(await count(account.id)).toBe(2);
  });

  it('is refused once it was approved, and the other way round', async () => {
    const [first, second] = [await newcomer(), await newcomer()];
    const [approved, declined] = [await asked(first.browser), await asked(second.browser)];
    await approve(approved);
    await decline(declined);
    expect((await decline(approved)).statusCode).toBe(409);
    expect((await approve(declined)).statusCode).toBe(409);
    expect(await roleOf(second.browser)).toBe('user');
  });

  it('is refused with another reason, because the person has read the first one', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    await decline(id);
    expect((await decline(id)).statusCode).toBe(200);
    const other = await decline(id, 'No');
    expect(other.statusCode).toBe(409);
    expect(other.json().current).toMatchObject({ reason: 'Tell us more about the route' });
    expect((await own(browser))?.reason).toBe('Tell us more about the route');
    expect(await mails(account.email)).toHaveLength(1);
  });

  it('is refused for someone who got the role in another way; approving closes the request silently', async () => {
    const { account, browser } = await newcomer();
    const id = await asked(browser);
    await asAdmin.send('PUT', `/api/admin/users/${account.id}/role`, { user_role: 'creator' });
    const refused = await decline(id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toBe('They’re a creator already. Close the request instead.');
    expect(refused.json().current).toMatchObject({ state: 'open', user_role: 'creator' });
    expect((await approve(id)).json()).toMatchObject({ state: 'approved', user_role: 'creator' });
    expect(await mails(account.email)).toEqual([]);
    expect(await notices(browser, 'creator_request_approved')).toHaveLength(0);
  });

  it('has one outcome when two admins decide differently at the same time', async () => {
    const other = openBrowser(app, await createPerson(db, 'admin'));
    const { browser } = await newcomer();
    const id = await asked(browser);
    const replies = await Promise.all([approve(id), decline(id, 'No', other)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const isApproved = (await own(browser))?.state === 'approved';
    expect(await roleOf(browser)).toBe(isApproved ? 'creator' : 'user');
  });
});

describe('GET /api/admin/creator_requests', () => {
  const list = async (query = '') =>
    (await asAdmin.get(`/api/admin/creator_requests${query}`)).json<ManagedCreatorRequestPage>();

  it('has open requests first, by state and in pages', async () => {
    const [first, second] = [await newcomer('First'), await newcomer('Second')];
    const [open, declined] = [await asked(first.browser), await asked(second.browser)];
    await decline(declined);
    const ids = (page: ManagedCreatorRequestPage) => page.items.map((item) => item.request_id);
    const all = ids(await list('?limit=100'));
    expect(all.indexOf(open)).toBeLessThan(all.indexOf(declined));
    expect(ids(await list('?state=declined'))).toContain(declined);
    expect(ids(await list('?state=declined'))).not.toContain(open);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page: ManagedCreatorRequestPage = await list(
        `?limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      seen.push(...ids(page));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(all);
  });

  it.each(['user', 'creator'] as const)('is not for a %s, nor are decisions', async (role) => {
    const { browser } = await newcomer();
    const id = await asked(browser);
    const someone = openBrowser(app, await createPerson(db, role));
    expect((await someone.get('/api/admin/creator_requests')).statusCode).toBe(403);
    expect((await approve(id, someone)).statusCode).toBe(403);
    expect((await decline(id, 'No', someone)).statusCode).toBe(403);
    expect(await roleOf(browser)).toBe('user');
  });

  it('does not find requests that aren’t there', async () => {
    expect((await approve(2_000_000_000)).statusCode).toBe(404);
    expect((await decline(2_000_000_000)).statusCode).toBe(404);
  });
});

it('deleting an account deletes its requests, and its name from what admins read', async () => {
  const { account, browser } = await newcomer('Wilhelmina');
  const id = await asked(browser);
  const reply = await browser.send('DELETE', '/api/user', { u_password: 'correct horse battery' });
  expect(reply.statusCode).toBe(204);
  expect(await count(account.id)).toBe(0);
  expect((await approve(id)).statusCode).toBe(404);
  const news = await notices(asAdmin, 'creator_request_to_check');
  expect(JSON.stringify(news)).not.toContain('Wilhelmina');
});
