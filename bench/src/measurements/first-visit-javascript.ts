import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import type { Connection } from '../browser/devtools.ts';
import { drag } from '../browser/drag.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite, showsPin } from '../browser/site.ts';

const MAX_BYTES = 140_000;
const ASSETS = fileURLToPath(new URL('../../../web/dist/assets/', import.meta.url));
/** The number that a note has room for. */
const NAMED_CHUNKS = 4;

/** From the modules of a build: the compressed size that the first script would save without each of these. */
const CONTENTS =
  'The first script was 106 KB when its parts were measured (19 November 2026). React DOM is 54 KB of it, TanStack Query 9 KB, React and its scheduler 3 KB. Our own code is 39 KB: navigation, storage and location 7 KB, the shell and the pages’ registry 6 KB, primitives 6 KB, rules and texts 6 KB, the API’s client and session 4 KB with the table of visitors’ calls of 1 KB, cards and overviews 4 KB, the home page 2 KB, and 4 KB for offline guides, the frame of the map and the names of chunks. Leaflet and the pins on it are another 32 KB. Embla (6 KB) is loaded when a row of cards is first used.';

type Script = { readonly file: string; readonly bytes: number };

/** The compressed JavaScript that is downloaded until a new visitor can use the map. */
export async function firstVisitJavaScript(bench: Bench): Promise<Report> {
  bench.say('JavaScript of a first visit');
  const site = await openSite(bench.dataDir);
  const scripts = await withChromium((browser) => collectScripts(browser, site.url));
  await site.stop();

  const bytes = sum(scripts);
  return {
    rows: [
      {
        what: 'first visit, compressed JavaScript to a map that moves',
        measured: inKilobytes(bytes),
        beside: '',
        ratio: '',
        goal: `${inKilobytes(MAX_BYTES)} or less`,
        met: bytes <= MAX_BYTES,
      },
    ],
    notes: [
      `JavaScript is what travelled to a Chromium that had never been here, headers included (${scripts.length} files, brotli), until a pin could be seen and a finger had moved the map.`,
      CONTENTS,
      await describeOnDemand(scripts),
    ],
  };
}

type Received = {
  readonly requestId: string;
  readonly type: string;
  readonly response: { readonly url: string };
};
type Finished = { readonly requestId: string; readonly encodedDataLength: number };

async function collectScripts(connection: Connection, url: string): Promise<readonly Script[]> {
  const page = await openPage(connection, 'phone');
  const files = new Map<string, string>();
  const scripts: Script[] = [];
  page.on<Received>('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') files.set(requestId, path.basename(new URL(response.url).pathname));
  });
  page.on<Finished>('Network.loadingFinished', ({ requestId, encodedDataLength: bytes }) => {
    const file = files.get(requestId);
    if (file !== undefined) scripts.push({ file, bytes });
  });
  await page.send('Network.enable');
  await page.send('Page.navigate', { url });
  await waitUntil(page, showsPin);
  const before = await evaluate(page, placeOfMap);
  await drag(page, 'phone', { x: 300, y: 200 }, { x: 200, y: 200 });
  if ((await evaluate(page, placeOfMap)) === before) {
    throw new Error('The map did not follow the finger.');
  }
  return scripts;
}

/** Runs in the page. */
const placeOfMap = () => document.querySelector('.leaflet-map-pane')?.getBoundingClientRect().x;

async function describeOnDemand(loaded: readonly Script[]): Promise<string> {
  const names = new Set(loaded.map(({ file }) => file));
  const files = (await readdir(ASSETS)).filter((file) => file.endsWith('.js') && !names.has(file));
  const chunks = await Promise.all(
    files.map(async (file) => ({ file, bytes: await compressedSize(file) })),
  );
  const [largest, rest] = splitAt(
    chunks.sort((a, b) => b.bytes - a.bytes),
    NAMED_CHUNKS,
  );
  const named = largest.map(({ file, bytes }) => `${nameOf(file)} (${inKilobytes(bytes)})`);
  return `Loaded on demand and not in a first visit: ${named.join(', ')} and ${rest.length} smaller parts, most of them pages (${inKilobytes(sum(rest))} together).`;
}

/** Small files have no compressed form. */
async function compressedSize(file: string): Promise<number> {
  const found = await stat(path.join(ASSETS, `${file}.br`)).catch(() => null);
  return (found ?? (await stat(path.join(ASSETS, file)))).size;
}

/** 'rich-text-C2im4HAp.js' is rich-text. */
function nameOf(file: string): string {
  return file.replace(/-[\w-]{8}\.js$/, '');
}

function splitAt<T>(list: readonly T[], at: number): [readonly T[], readonly T[]] {
  return [list.slice(0, at), list.slice(at)];
}

function sum(scripts: readonly Script[]): number {
  return scripts.reduce((total, { bytes }) => total + bytes, 0);
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} KB`;
}
