import type { Spot } from '../plan/local-frame.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';

/** What has become of a stop. Missed and skipped ones can still be played by hand. */
export type StopPhase = 'ahead' | 'playing' | 'played' | 'missed' | 'skipped';

export type StopState = {
  readonly id: number;
  readonly phase: StopPhase;
  /** The largest share of its audio that was played, 0 to 1. */
  readonly heard: number;
  /** Whether its audio has begun, to whatever end; without audio, whether it was reached. */
  readonly isVisited: boolean;
  /** When it last started, was offered or ended; until it is re-armed it doesn't start again. Null if it may. */
  readonly spentAt: number | null;
  /** Whether it is offered to the walker: 'Play now?' */
  readonly isOffered: boolean;
  readonly isPrefetched: boolean;
};

/** How someone stands to the zone of a stop that they are in or have just been in. */
export type ZoneState = {
  readonly stop: number;
  readonly isInside: boolean;
  /** Since when the fixes have said so. */
  readonly since: number;
  /** Fixes in a row inside, well outside, and at the stop along the path. */
  readonly inside: number;
  readonly outside: number;
  readonly atStop: number;
};

/** The filtered position. */
export type WalkPosition = Spot & {
  readonly t: number;
  /** Of the filter, in square metres for each axis. */
  readonly variance: number;
  /** The last fix that was used, unfiltered. */
  readonly fix: Spot;
  readonly accuracy: number;
};

/** Fixes that are too far away to be believed, until enough of them agree. */
type Doubt = Spot & { readonly t: number; readonly fixes: number };

/** How far beside the path someone has been lately. */
export type LateralOffset = { readonly metres: number; readonly seconds: number };

/** Where someone is along the path. */
export type PathProgress = {
  /** Metres from the path's start; on a loop from the stop where someone began, less than 0 before they reach it. */
  readonly along: number;
  /** Metres from the path. */
  readonly beside: number;
  /** The mean of that over the last minutes, and over how many seconds it is taken. */
  readonly lateralOffset: LateralOffset;
  /** Metres per second along the path, lately. */
  readonly pace: number;
  /** Of the last fix. */
  readonly t: number;
  /** Fixes in a row with a stop that wasn't heard well behind. */
  readonly passed: number;
  /** Fixes in a row that weren't near the part of the path where they were expected. */
  readonly refusals: number;
};

type OffRoute = {
  readonly since: number;
  /** Metres from the path at that time. */
  readonly from: number;
  readonly metres: number;
  readonly toldAt: number | null;
};

export type WalkPhase = 'ready' | 'walking' | 'paused' | 'ended';

export type LocationPermission = 'unknown' | 'granted' | 'approximate' | 'refused' | 'unavailable';

/** All that a walk remembers; JSON, and only ever read together with the plan that it was made from. */
export type WalkState = {
  readonly v: typeof WALK_STATE_VERSION;
  readonly guideId: number;
  readonly phase: WalkPhase;
  /** The latest time that an event had; 0 before the first. */
  readonly now: number;
  /** In the plan's order. */
  readonly stops: readonly StopState[];
  /** Indexes of stops: the first in walking order once someone has begun, and the last that started by itself. */
  readonly first: number | null;
  readonly last: number | null;
  /** Whether the walker chose the first themselves. */
  readonly isFirstChosen: boolean;
  readonly position: WalkPosition | null;
  readonly doubt: Doubt | null;
  /** The newest last; as long as a course needs. */
  readonly trail: readonly Spot[];
  readonly progress: PathProgress | null;
  /** The progress before the fixes jumped away from it, while the jump may still prove to be a reflection. */
  readonly suspectedJump: PathProgress | null;
  readonly zones: readonly ZoneState[];
  /** What is heard: the index of the stop, when its command was given, and whether the audio said that it began. */
  readonly playing: {
    readonly stop: number;
    readonly since: number;
    readonly isStarted: boolean;
  } | null;
  /** Indexes of the stops that wait. */
  readonly queue: readonly number[];
  readonly isVisible: boolean;
  readonly permission: LocationPermission;
  /** Since when a usable fix has been waited for; null while nobody waits. */
  readonly fixAwaitedSince: number | null;
  readonly isLost: boolean;
  readonly offRoute: OffRoute | null;
  /** When someone came back to a page that was hidden, and whether a stop has started since; null after a while. */
  readonly catchUp: { readonly since: number; readonly hasFired: boolean } | null;
  readonly isFinished: boolean;
};

/** The state that a step is making: its own copy, so that what every fix changes needs no further ones. */
export type WalkDraft = { -readonly [Key in keyof WalkState]: WalkState[Key] };

/** Another number for states that can't be read as this one. */
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
    isFinished: false,
  };
}

export function changeStop(state: WalkState, index: number, change: Partial<StopState>): WalkState {
  const stop = state.stops[index];
  if (stop === undefined) return state;
  return { ...state, stops: state.stops.with(index, { ...stop, ...change }) };
}
