import { step } from '@laneway/domain/walk/engine/step';
import type { UserEvent, WalkCommand, WalkEvent } from '@laneway/domain/walk/engine/walk-event';
import type { LocationPermission, WalkState } from '@laneway/domain/walk/engine/walk-state';
import { measureWalk, startMeasure } from '@laneway/domain/walk/engine/walk-totals';
import { type WalkView, walkView } from '@laneway/domain/walk/engine/walk-view';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { FixListener } from '../core/location/watch-fixes.ts';
import { createStore } from '../core/store.ts';
import { restoredState, savedWalkOf } from './saved-state.ts';
import type { WalkSounds } from './spoken/walk-sounds.ts';
import type { WakeLock } from './wake-lock.ts';
import { adjacentStop, type WalkAudio } from './walk-audio.ts';
import {
  APPROXIMATE_METRES,
  GUIDANCE,
  type Guidance,
  isPassedOnly,
  isPersistentNotice,
  PERMISSIONS,
  type PersistentNotice,
  reachedNotice,
  type WalkPresence,
  type WalkSnapshot,
  withoutAnswered,
} from './walk-snapshot.ts';
import type { SavedTotals, SavedWalk } from './walk-store.ts';
import type { WalkTab } from './walk-tab.ts';

/** The notices that the walker dismissed. The screen hint stays away for the rest of the walk. */
export type Dismissal = 'notice' | 'screen';

/** A walk in progress: its position, audio and notices. */
export type WalkSession = {
  readonly plan: WalkPlan;
  /** Returns the same object until something changes. */
  readonly getSnapshot: () => WalkSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts or resumes the walk; at this stop if one is given. */
  readonly start: (stopId: number | null) => Promise<void>;
  /** Ends the walk in another tab and continues here. */
  readonly takeOver: () => Promise<void>;
  readonly playNow: (stopId: number) => void;
  /** Makes a stop the next one, in order or not. */
  readonly makeNext: (stopId: number) => void;
  readonly skip: (stopId: number) => void;
  /** Undoes a skip, even that of the last place, which ended the walk. */
  readonly unskip: (stopId: number) => Promise<void>;
  readonly dismiss: (what: Dismissal) => void;
  /** Follows the position again after a refusal. Call it from a tap handler: the browser may ask for permission. */
  readonly locateAgain: () => void;
  /** Ends the offer of a stop that the walker passed. */
  readonly putAside: (stopId: number) => void;
  /** Ends the walk. */
  readonly end: () => void;
  /** Pauses here, to be resumed later. */
  readonly leave: () => void;
};

export type WalkSessionParts = {
  readonly plan: WalkPlan;
  /** The saved walk to resume. */
  readonly savedWalk: SavedWalk | null;
  /** The walk that another tab may have saved since. */
  readonly findSaved: () => SavedWalk | null;
  readonly now: () => number;
  /** Follows the position; null for a walk from the list. Returns a function that stops it. */
  readonly watchFixes: ((listener: FixListener) => () => void) | null;
  readonly audio: WalkAudio;
  readonly sounds: WalkSounds;
  readonly wakeLock: WakeLock;
  readonly tab: WalkTab;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Calls once a second; returns a function that stops it. */
  readonly everySecond: (tick: () => void) => () => void;
  /** Saves the walk; null deletes the saved one. */
  readonly saveWalk: (walk: SavedWalk | null) => void;
  /** Called when a stop is visited: when its audio starts or, without audio, when it is reached. */
  readonly onVisited: (stopId: number) => void;
  /** Called when the walk is over; again if it was continued after that. */
  readonly onOver: (totals: SavedTotals, view: WalkView) => void;
};

