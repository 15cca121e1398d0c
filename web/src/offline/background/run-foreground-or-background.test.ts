import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadParts } from '../engine/download-guide.ts';
import {
  db,
  isRight,
  leftovers,
  mediaRequests,
  queued,
  resetAll,
  server,
} from '../engine/downloads.test-data.ts';
import { partsOf } from '../engine/pack-server.test-data.ts';
import { runForegroundOrBackground } from '../engine/run-queue.ts';
import { cancelDownload, DownloadEnded, queueDownload } from '../store/queue-downloads.ts';
import { FakeBackground, type FakeFetch, leaveToBrowser } from './fake-background.test-data.ts';

let browser: FakeBackground;
const NAMES = ['cover', 'video', 'last'];
const until = <T>(check: () => T) => vi.waitFor(check, { timeout: 5_000 });

beforeEach(() => {
  resetAll();
  server.put('cover', 100, 1);
  server.put('video', 2 * OFFLINE_PART_BYTES + 100, 2);
  server.put('last', 50, 3);
  server.publish(1, NAMES);
  browser = new FakeBackground(server);
});

/** Runs the download in a page whose connection delivers this many parts and then nothing. */
async function run(partsInPage: number, signal = new AbortController().signal) {
  await queueDownload(db, 1, queued);
  let left = partsInPage;
  const parts = partsOf(server, db);
  const fetchPart: DownloadParts['fetchPart'] = async (file, part, stop) => {
    left -= 1;
    if (left >= 0) return parts.fetchPart(file, part, stop);
    return await new Promise((_, reject) => {
      stop.addEventListener('abort', () => reject(stop.reason));
    });
  };
  const background = browser.partsFor(7);
  const log = () => undefined;
  const running = { ...parts, fetchPart, background, log };
  return runForegroundOrBackground(running, { guideId: 1, ticket: 'a' }, signal);
}

const startedInBackground = (count = 1): Promise<FakeFetch> =>
  until(() => {
    const fetch = browser.fetches[count - 1];
    if (fetch === undefined) throw new Error('Nothing was handed over');
    return fetch;
  });

const stored = (count: number) => until(async () => expect(await db.media.count()).toBe(count));
const rangesOf = ({ requests }: FakeFetch) => requests.map(({ headers }) => headers.get('range'));

describe('a page that is left while a guide is being saved', () => {
  it('lets the browser fetch the missing parts, with the session’s cookies', async () => {
    const ended = run(1);
    await stored(1);
    expect(browser.fetches).toEqual([]);
    browser.hide();
    const fetch = await startedInBackground();
    expect(fetch.options).toMatchObject({
      title: 'Saving Guide 1',
      downloadTotal: 2 * OFFLINE_PART_BYTES + 150,
    });
    expect(rangesOf(fetch)).toEqual([
      'bytes=0-4194303',
      'bytes=4194304-8388607',
      'bytes=8388608-8388707',
      null,
    ]);
    expect(new Set(fetch.requests.map(({ credentials }) => credentials))).toEqual(
      new Set(['same-origin']),
    );
    await until(async () =>
      expect(await db.downloads.get(1)).toMatchObject({ isInBackground: true }),
    );

    await fetch.bring(3);
    const step = { kind: 'media', done: 2, total: 3 };
    await until(async () => expect(await db.downloads.get(1)).toMatchObject({ step }));
    await fetch.bring();
    expect(await ended).toEqual({ kind: 'complete', missing: 0 });
    for (const name of NAMES) expect(await isRight(name)).toBe(true);
    expect(await leftovers()).toBe(0);
    expect(mediaRequests()).toHaveLength(5);
  });

  it('continues in the page when it is visible again, with the parts fetched so far', async () => {
    const ended = run(1 + 2);
    await until(async () => expect(await db.stagedParts.count()).toBe(2));
    browser.hide();
    const fetch = await startedInBackground();
    expect(rangesOf(fetch)).toEqual(['bytes=8388608-8388707', null]);
    await fetch.bring(1);
    browser.hide(false);
    await stored(2);
    expect(fetch.isAborted).toBe(true);
    expect(await db.downloads.get(1)).toMatchObject({ isInBackground: false });

    browser.hide();
    const again = await startedInBackground(2);
    expect(rangesOf(again)).toEqual([null]);
    await again.bring();
    expect(await ended).toMatchObject({ kind: 'complete' });
  });

  it('stores no damaged parts', async () => {
    const ended = run(1);
    await stored(1);
    browser.hide();
    const fetch = await startedInBackground();
    server.before = () => new Response(new Uint8Array(100), { status: 206 });
    await fetch.bring(1);
    server.before = () => undefined;
    browser.hide(false);
    browser.hide();
    const again = await startedInBackground(2);
    expect(rangesOf(again)).toHaveLength(4);
    await again.bring();
    expect(await ended).toMatchObject({ kind: 'complete' });
  });

  it('continues in the page if the browser refuses, with few additional requests', async () => {
    browser.hide();
    browser.refuses = true;
    expect(await run(9)).toEqual({ kind: 'complete', missing: 0 });
    expect(mediaRequests().length).toBeLessThanOrEqual(6);
  });

  it('keeps the parts that arrived before one file failed', async () => {
    const ended = run(1);
    await stored(1);
    browser.hide();
    const fetch = await startedInBackground();
    server.before = (address) =>
      address.endsWith('last') ? new Response(null, { status: 503 }) : undefined;
    await fetch.bring();
    await stored(2);
    expect(fetch.result).toBe('failure');
    server.before = () => undefined;
    browser.hide(false);
    browser.hide();
    await (await startedInBackground(2)).bring();
    expect(await ended).toMatchObject({ kind: 'complete' });
  });

  it('gives up a background fetch that hasn’t started after a minute, and tries again when it is next hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const ended = run(1);
      await stored(1);
      browser.hide();
      const fetch = await startedInBackground();
      await until(async () =>
        expect(await db.downloads.get(1)).toMatchObject({ isInBackground: true }),
      );
      await vi.advanceTimersByTimeAsync(60_000);
      await until(() => expect(fetch.isAborted).toBe(true));
      browser.hide(false);
      browser.hide();
      await (await startedInBackground(2)).bring();
      expect(await ended).toMatchObject({ kind: 'complete' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('ends the background fetch when the download is cancelled', async () => {
    const cancelling = new AbortController();
    const ended = run(1, cancelling.signal).catch((error: unknown) => error);
    await stored(1);
    browser.hide();
    const fetch = await startedInBackground();
    await fetch.bring(3);
    await cancelDownload(db, 1);
    cancelling.abort(new DownloadEnded());
    expect(await ended).toBeInstanceOf(DownloadEnded);
    expect(fetch.isAborted).toBe(true);
    expect(await leftovers()).toBe(0);
    expect(await db.media.count()).toBe(0);
  });

  it('is followed by a page that takes over what the browser is still fetching', async () => {
    const fetch = await leaveToBrowser(browser, db, server.publish(1, NAMES));
    await fetch.bring(4);
    expect(await run(1)).toMatchObject({ kind: 'complete' });
    expect(fetch.isAborted).toBe(true);
    expect(mediaRequests()).toHaveLength(5);
  });
});
