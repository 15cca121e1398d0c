import { setTimeout as wait } from 'node:timers/promises';
import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { type Device, SLOWDOWNS, slowDown } from '../browser/device.ts';
import type { Connection } from '../browser/devtools.ts';
import { drag, type ScreenPoint } from '../browser/drag.ts';
import { type Frames, recordFrames } from '../browser/frames.ts';
import { evaluate, openPage, waitUntil } from '../browser/page.ts';
import { openSite } from '../browser/site.ts';
import { median } from '../median.ts';
import type { Pace } from '../pace.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

/** How the zoom changes before the map is dragged again: the zoom the page opens with, the city, the region, and back. */
const ZOOM_STEPS = [0, -2, -2, 4] as const;
const MAX_FRAME_MS = 50;
/** Until the map has come to rest, has asked for the guides in view and shows them. */
const SETTLE_MS = 1_200;

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

/** The map of the first page among a hundred thousand guides, dragged about and zoomed where they are dense. */
export async function panning({ pace, catalogueOf, say }: Bench): Promise<Report> {
  const [, guides] = pace.catalogues;
  const { dataDir } = await catalogueOf(guides);
  const site = await openSite(dataDir);
  const measure = (device: Device) => {
    say(`panning: ${device}`);
    return withChromium((browser) => moveAbout(browser, site.url, device, pace));
  };
  const moves = { phone: await measure('phone'), desktop: await measure('desktop') };
  await site.stop();
  const rowOf = (device: Device, kind: keyof Moves): Row => {
    const { work } = longestOf(moves[device][kind]);
    return {
      what: `map among ${guides.toLocaleString('en')} guides, longest frame of a ${kind}, ${device}`,
      measured: inMilliseconds(work),
      beside: '',
      ratio: '',
      goal: `${MAX_FRAME_MS} ms or less`,
      met: work <= MAX_FRAME_MS,
    };
  };
  return {
    rows: [
      rowOf('phone', 'drag'),
      rowOf('phone', 'zoom'),
      rowOf('desktop', 'drag'),
      rowOf('desktop', 'zoom'),
    ],
    notes: [
      `Among ${guides.toLocaleString('en')} guides the map of the first page is dragged for a second, ${pace.pans} times at each of three zooms, and zoomed step by step from one to the next and back. Each move lasts until the map shows the guides that it then asks for; its longest frame counts, of the moves at a zoom the median, and of the zooms the worst. The phone computes ${SLOWDOWNS.phone} times slower than this machine.`,
      `A frame is what the page's main thread computes, in processor time, from one frame to the next: scripts, styles, layout, painting. Drawing its pixels is left out, because a graphics processor does it and Chromium had none here. ${describeAll('phone', moves.phone)} ${describeAll('desktop', moves.desktop)}`,
    ],
  };
}

/** The frames of each move, by the zoom that it was made at. */
type Moves = {
  readonly drag: readonly (readonly Frames[])[];
  readonly zoom: readonly (readonly Frames[])[];
};

async function moveAbout(
  connection: Connection,
  url: string,
  device: Device,
  { pans }: Pace,
): Promise<Moves> {
  const page = await openPage(connection, device);
  await page.send('Page.navigate', { url });
  await waitUntil(page, showsGroups);
  await slowDown(page, device);
  const record = (act: () => Promise<void>) =>
    recordFrames(connection.browser, page, async () => {
      await act();
      await wait(SETTLE_MS);
    });
  const drags: Frames[][] = [];
  const zooms: Frames[][] = [];
  for (const steps of ZOOM_STEPS) {
    const zoomed: Frames[] = [];
    for (let step = 0; step < Math.abs(steps); step += 1) {
      zoomed.push(await record(() => evaluate(page, steps < 0 ? pressZoomOut : pressZoomIn)));
    }
    if (zoomed.length > 0) zooms.push(zoomed);
    const dragged: Frames[] = [];
    for (let round = 0; round < pans; round += 1) {
      dragged.push(await record(() => drag(page, device, ...laneOf(device, round))));
    }
    drags.push(dragged);
  }
  return { drag: drags, zoom: zooms };
}

/** Run in the page. Only a catalogue of many guides has groups where the page opens. */
const showsGroups = () =>
  [...document.querySelectorAll('.leaflet-marker-pane button')].some((pin) =>
    /^\d+ guides/.test(pin.getAttribute('aria-label') ?? ''),
  );
const pressZoomOut = () =>
  document.querySelector<HTMLButtonElement>('button[aria-label="Zoom out"]')?.click();
const pressZoomIn = () =>
  document.querySelector<HTMLButtonElement>('button[aria-label="Zoom in"]')?.click();

/** Back and forth, so that the map stays where the guides are. */
function laneOf(device: Device, round: number): readonly [ScreenPoint, ScreenPoint] {
  const [one, other] = LANES[device];
  return round % 2 === 0 ? [one, other] : [other, one];
}

type Longest = { readonly work: number; readonly interval: number };

function longestOf(perZoom: readonly (readonly Frames[])[]): Longest {
  const worst = (kind: keyof Frames) =>
    Math.max(...perZoom.map((moves) => median(moves.map((move) => Math.max(...move[kind])))));
  return { work: worst('work'), interval: worst('intervals') };
}

/** All frames of all moves, whatever disturbed them. */
function describeAll(device: Device, { drag: drags, zoom: zooms }: Moves): string {
  const moves = [...drags, ...zooms].flat();
  const work = moves.flatMap((move) => move.work);
  const isLong = (frame: number) => frame > MAX_FRAME_MS;
  const interval = Math.max(longestOf(drags).interval, longestOf(zooms).interval);
  return `On the ${device}, 95 % of ${work.length.toLocaleString('en')} frames took ${inMilliseconds(quantile(work, 0.95))} or less and the longest of all ${inMilliseconds(Math.max(...work))}; ${work.filter(isLong).length} took more than ${MAX_FRAME_MS} ms. With drawing and all waiting, the longest time between two frames was ${inMilliseconds(interval)}, by the same medians.`;
}

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
