import { useState } from 'react';
import type { NavState } from '../navigation/nav-state.ts';
import { moveOn, type StackWay, standStill } from '../navigation/stack-way.ts';

export function useStackWay(state: NavState): StackWay {
  const [last, setLast] = useState(() => standStill(state));
  const move = moveOn(last, state);
  if (move !== last) setLast(move);
  return move.way;
}
