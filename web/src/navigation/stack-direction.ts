import { pageKey } from './entry.ts';
import { currentEntry, type NavState } from './nav-state.ts';

/** Which direction the stack moved in last; null until it has moved. */
export type StackDirection = 'forward' | 'back' | null;

export type StackMove = {
  readonly page: string;
  readonly depth: number;
  readonly direction: StackDirection;
};

export function initialMove(state: NavState): StackMove {
  return { ...positionOf(state), direction: null };
}

/** The move that led here; it stays the same as long as the page does. */
export function nextMove(last: StackMove, state: NavState): StackMove {
  const here = positionOf(state);
  if (here.page === last.page) return last;
  // A page that replaces another at the same depth counts as forward.
  return { ...here, direction: here.depth < last.depth ? 'back' : 'forward' };
}

function positionOf(state: NavState): Omit<StackMove, 'direction'> {
  return { page: pageKey(currentEntry(state)), depth: state.stack.length };
}
