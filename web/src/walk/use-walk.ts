import { useSyncExternalStore } from 'react';
import { watchFixes } from '../core/location/watch-fixes.ts';
import { useNavStore } from '../core/navigation/navigation-context.tsx';
import { createStore } from '../core/store.ts';
import { useAccount } from '../guide/visits/use-account.ts';
import { useVisits } from '../guide/visits/use-visits.ts';
import type { Account } from '../guide/visits/visit-store.ts';
import type { Visit } from '../guide/visits/visits.ts';
import type { AppPlayer } from '../media/player/playback.ts';
import { useAppPlayer } from '../media/player/use-app-player.ts';
import { bellUrl } from './bell.ts';
import { type PastWalk, pastWalks } from './history/past-walks.ts';
import { deviceVoice } from './spoken/device-voice.ts';
import { spokenText } from './spoken/spoken-texts.ts';
import { createWalkSounds } from './spoken/walk-sounds.ts';
import { createWakeLock } from './wake-lock.ts';
import { createWalkAudio, trackOfWalk } from './walk-audio.ts';
import type { WalkGuide } from './walk-guide.ts';
import { useWalkHost } from './walk-host.ts';
import { createWalkSession, type WalkSession } from './walk-session.ts';
import type { WalkSnapshot } from './walk-snapshot.ts';
import type { SavedWalk, WalkStore } from './walk-store.ts';
import { createWalkTab } from './walk-tab.ts';

export type WalkStart = {
  readonly resumes: boolean;
  readonly usesLocation: boolean;
  readonly saysNotices: boolean;
  /** The chosen first stop; null to start at the current position. */
  readonly stopId: number | null;
};

export type UseWalk = {
  /** Null while this guide isn't being walked. */
  readonly session: WalkSession | null;
  /** The saved walk to resume. */
  readonly savedWalk: SavedWalk | null;
  readonly start: (start: WalkStart) => void;
  /** Returns to the start screen. */
  readonly close: () => void;
};

const nothing = () => undefined;

/**
 * The walk of a guide in this tab. It continues while other pages are open on top of its page, and pauses when that
 * closes. The walk of a draft pauses with its dialog, which handles that itself.
 */
export function useWalk(walkGuide: WalkGuide): UseWalk {
  const guideId = walkGuide.guide.g_id;
  const player = useAppPlayer();
  const account = useAccount();
  const { store, isDraft } = useWalkHost();
  const visits = useVisits();
  const addVisit = isDraft ? nothing : visits.addVisit;
  const navigation = useNavStore();
  const session = useSyncExternalStore(currentWalk.subscribe, () => currentWalk.of(guideId));
  const start = ({ stopId, ...choices }: WalkStart): void => {
    if (account === null) return;
    const addPastWalk = (walk: PastWalk) => {
      if (isDraft) return;
      pastWalks.add(account, walk);
      visits.endWalk(guideId);
    };
    const opened = openWalk({
      ...{ ...walkGuide, ...choices, player, store, account },
      ...{ addVisit, addPastWalk },
    });
    currentWalk.set(opened);
    if (!isDraft) leaveWithPage(opened);
    void opened.start(stopId);
  };
  const leaveWithPage = (opened: WalkSession): void => {
    const isOnStack = () =>
      navigation
        .getState()
        .stack.some(({ entry }) => entry.page === 'walk' && entry.guideId === guideId);
    const unfollow = navigation.subscribe(() => {
      if (isOnStack()) return;
      unfollow();
      if (currentWalk.of(guideId) === opened) currentWalk.set(null);
    });
  };
  return {
    session,
    savedWalk: account === null || session !== null ? null : store.find(account, guideId),
    start,
    close: () => currentWalk.set(null),
  };
}

export function useWalkSnapshot({ subscribe, getSnapshot }: WalkSession): WalkSnapshot {
  return useSyncExternalStore(subscribe, getSnapshot);
}

export type OpenWalkParts = WalkGuide & {
  readonly player: AppPlayer;
  readonly store: WalkStore;
  readonly account: Account;
  /** Continues a saved walk, or starts from the beginning. */
  readonly resumes: boolean;
  /** False if the walker starts each place from the list instead. */
  readonly usesLocation: boolean;
  readonly saysNotices: boolean;
  readonly addVisit: (visit: Visit) => void;
  /** Called with a walk that has ended. */
  readonly addPastWalk: (walk: PastWalk) => void;
};

const TICK_MS = 1_000;

export function openWalk(parts: OpenWalkParts): WalkSession {
  const { guide, places, plan, player, store, account, addVisit, addPastWalk } = parts;
  const guideId = guide.g_id;
  const placeIds = places.map(({ p_id }) => p_id);
  const { geolocation, locks, wakeLock } = navigator;
  const audio = createWalkAudio({
    player,
    guideId,
    trackOf: (stopId) => trackOfWalk(parts, stopId),
    bellUrl,
    startsOver: !parts.resumes,
  });
  return createWalkSession({
    plan,
    savedWalk: parts.resumes ? store.find(account, guideId) : null,
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
    saveWalk: (walk) => {
      if (walk === null) store.delete(account, guideId);
      else store.save(account, walk);
    },
    onVisited: (placeId) => addVisit({ guideId, placeId, placeIds, isThere: true }),
    onOver: (totals, { stops }) => {
      const visited = stops.filter(({ isVisited }) => isVisited).length;
      if (visited === 0) return;
      addPastWalk({ ...totals, guideId, title: guide.g_title, visited, count: stops.length });
    },
  });
}

/** The walk in progress, whichever page is open; there is at most one. */
export type CurrentWalk = {
  readonly of: (guideId: number) => WalkSession | null;
  /** Leaves the earlier walk, if there is one. */
  readonly set: (session: WalkSession | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

function createCurrentWalk(): CurrentWalk {
  const { getState, setState, subscribe } = createStore<WalkSession | null>(null);
  return {
    of: (guideId) => {
      const current = getState();
      return current?.plan.guideId === guideId ? current : null;
    },
    set: (session) => {
      getState()?.leave();
      setState(session);
    },
    subscribe,
  };
}

export const currentWalk = createCurrentWalk();
