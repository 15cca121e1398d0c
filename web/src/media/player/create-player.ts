import type { Session } from '../../api/session/create-session.ts';
import { createListeners } from '../../core/store.ts';
import { type AudioElementParts, bindAudioElement } from './audio-element.ts';
import type { AudioLinks } from './audio-links.ts';
import { followListener, trackBeforeReload } from './listener.ts';
import type { LockScreen, LockScreenContent } from './lock-screen.ts';
import { type PlayerTabs, pauseOtherTabs } from './other-tabs.ts';
import {
  type AppPlayer,
  closedPlayback,
  isSounding,
  type OpenPlayback,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackListener,
  type PlaybackState,
  restoredPlayback,
  type Steering,
} from './playback.ts';
import { playbackStep } from './playback-step.ts';
import { isAtEnd, nextSpeed } from './player-state.ts';
import type { ResumePoints } from './resume-points.ts';
import type { SavedSpeed } from './saved-speed.ts';
import type { SavedSwitch } from './saved-switch.ts';
import type { SavedTracks } from './saved-track.ts';
import { artworkOf, neighbour, resumeKeyOf, type Track } from './track.ts';
import { actionsOf } from './use-lock-screen.ts';

export type CreatePlayerParts = Omit<AudioElementParts, 'report' | 'resolve'> & {
  readonly audioLinks: AudioLinks;
  readonly session: Pick<Session, 'getState' | 'subscribe'>;
  readonly resumePoints: ResumePoints;
  readonly savedSpeed: SavedSpeed;
  readonly savedContinuous: SavedSwitch;
  readonly savedTracks: SavedTracks;
  readonly tabs: PlayerTabs;
  readonly lockScreen: LockScreen;
};

export function createPlayer(parts: CreatePlayerParts): AppPlayer {
  const { audioLinks, resumePoints, savedSpeed, savedContinuous } = parts;
  let state = firstState(parts);
  const changes = createListeners<Parameters<PlaybackListener>>();
  const ends = createListeners<[track: Track]>();
  let steering: Steering | null = null;

  const handle = (event: PlaybackEvent): void => {
    const before = state;
    const step = playbackStep(before, event);
    state = step.state;
    for (const effect of step.effects) perform(effect);
    if (state !== before) changes.notify(state, before);
    if (event.type !== 'media' || event.event.type !== 'ended' || before.kind !== 'open') return;
    ends.notify(before.track);
  };

  // Events are handled one after another, because an effect may cause the next one.
  const waiting: PlaybackEvent[] = [];
  let isHandling = false;
  const send = (event: PlaybackEvent): void => {
    waiting.push(event);
    if (isHandling) return;
    isHandling = true;
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) handle(next);
    } finally {
      isHandling = false;
    }
  };

  const audio = bindAudioElement({
    ...parts,
    resolve: audioLinks.resolve,
    report: (event) => send({ type: 'media', event }),
  });

  const perform = (effect: PlaybackEffect) => {
    switch (effect.type) {
      case 'load': {
        const { track, plays } = effect;
        const from = effect.from ?? resumePoints.find(resumeKeyOf(track.audio));
        return audio.load({ audio: track.audio, from, plays, speed: state.settings.speed });
      }
      case 'play':
        return audio.play();
      case 'pause':
        return audio.pause();
      case 'seek':
        return audio.seek(effect.to);
      case 'set speed':
        return audio.setSpeed(effect.speed);
      case 'unload':
        return audio.unload();
      case 'remember': {
        const key = resumeKeyOf(effect.track.audio);
        return isAtEnd(effect.position, effect.duration ?? Number.NaN)
          ? resumePoints.forget(key)
          : resumePoints.keep(key, effect.position);
      }
    }
  };

  const changeSettings = (settings: Partial<PlaybackState['settings']>) =>
    send({ type: 'change settings', settings: { ...state.settings, ...settings } });
  const pause = () => send({ type: 'pause' });
  const resume = () => send({ type: 'resume' });
  const seek = (to: number) => send({ type: 'seek', to });
  const isOpenAndSounding = () => state.kind === 'open' && isSounding(state.media);
  const position = () => audio.position() ?? (state.kind === 'open' ? state.media.position : 0);

  const player: AppPlayer = {
    getState: () => state,
    subscribe: changes.subscribe,
    onEnded: ends.subscribe,
    play: (track, from) => {
      // The speed may have been changed on the page of the place.
      changeSettings({ speed: savedSpeed.find() });
      send({ type: 'play', track, from: from ?? null });
    },
    pause,
    resume,
    toggle: () => (isOpenAndSounding() ? pause() : resume()),
    seek,
    step: (seconds) => seek(position() + seconds),
    next: () => (steering === null ? send({ type: 'next' }) : steering.next()),
    previous: () => (steering === null ? send({ type: 'previous' }) : steering.previous()),
    stop: () => send({ type: 'stop' }),
    changeSpeed: () => {
      const speed = nextSpeed(state.settings.speed);
      savedSpeed.keep(speed);
      changeSettings({ speed });
    },
    setContinuous: (isContinuous) => {
      savedContinuous.keep(isContinuous);
      if (steering === null) changeSettings({ isContinuous });
    },
    prefetch: audioLinks.prefetch,
    ring: async (url) => {
      if (isOpenAndSounding()) return false;
      send({ type: 'ring' });
      return await audio.ring(url);
    },
    steer: (next) => {
      steering = next;
      changeSettings({ isContinuous: next === null && savedContinuous.find() });
    },
    isSteered: () => steering !== null,
    refresh: (track) => send({ type: 'refresh', track }),
  };

  followListener(player, parts.session, parts.savedTracks);
  pauseOtherTabs(player, parts.tabs);
  followOnLockScreen(player, parts.lockScreen);
  return player;
}

function firstState(parts: CreatePlayerParts): PlaybackState {
  const { session, resumePoints, savedSpeed, savedContinuous, savedTracks } = parts;
  const settings = { speed: savedSpeed.find(), isContinuous: savedContinuous.find() };
  const kept = trackBeforeReload(session.getState(), savedTracks);
  if (kept === null) return closedPlayback(settings);
  const { track, duration } = kept;
  const position = resumePoints.find(resumeKeyOf(track.audio));
  return restoredPlayback(settings, track, { position, duration });
}

/** Keeps the lock screen in sync with the app's player. */
function followOnLockScreen(player: AppPlayer, lockScreen: LockScreen): void {
  player.subscribe((state) => {
    if (state.kind === 'closed') lockScreen.hide(player);
    // A track restored by a reload takes the lock screen once it is played.
    else if (state.isLoaded) lockScreen.show(player, contentOf(state, player));
  });
}

function contentOf({ track, media }: OpenPlayback, player: AppPlayer): LockScreenContent {
  const { position, duration, speed } = media;
  return {
    title: track.title,
    artist: track.guideTitle ?? 'Laneway',
    album: track.guideTitle ?? 'Laneway',
    artwork: artworkOf(track),
    isPlaying: isSounding(media),
    progress: duration === null ? null : { position, duration, speed },
    actions: {
      ...actionsOf({ ...player, play: player.resume }),
      stop: player.stop,
      ...(leads(track, -1, player) && { previoustrack: player.previous }),
      ...(leads(track, 1, player) && { nexttrack: player.next }),
    },
  };
}

function leads(track: Track, step: 1 | -1, player: AppPlayer): boolean {
  return player.isSteered() || neighbour(track, step) !== null;
}
