import { alongOf, stopsPast } from '../engine/path-progress.ts';
import type { StepContext } from '../engine/step-context.ts';
import type { WalkDraft, WalkState, ZoneState } from '../engine/walk-state.ts';
import { metresOutside, zonesWithin } from './zone-distance.ts';

/** Updates whether the walker is in each stop's zone, or at it along the path. Stops far away aren't stored. */
export function updateZones(context: StepContext, draft: WalkDraft): void {
  const { position } = draft;
  if (position === null) return;
  const slack = slackOf(context, draft);
  const near = zonesWithin(context.plan.zoneBounds, position, slack);
  const reached = stopsReached(context, draft);
  if (near.length + reached.length + draft.zones.length === 0) return;
  const zones: ZoneState[] = [];
  for (const stop of inOrder(near, reached, draft.zones)) {
    const sighting = { t: position.t, slack, isAtStop: reached.includes(stop) };
    const zone = updateZone(context, draft, stop, sighting);
    if (zone !== null) zones.push(zone);
  }
  draft.zones = zones;
}

/** The few stops that may have a zone state: those that the walker is near or at, and those that had one before. */
function inOrder(
  near: readonly number[],
  reached: readonly number[],
  zones: readonly ZoneState[],
): readonly number[] {
  const stops = [...near];
  for (const stop of reached) if (!stops.includes(stop)) stops.push(stop);
  for (const { stop } of zones) if (!stops.includes(stop)) stops.push(stop);
  return stops.length === near.length ? stops : stops.sort((a, b) => a - b);
}

/** Metres from a stop's zone; negative inside. */
export function metresFromZone(
  { plan, rules }: StepContext,
  state: WalkState,
  stop: number,
): number {
  const zone = plan.stops[stop]?.zone;
  const { position, progress } = state;
  if (zone === undefined || position === null) return Infinity;
  if (zone.kind !== 'stretch') return metresOutside(zone, position, null, 0);
  if (progress === null) return Infinity;
  const place = { along: alongOf(plan, state, progress.along), beside: progress.beside };
  return metresOutside(zone, position, place, rules.stretchReach);
}

/** The slack of zones for a position, and whether the path puts it at the stop. */
type Sighting = { readonly t: number; readonly slack: number; readonly isAtStop: boolean };

function updateZone(
  context: StepContext,
  state: WalkState,
  stop: number,
  { t, slack, isAtStop }: Sighting,
): ZoneState | null {
  const { rules } = context;
  const before = state.zones.find((zone) => zone.stop === stop);
  const metres = metresFromZone(context, state, stop);
  const inside = metres <= slack ? (before?.inside ?? 0) + 1 : 0;
  const atStop = isAtStop ? (before?.atStop ?? 0) + 1 : 0;
  const wasInside = before?.isInside ?? false;
  const outside = wasInside && metres > rules.leaveMetres ? (before?.outside ?? 0) + 1 : 0;
  const isInside = wasInside ? outside < rules.leaveFixes : inside >= rules.enterFixes;
  if (inside === 0 && atStop === 0 && !isInside) return null;
  const isTold = isInside && before?.isTold === true;
  return { stop, isInside, since: before?.since ?? t, inside, outside, atStop, isTold };
}

/** Path evidence: stops that the walker has reached along the path, in their zones or not. */
export function stopsReached(context: StepContext, state: WalkState): readonly number[] {
  const { plan, rules } = context;
  const { progress } = state;
  if (progress === null || progress.refusals > 0) return [];
  if (progress.beside > rules.pathEvidenceReach + slackOf(context, state)) return [];
  const passed = stopsPast(plan, state, -rules.pathEvidenceBefore, rules.missedPast);
  return passed.filter((stop) => plan.stops[stop]?.isOnPath === true);
}

/** The extension of zones and the path for an uncertain position. */
function slackOf({ rules }: StepContext, { position }: WalkState): number {
  return Math.min(rules.enterSlack, (position?.accuracy ?? 0) * rules.enterAccuracyShare);
}
