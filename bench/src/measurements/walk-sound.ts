import { setTimeout as wait } from 'node:timers/promises';
import type { Point } from '@laneway/domain/geo/point';
import { parseShapes } from '@laneway/domain/geo/shapes-text';
import { localFrame } from '@laneway/domain/walk/plan/local-frame';
import { measurePath, spotAlong } from '@laneway/domain/walk/plan/measured-path';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection } from '../browser/devtools.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite } from '../browser/site.ts';
import { openSlowLine } from '../browser/slow-line.ts';
import {
  recordStartedSounds,
  type StartedSound,
  soundsOf,
  standAt,
  stepTo,
} from '../browser/walker.ts';
import { quantile } from '../quantile.ts';

/** The guides of the demo that are open to everyone. */
const GUIDES = [1, 6];
const STEP_METRES = 12;
/** Positions come faster than anyone walks, but each after the page has handled the last, as on a phone. */
const STEP_MS = 250;
const MAX_MS = 300;

/** The time from the position that reaches a place to its sound, on a phone with an average mobile network. */
export async function walkSound({ dataDir, pace, say }: Bench): Promise<Report> {
  const line = openSlowLine();
  const site = await openSite(dataDir, line.to);
  const ours: StartedSound[] = [];
  const bare: number[] = [];
  for (let walk = 0; walk < pace.soundWalks; walk += 1) {
    say(`walk ${walk + 1} of ${pace.soundWalks} with a phone`);
    for (const id of GUIDES) {
      const path = await pathOf(site.url, id);
      await withChromium(async (browser) => {
        const heard = await walkGuide(browser, `${site.url}/?guide=${id}`, path);
        ours.push(...heard);
        bare.push(...(await playAtPositions(browser, site.url, heard)));
      });
    }
  }
  await site.stop();
  line.close();
  const p95 = quantile(
    ours.map(({ ms }) => ms),
    0.95,
  );
  return {
    rows: [
      {
        what: 'from a position to the sound of a place, phone, p95',
        measured: inMilliseconds(p95),
        beside: `bare page ${inMilliseconds(quantile(bare, 0.95))}`,
        ratio: '',
        goal: `${MAX_MS} ms or less`,
        met: p95 <= MAX_MS,
      },
    ],
    notes: [
      `Of ${ours.length} places on ${pace.soundWalks * GUIDES.length} walks, from the start of the handler of the position that decides to the browser's report that sound plays, over a connection of 1.6 Mbit/s and 150 ms, with a page that computes ${SLOWDOWNS.phone} times slower than this machine. The bare page has the same files loaded and plays one at each position, with neither a map nor a rule.`,
    ],
  };
}

async function pathOf(url: string, id: number): Promise<readonly Point[]> {
  const reply = await fetch(`${url}/api/guides/${id}`);
  const { g_path: text } = (await reply.json()) as { readonly g_path: string };
  const [path] = parseShapes('path', text);
  if (path === undefined) throw new Error(`Guide ${id} has no path.`);
  return path.points;
}

/** Walks a guide from its first place to its last; returns the sounds that were played. */
async function walkGuide(
  browser: Connection,
  address: string,
  path: readonly Point[],
): Promise<readonly StartedSound[]> {
  const [first, ...steps] = stepsAlong(path);
  if (first === undefined) return [];
  const page = await openPage(browser, 'phone');
  await recordStartedSounds(browser, page);
  await standAt(page, first);
  await page.send('Page.navigate', { url: address });
  await waitUntil(page, openSheet);
  await waitUntil(page, isReady);
  await waitUntil(page, start);
  await waitUntil(page, isWalking);
  await slowDown(page, 'phone');
  for (const step of steps) {
    await stepTo(page, step);
    await wait(STEP_MS);
  }
  const heard = await soundsOf(page);
  await page.send('Page.close');
  return heard;
}

function stepsAlong(path: readonly Point[]): readonly Point[] {
  const [origin] = path;
  if (origin === undefined) return [];
  const frame = localFrame(origin);
  const measured = measurePath(frame, path);
  const count = Math.ceil(measured.length / STEP_METRES);
  return Array.from({ length: count + 1 }, (_, step) =>
    frame.toPoint(spotAlong(measured, step * STEP_METRES)),
  );
}

/** The same sounds in a page that does nothing else; returns the time of each. */
async function playAtPositions(
  browser: Connection,
  url: string,
  sounds: readonly StartedSound[],
): Promise<readonly number[]> {
  const page = await openPage(browser, 'phone');
  await recordStartedSounds(browser, page);
  await page.send('Page.navigate', { url: `${url}/robots.txt` });
  await waitUntil(page, () => document.readyState === 'complete');
  await evaluate(
    page,
    loadSounds,
    sounds.map((sound) => sound.url),
  );
  await slowDown(page, 'phone');
  for (let count = 1; count <= sounds.length; count += 1) {
    await standAt(page, { lat: count / 1_000, lng: 0 });
    while ((await soundsOf(page)).length < count) await wait(STEP_MS);
  }
  return (await soundsOf(page)).map(({ ms }) => ms);
}

// All of these run in the page.

/** Presses the button until the sheet is open. A new document has no body for a moment. */
const openSheet = () => {
  if (document.body?.innerText.includes('Ready to walk?')) return true;
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
  buttons.find(({ textContent }) => textContent === 'Start walk')?.click();
  return false;
};
/** The first sound is loaded while the visitor reads the requirements. */
const isReady = () => {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return (
    document.body.innerText.includes('Found you, within') &&
    loaded.some((name) => name.endsWith('.mp3'))
  );
};
const start = () => {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('section button')];
  const button = buttons.find(({ textContent }) => textContent === 'Start walk');
  button?.click();
  return button !== undefined;
};
const isWalking = () => document.querySelector('section[aria-label="Walk"]') !== null;

const loadSounds = async (urls: readonly string[]) => {
  const waiting = urls.map((url) => {
    const audio = new Audio(url);
    audio.preload = 'auto';
    document.body.append(audio);
    return audio;
  });
  const areLoaded = () => waiting.every(({ readyState }) => readyState === 4);
  while (!areLoaded()) await new Promise((resolve) => setTimeout(resolve, 100));
  navigator.geolocation.watchPosition(() => {
    for (const audio of document.querySelectorAll('audio')) audio.pause();
    void waiting.shift()?.play();
  });
};

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
