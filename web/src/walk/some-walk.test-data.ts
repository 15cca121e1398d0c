import { exampleGuide, examplePlace } from '@laneway/contract/examples.test-data';
import { METRES_PER_DEGREE } from '@laneway/domain/geo/distance';
import type { Point } from '@laneway/domain/geo/point';
import { vi } from 'vitest';
import type { FixListener } from '../core/location/watch-fixes.ts';
import { guideColour } from '../map/guide-colour.ts';
import { planOf } from './plan-of.ts';
import { spokenText } from './spoken/spoken-texts.ts';
import { createWalkSounds, type WalkSoundsParts } from './spoken/walk-sounds.ts';
import type { WakeLockState } from './wake-lock.ts';
import type { AudioReport } from './walk-audio.ts';
import type { WalkGuide } from './walk-guide.ts';
import { createWalkSession, type WalkSessionParts } from './walk-session.ts';
import type { SavedWalk } from './walk-store.ts';

const ORIGIN: Point = { lat: -37.81, lng: 144.96 };
/** Metres from one place to the next, straight north. */
export const APART = 120;

export function pointAt(metresNorth: number): Point {
  return { lat: ORIGIN.lat + metresNorth / METRES_PER_DEGREE, lng: ORIGIN.lng };
}

const textAt = (metres: number) => `${pointAt(metres).lat.toFixed(7)},${ORIGIN.lng}`;

/** Places 11, 12 and 13, one after the other. */
export const PLACES = [11, 12, 13].map((p_id, index) => ({
  ...examplePlace,
  p_id,
  g_id: 9,
  p_order: index,
  p_title: `Lane ${index + 1}`,
  p_location: textAt(index * APART),
  p_marker: null,
  p_trigger: null,
  p_image: null,
  p_audio: `s3://laneway-production/${p_id}.mp3`,
  p_audio_captions: null,
  p_video: null,
  p_video_captions: null,
}));

export const GUIDE = {
  ...exampleGuide,
  g_id: 9,
  g_title: 'Three Lanes',
  g_image: null,
  g_place_count: 3,
  g_walk: null,
  g_path: `(${textAt(-60)}), (${textAt(2 * APART + 60)})`,
};

const colour = guideColour(GUIDE.g_id);

export const WALK_GUIDE = { guide: GUIDE, places: PLACES, plan: planOf(GUIDE, PLACES), colour };

/** The same walk, but the second place has no audio. */
export const PARTLY_SILENT = (() => {
  const places = PLACES.map((place) => (place.p_id === 12 ? { ...place, p_audio: null } : place));
  return { guide: GUIDE, places, plan: planOf(GUIDE, places), colour };
})();

