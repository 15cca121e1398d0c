import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, logInAs } from '../../testing/accounts.ts';
import { type Browser, openBrowser } from '../../testing/browser.ts';
import { createTestApp } from '../../testing/test-app.ts';

const START = new Date('2027-03-01T10:00:00Z').getTime();
let now = START;
const app = await createTestApp({ clock: () => new Date(now) });
const ada = await createAccount(app.db);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => {
  now = START;
});

const refresh = (browser: Browser) => browser.post('/api/refresh-token');
/** Another browser with a copy of this browser's cookies. */
const copyOf = (browser: Browser) => openBrowser(app, { cookies: browser.cookies });
const isSignedIn = async (browser: Browser) => (await browser.get('/api/user')).statusCode === 200;

describe('POST /api/refresh-token', () => {
  it('gives a new session and a new refresh token', async () => {
    const browser = await logInAs(app, ada);
    const before = { ...browser.cookies };
    const handle = (await browser.get('/api/user')).json().access_token;
    now += 25 * MINUTE;
    const reply = await refresh(browser);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({
      access_token: expect.any(String),
      token_expiry: new Date(now + 30 * MINUTE).toISOString(),
    });
    expect(reply.json().access_token).not.toBe(handle);
    expect(browser.cookies.laneway_session).not.toBe(before.laneway_session);
    expect(browser.cookies.laneway_refresh).not.toBe(before.laneway_refresh);
    now += 29 * MINUTE;
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('returns the same handle and expiry as GET /api/user', async () => {
    const browser = await logInAs(app, ada);
    const reply = await refresh(browser);
    expect((await browser.get('/api/user')).json()).toMatchObject(reply.json());
  });

  it('revives a session that has ended', async () => {
    const browser = await logInAs(app, ada);
    now += 31 * MINUTE;
    expect(await isSignedIn(browser)).toBe(false);
    await refresh(browser);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it.each([
    [true, 2_592_000],
    [false, undefined],
  ])('keeps the choice made at the login: remember %s', async (rememberMe, maxAge) => {
    const browser = await logInAs(app, ada, { rememberMe });
    const { cookies } = await refresh(browser);
    expect(cookies.find(({ name }) => name === 'laneway_refresh')?.maxAge).toBe(maxAge);
  });

  it('continues as long as it is used within 30 days, and no longer', async () => {
    const browser = await logInAs(app, ada);
    for (let month = 0; month < 3; month += 1) {
      now += 30 * DAY - 1;
      expect((await refresh(browser)).statusCode).toBe(200);
    }
    now += 30 * DAY;
    expect((await refresh(browser)).statusCode).toBe(401);
  });
});

describe('tabs that refresh at once', () => {
  it('all get a session, and none is logged out', async () => {
    const browser = await logInAs(app, ada);
    const tabs = Array.from({ length: 10 }, () => copyOf(browser));
    const replies = await Promise.all(tabs.map(refresh));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual(Array(10).fill(true));
    // The tabs share their cookies, so the one new refresh token reaches all of them.
    const successors = replies.flatMap(({ cookies }) =>
      cookies.filter(({ name }) => name === 'laneway_refresh'),
    );
    expect(successors).toHaveLength(1);
    const next = openBrowser(app, { cookies: { laneway_refresh: successors[0]?.value ?? '' } });
    now += 25 * MINUTE;
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it('are accepted up to 10 seconds late', async () => {
    const browser = await logInAs(app, ada);
    const late = copyOf(browser);
    await refresh(browser);
    now += 10 * SECOND;
    expect((await refresh(late)).statusCode).toBe(200);
    expect(await isSignedIn(late)).toBe(true);
    expect((await refresh(browser)).statusCode).toBe(200);
  });
});

describe('an old refresh token that is used again', () => {
  it('ends the session for everyone who has a copy of it', async () => {
    const browser = await logInAs(app, ada);
    const thief = copyOf(browser);
    await refresh(browser);
    expect(await isSignedIn(browser)).toBe(true);
    now += 10 * SECOND + 1;
    const reply = await refresh(thief);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({
      code: 'not_signed_in',
      detail: 'Failed to refresh token.',
    });
    expect(reply.cookies).toEqual([]);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await refresh(browser)).statusCode).toBe(401);
  });

  it('leaves the sessions of other devices alone', async () => {
    const browser = await logInAs(app, ada);
    const phone = await logInAs(app, ada);
    const thief = copyOf(browser);
    await refresh(browser);
    await isSignedIn(browser);
    now += MINUTE;
    expect((await refresh(thief)).statusCode).toBe(401);
    expect(await isSignedIn(phone)).toBe(true);
    expect((await refresh(phone)).statusCode).toBe(200);
  });
});

describe('a refresh whose response is lost', () => {
  /** The server has sent a response that the browser never received. */
  const loseResponse = (browser: Browser) => refresh(copyOf(browser));

  it.each([
    ['a second', SECOND],
    ['a minute', MINUTE],
    ['an hour', 60 * MINUTE],
    ['29 days', 29 * DAY],
  ])('logs nobody out: the same token is accepted %s later', async (_, later) => {
    const browser = await logInAs(app, ada);
    await loseResponse(browser);
    now += later;
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    now += 25 * MINUTE;
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('may be repeated again and again', async () => {
    const browser = await logInAs(app, ada);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await loseResponse(browser);
      now += MINUTE;
    }
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  it('can’t be repeated once the new access token was used', async () => {
    const browser = await logInAs(app, ada);
    const old = copyOf(browser);
    await refresh(browser);
    await isSignedIn(browser);
    now += MINUTE;
    expect((await refresh(old)).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('can’t be repeated once the new refresh token was used', async () => {
    const browser = await logInAs(app, ada);
    const old = copyOf(browser);
    await refresh(browser);
    now += MINUTE;
    await refresh(browser);
    expect((await refresh(old)).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('and used by a thief ends the session as soon as both have used their tokens', async () => {
    const browser = await logInAs(app, ada);
    const thief = copyOf(browser);
    await refresh(thief);
    now += MINUTE;
    expect((await refresh(browser)).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await refresh(thief)).statusCode).toBe(401);
    expect(await isSignedIn(browser)).toBe(false);
  });

  it('can be repeated by ten tabs at once, and all of them stay logged in', async () => {
    const browser = await logInAs(app, ada);
    await loseResponse(browser);
    now += 60 * MINUTE;
    const tabs = Array.from({ length: 10 }, () => copyOf(browser));
    const replies = await Promise.all(tabs.map(refresh));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual(Array(10).fill(true));
    const successors = replies.flatMap(({ cookies }) =>
      cookies.filter(({ name }) => name === 'laneway_refresh'),
    );
    expect(successors).toHaveLength(1);
    now += 25 * MINUTE;
    const next = openBrowser(app, { cookies: { laneway_refresh: successors[0]?.value ?? '' } });
    expect((await refresh(next)).statusCode).toBe(200);
  });

  it('leaves one of two successors that are used at the same moment, and ends the family', async () => {
    const browser = await logInAs(app, ada);
    const [one, other] = [copyOf(browser), copyOf(browser)];
    await refresh(one);
    now += MINUTE;
    await refresh(other);
    now += MINUTE;
    const replies = await Promise.all([refresh(one), refresh(other)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect(await Promise.all([isSignedIn(one), isSignedIn(other)])).toEqual([false, false]);
  });
});

describe('an invalid refresh token', () => {
  it.each([
    ['nothing', {}],
    ['an empty cookie', { laneway_refresh: '' }],
    ['a made-up token', { laneway_refresh: 'x'.repeat(43) }],
    ['a huge one', { laneway_refresh: 'x'.repeat(5_000) }],
  ])('%s is refused', async (_, cookies) => {
    const reply = await refresh(openBrowser(app, { cookies }));
    expect(reply.statusCode).toBe(401);
    expect(reply.json().detail).toBe('Failed to refresh token.');
  });

  it('is refused: an access token', async () => {
    const { cookies } = await logInAs(app, ada);
    const swapped = { laneway_refresh: cookies.laneway_session ?? '' };
    expect((await refresh(openBrowser(app, { cookies: swapped }))).statusCode).toBe(401);
  });

  it('is refused: the token of a deleted account', async () => {
    const gone = await createAccount(app.db);
    const browser = await logInAs(app, gone);
    await app.db.pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [gone.id]);
    expect((await refresh(browser)).statusCode).toBe(401);
  });
});

describe('GET /api/user', () => {
  it('is for signed-in people only', async () => {
    const reply = await app.get('/api/user');
    expect(reply.statusCode).toBe(401);
    expect(reply.json().detail).toBe('Access denied: User not authenticated');
  });
});
