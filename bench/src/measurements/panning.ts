import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_CENTRE } from '../../../packages/domain/src/geo/map-constants.ts';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { type Device, SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection, Session } from '../browser/devtools.ts';
import { drag, type ScreenPoint } from '../browser/drag.ts';
import { type Frames, recordFrames } from '../browser/frames.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite } from '../browser/site.ts';
import { median } from '../median.ts';
import type { Pace } from '../pace.ts';
import { createRandom } from '../random.ts';
import type { Row } from '../table.ts';

const PINS = 10_000;
/** Dense in the middle and thin at the edges, as a city is: one standard deviation, in degrees. */
const SPREAD = { lat: 0.04, lng: 0.05 };
/** Steps out from the zoom that the page opens with: a quarter, the city, the region. */
const ZOOMS_OUT = [0, 2, 2];
const MAX_FRAME_MS = 50;
/** Until the map has come to rest after a zoom or a drag. */
const SETTLE_MS = 800;

/** Between the edges of the map and what floats on it. */
const LANES: Readonly<Record<Device, readonly [ScreenPoint, ScreenPoint]>> = {
  phone: [
    { x: 300, y: 320 },
    { x: 50, y: 160 },
  ],
  desktop: [
    { x: 1_300, y: 400 },
    { x: 300, y: 150 },
  ],
};

/** The map of the first page with 10,000 guides on it, dragged about. */
export async function manyPins(bench: Bench): Promise<Report> {
  const site = await openSite(bench.dataDir);
  const guides = await printGuides(site.url);
  const measure = (device: Device) => {
    bench.say(`${PINS} pins, ${device}`);
    return withChromium((browser) => panAtEachZoom(browser, site.url, guides, device, bench.pace));
  };
  const phone = await measure('phone');
  const desktop = await measure('desktop');
  await site.stop();
  return {
    rows: [rowOf('phone', phone), rowOf('desktop', desktop)],
    notes: [
      `For ${PINS.toLocaleString('en')} pins the answer to the list of guides is replaced in the browser; all else is the app as it is. The map is dragged for a second, ${bench.pace.pans} times at each of three zooms; of every drag, until the map is at rest, the longest frame counts, of every zoom the median, and of the zooms the worst. The phone computes ${SLOWDOWNS.phone} times slower than this machine.`,
      `A frame is what the page's main thread computes, in processor time, from one frame to the next: scripts, styles, layout, painting. Drawing its pixels is left out, because a graphics processor does it and Chromium had none here. With that and all waiting, the longest time between two frames was ${inMilliseconds(phone.interval)} on the phone and ${inMilliseconds(desktop.interval)} on the desktop, by the same medians.`,
    ],
  };
}

/** The list of guides as the server sends it, with a separate guide for every pin. */
async function printGuides(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/guides?limit=1`);
  const [model] = (await reply.json()) as object[];
  const random = createRandom(PINS);
  const aside = (centre: number, spread: number) => (centre + random.normal() * spread).toFixed(6);
  return JSON.stringify(
    Array.from({ length: PINS }, (_, index) => ({
      ...model,
      g_id: 1_000_000 + index,
      g_title: `Guide ${index + 1}`,
      g_location: `${aside(DEFAULT_CENTRE.lat, SPREAD.lat)},${aside(DEFAULT_CENTRE.lng, SPREAD.lng)}`,
    })),
  );
}

type Longest = { readonly work: number; readonly interval: number };

async function panAtEachZoom(
  connection: Connection,
  url: string,
  guides: string,
  device: Device,
  { pans }: Pace,
): Promise<Longest> {
  const page = await openPage(connection, device);
  await replaceAnswer(page, '*/api/guides?limit=*', guides);
  await page.send('Page.navigate', { url });
  await waitUntil(page, showsManyPins);
  await slowDown(page, device);
  const perZoom: Longest[] = [];
  for (const steps of ZOOMS_OUT) {
    await zoomOut(page, steps);
    const frames: Frames[] = [];
    for (let round = 0; round < pans; round += 1) {
      frames.push(await pan(connection, page, device, round));
    }
    perZoom.push({
      work: median(frames.map(({ work }) => Math.max(...work))),
      interval: median(frames.map(({ intervals }) => Math.max(...intervals))),
    });
  }
  return {
    work: Math.max(...perZoom.map(({ work }) => work)),
    interval: Math.max(...perZoom.map(({ interval }) => interval)),
  };
}

/** Makes the browser respond to a request by itself. */
async function replaceAnswer(page: Session, urlPattern: string, json: string): Promise<void> {
  page.on<{ requestId: string }>('Fetch.requestPaused', ({ requestId }) => {
    void page.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: 'application/json' }],
      body: Buffer.from(json).toString('base64'),
    });
  });
  await page.send('Fetch.enable', { patterns: [{ urlPattern }] });
}

/** Run in the page. */
const showsManyPins = () => document.querySelectorAll('.leaflet-marker-pane button').length > 10;
const pressZoomOut = () =>
  document.querySelector<HTMLButtonElement>('button[aria-label="Zoom out"]')?.click();

async function zoomOut(page: Session, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) {
    await evaluate(page, pressZoomOut);
    await wait(SETTLE_MS);
  }
}

/** Back and forth, so that the map stays where the pins are. */
function pan(
  { browser }: Connection,
  page: Session,
  device: Device,
  round: number,
): Promise<Frames> {
  const [one, other] = LANES[device];
  const [from, to] = round % 2 === 0 ? [one, other] : [other, one];
  return recordFrames(browser, page, async () => {
    await drag(page, device, from, to);
    await wait(SETTLE_MS);
  });
}

function rowOf(device: Device, { work }: Longest): Row {
  return {
    what: `map with ${PINS.toLocaleString('en')} pins, longest frame of a drag, ${device}`,
    measured: inMilliseconds(work),
    beside: '',
    ratio: '',
    goal: `${MAX_FRAME_MS} ms or less`,
    met: work <= MAX_FRAME_MS,
  };
}

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
