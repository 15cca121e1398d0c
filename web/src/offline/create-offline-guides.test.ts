import type { CallName } from '@laneway/contract/calls';
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallServer } from '../api/client.ts';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import type { SessionListener } from '../session/create-session.ts';
import { person } from '../session/session.test-data.ts';
import type { SessionState } from '../session/session-state.ts';
import { createOfflineGuides } from './create-offline-guides.ts';
import { PackServer, partsOf } from './engine/pack-server.test-data.ts';
import type { OfflineGuides } from './offline-guides.ts';
import { setOfflineEnabled } from './offline-setting.ts';
import { tellOwnedGuides } from './owned-guides-heard.ts';
import { hasSavedGuides } from './saved-flag.ts';
import { readCurrentStore, readKeptConfig } from './store/current-store.ts';
import { installFakeStore } from './store/fake-store.test-data.ts';
import { offlineDatabase } from './store/offline-database.ts';

const loggedIn = (u_id: number): SessionState => ({
  kind: 'logged_in',
  user: { ...person, u_id },
  dueAt: 0,
});
const VISITOR: SessionState = { kind: 'visitor', reason: 'logged_out' };

let server: PackServer;
let session: SessionState;
let sessionListeners: Set<SessionListener>;
let onlineListeners: Set<() => void>;
let replies: Partial<Record<CallName, () => unknown>>;
let stored: Map<string, string>;
let persist: ReturnType<typeof vi.fn<() => Promise<boolean>>>;

