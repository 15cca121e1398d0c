import type { Point } from '@laneway/domain/geo/point';
import type { Connection, Session } from './devtools.ts';
import { evaluate } from './page.ts';

/** A sound that a position has started. */
export type StartedSound = {
  readonly url: string;
  /** Milliseconds since the position that triggered it. */
  readonly ms: number;
};

type WalkRecording = typeof globalThis & {
  lastFix: GeolocationCoordinates | null;
  sounds: StartedSound[];
};

const ACCURACY_METRES = 6;
/** A walker's time from one position to the next. */
const FIX_SECONDS = 9;

/** Allows a page to request positions, and records each sound that they start. */
export async function recordStartedSounds({ browser }: Connection, page: Session): Promise<void> {
  await browser.send('Browser.grantPermissions', { permissions: ['geolocation'] });
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${recordSounds})(${FIX_SECONDS * 1_000})`,
  });
}

/** Sets the position of the phone. */
export async function standAt(page: Session, { lat, lng }: Point): Promise<void> {
  await page.send('Emulation.setGeolocationOverride', {
    latitude: lat,
    longitude: lng,
    accuracy: ACCURACY_METRES,
  });
}

/** Moves to a point, and waits until the page has the position and the audio that it starts has ended. */
export async function stepTo(page: Session, point: Point): Promise<void> {
  await standAt(page, point);
  await evaluate(page, finishAudio, point);
}

export function soundsOf(page: Session): Promise<readonly StartedSound[]> {
  return evaluate(page, () => (globalThis as WalkRecording).sounds);
}

// All of these run in the page.

/**
 * Records each sound that starts, with the time since the last position. Also advances the page's clock with each
 * position, because positions come faster than anyone walks.
 */
const recordSounds = (fixMs: number) => {
  const now = Date.now.bind(Date);
  let skew = 0;
  Date.now = () => now() + skew;
  Object.defineProperty(GeolocationPosition.prototype, 'timestamp', { get: () => Date.now() });
  const walked = globalThis as WalkRecording;
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
  // A sound plays again after seeking, but counts as started once.
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

/**
 * Waits until the page has the position, then skips to the end of any audio that it started. The panel of the walk names
 * the audio before it plays.
 */
const finishAudio = async ({ lat, lng }: Point) => {
  const walked = globalThis as WalkRecording;
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
