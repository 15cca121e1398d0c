import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Someone who walks a guide, and what their phone shows and plays. */
export type Spot = { readonly latitude: number; readonly longitude: number };

declare global {
  interface Window {
    /** The last position that the page received. */
    lastFix: { readonly latitude: number; readonly longitude: number } | null;
    /** The walker's time from one position to the next. */
    secondsPerFix: number;
    /** The file names of the played audio, one entry per playback. */
    heard: string[];
    letTimePass: (milliseconds: number) => void;
    setHidden: (isHidden: boolean) => void;
    until: (isSo: () => boolean) => Promise<void>;
    hearOut: () => Promise<void>;
  }
}

/** The interval between the positions of a phone. */
export type Pace = { readonly seconds: number; readonly metres: number };

export const EACH_SECOND: Pace = { seconds: 1, metres: 1.5 };
/** As few positions as the rules of a walk need, for tests of something else. */
const NOW_AND_THEN: Pace = { seconds: 6, metres: 8 };

/**
 * Lets time pass as fast as the test walks. Playwright's clock can't: positions have the device's time, and audio plays
 * by its own. So the page's clock is advanced with each step, and positions have the same time.
 */
export async function carryPhone(page: Page): Promise<void> {
  await page.addInitScript((secondsPerFix) => {
    const now = Date.now.bind(Date);
    let skew = 0;
    Date.now = () => now() + skew;
    window.letTimePass = (milliseconds) => {
      skew += milliseconds;
    };
    Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() });
    window.lastFix = null;
    window.secondsPerFix = secondsPerFix;
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    geolocation.watchPosition = (onFix, onError, options) =>
      watch(
        (position) => {
          window.letTimePass(window.secondsPerFix * 1000);
          onFix(position);
          window.lastFix = position.coords;
        },
        onError,
        options,
      );
    window.heard = [];
    // The bell is made by the page itself.
    const isStory = ({ currentSrc }: HTMLMediaElement) => /^https?:/.test(currentSrc);
    // An element also plays again after seeking; it only counts as heard when it plays from its
    // start.
    const begun = new WeakSet<EventTarget>();
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLMediaElement) || begun.has(target)) return;
      begun.add(target);
      if (isStory(target)) window.heard.push(target.currentSrc.replace(/^.*\//, ''));
    };
    const forget = ({ target }: Event) => target !== null && begun.delete(target);
    document.addEventListener('playing', note, true);
    for (const over of ['loadstart', 'ended']) document.addEventListener(over, forget, true);
    window.until = async (isSo) => {
      while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    window.hearOut = () =>
      window.until(() => {
        const element = [...document.querySelectorAll('audio')].at(-1);
        if (element === undefined || element.paused || !isStory(element)) return true;
        const isBegun = element.currentTime > 0 && element.currentTime < element.duration - 1;
        if (isBegun) element.currentTime = element.duration - 0.3;
        return false;
      });
    let isHidden = false;
    const state = { get: () => (isHidden ? 'hidden' : 'visible') };
    Object.defineProperty(document, 'visibilityState', state);
    window.setHidden = (next) => {
      isHidden = next;
      document.dispatchEvent(new Event('visibilitychange'));
    };
  }, NOW_AND_THEN.seconds);
  await page.context().grantPermissions(['geolocation']);
}

const METRES_PER_DEGREE = 111_195;

/**
 * Takes one step: the page gets the new position, and the audio that it starts is moved to its end, as walkers wait for
 * it. All within the page, because a walk has hundreds of steps. Returns false once the walk is over.
 */
export async function stepTo(page: Page, spot: Spot): Promise<boolean> {
  await standAt(page, spot);
  return await page.evaluate(async ({ latitude, longitude }) => {
    const isWalking = () => document.querySelector('section[aria-label="Walk"]') !== null;
    const isThere = () =>
      window.lastFix?.latitude === latitude && window.lastFix.longitude === longitude;
    // A walk that is over requests no more positions.
    await window.until(() => isThere() || !isWalking());
    await window.hearOut();
    return isWalking();
  }, spot);
}

/** Moves the current audio to its end, and waits for that. */
export async function hearOut(page: Page): Promise<void> {
  await page.evaluate(() => window.hearOut());
}

/** Sets the position of the phone. */
export async function standAt(page: Page, spot: Spot): Promise<void> {
  await page.context().setGeolocation({ ...spot, accuracy: 6 });
}

/** Walks from the first of some points to the last, or until the walk is over. */
export async function walkAlong(
  page: Page,
  spots: readonly Spot[],
  pace: Pace = NOW_AND_THEN,
): Promise<void> {
  await page.evaluate((seconds) => {
    window.secondsPerFix = seconds;
  }, pace.seconds);
  for (const spot of steps(spots, pace).slice(1)) if (!(await stepTo(page, spot))) return;
}

/** The points at which the phone reports its position. */
function steps(spots: readonly Spot[], { metres }: Pace): readonly Spot[] {
  return spots.flatMap((spot, index) => {
    const from = spots[index - 1];
    if (from === undefined) return [spot];
    const count = Math.max(1, Math.ceil(metresBetween(from, spot) / metres));
    return Array.from({ length: count }, (_, step) => between(from, spot, (step + 1) / count));
  });
}

function between(from: Spot, to: Spot, share: number): Spot {
  return {
    latitude: from.latitude + (to.latitude - from.latitude) * share,
    longitude: from.longitude + (to.longitude - from.longitude) * share,
  };
}

function metresBetween(from: Spot, to: Spot): number {
  const north = (to.latitude - from.latitude) * METRES_PER_DEGREE;
  const width = Math.cos((from.latitude * Math.PI) / 180);
  return Math.hypot(north, (to.longitude - from.longitude) * METRES_PER_DEGREE * width);
}

export function northOf({ latitude, longitude }: Spot, metres: number): Spot {
  return { latitude: latitude + metres / METRES_PER_DEGREE, longitude };
}

/** The path of a guide, as the server has it. */
export async function pathOf(
  page: Pick<Page, 'request'>,
  guideId: number,
): Promise<readonly Spot[]> {
  const guide: { readonly g_path: string } = await (
    await page.request.get(`/api/guides/${guideId}`)
  ).json();
  return [...guide.g_path.matchAll(/\((-?[\d.]+),(-?[\d.]+)\)/g)].map(
    ([, latitude, longitude]) => ({
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );
}

/** One of the points of a path. */
export function placeAt(path: readonly Spot[], index: number): Spot {
  const spot = path[index];
  if (spot === undefined) throw new Error(`The path has no point ${index}.`);
  return spot;
}

export const walkPanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Walk', exact: true });

export const startSheet = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Ready to walk\?|Your walk is paused)$/ });

/** Opens the sheet of a guide's walk, from its places. */
export async function openStart(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Start walk' }).click();
  await expect(startSheet(page)).toBeVisible();
  return startSheet(page);
}

/** A small phone, and phones held sideways. */
const SMALL_SCREENS = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 360 },
];

/** Expects that buttons can be pressed without scrolling, whatever other content there is. */
export async function expectInReach(page: Page, names: readonly string[]): Promise<void> {
  const before = page.viewportSize();
  for (const size of SMALL_SCREENS) {
    await page.setViewportSize(size);
    for (const name of names) {
      const button = page.getByRole('button', { name, exact: true }).first();
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click({ trial: true });
    }
  }
  if (before !== null) await page.setViewportSize(before);
}
