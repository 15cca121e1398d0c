import { pageKey } from './entry.ts';
import { currentEntry, type NavState } from './nav-state.ts';

/** Which direction the stack moved in last; null until it has moved. */
export type StackDirection = 'forward' | 'back' | null;

export type StackMove = {
  readonly page: string;
  readonly depth: number;
  /** The page that finds out where a link leads: what follows it is where the visitor arrives. */
  readonly isLink: boolean;
  readonly direction: StackDirection;
};

export function initialMove(state: NavState): StackMove {
  return { ...positionOf(state), direction: null };
}

/** The move that led here; it stays the same as long as the page does. */
export function nextMove(last: StackMove, state: NavState): StackMove {
  const here = positionOf(state);
  if (here.page === last.page) return last;
  if (last.isLink) return { ...here, direction: null };
  // A page that replaces another at the same depth counts as forward.
  return { ...here, direction: here.depth < last.depth ? 'back' : 'forward' };
}

function positionOf(state: NavState): Omit<StackMove, 'direction'> {
  const entry = currentEntry(state);
  return {
    page: pageKey(entry),
    depth: state.stack.length,
    isLink: entry.page === 'sharedLink',
  };
}
