import type { WalkNotice } from '@laneway/domain/walk/engine/walk-event';

/** What a walker is told; of a locked phone there is a line from the moment it is locked. */
export type ToldNotice = Exclude<WalkNotice, { readonly what: 'hidden' }>;

/** What happened on a simulated walk, and at which of its seconds. */
export type LogLine = { readonly at: number } & LogFact;

export type LogFact =
  /** Metres outside the drawn edge of its zone, less than 0 inside; null where that can't be said. */
  | { readonly what: 'starts'; readonly stopId: number; readonly outside: number | null }
  | { readonly what: 'ends'; readonly stopId: number }
  | { readonly what: 'waits'; readonly stopId: number; readonly duringStopId: number | null }
  /** Reached, but there is nothing to hear. */
  | { readonly what: 'soundless'; readonly stopId: number }
  /** Someone who starts at another place misses those before it. */
  | { readonly what: 'joins'; readonly stopId: number; readonly skipped: readonly number[] }
  | { readonly what: 'locked'; readonly seconds: number }
  | { readonly what: 'unlocked' }
  /** Told is someone whose phone has had none for so long that it says so. */
  | { readonly what: 'noPosition'; readonly seconds: number; readonly isTold: boolean }
  | { readonly what: 'told'; readonly notice: ToldNotice }
  | { readonly what: 'led' };
