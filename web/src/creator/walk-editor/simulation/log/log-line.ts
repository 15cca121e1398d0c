import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';

/** A walker's notice; a locked phone has its own line. */
export type ToldNotice = Exclude<WalkNotice, { readonly what: 'hidden' }>;

/** An event of a simulated walk, with its second. */
export type LogLine = { readonly at: number } & LogFact;

export type LogFact =
  /** Metres outside the drawn edge of its zone, negative inside; null if unknown. */
  | { readonly what: 'starts'; readonly stopId: number; readonly outside: number | null }
  | { readonly what: 'ends'; readonly stopId: number }
  | { readonly what: 'waits'; readonly stopId: number; readonly duringStopId: number | null }
  /** Reached, but it has no audio. */
  | { readonly what: 'soundless'; readonly stopId: number }
  /** Someone who starts at another place misses those before it. */
  | { readonly what: 'joins'; readonly stopId: number; readonly skipped: readonly number[] }
  | { readonly what: 'locked'; readonly seconds: number }
  | { readonly what: 'unlocked' }
  /** `told` means that the phone has shown it, after a long time without a position. */
  | { readonly what: 'noPosition'; readonly seconds: number; readonly isTold: boolean }
  | { readonly what: 'told'; readonly notice: ToldNotice }
  | { readonly what: 'led' };
