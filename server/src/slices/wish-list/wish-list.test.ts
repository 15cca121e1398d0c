import type { UserExport } from '@laneway/contract/user-export';
import type { WishList } from '@laneway/contract/wish-list';
import { MAX_WISHES } from '@laneway/domain/guides/wish-list';
import { describe, expect, it } from 'vitest';
import { createAccount, logInAs, PASSWORD } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { createGuide } from '../../testing/guides.ts';
import { createPerson } from '../../testing/people.ts';
import { createTestApp } from '../../testing/test-app.ts';

const app = await createTestApp();
const { db } = app;
const author = await createPerson(db, 'creator');
const guide = () => createGuide(db, { authorId: author.id });
const guides: number[] = [];
for (let n = 0; n < 4; n += 1) guides.push(await guide());
const [first = 0, second = 0, third = 0, fourth = 0] = guides;

const URL = '/api/user/wish_list';
const newcomer = async () => openBrowser(app, await createPerson(db));
const change = (browser: Browser, add: readonly number[], remove: readonly number[] = []) =>
  browser.post(URL, { add, remove });
const listOf = async (browser: Browser) => (await browser.get(URL)).json<WishList>().guide_ids;
const setListing = (id: number, listing: 'live' | 'withdrawn') =>
  db.pool.query('UPDATE guides SET listing = $2 WHERE id = $1', [id, listing]);

describe('a wish list', () => {
  it('has what was added, the latest first, and loses what is removed', async () => {
    const browser = await newcomer();
    expect(await listOf(browser)).toEqual([]);
    const added = await change(browser, [first, second]);
    expect(added.statusCode).toBe(200);
    expect(added.json()).toEqual({ guide_ids: [second, first] });
    expect((await change(browser, [third], [first])).json()).toEqual({
      guide_ids: [third, second],
    });
    expect(await listOf(browser)).toEqual([third, second]);
  });

  it('is the union of two lists, however often they are joined', async () => {
    const browser = await newcomer();
    await change(browser, [first, second]);
    for (let times = 0; times < 3; times += 1) await change(browser, [second, third]);
    expect(await listOf(browser)).toEqual([third, second, first]);
  });

  it('is nobody else’s', async () => {
    const [ada, ben] = [await newcomer(), await newcomer()];
    await change(ada, [first]);
    await change(ben, [second], [first]);
    expect(await listOf(ada)).toEqual([first]);
    expect(await listOf(ben)).toEqual([second]);
  });

  it('doesn’t show a withdrawn guide or take one, until it is on sale again', async () => {
    const browser = await newcomer();
    await change(browser, [first, fourth]);
    await setListing(fourth, 'withdrawn');
    expect(await listOf(browser)).toEqual([first]);
    const other = await newcomer();
    expect((await change(other, [fourth, 2_147_483_647])).json()).toEqual({ guide_ids: [] });
    await setListing(fourth, 'live');
    expect(await listOf(browser)).toEqual([fourth, first]);
    expect(await listOf(other)).toEqual([]);
  });

  it('has a limit, also when it is changed at the same time', async () => {
    const browser = await newcomer();
    const many: number[] = [];
    for (let n = 0; n < MAX_WISHES + 10; n += 1) many.push(await guide());
    await change(browser, many.slice(0, MAX_WISHES - 5));
    const replies = await Promise.all(
      many.slice(MAX_WISHES - 5).map((id) => change(browser, [id])),
    );
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200));
    expect(await listOf(browser)).toHaveLength(MAX_WISHES);
  });
});

describe('a call about a wish list', () => {
  it('is for signed-in people only', async () => {
    expect((await openBrowser(app).get(URL)).statusCode).toBe(401);
    expect((await change(openBrowser(app), [first])).statusCode).toBe(401);
  });

  it.each([
    ['add', { remove: [] }],
    ['add', { add: [0], remove: [] }],
    ['add', { add: ['1; DROP TABLE guides'], remove: [] }],
    ['add', { add: Array.from({ length: MAX_WISHES + 1 }, (_, n) => n + 1), remove: [] }],
    ['remove', { add: [], remove: [1.5] }],
    ['remove', { add: [], remove: [2_147_483_648] }],
  ])('is refused for a bad %s', async (field, body) => {
    const reply = await (await newcomer()).post(URL, body);
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().errors).some((name) => name.startsWith(field))).toBe(true);
  });

  it('names no person or guide that isn’t the caller’s: only the session counts', async () => {
    const [ada, ben] = [await createPerson(db), await newcomer()];
    await ben.post(URL, { add: [first], remove: [], user_id: ada.id });
    expect(await listOf(openBrowser(app, ada))).toEqual([]);
  });
});

it('the list is part of its owner’s export, and goes with the account', async () => {
  const account = await createAccount(db);
  const browser = await logInAs(app, account);
  await change(browser, [first, second]);
  const exported = (await browser.get('/api/user/export')).json<UserExport>();
  expect(exported.wish_list).toEqual([
    { g_id: second, added_at: expect.any(String) },
    { g_id: first, added_at: expect.any(String) },
  ]);
  const deleted = await browser.send('DELETE', '/api/user', { u_password: PASSWORD });
  expect(deleted.statusCode).toBe(204);
  const { rows } = await db.pool.query('SELECT FROM wish_list_items WHERE user_id = $1', [
    account.id,
  ]);
  expect(rows).toEqual([]);
});