export function createWalkSession(parts: WalkSessionParts): WalkSession {
  const { plan, audio, sounds, wakeLock, tab, page, now } = parts;
  let state: WalkState = restoredState(plan, parts.savedWalk);
  let measure = startMeasure(parts.savedWalk?.totals ?? null);
  let startedAt = parts.savedWalk?.totals?.startedAt ?? null;
  let presence: WalkPresence = 'left';
  let notice: PersistentNotice | null = null;
  let isScreenHintOver = false;
  const store = createStore(takeSnapshot());
  let cleanups: readonly (() => void)[] = [];
  let unwatch: (() => void) | null = null;
  let permission: LocationPermission = 'unknown';
  let savedText = JSON.stringify(savedWalkOf(state));

  function totalsNow(): SavedTotals {
    const { seconds, metres } = measure;
    return { startedAt: startedAt ?? now(), seconds, metres };
  }

  function takeSnapshot(): WalkSnapshot {
    const view = walkView(plan, state);
    return {
      presence,
      guidance: guidanceNow(),
      notice,
      view,
      totals: totalsNow(),
      wakeLock: wakeLock.getState(),
      isScreenHintOver,
    };
  }

  function guidanceNow(): Guidance {
    return parts.watchFixes === null ? 'by list' : GUIDANCE[state.permission];
  }

  const updateSnapshot = (): void => store.setState(takeSnapshot());

  // Events are handled one after another: carrying out a command may cause the next event.
  const waiting: WalkEvent[] = [];
  let isHandling = false;
  const send = (event: WalkEvent): void => {
    waiting.push(event);
    if (isHandling) return;
    isHandling = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const result = step(plan, state, next);
        notice = reachedNotice(plan, state, result.state) ?? notice;
        for (const stopId of newlyVisited(state, result.state)) parts.onVisited(stopId);
        state = result.state;
        measure = measureWalk(measure, state);
        result.commands.forEach(perform);
        notice = withoutAnswered(notice, state);
      }
    } finally {
      isHandling = false;
    }
    saveIfChanged({ force: false });
    if (state.isFinished && presence === 'here') {
      pauseHere('left');
      recordEnd();
    } else updateSnapshot();
    sounds.settle(store.getState().view, audio.isSounding());
  };

  /**
   * The totals change every second. They are saved with the next change of a stop, or when the page is hidden, because
   * it may never come back.
   */
  const saveIfChanged = ({ force }: { readonly force: boolean }): void => {
    const walk = savedWalkOf(state);
    const text = JSON.stringify(walk);
    if (text === savedText && !(force && walk !== null)) return;
    savedText = text;
    parts.saveWalk(walk === null ? null : { ...walk, totals: totalsNow() });
  };

  const recordEnd = (): void => {
    audio.close();
    parts.onOver(totalsNow(), store.getState().view);
  };

  const perform = (command: WalkCommand): void => {
    switch (command.type) {
      case 'play':
      case 'silence':
      case 'prefetch':
        audio[command.type](command.stopId);
        return;
      case 'chime':
        sounds.chime();
        return;
      case 'tell':
        sounds.announce(command.notice);
        if (isPersistentNotice(command.notice)) notice = command.notice;
        // The walker is back at the place that they passed.
        if (command.notice.what === 'unheard' && isPassedOnly(notice, command.notice.stopId))
          notice = null;
        return;
      case 'queue':
        // The view shows queued stops.
        return;
    }
  };

  const sendUser = (what: Exclude<UserEvent, { stopId: number }>['what']): void =>
    send({ type: 'user', t: now(), what });
  const sendUserAtStop = (
    what: Extract<UserEvent, { stopId: number }>['what'],
    stopId: number,
  ): void => send({ type: 'user', t: now(), what, stopId });

  const updatePermission = (what: Exclude<LocationPermission, 'unknown'>): void => {
    if (what === permission) return;
    permission = what;
    send({ type: 'permission', t: now(), what });
  };

  const watch = (): void => {
    if (parts.watchFixes === null || unwatch !== null || page.visibilityState === 'hidden') return;
    unwatch = parts.watchFixes({
      onFix: ({ point, accuracyMetres: accuracy }, at) => {
        updatePermission(accuracy > APPROXIMATE_METRES ? 'approximate' : 'granted');
        send({ type: 'fix', t: at, point, accuracy });
      },
      onError: (error) => {
        const what = PERMISSIONS[error];
        if (what !== null) updatePermission(what);
      },
    });
  };
  const stopWatching = (): void => {
    unwatch?.();
    unwatch = null;
  };

  // Browsers give no positions to hidden pages, and requesting them would only use the battery.
  const followPage = (): void => {
    const isVisible = page.visibilityState === 'visible';
    if (isVisible) watch();
    else stopWatching();
    send({ type: 'visible', t: now(), isVisible });
    if (!isVisible) saveIfChanged({ force: true });
  };

  const steerTo = (side: 1 | -1): void => {
    const stopId = adjacentStop(plan, store.getState().view, side);
    if (stopId !== null) sendUserAtStop('playNow', stopId);
  };

  const begin = (): void => {
    presence = 'here';
    startedAt ??= now();
    page.addEventListener('visibilitychange', followPage);
    wakeLock.start();
    cleanups = [
      () => page.removeEventListener('visibilitychange', followPage),
      wakeLock.subscribe(updateSnapshot),
      wakeLock.stop,
      parts.everySecond(() => send({ type: 'tick', t: now() })),
      audio.follow((report) => send({ type: 'audio', t: now(), ...report }), {
        next: () => steerTo(1),
        previous: () => steerTo(-1),
      }),
      stopWatching,
      tab.release,
    ];
    sendUser(state.phase === 'paused' ? 'resume' : 'start');
    if (parts.watchFixes === null) updatePermission('refused');
    watch();
  };

  const pauseHere = (nextPresence: WalkPresence): void => {
    presence = nextPresence;
    for (const cleanUp of cleanups) cleanUp();
    cleanups = [];
    permission = 'unknown';
    if (state.phase === 'walking' && !state.isFinished) {
      sendUser('pause');
      // Another tab that took over saves it from now on.
      if (nextPresence !== 'moved') saveIfChanged({ force: true });
    } else updateSnapshot();
  };

  const onLost = (): void => {
    audio.pause();
    pauseHere('moved');
  };

  /** The stop at which the walker chose to start, for a takeover of a walk that has reached none. */
  let chosen: number | null = null;
  const start = async (stopId: number | null): Promise<void> => {
    if (presence === 'here') return;
    chosen = stopId;
    if (!(await tab.take(onLost))) {
      presence = 'elsewhere';
      return updateSnapshot();
    }
    begin();
    if (stopId !== null) sendUserAtStop('startAt', stopId);
  };

  return {
    plan,
    getSnapshot: store.getState,
    subscribe: store.subscribe,
    start,
    takeOver: async () => {
      await tab.takeOver(onLost);
      const saved = parts.findSaved();
      state = restoredState(plan, saved);
      measure = startMeasure(saved?.totals ?? null);
      startedAt = saved?.totals?.startedAt ?? startedAt;
      begin();
      if (saved === null && chosen !== null) sendUserAtStop('startAt', chosen);
    },
    playNow: (stopId) => sendUserAtStop('playNow', stopId),
    makeNext: (stopId) => sendUserAtStop('startAt', stopId),
    skip: (stopId) => sendUserAtStop('skip', stopId),
    unskip: async (stopId) => {
      sendUserAtStop('unskip', stopId);
      if (presence === 'left') await start(null);
    },
    dismiss: (what) => {
      if (what === 'notice') notice = null;
      else isScreenHintOver = true;
      updateSnapshot();
    },
    locateAgain: () => {
      stopWatching();
      watch();
    },
    putAside: (stopId) => sendUserAtStop('putAside', stopId),
    end: () => {
      sendUser('end');
      pauseHere('left');
      recordEnd();
    },
    leave: () => {
      if (presence === 'here') pauseHere('left');
    },
  };
}

function newlyVisited(before: WalkState, after: WalkState): readonly number[] {
  const visited = after.stops.filter(
    ({ isVisited }, index) => isVisited && before.stops[index]?.isVisited === false,
  );
  return visited.map(({ id }) => id);
}
