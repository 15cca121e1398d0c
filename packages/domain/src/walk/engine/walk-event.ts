import type { Point } from '../../geo/point.ts';

/** What a phone says of its position. Speed and heading are left out: they can't be relied on. */
export type Fix = {
  readonly type: 'fix';
  /** Milliseconds, of the position and not of its arrival. */
  readonly t: number;
  readonly point: Point;
  /** Radius in metres that holds the true position two times in three. */
  readonly accuracy: number;
};

/** What becomes of the audio of a stop; `heard` is the share of it that was played, 0 to 1. */
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
      readonly what: 'playNow' | 'skip' | 'unskip' | 'startAt';
      readonly stopId: number;
    };

export type WalkEvent =
  | Fix
  | AudioEvent
  | UserEvent
  /** Once a second, so that time passes without a position. */
  | { readonly type: 'tick'; readonly t: number }
  | { readonly type: 'visible'; readonly t: number; readonly isVisible: boolean }
  | {
      readonly type: 'permission';
      readonly t: number;
      readonly what: 'granted' | 'approximate' | 'refused' | 'unavailable';
    };

/** What a walker is told, in one line each. */
export type WalkNotice =
  | { readonly what: 'offRoute'; readonly metres: number }
  | { readonly what: 'backOnRoute' }
  | { readonly what: 'lost' }
  | { readonly what: 'found' }
  | { readonly what: 'missed'; readonly stopIds: readonly number[] }
  | { readonly what: 'ask'; readonly stopId: number }
  | { readonly what: 'hidden' }
  | { readonly what: 'finished' };

export type WalkCommand =
  | { readonly type: 'play'; readonly stopId: number }
  | { readonly type: 'queue'; readonly stopId: number }
  /** Ends the audio of a stop because the walker said so; only an ambient sound also ends by itself. */
  | { readonly type: 'silence'; readonly stopId: number }
  | { readonly type: 'prefetch'; readonly stopId: number }
  /** For the stop that was reached where it has no audio; else something to be read. */
  | { readonly type: 'chime'; readonly stopId?: number }
  | { readonly type: 'tell'; readonly notice: WalkNotice };
