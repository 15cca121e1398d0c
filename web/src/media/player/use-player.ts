import { PLAYER_PROGRESS_INTERVAL_MS } from '@laneway/domain/timing';
import { type RefObject, useEffect, useMemo, useReducer } from 'react';
import {
  IDLE,
  isAtEnd,
  nextSpeed,
  type PlayerState,
  playerReducer,
  STEP_S,
} from './player-state.ts';
import { browserStorage, createResumePoints } from './resume-points.ts';
import { createSavedSpeed } from './saved-speed.ts';

export type Player = {
  readonly state: PlayerState;
  readonly toggle: () => void;
  readonly step: (seconds: number) => void;
  readonly seek: (seconds: number) => void;
  readonly changeSpeed: () => void;
  readonly retry: () => void;
};

export type PlayerSubject = {
  readonly src: string;
  readonly title: string;
  readonly artwork: string | null;
  /** The URL of the captions, if there are any. */
  readonly captions?: string | null;
};

/** Controls one media element: state, steps, speed, resuming, lock screen, one at a time. */
export function usePlayer(
  element: RefObject<HTMLMediaElement | null>,
  { src, title, artwork }: PlayerSubject,
): Player {
  const [state, send] = useReducer(playerReducer, IDLE);
  const resumePoints = useMemo(() => createResumePoints(browserStorage()), []);
  const savedSpeed = useMemo(() => createSavedSpeed(browserStorage()), []);

  const controls = useMemo(() => {
    const seek = (seconds: number): void => {
      const media = element.current;
      if (media === null) return;
      const end = Number.isFinite(media.duration) ? media.duration : seconds;
      media.currentTime = Math.min(Math.max(0, seconds), end);
      send({ type: 'moved', position: media.currentTime });
    };
    const play = (): void => {
      const media = element.current;
      if (media === null) return;
      if (isAtEnd(media.currentTime, media.duration)) seek(0);
      send({ type: 'asked to play' });
      // A pause before playback starts rejects this; the pause event already reports it.
      media.play().catch(() => {});
    };
    const setSpeed = (speed: number): void => {
      const media = element.current;
      if (media === null) return;
      // A newly loaded file takes the default.
      media.defaultPlaybackRate = speed;
      media.playbackRate = speed;
      send({ type: 'speed changed', speed });
    };
    return {
      seek,
      play,
      pause: () => element.current?.pause(),
      step: (seconds: number) => seek((element.current?.currentTime ?? 0) + seconds),
      toggle: () => (element.current?.paused === false ? element.current.pause() : play()),
      setSpeed,
      changeSpeed: () => {
        const speed = nextSpeed(element.current?.playbackRate ?? 1);
        setSpeed(speed);
        savedSpeed.keep(speed);
      },
      retry: () => {
        element.current?.load();
        play();
      },
    };
  }, [element, savedSpeed]);

  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    const leave = new AbortController();
    const on = (name: keyof HTMLMediaElementEventMap, react: () => void) =>
      media.addEventListener(name, react, { signal: leave.signal });
    on('play', () => pauseOthers(media));
    on('playing', () => send({ type: 'playing' }));
    on('waiting', () => send({ type: 'waiting' }));
    on('pause', () => send({ type: 'paused' }));
    on('error', () => send({ type: 'failed' }));
    const remember = () =>
      isAtEnd(media.currentTime, media.duration)
        ? resumePoints.forget(src)
        : resumePoints.keep(src, media.currentTime);
    on('pause', remember);
    on('seeked', () => {
      send({ type: 'moved', position: media.currentTime });
      remember();
    });
    const begin = () => {
      send({ type: 'duration known', duration: media.duration });
      const point = resumePoints.find(src);
      if (point > 0 && point < media.duration) controls.seek(point);
    };
    on('loadedmetadata', begin);
    on('ended', () => {
      send({ type: 'ended' });
      resumePoints.forget(src);
    });
    controls.setSpeed(savedSpeed.find());
    // A cached file may have reported its duration, or failed, before the listeners were added.
    if (media.readyState >= media.HAVE_METADATA) begin();
    if (media.error !== null) send({ type: 'failed' });
    return () => {
      leave.abort();
      media.pause();
    };
  }, [element, src, resumePoints, savedSpeed, controls]);

  useEffect(() => {
    if (state.phase !== 'playing') return;
    const progress = setInterval(() => {
      const position = element.current?.currentTime ?? 0;
      send({ type: 'moved', position });
      resumePoints.keep(src, position);
    }, PLAYER_PROGRESS_INTERVAL_MS);
    return () => clearInterval(progress);
  }, [state.phase, element, src, resumePoints]);

  useEffect(() => {
    if (state.phase !== 'playing') return;
    return showOnLockScreen({ title, artwork }, controls);
  }, [state.phase, title, artwork, controls]);

  return { state, ...controls };
}

/** The DOM has every player, so there is no list of them to keep in sync. */
function pauseOthers(current: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) {
    if (other !== current) other.pause();
  }
}

type LockScreenControls = Pick<Player, 'step' | 'seek'> & {
  readonly play: () => void;
  readonly pause: () => void;
};

/** Title, artwork and buttons for lock screen and headphones; returns how to remove them. */
function showOnLockScreen(
  subject: Pick<PlayerSubject, 'title' | 'artwork'>,
  { play, pause, step, seek }: LockScreenControls,
): () => void {
  const { mediaSession: session } = navigator;
  if (session === undefined) return () => {};
  session.metadata = new MediaMetadata({
    title: subject.title,
    artist: 'Laneway',
    artwork: subject.artwork === null ? [] : [{ src: subject.artwork }],
  });
  const actions: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play,
    pause,
    seekbackward: (details) => step(-(details.seekOffset ?? STEP_S)),
    seekforward: (details) => step(details.seekOffset ?? STEP_S),
    seekto: (details) => seek(details.seekTime ?? 0),
  };
  const names = Object.keys(actions) as MediaSessionAction[];
  for (const name of names) session.setActionHandler(name, actions[name] ?? null);
  return () => {
    for (const name of names) session.setActionHandler(name, null);
  };
}
