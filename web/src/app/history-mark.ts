import type { NavState } from '../core/navigation/nav-state.ts';
import { parseNavState } from '../core/navigation/saved-nav.ts';
import { isRecord } from '../core/navigation/stored-value.ts';

/** What an entry of the browser's history carries. */
export type Mark = {
  /** How many entries of ours lie beneath: never go further back than that. */
  readonly index: number;
  readonly nav: NavState;
};

/** Raise it when older marks can no longer be read. */
const MARK_VERSION = 1;

/** The state of a history entry with this mark. */
export function stateWith(mark: Mark) {
  return { laneway: MARK_VERSION, ...mark };
}

/** The mark in the state of a history entry; null when the entry is not ours, or of an old version. */
export function readMark(state: unknown): Mark | null {
  if (!isRecord(state) || state.laneway !== MARK_VERSION) return null;
  const nav = parseNavState(state.nav);
  const index = Number.isInteger(state.index) ? Number(state.index) : -1;
  return nav === null || index < 0 ? null : { index, nav };
}
