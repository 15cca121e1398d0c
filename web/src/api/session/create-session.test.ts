import { describe, expect, it } from 'vitest';
import { NetworkError } from '../failures.ts';
import { FakeBrowser, person, refused, unreached } from './session.test-data.ts';
import { userOf } from './session-state.ts';

const CREDENTIALS = { u_email: person.u_email, u_password: 'melbourne-laneways', rememberMe: true };
const MINUTE = 60_000;

async function loggedIn(browser = new FakeBrowser()) {
  const session = browser.openTab();
  await session.logIn(CREDENTIALS);
  return { browser, session };
}

describe('at the start', () => {
  it('a visitor causes no call', async () => {
    const browser = new FakeBrowser();
    await browser.openTab().check();
    expect(browser.calls).toEqual([]);
  });

  it('a remembered login is checked with the server', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    const session = browser.openTab();
    await session.check();
    expect(userOf(session.getState())).toEqual(person);
  });

  it('an expired login is forgotten, and isn’t logged as an error', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    browser.answers = { getUser: refused };
    const session = browser.openTab();
    await session.check();
    expect(session.getState().kind).toBe('visitor');
    expect(browser.remembered).toBe('nothing');
    expect(browser.logged).toEqual(['No existing session found']);
  });

  it('a remembered login stays unchecked until the server can be reached', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    browser.answers = { getUser: unreached };
    const session = browser.openTab();
    await session.check();
    expect(session.getState().kind).toBe('checking');
    expect(browser.logged).toEqual(['Failed to check authentication status.']);

    browser.answers = { getUser: () => person };
    await session.renewIfDue();
    expect(browser.countOf('getUser')).toBe(1);
    browser.now += MINUTE;
    await session.renewIfDue();
    expect(userOf(session.getState())).toEqual(person);
  });

  it('a defect is logged differently from an unreachable server', async () => {
    const browser = new FakeBrowser();
    browser.remembered = 'login';
    browser.answers = { getUser: () => new TypeError('a defect') };
    await browser.openTab().check();
    expect(browser.logged).toEqual(['Unexpected error during auth check:']);
  });
});

describe('logging in', () => {
  it('sets the person and is remembered by the device', async () => {
    const { browser, session } = await loggedIn();
    expect(userOf(session.getState())).toEqual(person);
    expect(browser.remembered).toBe('login');
  });

  it('reaches the other tabs', async () => {
    const browser = new FakeBrowser();
    const other = browser.openTab();
    await loggedIn(browser);
    expect(userOf(other.getState())).toEqual(person);
  });

  it('rejects with the error of the call, and changes nothing', async () => {
    const browser = new FakeBrowser();
    browser.answers = { login: refused };
    const session = browser.openTab();
    await expect(session.logIn(CREDENTIALS)).rejects.toThrow('The server says no.');
    expect(session.getState().kind).toBe('visitor');
    expect(browser.remembered).toBe('nothing');
  });
});

describe('logging out', () => {
  it('clears the person here and in the other tabs', async () => {
    const { browser, session } = await loggedIn();
    const other = browser.openTab();
    await other.check();
    await session.logOut();
    for (const { getState } of [session, other]) {
      expect(getState()).toEqual({ kind: 'visitor', reason: 'logged_out' });
    }
    expect(browser.remembered).toBe('nothing');
  });

  it('clears the person even when it fails, and is sent to the server later', async () => {
    const { browser, session } = await loggedIn();
    browser.answers = { logout: unreached };
    await session.logOut();
    expect(session.getState().kind).toBe('visitor');
    expect(browser.logged).toEqual(['Logout failed']);
    expect(browser.remembered).toBe('leaving');

    browser.answers = { logout: () => undefined };
    const afterReload = browser.openTab();
    await afterReload.check();
    expect(afterReload.getState().kind).toBe('visitor');
    expect(browser.remembered).toBe('nothing');
    expect(browser.countOf('logout')).toBe(2);
  });

  it('logs the server’s message if there is one', async () => {
    const { browser, session } = await loggedIn();
    browser.answers = { logout: refused };
    await session.logOut();
    expect(browser.logged).toEqual(['The server says no.']);
  });
});

