import { releaseStop } from './fire-stop.ts';
import type { StepContext } from './step-context.ts';
import type { AudioEvent } from './walk-event.ts';
import { changeStop, type WalkState } from './walk-state.ts';

type Change = (context: StepContext, state: WalkState, index: number) => WalkState;

const CHANGES: Record<AudioEvent['what'], Change> = {
  started: recordStart,
  // Nothing else starts while the walker has paused the audio.
  paused: (_, state) => state,
  ended: release,
  failed: release,
};

export function handleAudio(context: StepContext, state: WalkState, event: AudioEvent): WalkState {
  const index = context.plan.indexes.get(event.stopId);
  if (index === undefined) return state;
  return CHANGES[event.what](context, recordHeard(context, state, index, event.heard), index);
}

/** Played audio counts even if its event comes late, from a stop that was silenced. */
function recordHeard(
  { rules }: StepContext,
  state: WalkState,
  index: number,
  share: number,
): WalkState {
  const stop = state.stops[index];
  if (stop === undefined || !(share > stop.heard)) return state;
  const heard = Math.min(1, share);
  const begun = { heard, isVisited: true } as const;
  const isOver = stop.phase === 'missed' || stop.phase === 'ahead';
  const isHeardNow = isOver && heard >= rules.heardShare;
  return changeStop(
    state,
    index,
    isHeardNow ? { ...begun, phase: 'played', isOffered: false } : begun,
  );
}

/**
 * Hearing the start of a stop counts as visiting it; how much was heard only matters for starting it again. A player
 * may also start a stop by itself, from the buttons of a headset.
 */
function recordStart(context: StepContext, state: WalkState, index: number): WalkState {
  const visited = { isVisited: true } as const;
  if (state.playing?.stop === index)
    return changeStop({ ...state, playing: { ...state.playing, isStarted: true } }, index, visited);
  const released = state.playing === null ? state : releaseStop(context, state, state.playing.stop);
  const playing = { stop: index, since: context.now, isStarted: true };
  const queue = released.queue.filter((waiting) => waiting !== index);
  const change = { phase: 'playing', spentAt: context.now, isOffered: false } as const;
  return changeStop({ ...released, playing, queue }, index, { ...change, ...visited });
}

function release(context: StepContext, state: WalkState, index: number): WalkState {
  return state.playing?.stop === index ? releaseStop(context, state, index) : state;
}
