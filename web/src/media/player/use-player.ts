import { PLAYER_PROGRESS_INTERVAL_MS } from '@laneway/domain/timing';
import { type RefObject, useEffect, useMemo, useReducer } from 'react';
import { deviceStorage } from '../../core/device-storage.ts';
import {
  IDLE,
  isAtEnd,
  nextSpeed,
  type PlayerEvent,
  type PlayerState,
  playerReducer,
  watchMedia,
} from './player-state.ts';
import { createResumePoints } from './resume-points.ts';
import { createSavedSpeed } from './saved-speed.ts';
import { useLockScreen } from './use-lock-screen.ts';

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
  /** The language of its captions; undefined for the language of the page. */
  readonly lang?: string | undefined;
  /** The storage key of the position, if the URL changes each time. */
  readonly resumeKey?: string;
};

/** A player that ends with its page. */
export type PagePlayer = Player & {
  /** Seeks to where listening stopped. */
  readonly recall: () => void;
};

/** Controls one media element: state, steps, speed, resuming, lock screen, one at a time. */
export function usePlayer(
  element: RefObject<HTMLMediaElement | null>,
  { src, title, artwork, resumeKey = src }: PlayerSubject,
): PagePlayer {
  const [state, send] = useReducer(playerReducer, IDLE);
  const resumePoints = useMemo(() => createResumePoints(deviceStorage), []);
  const savedSpeed = useMemo(() => createSavedSpeed(deviceStorage), []);

  const controls = useMemo(() => {
    const moveTo = (seconds: number): void => {
      const media = element.current;
      if (media === null) return;
      const end = Number.isFinite(media.duration) ? media.duration : seconds;
      media.currentTime = Math.min(Math.max(0, seconds), end);
      send({ type: 'moved', position: media.currentTime });
    };
    const remember = (): void => {
      const media = element.current;
      if (media === null) return;
      if (isAtEnd(media.currentTime, media.duration)) resumePoints.forget(resumeKey);
      else resumePoints.keep(resumeKey, media.currentTime);
    };
    // Stored at once: before the file has loaded there is no seeked event, and the listener may leave until then.
    const seek = (seconds: number): void => {
      moveTo(seconds);
      remember();
    };
    const play = (): void => {
      const media = element.current;
      if (media === null) return;
      if (isAtEnd(media.currentTime, media.duration)) moveTo(0);
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
      moveTo,
      remember,
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
      recall: () => {
        moveTo(resumePoints.find(resumeKey));
        setSpeed(savedSpeed.find());
      },
    };
  }, [element, resumePoints, savedSpeed, resumeKey]);

  useEffect(() => {
    const media = element.current;
    if (media === null) return;
    const leave = new AbortController();
    const begin = () => {
      const point = resumePoints.find(resumeKey);
      if (point > 0 && point < media.duration) controls.moveTo(point);
    };
    const report = (event: PlayerEvent) => {
      send(event);
      if (event.type === 'duration known') begin();
      if (event.type === 'moved' || event.type === 'ended') controls.remember();
    };
    watchMedia(media, report, leave.signal);
    controls.setSpeed(savedSpeed.find());
    // A cached file may have reported its duration, or failed, before the listeners were added.
    if (media.readyState >= media.HAVE_METADATA)
      report({ type: 'duration known', duration: media.duration });
    if (media.error !== null) send({ type: 'failed' });
    return () => {
      leave.abort();
      media.pause();
    };
  }, [element, resumeKey, resumePoints, savedSpeed, controls]);

  useEffect(() => {
    if (state.phase !== 'playing') return;
    const progress = setInterval(() => {
      const position = element.current?.currentTime ?? 0;
      send({ type: 'moved', position });
      resumePoints.keep(resumeKey, position);
    }, PLAYER_PROGRESS_INTERVAL_MS);
    return () => clearInterval(progress);
  }, [state.phase, element, resumeKey, resumePoints]);

  useLockScreen(state, { title, artwork }, controls);

  return { state, ...controls };
}
