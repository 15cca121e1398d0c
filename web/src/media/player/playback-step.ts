import {
  closedPlayback,
  isSounding,
  type OpenPlayback,
  type OpenPlaybackEvent,
  type PlaybackEffect,
  type PlaybackEvent,
  type PlaybackSettings,
  type PlaybackState,
} from './playback.ts';
import {
  IDLE,
  isAtEnd,
  type PlayerEvent as MediaEvent,
  type PlayerState as MediaState,
  playerReducer,
} from './player-state.ts';
import { isSameTrack, neighbour, type Track } from './track.ts';

export type PlaybackStep = {
  readonly state: PlaybackState;
  readonly effects: readonly PlaybackEffect[];
};

/** A failure this soon after a retry is the same one. */
const SAME_FAILURE_S = 10;

/** The whole player as a pure function; {@link createPlayer} carries out its effects. */
export function playbackStep(state: PlaybackState, event: PlaybackEvent): PlaybackStep {
  if (event.type === 'play') {
    const goesOn = state.kind === 'open' && state.isLoaded && isSameTrack(state.track, event.track);
    return goesOn ? resume(state) : start(state, event.track, event.from);
  }
  if (event.type === 'change settings') return changeSettings(state, event.settings);
  return state.kind === 'closed' ? only(state) : openStep(state, event);
}

function openStep(state: OpenPlayback, event: OpenPlaybackEvent): PlaybackStep {
  switch (event.type) {
    case 'pause':
      return isSounding(state.media)
        ? { state: withMedia(state, { type: 'paused' }), effects: [{ type: 'pause' }] }
        : only(state);
    case 'resume':
      return resume(state);
    case 'seek':
      return seek(state, event.to);
    case 'next':
      return startIfAny(state, neighbour(state.track, 1));
    case 'previous':
      return startIfAny(state, neighbour(state.track, -1));
    case 'stop':
      return {
        state: closedPlayback(state.settings),
        effects: [...rememberIfKnown(state), { type: 'unload' }],
      };
    case 'ring':
      return only({ ...state, isLoaded: false });
    case 'refresh':
      return only(isSameTrack(state.track, event.track) ? { ...state, track: event.track } : state);
    case 'media':
      return mediaStep(state, event.event);
  }
}

function mediaStep(state: OpenPlayback, event: MediaEvent): PlaybackStep {
  const next = withMedia(state, event);
  switch (event.type) {
    case 'failed':
      return retry(state) ?? only(next);
    case 'ended': {
      const following = state.settings.isContinuous ? neighbour(state.track, 1) : null;
      return following === null
        ? { state: next, effects: [remember(next)] }
        : start(next, following, null);
    }
    case 'moved':
      return { state: next, effects: [remember(next)] };
    case 'asked to play':
    case 'playing':
    case 'waiting':
    case 'paused':
    case 'duration known':
    case 'speed changed':
      return only(next);
  }
}

function start(state: PlaybackState, track: Track, from: number | null): PlaybackStep {
  const { settings } = state;
  const media: MediaState = {
    ...IDLE,
    phase: 'loading',
    position: from ?? 0,
    speed: settings.speed,
  };
  return {
    state: { kind: 'open', settings, track, media, isLoaded: true, retriedAt: null },
    effects: [
      ...(state.kind === 'open' ? rememberIfKnown(state) : []),
      { type: 'load', track, from, plays: true },
    ],
  };
}

function startIfAny(state: OpenPlayback, track: Track | null): PlaybackStep {
  return track === null ? only(state) : start(state, track, null);
}

function resume(state: OpenPlayback): PlaybackStep {
  const { track, media, isLoaded } = state;
  if (isSounding(media)) return only(state);
  const position = isAtItsEnd(media) ? 0 : media.position;
  const asked: OpenPlayback = { ...state, media: { ...media, phase: 'loading', position } };
  if (!isLoaded || media.phase === 'failed') {
    return {
      state: { ...asked, isLoaded: true, retriedAt: null },
      effects: [{ type: 'load', track, from: position, plays: true }],
    };
  }
  const rewind: readonly PlaybackEffect[] = isAtItsEnd(media) ? [{ type: 'seek', to: 0 }] : [];
  return { state: asked, effects: [...rewind, { type: 'play' }] };
}

function seek(state: OpenPlayback, wanted: number): PlaybackStep {
  const { media, isLoaded } = state;
  const to = Math.min(Math.max(0, wanted), media.duration ?? Number.POSITIVE_INFINITY);
  const phase = media.phase === 'ended' ? 'paused' : media.phase;
  const moved: OpenPlayback = { ...state, media: { ...media, phase, position: to } };
  return {
    state: moved,
    effects: [...(isLoaded ? [{ type: 'seek', to } as const] : []), remember(moved)],
  };
}

/** Links expire, and connections come back: a failure is retried once with a new link. */
function retry(state: OpenPlayback): PlaybackStep | null {
  const { track, media, retriedAt } = state;
  if (retriedAt !== null && media.position < retriedAt + SAME_FAILURE_S) return null;
  const plays = isSounding(media);
  return {
    state: {
      ...state,
      retriedAt: media.position,
      media: { ...media, phase: plays ? 'loading' : 'paused' },
    },
    effects: [{ type: 'load', track, from: media.position, plays }],
  };
}

function changeSettings(state: PlaybackState, settings: PlaybackSettings): PlaybackStep {
  if (state.kind === 'closed') return only({ ...state, settings });
  const { speed } = settings;
  return {
    state: { ...state, settings, media: { ...state.media, speed } },
    effects: speed === state.settings.speed ? [] : [{ type: 'set speed', speed }],
  };
}

function remember({ track, media: { position, duration } }: OpenPlayback): PlaybackEffect {
  return { type: 'remember', track, position, duration };
}

/** Before it has loaded, a track isn't at its position yet. */
function rememberIfKnown(state: OpenPlayback): readonly PlaybackEffect[] {
  return state.media.duration === null ? [] : [remember(state)];
}

function withMedia(state: OpenPlayback, event: MediaEvent): OpenPlayback {
  const media = playerReducer(state.media, event);
  // Waiting for data isn't worth a notification.
  return media === state.media ? state : { ...state, media };
}

function isAtItsEnd({ phase, position, duration }: MediaState): boolean {
  return phase === 'ended' || isAtEnd(position, duration ?? Number.NaN);
}

function only(state: PlaybackState): PlaybackStep {
  return { state, effects: [] };
}
