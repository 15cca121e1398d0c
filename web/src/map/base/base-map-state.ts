import { MINUTE_MS } from '@laneway/domain/timing';

/**
 * The base map that is shown. Tiles come from another server and may fail to load, in a tunnel or a closed network, so
 * the built-in sketch takes over until they load again. Each `attempt` requests all tiles of the view again, including
 * those that hang.
 * - `opening`: the first tiles are requested; none has loaded yet.
 * - `tiles`: tiles load. The sketch stays below them until the view is covered.
 * - `sketch`: tiles were given up; the next attempt is pending.
 * - `returning`: the sketch is shown while tiles are tried again.
 */
export type BaseMapState = { readonly attempt: number } & (
  | { readonly kind: 'opening'; readonly failures: number }
  | { readonly kind: 'tiles'; readonly failures: number; readonly isCovered: boolean }
  | { readonly kind: 'sketch' }
  | { readonly kind: 'returning'; readonly failures: number }
);

export type BaseMapEvent =
  | { readonly type: 'tile-loaded' | 'tile-failed' | 'view-covered'; readonly online: boolean }
  /** The code that draws the tiles couldn't be loaded. */
  | { readonly type: 'gave-up' }
  /** The first tiles took too long. */
  | { readonly type: 'load-timed-out' }
  | { readonly type: 'retry-due' }
  | { readonly type: 'went-online' }
  | { readonly type: 'went-offline' };

/** The time for which the map may stay empty before the sketch is shown under the loading tiles. */
export const LOAD_TIMEOUT_MS = 3_000;

const FIRST_PAUSE_MS = 30_000;
const MAX_PAUSE_MS = 8 * MINUTE_MS;

/** The delay before tiles are tried again: longer each time after the second, to spare an overloaded server. */
export function retryPauseMs(tries: number): number {
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
}

/** Consecutive failures that mean there are no tiles. A single one is just a missing tile. */
const FAILURES_TO_GIVE_UP = 4;

/** Offline the sketch is shown from the start, and tiles on the device may still cover it. */
export function firstBaseMap(online: boolean): BaseMapState {
  return { kind: online ? 'opening' : 'returning', failures: 0, attempt: 0 };
}

export function nextBaseMap(state: BaseMapState, event: BaseMapEvent): BaseMapState {
  switch (event.type) {
    case 'tile-loaded':
      return afterLoading(state);
    case 'tile-failed':
      return afterFailure(state, event.online);
    case 'gave-up':
      return { kind: 'sketch', attempt: state.attempt };
    case 'view-covered':
      return state.kind === 'tiles' && !state.isCovered ? { ...state, isCovered: true } : state;
    case 'load-timed-out':
    case 'went-offline':
      return state.kind === 'opening' ? { ...state, kind: 'returning' } : state;
    case 'retry-due':
    case 'went-online':
      return state.kind === 'sketch' || state.kind === 'returning'
        ? { kind: 'returning', failures: 0, attempt: state.attempt + 1 }
        : state;
  }
}

/** The layers shown in a state. */
export function groundOf(state: BaseMapState): {
  readonly showsTiles: boolean;
  readonly showsSketch: boolean;
  readonly saysSketch: boolean;
} {
  switch (state.kind) {
    case 'opening':
      return { showsTiles: true, showsSketch: false, saysSketch: false };
    case 'tiles':
      return { showsTiles: true, showsSketch: !state.isCovered, saysSketch: false };
    case 'sketch':
      return { showsTiles: false, showsSketch: true, saysSketch: true };
    case 'returning':
      return { showsTiles: true, showsSketch: true, saysSketch: true };
  }
}

function afterLoading(state: BaseMapState): BaseMapState {
  switch (state.kind) {
    case 'opening':
    case 'returning':
      return {
        kind: 'tiles',
        failures: 0,
        isCovered: state.kind === 'opening',
        attempt: state.attempt,
      };
    case 'tiles':
      return state.failures === 0 ? state : { ...state, failures: 0 };
    case 'sketch':
      return state;
  }
}

/**
 * Offline every failure is a tile that isn't on the device. Others may be, so tiles are never given up: the sketch is
 * below them and shows where one is missing.
 */
function afterFailure(state: BaseMapState, online: boolean): BaseMapState {
  if (!online) return withSketchBelow(state);
  if (state.kind === 'sketch') return state;
  const failures = state.failures + 1;
  if (failures < FAILURES_TO_GIVE_UP) return { ...state, failures };
  return { kind: 'sketch', attempt: state.attempt };
}

function withSketchBelow(state: BaseMapState): BaseMapState {
  switch (state.kind) {
    case 'opening':
      return { ...state, kind: 'returning' };
    case 'returning':
    case 'sketch':
      return state;
    case 'tiles':
      return state.isCovered ? { ...state, isCovered: false } : state;
  }
}
