import type { AudioEvent } from '@laneway/domain/walk/engine/walk-event';
import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import {
  type AppPlayer,
  isSounding,
  type OpenPlayback,
  type PlaybackState,
} from '../media/player/playback.ts';
import { type Track, trackOf } from '../media/player/track.ts';
import type { WalkGuide } from './walk-guide.ts';

/** The event of a stop's audio; the session adds the time. */
export type AudioReport = Omit<AudioEvent, 'type' | 't'>;

/** The app's player for a walk: by stops, with the share that was heard. */
export type WalkAudio = {
  readonly play: (stopId: number) => void;
  readonly silence: (stopId: number) => void;
  readonly pause: () => void;
  /** Closes the player if it has a place of this guide, so that it doesn't offer the next one. */
  readonly close: () => void;
  readonly prefetch: (stopId: number) => void;
  readonly chime: () => void;
  /** True if a place of any guide is playing. */
  readonly isSounding: () => boolean;
  /** Reports the audio events of stops until the returned function is called. */
  readonly follow: (
    report: (event: AudioReport) => void,
    steering: { readonly next: () => void; readonly previous: () => void },
  ) => () => void;
};

export type WalkAudioParts = {
  readonly player: AppPlayer;
  readonly guideId: number;
  /** Null for stops without audio. */
  readonly trackOf: (stopId: number) => Track | null;
  readonly bellUrl: () => string;
  /** True for a new walk: a place is heard from its beginning, wherever listening stopped before the walk. */
  readonly startsOver: boolean;
};

export function createWalkAudio({
  player,
  guideId,
  trackOf,
  bellUrl,
  startsOver,
}: WalkAudioParts): WalkAudio {
  const begun = new Set<number>();
  const openStop = (state: PlaybackState): OpenPlayback | null =>
    state.kind === 'open' && state.track.guideId === guideId ? state : null;
  let report: (event: AudioReport) => void = () => undefined;

  const handlePlayback = (state: PlaybackState, before: PlaybackState): void => {
    const [now, last] = [openStop(state), openStop(before)];
    const isSame = now?.track.placeId === last?.track.placeId;
    // Another track replaced it, or the player was closed: it won't continue.
    if (last !== null && !isSame && !isOver(last)) report(reportOf(last, 'failed'));
    if (now === null) return;
    const phaseBefore = isSame ? (last?.media.phase ?? null) : null;
    const what = now.media.phase === phaseBefore ? null : EVENTS_BY_PHASE[now.media.phase];
    if (what !== null) report(reportOf(now, what));
  };

  return {
    play: (stopId) => {
      const track = trackOf(stopId);
      if (track === null) report({ stopId, what: 'failed', heard: 0 });
      else player.play(track, startsOver && !begun.has(stopId) ? 0 : undefined);
      begun.add(stopId);
    },
    silence: (stopId) => {
      const state = openStop(player.getState());
      if (state?.track.placeId === stopId) player.stop();
    },
    pause: player.pause,
    close: () => {
      if (openStop(player.getState()) !== null) player.stop();
    },
    prefetch: (stopId) => {
      const track = trackOf(stopId);
      if (track !== null) player.prefetch(track.audio);
    },
    chime: () => void player.ring(bellUrl()),
    isSounding: () => {
      const state = player.getState();
      return state.kind === 'open' && isSounding(state.media);
    },
    follow: (listener, steering) => {
      report = listener;
      const unfollow = player.subscribe(handlePlayback);
      player.steer(steering);
      // A place may have gone on playing since the walk was left.
      const sounding = startsOver ? null : openStop(player.getState());
      if (sounding !== null && isSounding(sounding.media)) report(reportOf(sounding, 'started'));
      return () => {
        // To the walk it is paused, and what was heard of it isn't lost.
        const open = openStop(player.getState());
        if (open !== null && !isOver(open)) report(reportOf(open, 'paused'));
        report = () => undefined;
        unfollow();
        player.steer(null);
      };
    },
  };
}

/** The walk's events for the phases of the player; null for phases before playback. */
const EVENTS_BY_PHASE = {
  idle: null,
  loading: null,
  playing: 'started',
  paused: 'paused',
  ended: 'ended',
  failed: 'failed',
} as const satisfies Record<OpenPlayback['media']['phase'], AudioEvent['what'] | null>;

function isOver({ media: { phase } }: OpenPlayback): boolean {
  return phase === 'ended' || phase === 'failed';
}

function reportOf({ track, media }: OpenPlayback, what: AudioEvent['what']): AudioReport {
  const { position, duration } = media;
  const share = duration === null || duration === 0 ? 0 : Math.min(1, position / duration);
  return { stopId: track.placeId, what, heard: what === 'ended' ? 1 : share };
}

/**
 * The stop for the next and previous buttons of headphones and lock screens: relative to the playing stop, or to the
 * next one. Null at either end.
 */
export function adjacentStop(
  { stops }: Pick<WalkPlan, 'stops'>,
  { playingStopId, nextStopId }: Pick<WalkView, 'playingStopId' | 'nextStopId'>,
  side: 1 | -1,
): number | null {
  const indexOf = (id: number | null) => stops.findIndex((stop) => stop.id === id);
  const playing = indexOf(playingStopId);
  if (playing >= 0) return stops[playing + side]?.id ?? null;
  const next = nextStopId === null ? stops.length : indexOf(nextStopId);
  return stops[side === 1 ? next : next - 1]?.id ?? null;
}

/** The track of a place on a walk; null if it has none. */
export function trackOfWalk({ guide, places }: WalkGuide, placeId: number): Track | null {
  return trackOf({ id: guide.g_id, title: guide.g_title }, places, placeId);
}
