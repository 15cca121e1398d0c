import {
  IDLE,
  type PlayerEvent as MediaEvent,
  type PlayerState as MediaState,
} from './player-state.ts';
import { neighbour, type Track } from './track.ts';

export type PlaybackSettings = {
  readonly speed: number;
  /** Whether the next place follows by itself. */
  readonly isContinuous: boolean;
};

export type OpenPlayback = {
  readonly kind: 'open';
  readonly settings: PlaybackSettings;
  readonly track: Track;
  readonly media: MediaState;
  /** False after a reload, until it is played: nobody may want the file. */
  readonly isLoaded: boolean;
  /** Where a failure was last answered by asking for a new link; null if none was. */
  readonly retriedAt: number | null;
};

/** What the app's player plays, on whichever page the visitor is. */
export type PlaybackState =
  | { readonly kind: 'closed'; readonly settings: PlaybackSettings }
  | OpenPlayback;

export type PlaybackEvent =
  /** `from` is in seconds; null is where listening stopped. */
  | { readonly type: 'play'; readonly track: Track; readonly from: number | null }
  | { readonly type: 'change settings'; readonly settings: PlaybackSettings }
  | OpenPlaybackEvent;

/** What only changes something while a track is open. */
export type OpenPlaybackEvent =
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'seek'; readonly to: number }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'stop' }
  /** A short sound takes the place of the file, which isn't loaded any more. */
  | { readonly type: 'ring' }
  /** The server has newer facts about the track. */
  | { readonly type: 'refresh'; readonly track: Track }
  | { readonly type: 'media'; readonly event: MediaEvent };

/** What has to be done outside: to the media element, and to what the device remembers. */
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

/** What the buttons for the next and the previous track do. Nothing follows by itself then. */
export type Steering = { readonly next: () => void; readonly previous: () => void };

/** The app's player: one for all pages, driven by whoever has something to play. */
export type AppPlayer = {
  readonly getState: () => PlaybackState;
  /** Calls after each change; returns how to stop. */
  readonly subscribe: (listener: PlaybackListener) => () => void;
  /** Calls when a track was heard to its end; returns how to stop. */
  readonly onEnded: (listener: (track: Track) => void) => () => void;
  /** Plays a track from where listening stopped, or from these seconds; a track that is open goes on. */
  readonly play: (track: Track, from?: number) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  readonly toggle: () => void;
  readonly seek: (seconds: number) => void;
  readonly step: (seconds: number) => void;
  readonly next: () => void;
  readonly previous: () => void;
  /** Ends playing and forgets what was played; where listening stopped is kept. */
  readonly stop: () => void;
  readonly changeSpeed: () => void;
  readonly setContinuous: (isContinuous: boolean) => void;
  /** Loads what will be played soon, so that it starts at once; a media field. */
  readonly prefetch: (audio: string) => void;
  /**
   * Plays a short sound from this URL. From the handler of a tap it also has the browser allow what is played later
   * without one. False if it is refused, and while a track is heard.
   */
  readonly ring: (url: string) => Promise<boolean>;
  /** Lets someone else say what comes before and after a track, as on a walk; null gives that back. */
  readonly steer: (steering: Steering | null) => void;
  readonly isSteered: () => boolean;
  /** Tells what the server now says about the track that is open. */
  readonly refresh: (track: Track) => void;
};

export function closedPlayback(settings: PlaybackSettings): PlaybackState {
  return { kind: 'closed', settings };
}

/** What was playing before a reload: never starts by itself. */
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

/** Whether there is sound, or will be as soon as enough has loaded. */
export function isSounding({ phase }: Pick<MediaState, 'phase'>): boolean {
  return phase === 'playing' || phase === 'loading';
}

/** The track that a reload brings back; one that has ended is over. */
export function trackToKeep(state: PlaybackState): Track | null {
  return state.kind === 'open' && state.media.phase !== 'ended' ? state.track : null;
}
