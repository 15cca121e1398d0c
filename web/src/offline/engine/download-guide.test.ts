import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiProblem } from '../../api/failures.ts';
import { cancelDownload, DownloadEnded, queueDownload } from '../store/queue-downloads.ts';
import { readState } from '../store/read-guides.ts';
import {
  clearDevice,
  db,
  isRight,
  leftovers,
  mediaRequests,
  queued,
  resetAll,
  save,
  server,
  storedBytes,
} from './downloads.test-data.ts';
import { MAP, NOW } from './pack-server.test-data.ts';

const SMALL = 1_000;
const THREE_PARTS = 2 * OFFLINE_PART_BYTES + 5;

beforeEach(resetAll);

describe('saving a guide', () => {
  it('stores the guide, its places and its files with the fields of the specification', async () => {
    server.publish(1, [server.put('small', SMALL, 1), server.put('large', THREE_PARTS, 2)]);
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    const stamp = { isDownloaded: true, downloadDate: NOW, lastSync: NOW };
    expect(await db.guides.get(1)).toMatchObject({ g_title: 'Guide 1', ...stamp });
    expect(await db.places.where({ g_id: 1 }).toArray()).toMatchObject([stamp, stamp]);
    expect(await db.media.get('/media/bucket/large')).toMatchObject({
      type: 'audio/mpeg',
      size: THREE_PARTS,
      downloadDate: NOW,
    });
    expect(await isRight('small')).toBe(true);
    expect(await isRight('large')).toBe(true);
    expect(await leftovers()).toBe(0);
  });

  it('fetches large files in parts, and each part once', async () => {
    server.publish(1, [server.put('large', THREE_PARTS, 2)]);
    await save(1);
    expect(mediaRequests()).toHaveLength(3);
  });

  it('skips an unavailable file, and reports it', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('b', SMALL, 2)]);
    server.files.delete('/media/bucket/a');
    expect(await save(1)).toEqual({ kind: 'complete', missing: 1 });
    expect((await readState(db)).saved.get(1)).toMatchObject({ missing: 1, sizeBytes: SMALL });
  });

  it('fetches only what is missing or has changed when it is saved again', async () => {
    server.publish(
      1,
      ['a', 'b', 'c'].map((name, at) => server.put(name, SMALL, at)),
    );
    const lost = server.files.get('/media/bucket/b');
    server.files.delete('/media/bucket/b');
    await save(1);
    if (lost !== undefined) server.files.set('/media/bucket/b', lost);
    server.put('c', SMALL, 9);
    server.publish(1, ['a', 'b', 'c']);
    server.requests.length = 0;
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    expect(mediaRequests()).toEqual(['/api/offline-media/bucket/b', '/api/offline-media/bucket/c']);
    expect(await isRight('c')).toBe(true);
  });

  it('removes the files that a newer version no longer has', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('b', SMALL, 2)]);
    await save(1);
    server.publish(1, ['a']);
    await save(1);
    expect(await storedBytes('b')).toBeNull();
  });

  it('never stores a part with wrong bytes, and fetches it again', async () => {
    server.publish(1, [server.put('large', THREE_PARTS, 2)]);
    let spoiled = 0;
    server.before = () => {
      if (mediaRequests().length !== 2 || spoiled > 0) return undefined;
      spoiled += 1;
      return new Response(new Uint8Array(OFFLINE_PART_BYTES), { status: 206 });
    };
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    expect(await isRight('large')).toBe(true);
    expect(mediaRequests()).toHaveLength(4);
  });

  it('continues without a file that is always damaged, after fetching the pack again', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('b', SMALL, 2)]);
    server.put('a', SMALL, 3);
    expect(await save(1)).toEqual({ kind: 'complete', missing: 1 });
    expect(await storedBytes('a')).toBeNull();
    expect(server.requests.filter((each) => each === 'pack 1')).toHaveLength(3);
  });

  it('uses the newer version if the guide changes during the download', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('b', SMALL, 2)]);
    server.before = (address) => {
      if (!address.endsWith('/b') || mediaRequests().length > 2) return undefined;
      server.put('b', SMALL, 8);
      server.publish(1, ['a', 'b']);
      return undefined;
    };
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    expect(await isRight('b')).toBe(true);
  });

  it('saves the map after the media, and counts it separately', async () => {
    server.publish(1, [server.put('a', SMALL, 1)], MAP);
    server.before = (address) =>
      address.startsWith('/tiles/14') ? new Response(null, { status: 500 }) : undefined;
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    expect((await readState(db)).saved.get(1)).toMatchObject({ missing: 0, isMapMissing: true });
    expect(await db.mapTiles.count()).toBeGreaterThan(0);
    server.before = () => undefined;
    await save(1);
    expect((await readState(db)).saved.get(1)).toMatchObject({ isMapMissing: false });
  });
});

