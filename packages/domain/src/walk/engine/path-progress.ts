import type { Spot } from '../plan/local-frame.ts';
import {
  type Expectation,
  type MeasuredPath,
  NOTHING_EXPECTED,
  type Projection,
  projectOnto,
} from '../plan/measured-path.ts';
import type { PreparedPlan } from '../plan/prepared-plan.ts';
import { headingOf } from './position-filter.ts';
import type { WalkRules } from './rules.ts';
import type { StepContext } from './step-context.ts';
import {
  isBegun,
  type LateralOffset,
  type PathProgress,
  type WalkDraft,
  type WalkPosition,
  type WalkState,
} from './walk-state.ts';

/** The expected pace in metres per second. */
const PACE = 1.2;

type PathPart = { readonly from: number; readonly to: number };

/** A part of the path, and the expected progress in it. */
type Search = PathPart & {
  readonly expected: Expectation;
  /** The part of it that the walker can have reached on foot; null if that is all of it, or unknown. */
  readonly reachable: PathPart | null;
};

/** A position along the path, with a cost to compare it with others. */
type Match = Projection & { readonly cost: number };

/**
 * Tracks a position along the path: in a window around the last one, or along the whole path if there is none, if it is
 * old, or after too many positions outside the window.
 */
export function trackPath(context: StepContext, draft: WalkDraft): void {
  const { plan, rules } = context;
  const { position, progress } = draft;
  if (plan.path === null || position === null) return;
  const found = locate(context, draft, plan.path, position);
  if (found !== null && found.beside <= rules.offRouteMetres + position.accuracy) {
    const passed = progress?.passed ?? 0;
    const { along, beside } = found;
    const lateralOffset = lateralOffsetAfter(context, progress, beside, position.t);
    const pace = paceAfter(rules, progress, along, position.t);
    const { t } = position;
    draft.progress = { along, beside, lateralOffset, pace, t, foundAt: t, passed, refusals: 0 };
    return;
  }
  if (progress === null) return;
  // Elsewhere along the path is still on the route.
  const beside =
    projectOnto(plan.path, position, WHOLE, NOTHING_EXPECTED)?.beside ?? progress.beside;
  draft.progress = {
    ...progress,
    t: position.t,
    beside,
    lateralOffset: isOffRoute(context, draft)
      ? progress.lateralOffset
      : lateralOffsetAfter(context, progress, beside, position.t),
    refusals: progress.refusals + 1,
  };
}

const WHOLE = { from: 0, to: Infinity };

/** A stop's position along the path, on the scale of progress; see {@link PathProgress}. */
function progressAt(plan: PreparedPlan, state: WalkState, along: number): number {
  return plan.path === null || !plan.plan.loop
    ? along
    : (along - loopStart(plan, state) + plan.path.length) % plan.path.length;
}

/** The distance in metres by which the walker is past a stop along the path, negative before it; null if unknown. */
export function metresPast(plan: PreparedPlan, state: WalkState, index: number): number | null {
  if (state.progress === null) return null;
  const past = state.progress.along - progressAt(plan, state, plan.alongs[index] ?? Number.NaN);
  return Number.isNaN(past) ? null : past;
}

/** Indexes of the stops that the walker is past by `min` to `max` metres. */
export function stopsPast(
  plan: PreparedPlan,
  state: WalkState,
  min: number,
  max: number,
): readonly number[] {
  const { progress } = state;
  const { alongs } = plan;
  const found: number[] = [];
  if (progress === null) return found;
  for (let index = 0; index < alongs.length; index += 1) {
    const past = progress.along - progressAt(plan, state, alongs[index] as number);
    if (past >= min && past <= max) found.push(index);
  }
  return found;
}

/** Progress as metres from the path's start. */
export function alongOf(plan: PreparedPlan, state: WalkState, progress: number): number {
  if (plan.path === null || !plan.plan.loop) return progress;
  const { length } = plan.path;
  return (((progress + loopStart(plan, state)) % length) + length) % length;
}

/** Reaching a stop on a loop sets the lap to that of the stop. */
export function syncLap(plan: PreparedPlan, state: WalkState, index: number): WalkState {
  const past = metresPast(plan, state, index);
  if (!plan.plan.loop || plan.path === null || state.progress === null || past === null)
    return state;
  const along = state.progress.along - Math.round(past / plan.path.length) * plan.path.length;
  return { ...state, progress: { ...state.progress, along } };
}

