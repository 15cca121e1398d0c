import { bearingBetween, metresBetween, type Spot } from '../plan/local-frame.ts';
import type { StepContext } from './step-context.ts';
import type { WalkDraft, WalkState } from './walk-state.ts';

/** The typical number of trail points within the distance of a course. */
const SPOTS = 6;

/** A winding trail has more, but its length is limited. */
const MOST_SPOTS = 20;

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
    trail.length + 1 - MOST_SPOTS,
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

/** The same as a unit vector, which needs no angles. */
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
