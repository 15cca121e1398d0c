import { exampleGuide } from '@laneway/contract/examples.test-data';
import type { OfflinePack } from '@laneway/contract/offline-pack';
import { type DownloadStep, downloadProgress } from '@laneway/domain/offline/progress';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queueDownload } from '../store/queue-downloads.ts';
import { type DownloadParts, downloadGuide } from './download-guide.ts';
import { clearDevice, db, queued, resetAll } from './downloads.test-data.ts';
import { FetchFailed, type FetchFailure } from './fetch-part.ts';
import { NOW } from './pack-server.test-data.ts';

/** A pack whose files have this many parts, without bytes. */
function packOf(parts: readonly number[]): OfflinePack {
  return {
    pack_version: 1,
    version: 'v1',
    generated_at: '2026-11-16T10:00:00.000Z',
    guide: { ...exampleGuide, g_id: 1 },
    places: [],
    media: parts.map((count, file) => ({
      url: `/media/bucket/${file}`,
      source: `/api/offline-media/bucket/${file}`,
      type: 'audio/mpeg',
      size: 0,
      sha256: String(file).padStart(64, '0'),
      parts: Array.from({ length: count }, () => '0'.repeat(64)),
    })),
    size_bytes: 0,
    tiles: null,
  };
}

const FAILURES: readonly FetchFailure[] = ['unreached', 'busy', 'damaged', 'refused', 'gone'];

type Choice = { readonly ticks: number; readonly why: FetchFailure | null };

/** Downloads a pack; each fetch takes some time and may fail. */
async function play(
  pack: OfflinePack,
  choices: Iterator<Choice>,
  changes: Partial<DownloadParts> = {},
) {
  clearDevice();
  const fetched: string[] = [];
  const steps: DownloadStep[] = [];
  db.downloads.hook('updating', (mods: { readonly step?: DownloadStep }) => {
    if (mods.step !== undefined) steps.push(mods.step);
  });
  let fetching = 0;
  const settle = async <T>(result: T): Promise<T> => {
    const { ticks, why } = choices.next().value ?? { ticks: 0, why: null };
    for (let tick = 0; tick < ticks; tick++) await new Promise((resolve) => setImmediate(resolve));
    if (why !== null) throw new FetchFailed(why);
    return result;
  };
  await queueDownload(db, 1, queued);
  const end = await downloadGuide(
    {
      db,
      fetchPack: () => settle(pack),
      fetchPart: async ({ url }, part) => {
        fetching += 1;
        expect(fetching).toBe(1);
        const bytes = await settle(new Blob([])).finally(() => {
          fetching -= 1;
        });
        fetched.push(`${url} ${part}`);
        return bytes;
      },
      fetchMap: async () => 0,
      freeBytes: async () => null,
      pause: async () => undefined,
      now: () => NOW,
      ...changes,
    },
    { guideId: 1, ticket: 'a' },
    new AbortController().signal,
  );
  return { end, fetched, steps };
}

const packs = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 6 }).map(packOf);
const choice = (failures: readonly (FetchFailure | null)[]) =>
  fc.infiniteStream(fc.record({ ticks: fc.nat(5), why: fc.constantFrom(...failures) }));
const forever = (why: FetchFailure | null) => ({
  next: () => ({ done: false as const, value: { ticks: 0, why } }),
});

beforeEach(resetAll);

describe('a download', () => {
  it('stores every part of every file once, however long each takes', async () => {
    await fc.assert(
      fc.asyncProperty(packs, choice([null]), async (pack, choices) => {
        const { end, fetched } = await play(pack, choices);
        expect(end).toEqual({ kind: 'complete', missing: 0 });
        const expected = pack.media.flatMap(({ url, parts }) =>
          [...parts.keys()].map((part) => `${url} ${part}`),
        );
        expect(fetched).toEqual(expected);
        expect(await db.media.count()).toBe(pack.media.length);
      }),
      { numRuns: 40 },
    );
  });

  it('always ends, whatever fails, and counts what it skipped', async () => {
    await fc.assert(
      fc.asyncProperty(packs, choice([null, null, ...FAILURES]), async (pack, choices) => {
        const { end } = await play(pack, choices);
        const saved = await db.packs.get(1);
        if (end.kind === 'complete') expect(saved?.missingFiles).toHaveLength(end.missing);
        else expect(saved).toBeUndefined();
        expect((await db.downloads.get(1))?.state).toBe(
          end.kind === 'complete' ? undefined : 'failed',
        );
      }),
      { numRuns: 100 },
    );
  });

  it('never shows less progress while its pack stays the same', async () => {
    await fc.assert(
      fc.asyncProperty(packs, choice([null, 'unreached', 'gone']), async (pack, choices) => {
        const { steps } = await play(pack, choices);
        const shown = steps
          .filter(({ kind }) => kind !== 'failed')
          .map((step) => downloadProgress(step).percent);
        expect(shown).toEqual(shown.toSorted((a, b) => a - b));
      }),
      { numRuns: 40 },
    );
  });

  it('fetches the next file while the last one is being stored', async () => {
    const stored: string[] = [];
    const storedAtFetch: number[] = [];
    const { end } = await play(packOf([1, 1]), forever(null), {
      fetchPart: async () => {
        if (storedAtFetch.length === 0) db.media.hook('creating', (url) => void stored.push(url));
        storedAtFetch.push(stored.length);
        return new Blob([]);
      },
    });
    expect(end).toEqual({ kind: 'complete', missing: 0 });
    expect(storedAtFetch).toEqual([0, 0]);
    expect(stored).toHaveLength(2);
  });

  it('ends at once if nothing can be stored, and ignores what arrives later', async () => {
    const late = Promise.withResolvers<Blob>();
    let isAborted = false;
    const { end } = await play(packOf([1, 1]), forever(null), {
      fetchPart: async ({ url }, _, signal) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
        });
        if (url.endsWith('1')) return late.promise;
        db.media.hook('creating', () => {
          throw new DOMException('full', 'QuotaExceededError');
        });
        return new Blob([]);
      },
    });
    expect(end).toEqual({ kind: 'failed', failure: 'quota' });
    expect(isAborted).toBe(true);
    late.resolve(new Blob([]));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await db.downloads.get(1)).toMatchObject({ state: 'failed', failure: 'quota' });
  });

  it('fetches parts again that another download has removed', async () => {
    const fetched: number[] = [];
    const { end } = await play(packOf([2]), forever(null), {
      fetchPart: async (_, part) => {
        // Simulates cancelling the download of another guide with the same file.
        if (fetched.length === 1) {
          await vi.waitFor(async () => expect(await db.stagedParts.count()).toBe(1));
          await db.stagedParts.clear();
        }
        fetched.push(part);
        return new Blob([]);
      },
    });
    expect(end).toEqual({ kind: 'complete', missing: 0 });
    expect(fetched).toEqual([0, 1, 0]);
  });

  it.each([
    ['network', 'unreached'],
    ['network', 'busy'],
    ['network', 'damaged'],
    ['refused', 'refused'],
    ['gone', 'gone'],
  ] as const)('fails with %s when its pack is always %s', async (failure, why) => {
    expect((await play(packOf([]), forever(why))).end).toEqual({ kind: 'failed', failure });
  });

  it('waits longer after each failure, and never more than a minute', async () => {
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    await play(packOf([]), forever('unreached'), { pause });
    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });
});
