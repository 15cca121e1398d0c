import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DownloadStep, downloadProgress } from './progress.ts';
import { OFFLINE_STORE_VERSION, OFFLINE_STORES } from './store-shape.ts';

describe('the progress of a download', () => {
  it.each<[DownloadStep, number]>([
    [{ kind: 'started' }, 0],
    [{ kind: 'guide_saved' }, 20],
    [{ kind: 'places_saved' }, 40],
    [{ kind: 'media', done: 0, total: 4 }, 40],
    [{ kind: 'media', done: 1, total: 4 }, 50],
    [{ kind: 'media', done: 4, total: 4 }, 80],
    [{ kind: 'media', done: 0, total: 0 }, 80],
    [{ kind: 'complete', missing: 0 }, 100],
    [{ kind: 'complete', missing: 2 }, 100],
    [{ kind: 'failed' }, 0],
  ])('at %j is %d', (step, percent) => {
    expect(downloadProgress(step).percent).toBe(percent);
  });

  it('says when it failed and what is missing', () => {
    expect(downloadProgress({ kind: 'failed' }).text).toBe('Download failed');
    expect(downloadProgress({ kind: 'complete', missing: 0 }).text).toBe('Complete');
    expect(downloadProgress({ kind: 'complete', missing: 3 }).text).toBe('Complete, 3 missing');
    expect(downloadProgress({ kind: 'media', done: 2, total: 5 }).text).toBe('Media 2 of 5');
  });

  it('never goes back while media come in one by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (total, done) => {
        const before = downloadProgress({ kind: 'media', done: Math.min(done, total), total });
        const after = downloadProgress({ kind: 'media', done: Math.min(done + 1, total), total });
        expect(before.percent).toBeGreaterThanOrEqual(40);
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.percent).toBeLessThanOrEqual(80);
      }),
    );
  });
});

it('the offline database has these four stores at version 1', () => {
  expect(OFFLINE_STORE_VERSION).toBe(1);
  expect(OFFLINE_STORES).toEqual({
    guides: { key: 'g_id', indexes: ['g_title', 'g_author'] },
    places: { key: 'p_id', indexes: ['g_id'] },
    media: { key: 'url', indexes: [] },
    mapTiles: { key: 'id', indexes: ['region'] },
  });
});
