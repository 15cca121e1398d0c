import { isValidPoint } from '../../geo/point.ts';
import { metresBetween } from '../plan/local-frame.ts';
import type { Turn } from './step-context.ts';
import type { Fix } from './walk-event.ts';
import type { PathProgress, Spot, WalkDraft, WalkPosition, WalkState } from './walk-state.ts';

/** Two fixes within a second may be metres apart and nobody has run. */
const LEAST_SECONDS = 1;

/** Updates the position, and returns whether the fix says where someone is. */
export function filterFix(turn: Turn, draft: WalkDraft, fix: Fix): boolean {
  if (!isUsable(turn, draft, fix)) return false;
  const { position, doubt } = draft;
  const spot = turn.plan.frame.toSpot(fix.point);
  if (position === null || !isLeap(turn, position.fix, position.t, spot, fix.t)) {
    draft.doubt = null;
    draft.position = update(turn, position, spot, fix);
    return true;
  }
  const agrees = doubt !== null && !isLeap(turn, doubt, doubt.t, spot, fix.t);
  const fixes = agrees ? doubt.fixes + 1 : 1;
  if (fixes < turn.rules.jumpAgreeing) {
    draft.doubt = { ...spot, t: fix.t, fixes };
    return false;
  }
  // The earlier fixes were the wrong ones: nothing of them counts any more.
  draft.doubt = null;
  draft.trail = [];
  draft.leap = leapFrom(draft);
  draft.position = update(turn, null, spot, fix);
  return true;
}

/** What may still turn out to be true instead: not for someone who was hidden, of whom fixes far away are no surprise. */
function leapFrom({ leap, progress, catchUp }: WalkState): PathProgress | null {
  return catchUp === null ? (leap ?? progress) : null;
}

function isUsable({ rules }: Turn, { position, doubt }: WalkState, fix: Fix): boolean {
  const latest = Math.max(position?.t ?? -Infinity, doubt?.t ?? -Infinity);
  const isNewer = fix.t - latest > rules.fixNewerMs;
  return (
    isNewer && fix.accuracy >= 0 && fix.accuracy <= rules.fixAccuracy && isValidPoint(fix.point)
  );
}

function isLeap({ rules }: Turn, from: Spot, since: number, to: Spot, t: number): boolean {
  const seconds = Math.max(LEAST_SECONDS, (t - since) / 1000);
  return metresBetween(from, to) > rules.jumpSpeed * seconds;
}

/** A Kalman filter of the position alone: phones don't say reliably how fast anyone goes, or where to. */
function update({ rules }: Turn, before: WalkPosition | null, spot: Spot, fix: Fix): WalkPosition {
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
