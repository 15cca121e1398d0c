import type { Point } from '@laneway/domain/geo/point';
import type { Connection, Session } from './devtools.ts';
import { evaluate } from './page.ts';

/** A sound that a position has started. */
export type StartedSound = {
  readonly url: string;
  /** From the position that decided it. */
  readonly ms: number;
};

type Walked = typeof globalThis & {
  lastFix: GeolocationCoordinates | null;
  sounds: StartedSound[];
};

const ACCURACY_METRES = 6;
/** How long a walker takes from one position to the next. */
const FIX_SECONDS = 9;

/** Puts a page into a walker's pocket: it may ask for positions, and notes each sound that they start. */
export async function carryPhone({ browser }: Connection, page: Session): Promise<void> {
  await browser.send('Browser.grantPermissions', { permissions: ['geolocation'] });
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${noteSounds})(${FIX_SECONDS * 1_000})`,
  });
}

/** Where the phone is from now on. */
export async function standAt(page: Session, { lat, lng }: Point): Promise<void> {
  await page.send('Emulation.setGeolocationOverride', {
    latitude: lat,
    longitude: lng,
    accuracy: ACCURACY_METRES,
  });
}

/** Goes on to a point, and stays until the page knows and what it then plays is over. */
export async function stepTo(page: Session, point: Point): Promise<void> {
  await standAt(page, point);
  await evaluate(page, hearOut, point);
}

export function soundsOf(page: Session): Promise<readonly StartedSound[]> {
  return evaluate(page, () => (globalThis as Walked).sounds);
}

// All of these run in the page.

/** Moves the page's idea of now on with each position, which come faster than anyone walks. */
const noteSounds = (fixMs: number) => {
  const now = Date.now.bind(Date);
  let skew = 0;
  Date.now = () => now() + skew;
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() });
  const walked = globalThis as Walked;
  walked.lastFix = null;
  walked.sounds = [];
  let fixedAt = 0;
  const { geolocation } = navigator;
  const watch = geolocation.watchPosition.bind(geolocation);
  geolocation.watchPosition = (onFix, ...rest) =>
    watch(
      (position) => {
        fixedAt = performance.now();
        skew += fixMs;
        onFix(position);
        walked.lastFix = position.coords;
      },
      ...rest,
    );
  // A sound that is wound plays again; it has started once.
  let url = '';
  document.addEventListener(
    'playing',
    ({ target }) => {
      if (!(target instanceof HTMLMediaElement) || target.currentSrc === url) return;
      url = target.currentSrc;
      if (url.includes('.mp3')) walked.sounds.push({ url, ms: performance.now() - fixedAt });
    },
    true,
  );
};

/** The panel of a walk names what plays from the moment that it is to. */
const hearOut = async ({ lat, lng }: Point) => {
  const walked = globalThis as Walked;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isWalking = () => document.querySelector('section[aria-label="Walk"]') !== null;
  const isThere = () => walked.lastFix?.latitude === lat && walked.lastFix.longitude === lng;
  while (!isThere() && isWalking()) await frame();
  await frame();
  await frame();
  while (document.body.innerText.includes('Playing: place')) {
    const audio = document.querySelector('audio');
    if (audio !== null && audio.currentTime > 0 && audio.currentTime < audio.duration - 1)
      audio.currentTime = audio.duration - 0.3;
    await frame();
  }
};
