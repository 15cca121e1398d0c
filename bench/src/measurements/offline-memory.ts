import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import type { Connection } from '../browser/devtools.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { pageMemoryGrowth } from '../browser/page-memory.ts';
import { openAndStoreApp, saveShownGuide } from '../browser/saved-guide.ts';
import { startLaneway } from '../laneway.ts';
import { LARGE_GUIDE, makeGuideLarge } from '../large-guide.ts';
import type { Row } from '../table.ts';

const GUIDE_BYTES = 200_000_000;
const MAX_BYTES = 100_000_000;
const TIMEOUT_MS = 180_000;

/** The growth in bytes while a large guide is put into the store of the device, and while it is read again. */
type Growth = { readonly saving: number; readonly checking: number };

/** Measures the memory of a page that saves and checks a large guide, beside a page that does it file by file. */
export async function offlineMemory({ dataDir, say }: Bench): Promise<Report> {
  say(`saving a guide of ${inMegabytes(GUIDE_BYTES)}, and checking it`);
  // A separate folder, because the other measurements need the videos of the demo.
  const folder = path.join(path.dirname(dataDir), 'large-guide');
  const laneway = await startLaneway(folder, { TILE_URL: '/no-tiles/{z}/{x}/{y}.png' });
  await makeGuideLarge(folder, GUIDE_BYTES);
  const ours = await withChromium((browser) => growthOfLaneway(browser, laneway.url));
  const whole = await withChromium((browser) => growthOfWholeFiles(browser, laneway.url));
  await laneway.stop();
  await rm(folder, { recursive: true, force: true });
  return {
    rows: [
      compare('saving', ours.saving, whole.saving),
      compare('checking', ours.checking, whole.checking),
    ],
    notes: [
      `A guide with a video of ${inMegabytes(GUIDE_BYTES)} is saved on a phone as a visitor does it, and checked in the Download Manager, which reads every byte again. What counts is by how much the processes of pages and workers grow at most, looked at 25 times a second. The peer is a page that fetches the same file whole, computes its SHA-256 and puts it into IndexedDB as a Blob, and later reads that whole and computes it again.`,
    ],
  };
}

async function growthOfLaneway(connection: Connection, url: string): Promise<Growth> {
  const { browser } = connection;
  const page = await openPage(connection, 'phone');
  await openAndStoreApp(page, `${url}/guides/${LARGE_GUIDE.id}/places`);
  const saving = await pageMemoryGrowth(browser, page, () => saveShownGuide(page, TIMEOUT_MS));
  await page.send('Page.navigate', { url: `${url}/saved-guides` });
  await waitUntil(page, hasCheckButton);
  const checking = await pageMemoryGrowth(browser, page, async () => {
    await evaluate(page, pressCheck);
    await waitUntil(page, isReady, TIMEOUT_MS);
  });
  return { saving, checking };
}

async function growthOfWholeFiles(connection: Connection, url: string): Promise<Growth> {
  const { browser } = connection;
  const page = await openPage(connection, 'phone');
  // A page of the same origin without the app.
  await page.send('Page.navigate', { url: `${url}/robots.txt` });
  await waitUntil(page, isLoaded);
  const measure = (act: () => Promise<void>) =>
    pageMemoryGrowth(browser, page, () => evaluate(page, act));
  return { saving: await measure(saveWhole), checking: await measure(checkWhole) };
}

// All of these run in the page.

const isLoaded = () => document.readyState === 'complete';
const hasCheckButton = () => document.querySelector('button[aria-label^="Check "]') !== null;
const pressCheck = () =>
  document.querySelector<HTMLButtonElement>('button[aria-label^="Check "]')?.click();
const isReady = () => /Ready for flight mode/.test(document.body.textContent ?? '');

async function saveWhole(): Promise<void> {
  const { media } = (await (await fetch('/api/guides/6/offline-pack')).json()) as {
    media: { source: string; sha256: string; size: number }[];
  };
  const opening = indexedDB.open('whole-files', 1);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onupgradeneeded = () => opening.result.createObjectStore('files');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  for (const { source, sha256 } of media) {
    const bytes = await (await fetch(source, { cache: 'no-store' })).arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== sha256) throw new Error(`${source} is damaged`);
    await new Promise((resolve, reject) => {
      const writing = database.transaction('files', 'readwrite');
      writing.objectStore('files').put(new Blob([bytes]), sha256);
      writing.oncomplete = resolve;
      writing.onerror = () => reject(writing.error);
    });
  }
  database.close();
}

async function checkWhole(): Promise<void> {
  const opening = indexedDB.open('whole-files', 1);
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const read = <T>(ask: (files: IDBObjectStore) => IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      const request = ask(database.transaction('files').objectStore('files'));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  for (const sha256 of await read((files) => files.getAllKeys())) {
    const blob = (await read((files) => files.get(sha256))) as Blob;
    const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
    const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'));
    if (hex.join('') !== sha256) throw new Error(`${String(sha256)} is damaged`);
  }
  database.close();
}

function compare(what: keyof Growth, ours: number, whole: number): Row {
  return {
    what: `${what} a guide of ${inMegabytes(GUIDE_BYTES)}, growth of the page’s memory`,
    measured: inMegabytes(ours),
    beside: `file by file, ${inMegabytes(whole)}`,
    ratio: `${Math.round((100 * ours) / whole)} %`,
    goal: `under ${inMegabytes(MAX_BYTES)}`,
    met: ours < MAX_BYTES,
  };
}

function inMegabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}
