import { isValidPoint } from '../../geo/point.ts';
import { bearingBetween, metresBetween, type Spot } from '../plan/local-frame.ts';
import type { StepContext } from './step-context.ts';
import type { Fix } from './walk-event.ts';
import type { PathProgress, WalkDraft, WalkPosition, WalkState } from './walk-state.ts';

/** Two fixes within a second can be metres apart without anyone running. */
const MIN_SECONDS = 1;

/** Updates the position, and returns whether the fix was used. */
export function filterFix(context: StepContext, draft: WalkDraft, fix: Fix): boolean {
  if (!isUsable(context, draft, fix)) return false;
  const { position, doubt } = draft;
  const spot = context.plan.frame.toSpot(fix.point);
  if (position === null || !isJump(context, position.fix, position.t, spot, fix.t)) {
    draft.doubt = null;
    draft.position = update(context, position, spot, fix);
    return true;
  }
  const agrees = doubt !== null && !isJump(context, doubt, doubt.t, spot, fix.t);
  const fixes = agrees ? doubt.fixes + 1 : 1;
  if (fixes < context.rules.jumpAgreeing) {
    draft.doubt = { ...spot, t: fix.t, fixes };
    return false;
  }
  // The earlier fixes were wrong, so everything derived from them is discarded.
  draft.doubt = null;
  draft.trail = [];
  draft.suspectedJump = suspectedJumpFrom(draft);
  draft.position = update(context, null, spot, fix);
  return true;
}

/** The progress to return to if the jump was an error. After the page was hidden, a distant fix is expected and no error. */
function suspectedJumpFrom({ suspectedJump, progress, catchUp }: WalkState): PathProgress | null {
  return catchUp === null ? (suspectedJump ?? progress) : null;
}

function isUsable({ rules }: StepContext, { position, doubt }: WalkState, fix: Fix): boolean {
  const latest = Math.max(position?.t ?? -Infinity, doubt?.t ?? -Infinity);
  const isNewer = fix.t - latest > rules.fixNewerMs;
  return (
    isNewer && fix.accuracy >= 0 && fix.accuracy <= rules.fixAccuracy && isValidPoint(fix.point)
  );
}

function isJump({ rules }: StepContext, from: Spot, since: number, to: Spot, t: number): boolean {
  const seconds = Math.max(MIN_SECONDS, (t - since) / 1000);
  return metresBetween(from, to) > rules.jumpSpeed * seconds;
}

/** A Kalman filter of the position alone: the speed and heading that phones report are unreliable. */
function update(
  { rules }: StepContext,
  before: WalkPosition | null,
  spot: Spot,
  fix: Fix,
): WalkPosition {
  const { filterMinAccuracy: min, filterMaxAccuracy: max } = rules;
  const noise = Math.min(max, Math.max(fix.accuracy, min)) ** 2;
  const { t, accuracy } = fix;
  if (before === null) return { ...spot, t, variance: noise, fix: spot, accuracy };
  const seconds = Math.max(0, (t - before.t) / 1000);
  const variance = before.variance + rules.filterDrift * seconds;
  const gain = variance / (variance + noise);
  return {
    x: before.x + gain * (spot.x - before.x),
    y: before.y + gain * (spot.y - before.y),
    t,
    variance: (1 - gain) * variance,
    fix: spot,
    accuracy,
  };
}

/** The typical number of trail points within the distance of a course. */
const SPOTS = 6;

/** A winding trail has more, but its length is limited. */
const MAX_SPOTS = 20;

const NORTH: Spot = { x: 0, y: 1 };

/** Records the trail, as far back as a course needs it. */
export function followTrail({ rules }: StepContext, draft: WalkDraft): void {
  const { position, trail } = draft;
  if (position === null) return;
  const latest = trail.at(-1);
  if (latest !== undefined && metresBetween(latest, position) < rules.courseMetres / SPOTS) return;
  const start = Math.max(
    0,
    courseStart(trail, position, rules.courseMetres),
    trail.length + 1 - MAX_SPOTS,
  );
  const kept = trail.slice(start);
  kept.push({ x: position.x, y: position.y });
  draft.trail = kept;
}

/** The walker's bearing in degrees from north; null without enough movement. */
export function courseOf({ rules }: StepContext, { position, trail }: WalkState): number | null {
  if (position === null) return null;
  const from = trail[courseStart(trail, position, rules.courseMetres)];
  return from === undefined ? null : bearingBetween(from, position);
}

/** The walker's bearing as a unit vector, which needs no angles; null without enough movement. */
export function headingOf({ rules }: StepContext, { position, trail }: WalkState): Spot | null {
  if (position === null) return null;
  const from = trail[courseStart(trail, position, rules.courseMetres)];
  if (from === undefined) return null;
  const metres = metresBetween(from, position);
  return metres === 0
    ? NORTH
    : { x: (position.x - from.x) / metres, y: (position.y - from.y) / metres };
}

/** The index of the newest spot that is far enough back; -1 for none. */
function courseStart(trail: readonly Spot[], spot: Spot, metres: number): number {
  let at = trail.length - 1;
  while (at >= 0 && metresBetween(trail[at] as Spot, spot) < metres) at -= 1;
  return at;
}
