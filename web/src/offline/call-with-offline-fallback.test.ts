import type { CallName } from '@laneway/contract/calls';
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceRequestOf } from '../api/device-replies.ts';
import { ApiProblem, NetworkError } from '../api/failures.ts';
import { person } from '../api/session/session.test-data.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { type AnyInput, callWithOfflineFallback } from './call-with-offline-fallback.ts';
import { downloadGuide } from './engine/download-guide.ts';
import { PackServer, partsOf } from './engine/pack-server.test-data.ts';
import { onOwnedGuides } from './owned-guides.ts';
import { readSavedConfig, saveConfig, writeCurrentStore } from './store/current-store.ts';
import { installFakeStore } from './store/fake-store.test-data.ts';
import { offlineDatabase } from './store/offline-database.ts';
import { queueDownload } from './store/queue-downloads.ts';

const LOGGED_IN: SessionState = { kind: 'logged_in', user: person, dueAt: 0 };
const CHECKING: SessionState = { kind: 'checking', dueAt: null };
const VISITOR: SessionState = { kind: 'visitor', reason: 'logged_out' };

let session: SessionState;
let calls: CallName[];
let server: () => Promise<unknown>;
let late: string[];

beforeEach(async () => {
  installFakeStore();
  session = LOGGED_IN;
  calls = [];
  late = [];
  server = () => Promise.reject(new NetworkError());
  vi.stubGlobal('navigator', { onLine: true });
  const { access_token, ...user } = person;
  await writeCurrentStore({ account: person.u_id, user });
  const packs = new PackServer();
  const db = offlineDatabase(person.u_id);
  for (const id of [1, 2]) {
    packs.publish(id, [packs.put(`${id}.mp3`, 10, id)]);
    await queueDownload(db, id, { ticket: 'a', now: id, isAutomatic: false });
    await downloadGuide(
      partsOf(packs, db),
      { guideId: id, ticket: 'a' },
      new AbortController().signal,
    );
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ask = (name: CallName, input: AnyInput = {}) => {
  const call = (asked: CallName) => {
    calls.push(asked);
    return server();
  };
  return callWithOfflineFallback(
    { call, session: () => session, onLateReply: (request) => late.push(request) },
    name,
    input,
  );
};
const GUIDE = { params: { id: 1 } };
const bbox = `${exampleGuide.g_location
  .split(',')
  .map((n) => Number(n) - 1)
  .join(',')},${exampleGuide.g_location
  .split(',')
  .map((n) => Number(n) + 1)
  .join(',')}`;

describe('a reply from saved data', () => {
  it.each<[CallName, AnyInput, unknown]>([
    ['getGuide', GUIDE, { g_id: 1, g_title: 'Guide 1' }],
    ['listPlaces', { query: { guide_id: 1 } }, { places: [{ p_id: 101 }, { p_id: 102 }] }],
    ['getGuideOfPlace', { params: { id: 201 } }, { g_id: 2 }],
    ['listOwnedGuides', {}, [{ g_id: 1 }, { g_id: 2 }]],
    ['listGuides', { query: { guide_ids: [9, 2] } }, [{ g_id: 2 }, { g_id: 1 }]],
    ['listGuides', { query: { bbox: '0,0,1,1' } }, []],
    ['discoverGuides', { query: { bbox, zoom: 9 } }, { alone: [1, 2], total: 2, clusters: [] }],
    ['browseGuides', { query: { order: 'newest' } }, { total: 2, next_cursor: null }],
    ['search', { query: { search_terms: 'guide 2' } }, { guides: [{ g_id: 2 }] }],
    ['search', { query: { search_terms: 'zeppelin' } }, { guides: [], places: [], matches: [] }],
    ['listGuideLanguages', {}, { languages: ['en'] }],
    ['listPopularSearches', {}, { searches: [] }],
    [
      'getCreator',
      { params: { id: exampleGuide.g_author_id ?? 0 } },
      { u_name: exampleGuide.g_author, guide_count: 2, next_cursor: null },
    ],
    ['getUser', {}, { u_id: person.u_id, access_token: '' }],
    ['presignUrl', { query: { uri: 's3://bucket/1.mp3' } }, '/media/bucket/1.mp3'],
  ])('is given to %s', async (name, input, reply) => {
    const answer = await ask(name, input);
    if (typeof reply === 'string') expect(answer).toBe(reply);
    else expect(answer).toMatchObject(reply as object);
  });

  it('is missing for anything that isn’t saved', async () => {
    for (const [name, input] of [
      ['getGuide', { params: { id: 99 } }],
      ['listPlaces', { query: { guide_id: 99 } }],
      ['getGuideOfPlace', { params: { id: 999 } }],
      ['getCreator', { params: { id: 999 } }],
      ['presignUrl', { query: { uri: 's3://bucket/99.mp3' } }],
      ['listNotifications', {}],
      ['getConfig', {}],
    ] satisfies [CallName, AnyInput][]) {
      await expect(ask(name, input)).rejects.toBeInstanceOf(NetworkError);
    }
  });

  it('is given to getConfig from the stored settings', async () => {
    await saveConfig({ ...JSON.parse('{}'), kept: true });
    expect(await readSavedConfig()).toEqual({ kept: true });
    expect(await ask('getConfig')).toEqual({ kept: true });
  });
});

describe('the server', () => {
  it('is asked first, and its response is used', async () => {
    server = () => Promise.resolve({ g_id: 1, g_title: 'Newer' });
    expect(await ask('getGuide', GUIDE)).toMatchObject({ g_title: 'Newer' });
  });

  it('isn’t replaced by saved data when it refuses', async () => {
    const refused = new ApiProblem({ status: 403, code: 'not_allowed', detail: 'No.' });
    server = () => Promise.reject(refused);
    await expect(ask('listPlaces', { query: { guide_id: 1 } })).rejects.toBe(refused);
  });

  it('is replaced by saved data when it is down', async () => {
    const down = new ApiProblem({ status: 503, code: 'unavailable', detail: '' });
    server = () => Promise.reject(down);
    expect(await ask('getGuide', GUIDE)).toMatchObject({ g_title: 'Guide 1' });
  });

  it('isn’t awaited if the device reports being offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(await ask('getGuide', GUIDE)).toMatchObject({ g_title: 'Guide 1' });
    expect(calls).toEqual([]);
    await expect(ask('getGuide', { params: { id: 99 } })).rejects.toBeInstanceOf(NetworkError);
    expect(calls).toEqual(['getGuide']);
  });

  it('is awaited for at most four seconds if there is saved data', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server = () => new Promise(() => undefined);
    const answer = ask('getGuide', GUIDE);
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    expect(await answer).toMatchObject({ g_title: 'Guide 1' });
  });

  it('has its late reply handed over when it is asked again, to the same person only', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const reply = Promise.withResolvers<unknown>();
    server = () => reply.promise;
    const first = ask('getGuide', GUIDE);
    await vi.advanceTimersByTimeAsync(4_000);
    vi.useRealTimers();
    const saved = await first;
    expect(late).toEqual([]);
    reply.resolve({ g_id: 1, g_title: 'Newer' });
    await vi.waitFor(() => expect(late).toEqual([deviceRequestOf(saved)]));

    server = () => Promise.reject(new NetworkError());
    session = { ...LOGGED_IN, user: { ...person, u_id: 70 } };
    await expect(ask('getGuide', GUIDE)).rejects.toBeInstanceOf(NetworkError);
    session = LOGGED_IN;
    const again = await ask('getGuide', GUIDE);
    expect(again).toMatchObject({ g_title: 'Newer' });
    expect(deviceRequestOf(again)).toBeUndefined();
    expect(await ask('getGuide', GUIDE)).toMatchObject({ g_title: 'Guide 1' });
  });

  it('is replaced by the saved guides that aren’t public, for listOwnedGuides', async () => {
    await offlineDatabase(person.u_id).guides.update(2, { g_is_public: true });
    expect(await ask('listOwnedGuides')).toMatchObject([{ g_id: 1 }]);
  });

  it('is the only source that notifies about owned guides', async () => {
    const heard: (readonly number[])[] = [];
    const stop = onOwnedGuides((ids) => heard.push(ids));
    await ask('listOwnedGuides');
    server = () => Promise.resolve([{ g_id: 5 }]);
    await ask('listOwnedGuides');
    stop();
    expect(heard).toEqual([[5]]);
  });
});

describe('the saved guides', () => {
  it('are those of the last login while it is being checked', async () => {
    session = CHECKING;
    expect(await ask('getUser')).toMatchObject({ u_id: person.u_id });
    expect(await ask('listOwnedGuides')).toHaveLength(2);
  });

  it.each<[string, SessionState]>([
    ['a visitor', VISITOR],
    ['somebody else', { ...LOGGED_IN, user: { ...person, u_id: 70 } }],
  ])('of a person aren’t visible to %s', async (_, state) => {
    session = state;
    for (const name of ['getUser', 'listOwnedGuides', 'listGuides'] as const) {
      await expect(ask(name)).rejects.toBeInstanceOf(NetworkError);
    }
    const search = ask('search', { query: { search_terms: 'guide' } });
    await expect(search).rejects.toBeInstanceOf(NetworkError);
    await expect(ask('getGuide', GUIDE)).rejects.toBeInstanceOf(NetworkError);
  });
});
