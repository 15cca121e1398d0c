import { metresFromZone } from '../zones/zone-membership.ts';
import { missStops } from './fire-stop.ts';
import { metresPast } from './path-progress.ts';
import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { changeStop } from './walk-state.ts';
import { isOnTheList, orderIndexOf, stopAtOrderIndex } from './walking-order.ts';

/** Stops well behind along the path are missed, once enough fixes agree. */
export function noteMissed(context: StepContext, state: WalkState): WalkState {
  const { progress } = state;
  if (context.plan.plan.mode !== 'ordered' || progress === null || progress.refusals > 0)
    return state;
  // Fixes that jumped past a stop may come back.
  if (state.suspectedJump !== null) return state;
  const behind = stopsBehind(context, state);
  if (behind.length === 0) {
    return progress.passed === 0 ? state : { ...state, progress: { ...progress, passed: 0 } };
  }
  const passed = progress.passed + 1;
  if (passed < context.rules.missedFixes) return { ...state, progress: { ...progress, passed } };
  const inOrder = behind.toSorted((a, b) => a - b);
  return missStops(context, { ...state, progress: { ...progress, passed: 0 } }, inOrder);
}

function stopsBehind({ plan, rules }: StepContext, state: WalkState): readonly number[] {
  const start = state.last ?? state.first;
  if (start === null) return [];
  const behind: number[] = [];
  for (let order = orderIndexOf(plan, state, start); order < state.stops.length; order += 1) {
    const index = stopAtOrderIndex(plan, state, order);
    if ((metresPast(plan, state, index) ?? 0) <= rules.missedPast) continue;
    if (state.stops[index]?.phase !== 'ahead' || !isOnTheList(plan, index)) continue;
    if (!state.queue.includes(index) && !isStillChosen(state, index)) behind.push(index);
  }
  return behind;
}

/** A chosen stop may be behind the walker, who goes back to it. */
function isStillChosen({ isFirstChosen, first, last }: WalkState, index: number): boolean {
  return isFirstChosen && last === null && index === first;
}

/** Queued stops that are far behind are offered instead. */
export function dropFromQueue(context: StepContext, state: WalkState): WalkState {
  if (state.queue.length === 0) return state;
  const dropped = state.queue.filter((index) => isFarBehind(context, state, index));
  if (dropped.length === 0) return state;
  const queue = state.queue.filter((index) => !dropped.includes(index));
  const kept: WalkState = { ...state, queue };
  return dropped.reduce((before, index) => offerMissed(context, before, index), kept);
}

function offerMissed(context: StepContext, state: WalkState, index: number): WalkState {
  const stopId = context.plan.plan.stops[index]?.id ?? -1;
  context.commands.push({ type: 'tell', notice: { what: 'ask', stopId } });
  return changeStop(state, index, { phase: 'missed', isOffered: true });
}

function isFarBehind(context: StepContext, state: WalkState, index: number): boolean {
  const past = metresPast(context.plan, state, index) ?? 0;
  return Math.max(past, metresFromZone(context, state, index)) > context.rules.queuePast;
}