beforeEach(() => {
  installFakeStore();
  server = new PackServer();
  for (const id of [1, 2, 3]) server.publish(id, [server.put(`${id}`, 10, id)]);
  session = loggedIn(7);
  sessionListeners = new Set();
  onlineListeners = new Set();
  replies = { getConfig: () => ({ kept: true }), listOwnedGuides: () => [] };
  stored = new Map();
  persist = vi.fn(async () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('navigator', {});
});

afterEach(() => {
  become(VISITOR);
  vi.unstubAllGlobals();
});

function become(next: SessionState): void {
  const before = session;
  session = next;
  for (const listener of [...sessionListeners]) listener(next, before);
}

const call = (async (name: CallName) => {
  const reply = replies[name];
  if (reply === undefined) throw new NetworkError();
  return reply();
}) as CallServer;

const add =
  <T>(set: Set<T>) =>
  (each: T) => {
    set.add(each);
    return () => void set.delete(each);
  };

/** A tab of the browser; tabs share the lock. */
let turn: Promise<void> = Promise.resolve();
function open(): OfflineGuides {
  return createOfflineGuides({
    call,
    session: { getState: () => session, subscribe: add(sessionListeners) },
    storage: {
      estimate: async () => ({ usage: 5, quota: 50 }),
      persist,
      persisted: async () => false,
    },
    onOnline: add(onlineListeners),
    log: () => undefined,
    partsFor: (account) => ({
      ...partsOf(server, offlineDatabase(account)),
      onOnline: add(onlineListeners),
      log: () => undefined,
      newTicket: () => Math.random().toString(36),
      takeTurn: (task) => {
        turn = turn.then(task, task);
        return turn;
      },
      isAppReady: async () => true,
    }),
  });
}

const saved = (guides: OfflineGuides) => [...guides.state().saved.keys()];
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

describe('saving guides', () => {
  it('saves one after another, and both are there', async () => {
    const guides = open();
    guides.save(1);
    guides.save(2);
    await until(() => expect(saved(guides)).toEqual([1, 2]));
    expect(guides.state()).toMatchObject({ status: 'open' });
    expect(guides.state().downloads.size).toBe(0);
    const packs = server.requests.filter((each) => each.startsWith('pack'));
    expect(packs).toEqual(['pack 1', 'pack 2']);
    expect(server.requests.indexOf('pack 2')).toBeGreaterThan(
      server.requests.indexOf('/api/offline-media/bucket/1'),
    );
  });

  it('keeps what the next start needs, and asks the browser to keep it all', async () => {
    const guides = open();
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    await until(() => expect(persist).toHaveBeenCalledOnce());
    await vi.waitFor(async () => expect(await readKeptConfig()).toEqual({ kept: true }));
    expect(hasSavedGuides()).toBe(true);
    const current = await readCurrentStore();
    expect(current).toMatchObject({ account: 7, user: { u_id: 7 } });
    expect(JSON.stringify(current)).not.toContain('access_token');
    expect(await guides.usage()).toEqual({ usedBytes: 5, quotaBytes: 50, isPersisted: false });
  });

  it('shows in one tab what another saves, and fetches it once', async () => {
    const [one, other] = [open(), open()];
    one.save(1);
    await until(() => expect(saved(other)).toEqual([1]));
    expect(server.requests).toEqual(['pack 1', '/api/offline-media/bucket/1']);
  });

  it('tries again when the connection is back', async () => {
    server.before = () => {
      throw new TypeError('Failed to fetch');
    };
    const guides = open();
    guides.save(1);
    await until(() => expect(guides.state().downloads.get(1)?.failure).toBe('network'));
    server.before = () => undefined;
    for (const listener of [...onlineListeners]) listener();
    await until(() => expect(saved(guides)).toEqual([1]));
  });

  it('goes on after a reload with what was queued', async () => {
    await offlineDatabase(7).downloads.put({
      guideId: 2,
      ticket: 'of an earlier page',
      queuedAt: 1,
      isAutomatic: false,
      state: 'running',
      failure: null,
      step: { kind: 'media', done: 1, total: 4 },
      pack: null,
    });
    const guides = open();
    await until(() => expect(saved(guides)).toEqual([2]));
  });

  it('stops what is cancelled and keeps nothing of it', async () => {
    const arrived = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    server.before = async (address) => {
      if (!address.startsWith('/api')) return undefined;
      arrived.resolve();
      await held.promise;
      return undefined;
    };
    const guides = open();
    guides.save(1);
    await arrived.promise;
    guides.cancel(1);
    await until(() => expect(guides.state().downloads.size).toBe(0));
    held.resolve();
    guides.save(2);
    await until(() => expect(saved(guides)).toEqual([2]));
    expect(await offlineDatabase(7).media.toCollection().primaryKeys()).toEqual([
      '/media/bucket/2',
    ]);
  });
});

describe('saved guides', () => {
  async function withSaved(...ids: number[]) {
    const guides = open();
    for (const id of ids) guides.save(id);
    await until(() => expect(saved(guides)).toEqual(ids));
    return guides;
  }

  it('are removed one by one, and verified', async () => {
    const guides = await withSaved(1, 2);
    await guides.remove(1);
    await until(() => expect(saved(guides)).toEqual([2]));
    expect(await guides.verify(2)).toMatchObject({ isReady: true });
    await until(() => expect(guides.state().saved.get(2)?.verified?.isReady).toBe(true));
    await expect(guides.verify(1)).rejects.toThrow('isn’t saved');
  });

  it('know of updates, and of those that are no longer theirs', async () => {
    const guides = await withSaved(1, 2, 3);
    const version = guides.state().saved.get(3)?.version;
    replies.listOfflineVersions = () => [
      { g_id: 1, version: 'newer', size_bytes: 1 },
      { g_id: 3, version, size_bytes: 1 },
    ];
    await guides.checkForUpdates();
    await until(() => expect(guides.state().saved.get(1)?.hasUpdate).toBe(true));
    expect(guides.state().saved.get(2)).toMatchObject({ hasUpdate: false });
    expect(guides.state().saved.get(2)?.refusedAt).not.toBeNull();
    expect(guides.state().saved.get(3)).toMatchObject({ hasUpdate: false, refusedAt: null });
    replies.listOfflineVersions = () => {
      throw new NetworkError();
    };
    await expect(guides.checkForUpdates()).resolves.toBeUndefined();
    expect(saved(guides)).toEqual([1, 2, 3]);
  });

  it('are marked and stay where the server refuses to send them again', async () => {
    const guides = await withSaved(1);
    server.refusal = new ApiProblem({ status: 403, code: 'not_allowed', detail: '' });
    guides.save(1);
    await until(() => expect(guides.state().saved.get(1)?.refusedAt).not.toBeNull());
    expect(guides.state().downloads.get(1)).toMatchObject({ failure: 'refused' });
    expect(await guides.verify(1)).toMatchObject({ missingFiles: [] });
  });
});

describe('the account', () => {
  it('sees its own guides only, whoever else uses the device', async () => {
    const guides = open();
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    become(loggedIn(8));
    expect(saved(guides)).toEqual([]);
    guides.save(2);
    await until(() => expect(saved(guides)).toEqual([2]));
    become(VISITOR);
    expect(saved(guides)).toEqual([]);
    await vi.waitFor(async () =>
      expect(await readCurrentStore()).toEqual({ account: 'visitor', user: null }),
    );
    become(loggedIn(7));
    await until(() => expect(saved(guides)).toEqual([1]));
  });

  it.each([
    ['keeps', true, [1]],
    ['removes', false, []],
  ] as const)('%s its guides when someone logs out', async (_, keep, left) => {
    const guides = open();
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    await guides.onLogout(keep);
    become(VISITOR);
    become(loggedIn(7));
    await until(() => expect(guides.state().status).toBe('open'));
    expect(saved(guides)).toEqual(left);
  });
});

describe('the setting', () => {
  const owned =
    (...ids: number[]) =>
    () =>
      ids.map((g_id) => ({ ...exampleGuide, g_id }));

  it('saves the guides of a person, and those they get later', async () => {
    replies.listOwnedGuides = owned(1);
    const guides = open();
    await until(() => expect(guides.state().status).toBe('open'));
    setOfflineEnabled(true);
    await until(() => expect(saved(guides)).toEqual([1]));
    // Without them the app wouldn't start from what is saved.
    expect(await readKeptConfig()).toEqual({ kept: true });
    expect(hasSavedGuides()).toBe(true);
    tellOwnedGuides([1, 2]);
    await until(() => expect(saved(guides)).toEqual([1, 2]));
  });

  it('saves at the start, but not what was taken off by hand', async () => {
    setOfflineEnabled(true);
    replies.listOwnedGuides = owned(1, 2);
    const guides = open();
    await until(() => expect(saved(guides)).toEqual([1, 2]));
    await guides.remove(1);
    tellOwnedGuides([1, 2, 3]);
    await until(() => expect(saved(guides)).toEqual([2, 3]));
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1, 2, 3]));
  });

  it('removes nothing when it is switched off', async () => {
    setOfflineEnabled(true);
    replies.listOwnedGuides = owned(1);
    const guides = open();
    await until(() => expect(saved(guides)).toEqual([1]));
    setOfflineEnabled(false);
    tellOwnedGuides([1, 2]);
    guides.save(3);
    await until(() => expect(saved(guides)).toEqual([1, 3]));
  });
});
