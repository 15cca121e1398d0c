import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection, Session } from '../browser/devtools.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openAndStoreApp, saveShownGuide } from '../browser/saved-guide.ts';
import { openSite } from '../browser/site.ts';
import { median } from '../median.ts';

const SAVED_GUIDE = '/guides/1/places';
const MAX_MS = 1_000;

/** Measures the time from opening a saved guide without a network to the map with its places, on a phone. */
export async function offlineStart({ dataDir, pace, say }: Bench): Promise<Report> {
  const { visits } = pace;
  say(`${visits} starts without a network, and as many with one`);
  const site = await openSite(dataDir);
  const { online, offline } = await withChromium(async (browser) => {
    const page = await openPage(browser, 'phone');
    await openAndStoreApp(page, site.url + SAVED_GUIDE);
    await saveShownGuide(page);
    const connected = await medianStartTime(browser, site.url, visits);
    await site.stop();
    return { online: connected, offline: await medianStartTime(browser, site.url, visits) };
  });
  return {
    rows: [
      {
        what: 'a saved guide without a network, until its map is drawn, phone',
        measured: inSeconds(offline),
        beside: `the same with a network, ${inSeconds(online)}`,
        ratio: `${Math.round((100 * offline) / online)} %`,
        goal: 'under 1 s',
        met: offline < MAX_MS,
      },
    ],
    notes: [
      `A guide is saved on a phone, as a visitor does it, and opened by its link ${visits} times with the server beside it and ${visits} times after the server was stopped; the medians count. Its map is drawn when it has several pins, its path, and every tile in view: with a network those of the tile server, without one those of the sketch map. The page computes ${SLOWDOWNS.phone} times slower than this machine; the service worker, which Chromium doesn't slow down, runs at full speed.`,
    ],
  };
}

async function medianStartTime(
  connection: Connection,
  url: string,
  times: number,
): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const page = await openPage(connection, 'phone');
    await slowDown(page, 'phone');
    taken.push(await startTime(page, url));
    await page.send('Page.close');
  }
  return median(taken);
}

async function startTime(page: Session, url: string): Promise<number> {
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchMap})()` });
  await page.send('Page.navigate', { url: url + SAVED_GUIDE });
  await waitUntil(page, isMapDrawn);
  return evaluate(page, mapDrawnAt);
}

// All of these run in the page.

/** Checks every frame, and records when the map was first complete. */
const watchMap = () => {
  const look = () => {
    const tiles = [...document.querySelectorAll('.leaflet-tile')];
    const areTilesDrawn =
      tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'));
    const pins = document.querySelectorAll('.leaflet-marker-pane button').length;
    const hasPath = document.querySelector('.leaflet-overlay-pane path') !== null;
    if (areTilesDrawn && hasPath && pins > 1)
      document.documentElement.dataset.mapDrawnAt = String(performance.now());
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};
/** A new document has no root element for a moment. */
const isMapDrawn = () => document.documentElement?.dataset.mapDrawnAt !== undefined;
const mapDrawnAt = () => Number(document.documentElement.dataset.mapDrawnAt);

function inSeconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
