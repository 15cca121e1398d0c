import type { StepContext } from './step-context.ts';
import type { WalkState } from './walk-state.ts';
import { changeStop } from './walk-state.ts';

/** Emits the command to play a stop. A stop without audio has only been reached, which a chime signals. */
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
 * The audio of a stop has ended, for any reason. From a certain share on it counts as heard; otherwise it is offered,
 * and may start again when the walker comes back.
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

/** Stops the current audio with a command. */
export function silence(context: StepContext, state: WalkState): WalkState {
  if (state.playing === null) return state;
  const index = state.playing.stop;
  context.commands.push({ type: 'silence', stopId: context.plan.plan.stops[index]?.id ?? -1 });
  return releaseStop(context, state, index);
}

/** Stops an ambient sound, which starts again when nothing else is playing. */
export function endAmbient(context: StepContext, state: WalkState): WalkState {
  const stop = state.playing?.stop;
  if (stop === undefined || context.plan.plan.stops[stop]?.kind !== 'ambient') return state;
  return changeStop(silence(context, state), stop, { spentAt: null });
}

/** Whether nothing is playing that may not be interrupted: an ambient sound may. */
export function isQuiet({ plan }: StepContext, { playing }: WalkState): boolean {
  return playing === null || plan.plan.stops[playing.stop]?.kind === 'ambient';
}

/** Plays the next queued stop after another has ended. */
export function playWaiting(context: StepContext, state: WalkState): WalkState {
  const [next] = state.queue;
  if (next === undefined || state.phase !== 'walking' || !isQuiet(context, state)) return state;
  return playStop(context, endAmbient(context, state), next);
}
