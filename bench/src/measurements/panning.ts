import type { Bench, Report } from '../bench.ts';
import { withChromium } from '../browser/chromium.ts';
import { type Device, SLOWDOWNS } from '../browser/device.ts';
import type { Frames } from '../browser/frames.ts';
import {
  type MapPage,
  type Move,
  roamMap,
  STREET,
  STREET_TO_WORLD,
  WORLD,
} from '../browser/roam-map.ts';
import { openSite } from '../browser/site.ts';
import { median } from '../median.ts';
import { startServer } from '../processes.ts';
import { quantile } from '../quantile.ts';
import type { Row } from '../table.ts';

const MAX_FRAME_MS = 50;
const DEVICES = ['phone', 'desktop'] as const satisfies readonly Device[];
const GESTURES = ['drag', 'zoom'] as const satisfies readonly Move['gesture'][];

/** The moves of the same gestures on both pages. */
type Roamed = { readonly ours: readonly Move[]; readonly bare: readonly Move[] };

/**
 * The map of the first page among a hundred thousand guides, from the world to a street, beside a map with tiles alone.
 */
export async function panning({ pace, catalogueOf, say }: Bench): Promise<Report> {
  const [, guides] = pace.catalogues;
  const { dataDir } = await catalogueOf(guides);
  const site = await openSite(dataDir);
  const script = new URL('../peers/bare-map.ts', import.meta.url);
  const bare = await startServer({ script, core: 'server', args: [site.tileUrl] }, '/');
  const roam = (device: Device, page: MapPage) =>
    withChromium((browser) => roamMap(browser, page, device, pace.pans));
  const rows: Row[] = [];
  const descriptions: string[] = [];
  for (const device of DEVICES) {
    say(`panning: ${device}`);
    const roamed: Roamed = {
      ours: await roam(device, { url: site.url, isReady: showsGroups }),
      bare: await roam(device, { url: bare.url, isReady: showsTiles }),
    };
    const name = (gesture: string) => `of a ${gesture} among ${inWords(guides)} guides, ${device}`;
    for (const gesture of GESTURES) {
      rows.push(
        rowOf(`longest frame ${name(gesture)}`, roamed, (moves) => longestOf(moves, gesture)),
        rowOf(`95 % of frames ${name(gesture)}`, roamed, (moves) => mostOf(moves, gesture)),
      );
    }
    descriptions.push(describe(device, roamed));
  }
  await bare.stop();
  await site.stop();
  return {
    rows,
    notes: [
      `Among ${inWords(guides)} guides the map of the first page is zoomed step by step from the world (zoom ${WORLD}) to a street (zoom ${STREET}) and back, at the end to the world three times, and on the way back dragged for a second, ${pace.pans} times at each of zoom ${STREET_TO_WORLD.join(', ')}. Each move lasts until the map shows the guides that it then asks for; its longest frame counts, of the moves at a zoom the median, and of the zooms the worst. The phone computes ${SLOWDOWNS.phone} times slower than this machine.`,
      `A frame is what the page's main thread computes, in processor time, from one frame to the next: scripts, styles, layout, painting. Drawing its pixels is left out, because a graphics processor does it and Chromium had none here. The bare map (\`src/peers/bare-map.ts\`) is Leaflet with the same tiles and nothing else, moved in the same way in the same run: what any such map costs on this machine.`,
      ...descriptions,
    ],
  };
}

/** Runs in the page. Only a catalogue of many guides has groups in the initial view. */
const showsGroups = () =>
  [...document.querySelectorAll('.leaflet-marker-pane button')].some((pin) =>
    /^\d+ guides/.test(pin.getAttribute('aria-label') ?? ''),
  );
const showsTiles = () => document.querySelector('.leaflet-tile-loaded') !== null;

function rowOf(what: string, { ours, bare }: Roamed, measure: (moves: readonly Move[]) => number) {
  const measured = measure(ours);
  return {
    what,
    measured: inMilliseconds(measured),
    beside: `bare map ${inMilliseconds(measure(bare))}`,
    ratio: '',
    goal: `${MAX_FRAME_MS} ms or less`,
    met: measured <= MAX_FRAME_MS,
  };
}

/** The longest frame of a move: the median of the moves at each zoom, and the highest of these medians. */
function longestOf(moves: readonly Move[], gesture: Move['gesture']): number {
  return Math.max(...longestPerZoom(moves, gesture, 'work').map(({ longest }) => longest));
}

function longestPerZoom(moves: readonly Move[], gesture: Move['gesture'], kind: keyof Frames) {
  return STREET_TO_WORLD.map((zoom) => {
    const there = moves.filter((move) => move.gesture === gesture && stopOf(move) === zoom);
    return { zoom, longest: median(there.map(({ frames }) => Math.max(...frames[kind]))) };
  });
}

/** A step of the zoom counts for the next stop further in. */
function stopOf({ zoom }: Move): number {
  return Math.min(...STREET_TO_WORLD.filter((stop) => stop >= zoom));
}

function mostOf(moves: readonly Move[], gesture: Move['gesture']): number {
  return quantile(framesOf(moves.filter((move) => move.gesture === gesture)), 0.95);
}

function framesOf(moves: readonly Move[]): readonly number[] {
  return moves.flatMap(({ frames }) => frames.work);
}

/** The figures by zoom, and all frames of all moves, whatever disturbed them. */
function describe(device: Device, { ours, bare }: Roamed): string {
  const perZoom = GESTURES.map((gesture) => {
    const beside = longestPerZoom(bare, gesture, 'work');
    const stops = longestPerZoom(ours, gesture, 'work').map(
      ({ zoom, longest }, at) =>
        `${Math.round(longest)} (${Math.round(beside[at]?.longest ?? Number.NaN)}) at ${zoom}`,
    );
    return `the longest frame of a ${gesture} took, in milliseconds and with the bare map's in brackets, ${stops.join(', ')}`;
  });
  const counts = [ours, bare].map((moves) => {
    const frames = framesOf(moves);
    const long = frames.filter((frame) => frame > MAX_FRAME_MS).length;
    return `${long} of ${frames.length.toLocaleString('en')} frames took more than ${MAX_FRAME_MS} ms and the longest ${inMilliseconds(Math.max(...frames))}`;
  });
  const interval = Math.max(
    ...GESTURES.flatMap((gesture) =>
      longestPerZoom(ours, gesture, 'intervals').map(({ longest }) => longest),
    ),
  );
  return `On the ${device}, ${perZoom.join('; ')}. In all, ${counts.join('; on the bare map ')}. With drawing and all waiting, the longest time between two frames was ${inMilliseconds(interval)}, by the same medians.`;
}

function inWords(guides: number): string {
  return guides.toLocaleString('en');
}

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}
