import type { Point } from '../../geo/point.ts';

/** A position reported by the phone. Speed and heading are left out because they are unreliable. */
export type Fix = {
  readonly type: 'fix';
  /** Milliseconds; the time of the position, not of its arrival. */
  readonly t: number;
  readonly point: Point;
  /** Radius in metres of the 68 % confidence circle. */
  readonly accuracy: number;
};

/** The progress of a stop's audio; `heard` is the share that was played, 0 to 1. */
export type AudioEvent = {
  readonly type: 'audio';
  readonly t: number;
  readonly stopId: number;
  readonly what: 'started' | 'paused' | 'ended' | 'failed';
  readonly heard: number;
};

export type UserEvent =
  | {
      readonly type: 'user';
      readonly t: number;
      readonly what: 'start' | 'pause' | 'resume' | 'end';
    }
  | {
      readonly type: 'user';
      readonly t: number;
      /**
       * `startAt` makes a stop the next one, at the start of a walk or later. `putAside` ends the offer of a stop,
       * which stays as it is.
       */
      readonly what: 'playNow' | 'skip' | 'unskip' | 'startAt' | 'putAside';
      readonly stopId: number;
    };

export type WalkEvent =
  | Fix
  | AudioEvent
  | UserEvent
  /** Sent once a second, so that time passes without a position. */
  | { readonly type: 'tick'; readonly t: number }
  | { readonly type: 'visible'; readonly t: number; readonly isVisible: boolean }
  | {
      readonly type: 'permission';
      readonly t: number;
      readonly what: 'granted' | 'approximate' | 'refused' | 'unavailable';
    };

export type WalkNotice =
  | { readonly what: 'offRoute'; readonly metres: number }
  | { readonly what: 'backOnRoute' }
  | { readonly what: 'lost' }
  | { readonly what: 'found' }
  | {
      readonly what: 'missed';
      readonly stopIds: readonly number[];
      /** Set if earlier stops that weren't played held all of them back. */
      readonly because?: 'order';
    }
  | { readonly what: 'ask'; readonly stopId: number }
  /** The walker is at an earlier stop that they haven't heard, which doesn't start by itself. */
  | { readonly what: 'unheard'; readonly stopId: number }
  | { readonly what: 'hidden' }
  /** No stop comes next, but these are left. */
  | { readonly what: 'left'; readonly stopIds: readonly number[] }
  | { readonly what: 'finished' };

export type WalkCommand =
  | { readonly type: 'play'; readonly stopId: number }
  | { readonly type: 'queue'; readonly stopId: number }
  /** Stops the audio of a stop at the walker's request; only an ambient sound also stops automatically. */
  | { readonly type: 'silence'; readonly stopId: number }
  | { readonly type: 'prefetch'; readonly stopId: number }
  /** Sounds for a reached stop without audio; otherwise for a notice on the screen. */
  | { readonly type: 'chime'; readonly stopId?: number }
  | { readonly type: 'tell'; readonly notice: WalkNotice };