/** On a loop, progress counts from the stop where the walk began. */
function loopStart({ plan }: PreparedPlan, { first }: WalkState): number {
  return first === null ? 0 : (plan.stops[first]?.along ?? 0);
}

/**
 * The likeliest position along the path, which may be far beside it. Where a path crosses or repeats itself, only the
 * part that the walker can have reached counts, unless they are much nearer to another one.
 */
function locate(
  context: StepContext,
  state: WalkState,
  path: MeasuredPath,
  position: WalkPosition,
): Match | null {
  const { plan, rules } = context;
  const search = searchFor(context, state, path, position.t);
  const found = project(plan, state, path, position, search);
  if (found === null || search.reachable === null) return found;
  const reached = project(plan, state, path, position, { ...search, ...search.reachable });
  const isFarther = reached === null || reached.cost > found.cost + rules.pathUnreachable;
  return isFarther ? found : reached;
}

function searchFor(
  context: StepContext,
  state: WalkState,
  { length }: MeasuredPath,
  t: number,
): Search {
  const { rules, plan } = context;
  const { progress } = state;
  const heading = headingOf(context, state);
  const against = rules.pathAgainst;
  const expect = (along: number, pull: number) => ({ along, pull, heading, against });
  if (progress === null) {
    const expected = expect(expectedStart(plan, state), rules.pathPull);
    // On a loop, a walker who chose a stop is on the way to it, or just there.
    const to = state.isFirstChosen ? rules.missedPast : length / 2;
    return plan.plan.loop
      ? { from: to - length, to, expected, reachable: null }
      : { from: 0, to: length, expected, reachable: null };
  }
  const gap = t - progress.t;
  const along = progress.along + (PACE * gap) / 1000;
  if (gap > rules.lostSeconds * 1000 || isRefusedTooOften(context, progress)) {
    const expected = expect(along, rules.pathPullAnew);
    const whole = plan.plan.loop
      ? { from: along - length / 2, to: along + length / 2 }
      : { from: 0, to: length };
    const metres = (rules.paceMax * (t - progress.foundAt)) / 1000;
    const reachable = {
      from: Math.max(whole.from, progress.along - rules.pathBehind - metres),
      to: Math.min(whole.to, progress.along + rules.pathAhead + metres),
    };
    return { ...whole, expected, reachable };
  }
  return {
    from: progress.along - rules.pathBehind,
    to: progress.along + rules.pathAhead,
    expected: expect(along, rules.pathPull),
    reachable: null,
  };
}

function isRefusedTooOften({ rules }: StepContext, { refusals }: PathProgress): boolean {
  return refusals % rules.pathRefusals === rules.pathRefusals - 1;
}

/** Where progress is expected to start: at the current or chosen stop, otherwise at the start of the path. */
function expectedStart(plan: PreparedPlan, state: WalkState): number {
  const index = state.last ?? state.first;
  const along = index === null ? null : (plan.plan.stops[index]?.along ?? null);
  return along === null ? 0 : progressAt(plan, state, along);
}

/** The likeliest position in a part of the path, which on a loop may cross the seam. */
function project(
  plan: PreparedPlan,
  state: WalkState,
  path: MeasuredPath,
  spot: Spot,
  { from, to, expected }: Search,
): Match | null {
  if (!plan.plan.loop) return projectOnto(path, spot, { from, to }, expected);
  const start = loopStart(plan, state);
  let best: Match | null = null;
  let least = Infinity;
  // Every lap that the part touches: one, or two if it crosses the seam.
  const firstLap = Math.floor((from + start) / path.length);
  for (let lap = firstLap; lap * path.length <= to + start; lap += 1) {
    const shift = start - lap * path.length;
    const part = { from: from + shift, to: to + shift };
    const found = projectOnto(path, spot, part, { ...expected, along: expected.along + shift });
    if (found === null || found.cost >= least) continue;
    least = found.cost;
    best = { along: found.along - shift, beside: found.beside, cost: found.cost };
  }
  return best;
}

