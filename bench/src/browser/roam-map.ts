import { setTimeout as wait } from 'node:timers/promises';
import { HOME_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import { type Device, slowDown } from './device.ts';
import type { Connection, Session } from './devtools.ts';
import { drag, type ScreenPoint } from './drag.ts';
import { type Frames, recordFrames } from './frames.ts';
import { evaluate, openPage, waitUntil } from './page.ts';

/** A page that is a Leaflet map with buttons for its zoom, in the view that Laneway opens with. */
export type MapPage = { readonly url: string; readonly isReady: () => boolean };

export type Move = {
  readonly gesture: 'drag' | 'zoom';
  /** The zoom that the map was dragged at, or zoomed to. */
  readonly zoom: number;
  readonly frames: Frames;
};

/** The zooms at which the map is dragged. */
export const STREET_TO_WORLD = [17, 15, 12, 9, 6, 3] as const;
export const STREET = Math.max(...STREET_TO_WORLD);
export const WORLD = Math.min(...STREET_TO_WORLD);

/** The time until the map has come to rest, has requested its content and shows it. */
const SETTLE_MS = 1_200;
/** Longer than the animation of a zoom. */
const PRESS_MS = 400;
/** The number of times that the map shows the whole world, because a single move would vary too much. */
const ROUNDS_AT_THE_WORLD = 3;

/** The paths of drags, between the edges of the map and its floating elements. */
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

/**
 * Zooms a map from the world to a street, and back with drags on the way. Not the other way round:
 * the offset that drags leave would grow with every zoom, until nothing is in view.
 */
export async function roamMap(
  connection: Connection,
  { url, isReady }: MapPage,
  device: Device,
  pans: number,
): Promise<readonly Move[]> {
  const page = await openPage(connection, device);
  await page.send('Page.navigate', { url });
  await waitUntil(page, isReady);
  await slowDown(page, device);
  const moves: Move[] = [];
  const record = async (gesture: Move['gesture'], zoom: number, act: () => Promise<void>) => {
    const frames = await recordFrames(connection.browser, page, async () => {
      await act();
      await wait(SETTLE_MS);
    });
    moves.push({ gesture, zoom, frames });
  };
  for (let zoom = HOME_MAP_ZOOM; zoom > WORLD; zoom -= 1) {
    await evaluate(page, pressZoomOut);
    await wait(PRESS_MS);
  }
  await wait(SETTLE_MS);
  for (let zoom = WORLD + 1; zoom <= STREET; zoom += 1) {
    await record('zoom', zoom, () => evaluate(page, pressZoomIn));
  }
  for (let zoom = STREET; zoom >= WORLD; zoom -= 1) {
    if (zoom < STREET) await record('zoom', zoom, () => evaluate(page, pressZoomOut));
    if (!STREET_TO_WORLD.some((stop) => stop === zoom)) continue;
    for (let round = 0; round < pans; round += 1) {
      await record('drag', zoom, () => dragAlong(page, device, round));
    }
  }
  // Every other zoom has been passed several times by now.
  for (let round = 1; round < ROUNDS_AT_THE_WORLD; round += 1) {
    await record('zoom', WORLD + 1, () => evaluate(page, pressZoomIn));
    await record('zoom', WORLD, () => evaluate(page, pressZoomOut));
  }
  return moves;
}

/** There and back, so that the map stays where the guides are. */
function dragAlong(page: Session, device: Device, round: number): Promise<void> {
  const [one, other] = LANES[device];
  return round % 2 === 0 ? drag(page, device, one, other) : drag(page, device, other, one);
}

/** Runs in the page. */
const pressZoomOut = () => document.querySelector<HTMLElement>('[aria-label="Zoom out"]')?.click();
const pressZoomIn = () => document.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click();
