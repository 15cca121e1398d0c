import type { StopState, WalkState } from './walk-state.ts';

export function changeStop(state: WalkState, index: number, change: Partial<StopState>): WalkState {
  const stop = state.stops[index];
  if (stop === undefined) return state;
  return { ...state, stops: state.stops.with(index, { ...stop, ...change }) };
}
