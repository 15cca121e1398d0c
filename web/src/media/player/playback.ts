import {
  IDLE,
  type PlayerEvent as MediaEvent,
  type PlayerState as MediaState,
} from './player-state.ts';
import { neighbour, type Track } from './track.ts';

export type PlaybackSettings = {
  readonly speed: number;
  /** True if the next place plays automatically. */
  readonly isContinuous: boolean;
};

export type OpenPlayback = {
  readonly kind: 'open';
  readonly settings: PlaybackSettings;
  readonly track: Track;
  readonly media: MediaState;
  /** False after a reload, until it is played, because the file may not be needed. */
  readonly isLoaded: boolean;
  /** The position of the last retry after a failure; null if there was none. */
  readonly retriedAt: number | null;
};

/** The state of the app's player, which is independent of the page. */
export type PlaybackState =
  | { readonly kind: 'closed'; readonly settings: PlaybackSettings }
  | OpenPlayback;

export type PlaybackEvent =
  /** `from` is in seconds; null resumes where listening stopped. */
  | { readonly type: 'play'; readonly track: Track; readonly from: number | null }
  | { readonly type: 'change settings'; readonly settings: PlaybackSettings }
  | OpenPlaybackEvent;

/** Events that only matter while a track is open. */
export type OpenPlaybackEvent =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'stop' }
  /** A short sound replaces the file, which is no longer loaded. */
  | { readonly type: 'ring' }
  /** The server has newer data about the track. */
  | { readonly type: 'refresh'; readonly track: Track }
  | { readonly type: 'media'; readonly event: MediaEvent };

/** The side effects: on the media element, and on the device's storage. */
export type PlaybackEffect =
  | {
      readonly type: 'load';
      readonly track: Track;
      readonly from: number | null;
      readonly plays: boolean;
    }
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'set speed'; readonly speed: number }
  | { readonly type: 'unload' }
  | {
      readonly type: 'remember';
      readonly track: Track;
      readonly position: number;
      readonly duration: number | null;
    };

export type PlaybackListener = (state: PlaybackState, before: PlaybackState) => void;

/** The actions of the buttons for the next and the previous track. Nothing plays automatically while they are set. */
export type Steering = { readonly next: () => void; readonly previous: () => void };

/** The app's player: one for all pages. */
export type AppPlayer = {
  readonly getState: () => PlaybackState;
  /** Calls the listener after each change; returns a function that unsubscribes. */
  readonly subscribe: (listener: PlaybackListener) => () => void;
  /** Calls the listener when a track has played to its end; returns a function that unsubscribes. */
  readonly onEnded: (listener: (track: Track) => void) => () => void;
  /** Plays a track from where listening stopped, or from these seconds; an open track continues. */
  readonly play: (track: Track, from?: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly step: (seconds: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Stops and closes the track, and stores the position. */
  readonly stop: () => void;
  readonly changeSpeed: () => void;
  readonly setContinuous: (isContinuous: boolean) => void;
  /** Loads a media field that will be played soon, so that it starts at once. */
  readonly prefetch: (audio: string) => void;
  /**
   * Plays a short sound from this URL. Called from a tap handler, it also makes the browser allow later playback
   * without one. False if it is refused, and while a track plays.
   */
  readonly ring: (url: string) => Promise<boolean>;
  /** Lets someone else choose the next and previous tracks, as on a walk; null ends that. */
  readonly steer: (steering: Steering | null) => void;
  readonly isSteered: () => boolean;
  /** Passes on the server's current data about the open track. */
  readonly refresh: (track: Track) => void;
};

export function closedPlayback(settings: PlaybackSettings): PlaybackState {
  return { kind: 'closed', settings };
}

/** The playback before a reload, which never starts automatically. */
export function restoredPlayback(
  settings: PlaybackSettings,
  track: Track,
  progress: Pick<MediaState, 'position' | 'duration'>,
): OpenPlayback {
  const media: MediaState = { ...IDLE, ...progress, phase: 'paused', speed: settings.speed };
  return { kind: 'open', settings, track, media, isLoaded: false, retriedAt: null };
}

/** The track to offer once this one has ended. */
export function offeredTrack(state: PlaybackState): Track | null {
  return state.kind === 'open' && state.media.phase === 'ended' ? neighbour(state.track, 1) : null;
}

/** True if it is playing, or will be as soon as enough has loaded. */
export function isSounding({ phase }: Pick<MediaState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'loading';
}

/** The track to restore after a reload; null for one that has ended. */
export function trackToRestore(state: PlaybackState): Track | null {
  return state.kind === 'open' && state.media.phase !== 'ended' ? state.track : null;
}
