import { metresFromZone } from '../zones/zone-membership.ts';
import type { StepContext } from './step-context.ts';
import type { StopState, WalkState } from './walk-state.ts';
import { changeStop } from './walk-state.ts';

/** Re-arms stops that weren't heard, or that may repeat, once the walker has been away from them. */
export function rearmStops(context: StepContext, state: WalkState): WalkState {
  const { stops } = state;
  let rearmed = state;
  for (let index = 0; index < stops.length; index += 1) {
    const stop = stops[index];
    if (stop === undefined || stop.spentAt === null || isOver(context, stop, index)) continue;
    const isLongAgo = context.now - stop.spentAt >= context.rules.rearmSeconds * 1000;
    if (isLongAgo && !state.queue.includes(index) && isAway(context, state, index))
      rearmed = changeStop(rearmed, index, { spentAt: null });
  }
  return rearmed;
}

/** Whether a stop must not start automatically again. */
function isOver({ plan }: StepContext, { phase }: StopState, index: number): boolean {
  if (phase === 'played') return plan.plan.stops[index]?.once !== false;
  return phase === 'playing' || phase === 'skipped';
}

function isAway(context: StepContext, state: WalkState, index: number): boolean {
  const isInside = state.zones.some((zone) => zone.stop === index && zone.isInside);
  return !isInside && metresFromZone(context, state, index) > context.rules.rearmMetres;
}
