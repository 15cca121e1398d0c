import { countCommonLayers, isSameNavState, layersOf } from './layers.ts';
import type { NavState } from './nav-state.ts';

/** One move of the browser's history. */
export type HistoryStep =
  | { readonly kind: 'none' }
  /** The entry stays and its content changes. */
  | { readonly kind: 'replace' }
  | { readonly kind: 'push' }
  | { readonly kind: 'go'; readonly by: number };

/**
 * The next move of a history that is at `before` on its way to `after`, with one history entry
 * per layer. Some take several moves: call it again after each.
 */
export function historyStep(before: NavState, after: NavState): HistoryStep {
  if (isSameNavState(before, after)) return { kind: 'none' };
  const from = layersOf(before);
  const to = layersOf(after);
  const shared = countCommonLayers(from, to);
  const surplus = from.length - shared;
  if (surplus === 0) return { kind: to.length > shared ? 'push' : 'replace' };
  const isExchangeOfTop = surplus === 1 && to.length > shared;
  // Going back before pushing also drops the entries ahead, such as the screen of a paid order.
  return isExchangeOfTop ? { kind: 'replace' } : { kind: 'go', by: -surplus };
}