describe('renewing', () => {
  it('replaces the token after 25 minutes and not before', async () => {
    const { browser, session } = await loggedIn();
    browser.now += 25 * MINUTE - 1;
    await session.renewIfDue();
    expect(browser.countOf('refreshToken')).toBe(0);
    browser.now += 1;
    await session.renewIfDue();
    expect(userOf(session.getState())?.access_token).toBe('renewed 1');
  });

  it('is requested once, however many calls were refused', async () => {
    const { browser, session } = await loggedIn();
    browser.now += MINUTE;
    const renewed = await Promise.all([
      session.renewFor('listOwnedGuides'),
      session.renewFor('listNotifications'),
      session.renewFor('getUser'),
    ]);
    expect(renewed).toEqual([true, true, true]);
    expect(browser.countOf('refreshToken')).toBe(1);
  });

  it('is requested once by ten tabs at the same time, and all of them have the new token', async () => {
    const { browser, session } = await loggedIn();
    const tabs = [session, ...Array.from({ length: 9 }, () => browser.openTab())];
    await Promise.all(tabs.slice(1).map((tab) => tab.check()));
    browser.now += 25 * MINUTE;
    await Promise.all(tabs.map((tab) => tab.renewIfDue()));
    expect(browser.countOf('refreshToken')).toBe(1);
    expect(new Set(tabs.map(({ getState }) => userOf(getState())?.access_token))).toEqual(
      new Set(['renewed 1']),
    );
  });

  it('isn’t repeated for a call that was sent before the last renewal', async () => {
    const { browser, session } = await loggedIn();
    browser.now += MINUTE;
    await session.renewFor('listNotifications');
    browser.now += 2_000;
    expect(await session.renewFor('listOwnedGuides')).toBe(true);
    expect(browser.countOf('refreshToken')).toBe(1);
  });

  it('ends the session everywhere when it is refused', async () => {
    const { browser, session } = await loggedIn();
    const other = browser.openTab();
    await other.check();
    browser.answers = { refreshToken: refused };
    browser.now += MINUTE;
    expect(await session.renewFor('listNotifications')).toBe(false);
    for (const { getState } of [session, other]) {
      expect(getState()).toEqual({ kind: 'visitor', reason: 'refused' });
    }
    expect(browser.remembered).toBe('nothing');
    expect(browser.logged).toEqual(['The server says no.']);
  });

  it('doesn’t log anyone out when the server is not reached', async () => {
    const { browser, session } = await loggedIn();
    browser.answers = { refreshToken: unreached };
    browser.now += 25 * MINUTE;
    await session.renewIfDue();
    expect(userOf(session.getState())).toEqual(person);
    expect(browser.logged).toEqual(['Failed to refresh token.']);
    expect(browser.remembered).toBe('login');
  });

  it('fails as the connection does, once for all calls that wait for it', async () => {
    const { browser, session } = await loggedIn();
    browser.answers = { refreshToken: unreached };
    browser.now += MINUTE;
    const calls = ['listNotifications', 'listOwnedGuides'] as const;
    const renewals = await Promise.allSettled(calls.map((name) => session.renewFor(name)));
    expect(renewals).toEqual(
      calls.map(() => ({ status: 'rejected', reason: expect.any(NetworkError) })),
    );
    expect(browser.countOf('refreshToken')).toBe(1);
    expect(userOf(session.getState())).toEqual(person);
    expect(browser.remembered).toBe('login');
  });

  it('without a token in the reply clears the person', async () => {
    const { browser, session } = await loggedIn();
    browser.answers = { refreshToken: () => ({ access_token: '', token_expiry: '' }) };
    browser.now += MINUTE;
    expect(await session.renewFor('listNotifications')).toBe(false);
    expect(session.getState().kind).toBe('visitor');
    expect(browser.logged).toEqual(['Token refreshed, but state update failed.']);
  });

  it('isn’t attempted for a visitor or for the logout call', async () => {
    const visitor = new FakeBrowser();
    expect(await visitor.openTab().renewFor('listPlaces')).toBe(false);
    const { browser, session } = await loggedIn();
    expect(await session.renewFor('logout')).toBe(false);
    expect([...visitor.calls, ...browser.calls]).toEqual(['login']);
  });
});

describe('a session that ends in the middle of unsaved work', () => {
  async function expired() {
    const { browser, session } = await loggedIn();
    browser.hasUnsavedWork = true;
    browser.answers = { ...browser.answers, refreshToken: refused };
    browser.now += MINUTE;
    const renewed = session.renewFor('updatePendingGuide');
    await expect.poll(() => session.getState().kind).toBe('expired');
    return { browser, session, renewed };
  }

  it('stays open for its user, and is no longer remembered', async () => {
    const { browser, session } = await expired();
    expect(userOf(session.getState())).toEqual(person);
    expect(browser.remembered).toBe('nothing');
  });

  it('continues the call once the same person is back', async () => {
    const { session, renewed } = await expired();
    await session.logIn(CREDENTIALS);
    await expect(renewed).resolves.toBe(true);
    expect(session.getState().kind).toBe('logged_in');
  });

  it('refuses the call when someone else logs in', async () => {
    const { browser, session, renewed } = await expired();
    browser.answers = { ...browser.answers, login: () => ({ ...person, u_id: 8 }) };
    await session.logIn(CREDENTIALS);
    await expect(renewed).resolves.toBe(false);
  });

  it('ends when its user declines to log in', async () => {
    const { session, renewed } = await expired();
    session.endExpired();
    await expect(renewed).resolves.toBe(false);
    expect(session.getState()).toEqual({ kind: 'visitor', reason: 'refused' });
  });

  it('continues when they log in in another tab', async () => {
    const { browser, session, renewed } = await expired();
    await browser.openTab().logIn(CREDENTIALS);
    await expect(renewed).resolves.toBe(true);
    expect(session.getState().kind).toBe('logged_in');
  });

  it('ends at once when they log out themselves', async () => {
    const { browser, session } = await loggedIn();
    browser.hasUnsavedWork = true;
    await browser.openTab().logOut();
    expect(session.getState()).toEqual({ kind: 'visitor', reason: 'logged_out' });
  });
});
