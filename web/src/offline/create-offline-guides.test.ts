import { exampleGuide } from '@laneway/contract/examples.test-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import {
  calls,
  end,
  loggedIn,
  onlineListeners,
  open,
  persist,
  replies,
  resetAll,
  saved,
  server,
  setState,
  until,
  VISITOR,
} from './browser-tabs.test-data.ts';
import { hasSavedGuides } from './data-source.ts';
import { setOfflineEnabled } from './offline-setting.ts';
import { notifyOwnedGuides } from './owned-guides.ts';
import { readCurrentStore, readSavedConfig } from './store/current-store.ts';
import { offlineDatabase } from './store/offline-database.ts';

beforeEach(resetAll);
afterEach(end);

describe('saving guides', () => {
  it('saves several guides one after another', async () => {
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

  it('stores the data that the next start needs, and requests persistent storage', async () => {
    const guides = open();
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    await until(() => expect(persist).toHaveBeenCalledOnce());
    await vi.waitFor(async () => expect(await readSavedConfig()).toEqual({ kept: true }));
    expect(hasSavedGuides()).toBe(true);
    const current = await readCurrentStore();
    expect(current).toMatchObject({ account: 7, user: { u_id: 7 } });
    expect(JSON.stringify(current)).not.toContain('access_token');
    expect(await guides.usage()).toEqual({ usedBytes: 5, quotaBytes: 50, isPersisted: false });
  });

  it('adds up the saved guides if the browser doesn’t report the usage', async () => {
    const guides = open(null);
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    const usedBytes = guides.state().saved.get(1)?.sizeBytes;
    expect(usedBytes).toBeGreaterThan(0);
    expect(await guides.usage()).toEqual({ usedBytes, quotaBytes: 0, isPersisted: false });
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

  it('continues after a reload with the queued guides', async () => {
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

  it('stops a cancelled download and removes its data', async () => {
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

  it('of an account are also deleted on the server, which never knew of a visitor’s guides', async () => {
    const guides = await withSaved(1);
    await guides.remove(1);
    expect(calls).toContain('deleteOfflineCopy');
    setState(VISITOR);
    calls.length = 0;
    guides.save(2);
    await until(() => expect(saved(guides)).toEqual([2]));
    await guides.remove(2);
    await until(() => expect(saved(guides)).toEqual([]));
    expect(await offlineDatabase('visitor').media.count()).toBe(0);
    expect(calls).not.toContain('deleteOfflineCopy');
  });

  it('are marked if there is an update, or if the account has lost access', async () => {
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

  it('are marked and kept if the server refuses to send them again', async () => {
    const guides = await withSaved(1);
    server.refusal = new ApiProblem({ status: 403, code: 'not_allowed', detail: '' });
    guides.save(1);
    await until(() => expect(guides.state().saved.get(1)?.refusedAt).not.toBeNull());
    expect(guides.state().downloads.get(1)).toMatchObject({ failure: 'refused' });
    expect(await guides.verify(1)).toMatchObject({ missingFiles: [] });
  });
});

describe('an account', () => {
  it('sees only its own guides, even if others use the device', async () => {
    const guides = open();
    guides.save(1);
    await until(() => expect(saved(guides)).toEqual([1]));
    setState(loggedIn(8));
    expect(saved(guides)).toEqual([]);
    guides.save(2);
    await until(() => expect(saved(guides)).toEqual([2]));
    setState(VISITOR);
    expect(saved(guides)).toEqual([]);
    await vi.waitFor(async () =>
      expect(await readCurrentStore()).toEqual({ account: 'visitor', user: null }),
    );
    setState(loggedIn(7));
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
    setState(VISITOR);
    setState(loggedIn(7));
    await until(() => expect(guides.state().status).toBe('open'));
    expect(saved(guides)).toEqual(left);
  });
});

describe('the setting to save all guides', () => {
  const owned =
    (...ids: number[]) =>
    () =>
      ids.map((g_id) => ({ ...exampleGuide, g_id }));

  it('saves a person’s guides, and those they get later', async () => {
    replies.listOwnedGuides = owned(1);
    const guides = open();
    await until(() => expect(guides.state().status).toBe('open'));
    setOfflineEnabled(true);
    await until(() => expect(saved(guides)).toEqual([1]));
    // Without the settings the app wouldn't start from saved data.
    expect(await readSavedConfig()).toEqual({ kept: true });
    expect(hasSavedGuides()).toBe(true);
    notifyOwnedGuides([1, 2]);
    await until(() => expect(saved(guides)).toEqual([1, 2]));
  });

  it('saves guides at the start, except those that were removed by hand', async () => {
    setOfflineEnabled(true);
    replies.listOwnedGuides = owned(1, 2);
    const guides = open();
    await until(() => expect(saved(guides)).toEqual([1, 2]));
    await guides.remove(1);
    notifyOwnedGuides([1, 2, 3]);
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
    notifyOwnedGuides([1, 2]);
    guides.save(3);
    await until(() => expect(saved(guides)).toEqual([1, 3]));
  });
});
