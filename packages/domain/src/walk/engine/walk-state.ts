import type { Spot } from '../plan/local-frame.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';

/** The phase of a stop. Missed and skipped ones can still be played by hand. */
export type StopPhase = 'ahead' | 'playing' | 'played' | 'missed' | 'skipped';

export type StopState = {
  readonly id: number;
  readonly phase: StopPhase;
  /** The largest share of its audio that was played, 0 to 1. */
  readonly heard: number;
  /** True if its audio has started or, without audio, if it was reached. */
  readonly isVisited: boolean;
  /**
   * The time when it last started, was offered or ended; it doesn't start again until it is re-armed. Null if it may
   * start.
   */
  readonly spentAt: number | null;
  /** True if the app offers it to the walker. */
  readonly isOffered: boolean;
  readonly isPrefetched: boolean;
};

/** The relation of the walker to the zone of a stop that they are in or have just left. */
export type ZoneState = {
  readonly stop: number;
  readonly isInside: boolean;
  /** The time of the first of these fixes. */
  readonly since: number;
  /** Fixes in a row inside, well outside, and at the stop along the path. */
  readonly inside: number;
  readonly outside: number;
  readonly atStop: number;
  /** True if this visit's walker was told that they haven't heard the stop. */
  readonly isTold: boolean;
};

/** The filtered position. */
export type WalkPosition = Spot & {
  readonly t: number;
  /** The filter's variance, in square metres for each axis. */
  readonly variance: number;
  /** The last fix that was used, unfiltered. */
  readonly fix: Spot;
  readonly accuracy: number;
};

/** Fixes that are too far away to be plausible, until enough of them agree. */
type Doubt = Spot & { readonly t: number; readonly fixes: number };

/** The recent distance from the path. */
export type LateralOffset = { readonly metres: number; readonly seconds: number };

export type PathProgress = {
  /** Metres from the path's start; on a loop from the stop where the walk began, negative before it. */
  readonly along: number;
  /** Metres from the path. */
  readonly beside: number;
  /** The mean distance over the last minutes, and the seconds it covers. */
  readonly lateralOffset: LateralOffset;
  /** Metres per second along the path, lately. */
  readonly pace: number;
  /** The time of the last fix. */
  readonly t: number;
  /** The time of the last fix in the expected part of the path. */
  readonly foundAt: number;
  /** Consecutive fixes with an unheard stop well behind. */
  readonly passed: number;
  /** Consecutive fixes outside the expected part of the path. */
  readonly refusals: number;
};

type OffRoute = {
  readonly since: number;
  /** Metres from the path at that time. */
  readonly from: number;
  readonly metres: number;
  readonly toldAt: number | null;
};

/** The least distances to a stop, in metres: in a straight line, and along the path if that was known. */
export type Approach = { readonly straight: number; readonly along: number | null };

export type WalkPhase = 'ready' | 'walking' | 'paused' | 'ended';

export type LocationPermission = 'unknown' | 'granted' | 'approximate' | 'refused' | 'unavailable';

/** The whole state of a walk; JSON, valid only with the plan that it was made from. */
export type WalkState = {
  readonly v: typeof WALK_STATE_VERSION;
  readonly guideId: number;
  readonly phase: WalkPhase;
  /** The latest time that an event had; 0 before the first. */
  readonly now: number;
  /** The state of each stop, in the plan's order. */
  readonly stops: readonly StopState[];
  /** Indexes of stops: the first in walking order once the walk has begun, and the last that started automatically. */
  readonly first: number | null;
  readonly last: number | null;
  /** True if the walker chose the first stop, at the start or later. */
  readonly isFirstChosen: boolean;
  /** How near the chosen stop has been so far; null until there is a position. */
  readonly approach: Approach | null;
  readonly position: WalkPosition | null;
  readonly doubt: Doubt | null;
  /** The newest last; only as long as a course needs. */
  readonly trail: readonly Spot[];
  readonly progress: PathProgress | null;
  /** The progress before the fixes jumped away from it, while the jump may still prove to be a reflection. */
  readonly suspectedJump: PathProgress | null;
  readonly zones: readonly ZoneState[];
  /** The current audio: the index of the stop, the time of its command, and whether the player confirmed the start. */
  readonly playing: {
    readonly stop: number;
    readonly since: number;
    readonly isStarted: boolean;
  } | null;
  /** Indexes of the queued stops. */
  readonly queue: readonly number[];
  readonly isVisible: boolean;
  readonly permission: LocationPermission;
  /** The time when waiting for a usable fix began; null while not waiting. */
  readonly fixAwaitedSince: number | null;
  readonly isLost: boolean;
  readonly offRoute: OffRoute | null;
  /** The time when the page became visible again, and whether a stop has started since; null after a while. */
  readonly catchUp: { readonly since: number; readonly hasFired: boolean } | null;
  /** True if no stop comes next but some are left: the walker is asked whether to go on with them. */
  readonly isAtEnd: boolean;
  /** True if every stop of the walk was visited or skipped. */
  readonly isFinished: boolean;
};

/** The mutable copy of the state during a step, so that updates for every fix don't copy it again. */
export type WalkDraft = { -readonly [Key in keyof WalkState]: WalkState[Key] };

/** Incremented when the format changes incompatibly. */
export const WALK_STATE_VERSION = 1;

export function startState(plan: WalkPlan): WalkState {
  return {
    v: WALK_STATE_VERSION,
    guideId: plan.guideId,
    phase: 'ready',
    now: 0,
    stops: plan.stops.map(({ id }) => ({
      id,
      phase: 'ahead',
      heard: 0,
      isVisited: false,
      spentAt: null,
      isOffered: false,
      isPrefetched: false,
    })),
    first: null,
    last: null,
    isFirstChosen: false,
    approach: null,
    position: null,
    doubt: null,
    trail: [],
    progress: null,
    suspectedJump: null,
    zones: [],
    playing: null,
    queue: [],
    isVisible: true,
    permission: 'unknown',
    fixAwaitedSince: null,
    isLost: false,
    offRoute: null,
    catchUp: null,
    isAtEnd: false,
    isFinished: false,
  };
}

/** True once the walk has reached, passed or skipped a stop. Until then, the walker is on the way to its start. */
export function isBegun({ stops }: Pick<WalkState, 'stops'>): boolean {
  return stops.some(({ phase }) => phase !== 'ahead');
}

export function changeStop(state: WalkState, index: number, change: Partial<StopState>): WalkState {
  const stop = state.stops[index];
  if (stop === undefined) return state;
  return { ...state, stops: state.stops.with(index, { ...stop, ...change }) };
}