/** The recent speed along the path, in metres per second; negative for going back. */
function paceAfter(
  { paceSeconds, paceMax }: WalkRules,
  before: PathProgress | null,
  along: number,
  t: number,
): number {
  const seconds = before === null ? 0 : (t - before.t) / 1000;
  if (before === null || seconds <= 0) return before?.pace ?? 0;
  const pace = Math.min(paceMax, Math.max(-paceMax, (along - before.along) / seconds));
  return before.pace + Math.min(1, seconds / paceSeconds) * (pace - before.pace);
}

/** The position after continuing at the same pace. */
export function extrapolate(
  { filterLag }: WalkRules,
  progress: PathProgress,
  t: number,
): PathProgress {
  const seconds = filterLag + Math.max(0, t - progress.t) / 1000;
  return { ...progress, along: progress.along + Math.max(0, progress.pace) * seconds };
}

/**
 * Notifies a walker who leaves the path or stays away from it, and one who was notified and is back. On the way to the
 * start, what counts is the way to the first place: the nearest part of the path may be a later one.
 */
export function updateOffRoute(context: StepContext, state: WalkState): WalkState {
  const { rules, plan } = context;
  const { position, progress, offRoute } = state;
  if (plan.plan.mode !== 'ordered' || state.isAtEnd || state.isFinished) return state;
  if (position === null || progress === null) return state;
  const metres = progress.beside;
  if (metres <= rules.offRouteMetres + position.accuracy) return backOnRoute(context, state);
  const { since, from, toldAt } = offRoute ?? { since: position.t, from: metres, toldAt: null };
  const now = { since, from: Math.min(from, metres), metres, toldAt };
  const away = position.t - since;
  const isTime =
    isBegun(state) &&
    away >= rules.offRouteSeconds * 1000 &&
    (toldAt === null || position.t - toldAt >= rules.offRouteAgain * 1000);
  const isFarther = metres >= now.from + rules.offRouteGrowth;
  const hasStayed = toldAt === null && away >= rules.offRouteStays * 1000;
  if (!isTime || !(isFarther || hasStayed)) return { ...state, offRoute: now };
  const notice = { what: 'offRoute', metres: Math.round(metres) } as const;
  context.commands.push({ type: 'tell', notice });
  // A walker is notified again only after going even farther.
  return { ...state, offRoute: { ...now, from: metres, toldAt: position.t } };
}

function backOnRoute(context: StepContext, state: WalkState): WalkState {
  if (state.offRoute === null) return state;
  if (state.offRoute.toldAt !== null) {
    context.commands.push({ type: 'tell', notice: { what: 'backOnRoute' } });
  }
  return { ...state, offRoute: null };
}

/** True if the walker has been off the route too long for it to be a position error. */
function isOffRoute({ rules }: StepContext, { offRoute, position }: WalkState): boolean {
  if (offRoute === null || position === null) return false;
  return position.t - offRoute.since >= rules.offRouteSeconds * 1000;
}

/** The maximum seconds that one fix counts for, because nothing is known about a gap between fixes. */
const MAX_SECONDS = 5;

/**
 * A mean over minutes, because between tall buildings the error of one position is as large as the distance to the next
 * street.
 */
function lateralOffsetAfter(
  { rules }: StepContext,
  before: PathProgress | null,
  beside: number,
  t: number,
): LateralOffset {
  const metres = Math.min(beside, rules.lateralFarthest);
  if (before === null) return { metres, seconds: 0 };
  const passed = Math.min(MAX_SECONDS, Math.max(0, (t - before.t) / 1000));
  const seconds = Math.min(rules.lateralSeconds, before.lateralOffset.seconds + passed);
  const share = seconds === 0 ? 0 : passed / seconds;
  return {
    metres: before.lateralOffset.metres + share * (metres - before.lateralOffset.metres),
    seconds,
  };
}

/** True if someone at a stop on the path seems to be walking along a parallel street. */
export function isInParallelStreet(
  { plan, rules }: StepContext,
  state: WalkState,
  index: number,
): boolean {
  if (plan.plan.mode !== 'ordered' || plan.stops[index]?.isOnPath !== true) return false;
  const lateralOffset = state.progress?.lateralOffset;
  if (lateralOffset === undefined || lateralOffset.seconds === 0) return false;
  return (
    lateralOffset.metres >
    rules.lateralMetres + rules.lateralDoubt / Math.sqrt(lateralOffset.seconds)
  );
}