/** A page that can be hidden. */
export function somePage() {
  const events = new EventTarget();
  let visibilityState: DocumentVisibilityState = 'visible';
  return {
    page: {
      get visibilityState() {
        return visibilityState;
      },
      addEventListener: events.addEventListener.bind(events),
      removeEventListener: events.removeEventListener.bind(events),
    },
    show: (isVisible: boolean) => {
      visibilityState = isVisible ? 'visible' : 'hidden';
      events.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

/** A session whose time, position and audio are controlled by the test. */
export function someWalk({
  savedWalk = null,
  byList = false,
  voice = null,
  walkGuide = WALK_GUIDE,
}: Partial<Options> = {}) {
  let t = 1_000_000;
  let fixes: FixListener | null = null;
  let report: (event: AudioReport) => void = () => undefined;
  let tick: () => void = () => undefined;
  let lost: () => void = () => undefined;
  let screen: WakeLockState = 'off';
  let isFree = true;
  let savedByOther: SavedWalk | null = null;
  const visibility = somePage();
  const audio = {
    play: vi.fn((stopId: number) => report({ stopId, what: 'started', heard: 0 })),
    silence: vi.fn(),
    pause: vi.fn(),
    close: vi.fn(),
    prefetch: vi.fn(),
    chime: vi.fn(),
    isSounding: vi.fn(() => false),
    follow: vi.fn<WalkSessionParts['audio']['follow']>((listener) => {
      report = listener;
      return () => undefined;
    }),
  };
  const wakeLock = {
    getState: () => screen,
    subscribe: () => () => undefined,
    start: () => {
      screen = 'held';
    },
    stop: () => {
      screen = 'off';
    },
  };
  const tab = {
    take: vi.fn(async (onLost: () => void) => {
      lost = onLost;
      return isFree;
    }),
    takeOver: vi.fn(async (onLost: () => void) => {
      lost = onLost;
    }),
    release: vi.fn(),
  };
  const parts = {
    saveWalk: vi.fn<(walk: SavedWalk | null) => void>(),
    onVisited: vi.fn(),
    onOver: vi.fn<WalkSessionParts['onOver']>(),
  };
  const unwatch = vi.fn(() => {
    fixes = null;
  });
  const session = createWalkSession({
    plan: walkGuide.plan,
    savedWalk,
    findSaved: () => savedByOther,
    now: () => t,
    watchFixes: byList
      ? null
      : (listener) => {
          fixes = listener;
          return unwatch;
        },
    audio,
    sounds: createWalkSounds({
      voice,
      ring: audio.chime,
      textOf: (notice, view) => spokenText(notice, view, WALK_GUIDE.places),
    }),
    wakeLock,
    tab,
    page: visibility.page,
    everySecond: (listener) => {
      tick = listener;
      return () => {
        tick = () => undefined;
      };
    },
    ...parts,
  });
  const stand = (metres: number, accuracy = 5) => {
    t += 1_000;
    const position = { point: pointAt(metres), accuracyMetres: accuracy, headingDegrees: null };
    fixes?.onFix(position, t);
  };
  return {
    session,
    audio,
    tab,
    ...parts,
    unwatch,
    show: visibility.show,
    isWatching: () => fixes !== null,
    isScreenHeld: () => screen === 'held',
    view: () => session.getSnapshot().view,
    phases: () => session.getSnapshot().view.stops.map(({ phase }) => phase),
    /** Another tab has the walk, with this progress. */
    occupy: (saved: SavedWalk | null) => {
      isFree = false;
      savedByOther = saved;
    },
    loseTab: () => lost(),
    wait: (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        t += 1_000;
        tick();
      }
    },
    stand,
    /** Walks at a usual pace, with a fix every second. */
    walk: (from: number, to: number) => {
      for (let metres = from; metres <= to; metres += 1.2) stand(metres);
    },
    fail: (error: Parameters<FixListener['onError']>[0]) => fixes?.onError(error),
    hear: (stopId: number, what: AudioReport['what'] = 'ended', heard = 1) =>
      report({ stopId, what, heard }),
    steering: () => audio.follow.mock.calls.at(-1)?.[1],
  };
}

type Options = {
  readonly walkGuide: WalkGuide;
  readonly savedWalk: SavedWalk | null;
  readonly byList: boolean;
  readonly voice: WalkSoundsParts['voice'];
};

/** A walk that someone has begun. */
export async function started(options: Parameters<typeof someWalk>[0] = {}) {
  const walk = someWalk(options);
  await walk.session.start(null);
  return walk;
}

export const SAVED_WALK: SavedWalk = {
  guideId: 9,
  first: 0,
  last: 0,
  isFirstChosen: false,
  stops: [
    { id: 11, phase: 'played', heard: 1, isVisited: true, isOffered: false },
    { id: 12, phase: 'ahead', heard: 0.4, isVisited: true, isOffered: false },
    { id: 13, phase: 'ahead', heard: 0, isVisited: false, isOffered: false },
  ],
};

/** All but the last place were heard. */
export const ALMOST_OVER: SavedWalk = {
  ...SAVED_WALK,
  last: 1,
  stops: SAVED_WALK.stops.map((stop) => (stop.id === 12 ? { ...stop, phase: 'played' } : stop)),
};
