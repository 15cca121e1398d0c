import { metresBetween } from '../plan/local-frame.ts';
import { candidatesOf } from './candidates.ts';
import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { isOnTheList } from './walking-order.ts';

/** Prefetches the audio of stops that may start soon, once each. */
export function prefetchAhead(context: StepContext, state: WalkState): WalkState {
  if (state.phase !== 'walking' || context.plan.plan.mode === 'off') return state;
  const isWanted = (index: number) => isSoon(context, state, index);
  const wanted =
    context.plan.plan.mode === 'ordered'
      ? candidatesOf(context, state, isWanted)
      : indexesWhere(state, isWanted);
  if (wanted.length === 0) return state;
  const stops = [...state.stops];
  for (const index of wanted) {
    const stop = stops[index];
    if (stop === undefined) continue;
    context.commands.push({ type: 'prefetch', stopId: stop.id });
    stops[index] = { ...stop, isPrefetched: true };
  }
  return { ...state, stops };
}

function indexesWhere({ stops }: WalkState, isWanted: (index: number) => boolean) {
  const found: number[] = [];
  for (let index = 0; index < stops.length; index += 1) if (isWanted(index)) found.push(index);
  return found;
}

function isSoon(
  { plan, rules }: StepContext,
  { stops, position }: WalkState,
  index: number,
): boolean {
  const marker = plan.stops[index]?.marker;
  if (stops[index]?.isPrefetched !== false || plan.plan.stops[index]?.hasAudio !== true)
    return false;
  if (plan.plan.mode === 'ordered' && isOnTheList(plan, index)) return true;
  if (position === null || marker === undefined) return false;
  const isNear = metresBetween(marker, position) <= rules.prefetchMetres;
  return isNear && plan.plan.stops[index]?.start !== 'never';
}
