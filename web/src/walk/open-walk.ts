import { watchFixes } from '../core/location/watch-fixes.ts';
import type { Account } from '../guide/visits/visit-store.ts';
import type { Visit } from '../guide/visits/visits.ts';
import type { AppPlayer } from '../media/player/playback.ts';
import { bellUrl } from './bell.ts';
import { deviceVoice } from './spoken/device-voice.ts';
import { spokenText } from './spoken/spoken-texts.ts';
import { createWalkSounds } from './spoken/walk-sounds.ts';
import { createWakeLock } from './wake-lock.ts';
import { createWalkAudio } from './walk-audio.ts';
import { trackOfWalk, type WalkGuide } from './walk-guide.ts';
import { createWalkSession, type WalkSession } from './walk-session.ts';
import type { WalkStore } from './walk-store.ts';
import { createWalkTab } from './walk-tab.ts';

export type OpenWalkParts = WalkGuide & {
  readonly player: AppPlayer;
  readonly store: WalkStore;
  readonly account: Account;
  /** Goes on with what was kept, or from the beginning. */
  readonly resumes: boolean;
  /** False for a walk by the list. */
  readonly usesLocation: boolean;
  readonly saysNotices: boolean;
  readonly addVisit: (visit: Visit) => void;
};

const TICK_MS = 1_000;

/** A walk with the parts of this browser. */
export function openWalk(parts: OpenWalkParts): WalkSession {
  const { guide, places, plan, player, store, account, addVisit } = parts;
  const guideId = guide.g_id;
  const placeIds = places.map(({ p_id }) => p_id);
  const { geolocation, locks, wakeLock } = navigator;
  const audio = createWalkAudio({
    player,
    guideId,
    trackOf: (stopId) => trackOfWalk(parts, stopId),
    bellUrl,
  });
  return createWalkSession({
    plan,
    kept: parts.resumes ? store.find(account, guideId) : null,
    findSaved: () => store.find(account, guideId),
    now: () => Date.now(),
    watchFixes: parts.usesLocation ? (listener) => watchFixes(geolocation, listener) : null,
    audio,
    sounds: createWalkSounds({
      voice: parts.saysNotices ? deviceVoice : null,
      ring: audio.chime,
      textOf: (notice, view) => spokenText(notice, view, places),
    }),
    wakeLock: createWakeLock({ wakeLock, page: document }),
    tab: createWalkTab(locks),
    page: document,
    everySecond: (tick) => {
      const timer = setInterval(tick, TICK_MS);
      return () => clearInterval(timer);
    },
    keep: (walk) => {
      if (walk === null) store.forget(account, guideId);
      else store.keep(account, walk);
    },
    onHeard: (placeId) => addVisit({ guideId, placeId, placeIds }),
  });
}