describe('a download that is interrupted', () => {
  it('continues at the same position, however often and wherever it is interrupted', async () => {
    server.publish(1, [
      server.put('a', SMALL, 1),
      server.put('large', THREE_PARTS, 2),
      server.put('b', SMALL, 3),
    ]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(6), { minLength: 20, maxLength: 20 }), async (stops) => {
        clearDevice();
        server.requests.length = 0;
        await queueDownload(db, 1, queued);
        for (const after of stops) {
          const tab = new AbortController();
          let requests = 0;
          server.before = () => {
            requests += 1;
            if (requests > after) tab.abort(new Error('The tab was closed'));
            return undefined;
          };
          await save(1, {}, tab.signal).catch(() => undefined);
        }
        server.before = () => undefined;
        await save(1);
        expect((await readState(db)).saved.get(1)).toMatchObject({ missing: 0 });
        expect(await isRight('large')).toBe(true);
        expect(await leftovers()).toBe(0);
      }),
      { numRuns: 8 },
    );
  }, 120_000);

  it('doesn’t fetch a stored part again', async () => {
    server.publish(1, [server.put('large', THREE_PARTS, 2)]);
    const tab = new AbortController();
    server.before = () => {
      if (mediaRequests().length === 3) tab.abort(new Error('The tab was closed'));
      return undefined;
    };
    await expect(save(1, {}, tab.signal)).rejects.toThrow('The tab was closed');
    const stored = await db.stagedParts.count();
    expect(stored).toBeGreaterThan(0);
    server.before = () => undefined;
    server.requests.length = 0;
    await save(1);
    expect(mediaRequests()).toHaveLength(3 - stored);
  });

  it('waits and retries when the connection fails', async () => {
    server.publish(1, [server.put('a', SMALL, 1)]);
    const pauses: number[] = [];
    server.before = () => {
      if (pauses.length < 6) throw new TypeError('Failed to fetch');
      return undefined;
    };
    const pause = async (ms: number) => void pauses.push(ms);
    expect(await save(1, { pause })).toEqual({ kind: 'complete', missing: 0 });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000]);
  });

  it('keeps what has arrived if the connection never comes back', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('large', THREE_PARTS, 2)]);
    server.before = () => {
      if (mediaRequests().length > 2) throw new TypeError('Failed to fetch');
      return undefined;
    };
    expect(await save(1)).toEqual({ kind: 'failed', failure: 'network' });
    expect((await readState(db)).downloads.get(1)).toMatchObject({
      state: 'failed',
      failure: 'network',
      step: { kind: 'failed' },
    });
    expect(await db.stagedParts.count()).toBe(1);
    server.before = () => undefined;
    server.requests.length = 0;
    expect(await save(1)).toEqual({ kind: 'complete', missing: 0 });
    expect(mediaRequests()).toHaveLength(2);
  });

  it('leaves no data behind when it is cancelled', async () => {
    server.publish(1, [server.put('a', SMALL, 1), server.put('large', THREE_PARTS, 2)]);
    server.before = async () => {
      if (mediaRequests().length === 3) await cancelDownload(db, 1);
      return undefined;
    };
    await expect(save(1)).rejects.toThrow(DownloadEnded);
    expect(await leftovers()).toBe(0);
    expect(await db.media.count()).toBe(0);
  });
});

describe('a download that fails', () => {
  async function savedBefore() {
    server.publish(1, [server.put('a', SMALL, 1), server.put('b', SMALL, 2)]);
    await save(1);
    const before = { state: await readState(db), a: await storedBytes('a') };
    server.put('a', SMALL, 5);
    server.publish(1, [...['a', 'b'], server.put('large', THREE_PARTS, 6)]);
    return before;
  }

  async function expectAsBefore(before: Awaited<ReturnType<typeof savedBefore>>) {
    expect((await readState(db)).saved).toEqual(before.state.saved);
    expect(await storedBytes('a')).toEqual(before.a);
    expect(await db.media.count()).toBe(2);
    expect((await db.stagedParts.count()) + (await db.stagedFiles.count())).toBe(0);
  }

  it('reports that the device is too full before it fetches anything', async () => {
    const before = await savedBefore();
    server.requests.length = 0;
    const needed = 2 * THREE_PARTS + SMALL;
    const end = await save(1, { freeBytes: async () => needed - 1 });
    expect(end).toEqual({ kind: 'failed', failure: 'quota' });
    expect(mediaRequests()).toEqual([]);
    await expectAsBefore(before);
    expect(await save(1, { freeBytes: async () => needed })).toMatchObject({ kind: 'complete' });
  });

  it('leaves the saved version unchanged when the device becomes full half-way', async () => {
    const before = await savedBefore();
    const full = () => {
      if (mediaRequests().length > 4) throw new DOMException('full', 'QuotaExceededError');
    };
    db.stagedParts.hook('creating', full);
    expect(await save(1)).toEqual({ kind: 'failed', failure: 'quota' });
    db.stagedParts.hook('creating').unsubscribe(full);
    await expectAsBefore(before);
  });

  it('leaves the saved version unchanged when the last transaction fails', async () => {
    const before = await savedBefore();
    const fail = () => {
      throw new Error('The disk is gone');
    };
    db.packs.hook('updating', fail);
    expect(await save(1)).toEqual({ kind: 'failed', failure: 'storage' });
    db.packs.hook('updating').unsubscribe(fail);
    await expectAsBefore(before);
  });

  it('shows the saved version until the new one is complete', async () => {
    const before = await savedBefore();
    const seen: unknown[] = [];
    server.before = async () => {
      seen.push((await readState(db)).saved.get(1)?.version, (await storedBytes('a'))?.[1]);
      return undefined;
    };
    await save(1);
    expect(new Set(seen)).toEqual(new Set([before.state.saved.get(1)?.version, 1]));
    expect((await storedBytes('a'))?.[1]).toBe(5);
  });

  it.each([
    [403, 'not_allowed', 'refused'],
    [404, 'not_found', 'gone'],
  ] as const)('with status %d reports that it is %s', async (status, code, failure) => {
    const before = await savedBefore();
    server.refusal = new ApiProblem({ status, code, detail: '' });
    expect(await save(1)).toEqual({ kind: 'failed', failure });
    await expectAsBefore(before);
  });
});
