import { useState } from 'react';
import type { NavState } from '../core/navigation/nav-state.ts';
import { initialMove, nextMove, type StackDirection } from '../core/navigation/stack-direction.ts';

export function useStackDirection(state: NavState): StackDirection {
  const [last, setLast] = useState(() => initialMove(state));
  const move = nextMove(last, state);
  if (move !== last) setLast(move);
  return move.direction;
}
