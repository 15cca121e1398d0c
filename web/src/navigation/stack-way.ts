import { pageKey } from './entry.ts';
import { currentEntry, type NavState } from './nav-state.ts';

/** Which way the stack moved last; null until it has moved. */
export type StackWay = 'forward' | 'back' | null;

export type StackMove = { readonly page: string; readonly depth: number; readonly way: StackWay };

export function standStill(state: NavState): StackMove {
  return { ...standingAt(state), way: null };
}

/** The move that led here; it stays the same as long as the page does. */
export function moveOn(last: StackMove, state: NavState): StackMove {
  const here = standingAt(state);
  if (here.page === last.page) return last;
  // A page that takes the place of another, of the same depth, is a step on.
  return { ...here, way: here.depth < last.depth ? 'back' : 'forward' };
}

function standingAt(state: NavState): Omit<StackMove, 'way'> {
  return { page: pageKey(currentEntry(state)), depth: state.stack.length };
}
