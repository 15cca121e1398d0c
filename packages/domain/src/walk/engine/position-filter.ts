import { isValidPoint } from '../../geo/point.ts';
import { metresBetween, type Spot } from '../plan/local-frame.ts';
import type { StepContext } from './step-context.ts';
import type { Fix } from './walk-event.ts';
import type { PathProgress, WalkPosition, WalkState } from './walk-state.ts';

/** Two fixes within a second can be metres apart without anyone running. */
const LEAST_SECONDS = 1;

/** The state after a fix, and whether the fix says where someone is. */
type FilteredFix = { readonly state: WalkState; readonly isUsed: boolean };

export function filterFix(context: StepContext, state: WalkState, fix: Fix): FilteredFix {
  if (!isUsable(context, state, fix)) return { state, isUsed: false };
  const { position, doubt } = state;
  const spot = context.plan.frame.toSpot(fix.point);
  if (position === null || !isJump(context, position.fix, position.t, spot, fix.t)) {
    return {
      state: { ...state, doubt: null, position: update(context, position, spot, fix) },
      isUsed: true,
    };
  }
  const agrees = doubt !== null && !isJump(context, doubt, doubt.t, spot, fix.t);
  const fixes = agrees ? doubt.fixes + 1 : 1;
  if (fixes < context.rules.jumpAgreeing) {
    return { state: { ...state, doubt: { ...spot, t: fix.t, fixes } }, isUsed: false };
  }
  // The earlier fixes were wrong, so everything derived from them is dropped.
  return {
    state: {
      ...state,
      doubt: null,
      trail: [],
      suspectedJump: suspectedJumpFrom(state),
      position: update(context, null, spot, fix),
    },
    isUsed: true,
  };
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
  const seconds = Math.max(LEAST_SECONDS, (t - since) / 1000);
  return metresBetween(from, to) > rules.jumpSpeed * seconds;
}

/** A Kalman filter of the position alone: the speed and heading that phones report are unreliable. */
function update(
  { rules }: StepContext,
  before: WalkPosition | null,
  spot: Spot,
  fix: Fix,
): WalkPosition {
  const { filterLeastAccuracy: least, filterMostAccuracy: most } = rules;
  const noise = Math.min(most, Math.max(fix.accuracy, least)) ** 2;
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
