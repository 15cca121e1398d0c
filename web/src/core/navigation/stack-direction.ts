import { pageKey } from './entry.ts';
import type { Entry } from './pages.ts';

/** Which direction the stack moved in last; null until it has moved. */
export type StackDirection = 'forward' | 'back' | null;

export type StackMove = {
  readonly page: string;
  readonly depth: number;
  /** The page that resolves a link: the page after it is the visitor's first one. */
  readonly isLink: boolean;
  readonly direction: StackDirection;
};

export function initialMove(entry: Entry, depth: number): StackMove {
  return { ...positionOf(entry, depth), direction: null };
}

/** The move that led here; it stays the same while the page does. */
export function nextMove(last: StackMove, entry: Entry, depth: number): StackMove {
  const here = positionOf(entry, depth);
  if (here.page === last.page) return last;
  if (last.isLink) return { ...here, direction: null };
  // A page that replaces another at the same depth counts as forward.
  return { ...here, direction: here.depth < last.depth ? 'back' : 'forward' };
}

function positionOf(entry: Entry, depth: number): Omit<StackMove, 'direction'> {
  return { page: pageKey(entry), depth, isLink: entry.page === 'sharedLink' };
}
