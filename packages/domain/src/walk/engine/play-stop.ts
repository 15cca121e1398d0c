import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { changeStop } from './walk-state.ts';

/** Gives the command to play a stop. A stop without audio has only been reached: a chime says so. */
export function playStop(context: StepContext, state: WalkState, index: number): WalkState {
  const stop = context.plan.plan.stops[index];
  if (stop === undefined) return state;
  const spentAt = context.now;
  const queue = state.queue.filter((waiting) => waiting !== index);
  if (!stop.hasAudio) {
    context.commands.push({ type: 'chime', stopId: stop.id });
    const reached = { phase: 'played', heard: 1, isVisited: true } as const;
    return changeStop({ ...state, queue }, index, { ...reached, spentAt, isOffered: false });
  }
  context.commands.push({ type: 'play', stopId: stop.id });
  const playing = { stop: index, since: context.now, isStarted: false };
  const change = { phase: 'playing', spentAt, isOffered: false } as const;
  return changeStop({ ...state, queue, playing }, index, change);
}

/**
 * The audio of a stop is over, for whatever reason. It counts as heard from a certain share on; else it is offered, and
 * may start again for someone who comes back.
 */
export function releaseStop(context: StepContext, state: WalkState, index: number): WalkState {
  const playing = state.playing?.stop === index ? null : state.playing;
  const heard = state.stops[index]?.heard ?? 0;
  const isHeard = heard >= context.rules.heardShare;
  const isMissed = !isHeard && context.plan.plan.stops[index]?.kind === 'stop';
  const phase = isHeard ? 'played' : isMissed ? 'missed' : 'ahead';
  const change = { phase, spentAt: context.now, isOffered: isMissed } as const;
  return changeStop({ ...state, playing }, index, change);
}

/** Ends what is playing, with a command. */
export function silence(context: StepContext, state: WalkState): WalkState {
  if (state.playing === null) return state;
  const index = state.playing.stop;
  context.commands.push({ type: 'silence', stopId: context.plan.plan.stops[index]?.id ?? -1 });
  return releaseStop(context, state, index);
}

/** Ends an ambient sound, which starts again when nothing else is heard. */
export function endAmbient(context: StepContext, state: WalkState): WalkState {
  const stop = state.playing?.stop;
  if (stop === undefined || context.plan.plan.stops[stop]?.kind !== 'ambient') return state;
  return changeStop(silence(context, state), stop, { spentAt: null });
}

/** Whether nothing is heard that may not be cut: an ambient sound may. */
export function isQuiet({ plan }: StepContext, { playing }: WalkState): boolean {
  return playing === null || plan.plan.stops[playing.stop]?.kind === 'ambient';
}

/** After something ended: the next that waits. */
export function playWaiting(context: StepContext, state: WalkState): WalkState {
  const [next] = state.queue;
  if (next === undefined || state.phase !== 'walking' || !isQuiet(context, state)) return state;
  return playStop(context, endAmbient(context, state), next);
}
