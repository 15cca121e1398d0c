import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatFetchId, parseFetchId } from '../background/background-fetch.ts';
import {
  FakeBackground,
  type FakeFetch,
  leaveToBrowser,
} from '../background/fake-background.test-data.ts';
import { db, isRight, leftovers, resetAll, server } from '../engine/downloads.test-data.ts';
import { MAP, NOW } from '../engine/pack-server.test-data.ts';
import { cancelDownload } from '../store/queue-downloads.ts';
import { cancelBackgroundFetch, endBackgroundFetch } from './end-background-fetch.ts';

const NAMES = ['cover', 'video'];

/** A background fetch of guide 1 whose page was closed. */
async function left(): Promise<FakeFetch> {
  return leaveToBrowser(new FakeBackground(server), db, server.publish(1, NAMES, MAP));
}

const end = (fetch: FakeFetch, locks?: LockManager) =>
  endBackgroundFetch({ fetch: server.fetch, locks, now: () => NOW }, fetch);

beforeEach(() => {
  resetAll();
  server.put('cover', 100, 1);
  server.put('video', OFFLINE_PART_BYTES + 100, 2);
});

describe('a background fetch without a page', () => {
  it('becomes a saved guide with its map, without requesting its pack', async () => {
    const fetch = await left();
    await fetch.bring();
    expect(await end(fetch)).toBe('Saved Guide 1');
    for (const name of NAMES) expect(await isRight(name)).toBe(true);
    expect(await db.guides.get(1)).toMatchObject({ isDownloaded: true, downloadDate: NOW });
    expect(await db.packs.get(1)).toMatchObject({ missingFiles: [], missingTiles: 0 });
    expect(await db.mapTiles.count()).toBeGreaterThan(0);
    expect(await leftovers()).toBe(0);
    expect(server.requests).not.toContain('pack 1');
  });

  it('is kept for the next page if something failed', async () => {
    const fetch = await left();
    server.before = (address) =>
      address.endsWith('video') ? new Response(null, { status: 401 }) : undefined;
    await fetch.bring();
    expect(await end(fetch)).toBe('Open Laneway to finish saving Guide 1');
    expect(await isRight('cover')).toBe(true);
    expect(await db.guides.count()).toBe(0);
    expect(await db.downloads.get(1)).toMatchObject({ isInBackground: false, failure: null });
  });

  it('is stored, but left to a page that is downloading', async () => {
    const fetch = await left();
    await fetch.bring();
    const request = async (_: string, ...rest: readonly unknown[]) => {
      const task = rest.at(-1) as (lock: null) => Promise<unknown>;
      return task(null);
    };
    expect(await end(fetch, { request } as LockManager)).toBeNull();
    expect(await db.media.count()).toBe(2);
    expect(await db.guides.count()).toBe(0);
    expect(await db.downloads.count()).toBe(1);
  });

  it('is dropped if the download was cancelled or queued again', async () => {
    const fetch = await left();
    await fetch.bring();
    await cancelDownload(db, 1);
    expect(await end(fetch)).toBeNull();
    expect((await db.media.count()) + (await db.stagedParts.count())).toBe(0);
    expect(
      await endBackgroundFetch(
        { fetch: server.fetch, locks: undefined, now: () => NOW },
        {
          id: 'something else',
          matchAll: fetch.matchAll,
        },
      ),
    ).toBeNull();
  });
});

describe('a background fetch that is ended', () => {
  it('by the person counts as a cancelled download, which the setting then leaves out', async () => {
    const fetch = await left();
    await cancelBackgroundFetch(fetch.id);
    expect(await leftovers()).toBe(0);
    expect(await db.leftOut.toArray()).toEqual([{ guideId: 1 }]);
  });

  it('by a page that takes over stays in the queue', async () => {
    const fetch = await left();
    await db.downloads.update(1, { isInBackground: false });
    await cancelBackgroundFetch(fetch.id);
    expect(await db.downloads.count()).toBe(1);
  });
});

it.each([
  { account: 7, guideId: 12, ticket: 'a b' },
  { account: 'visitor', guideId: 1, ticket: '7f' },
] as const)('the id of a background fetch identifies its download: %o', (owner) => {
  expect(parseFetchId(formatFetchId(owner))).toEqual(owner);
});
