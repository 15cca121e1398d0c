import { isSameEntry } from './entry.ts';
import type { NavState, Screen } from './nav-state.ts';
import { isSameOverlay, type Overlay } from './overlays.ts';
import type { Entry } from './pages.ts';
import { settle } from './settle.ts';
import { withStack } from './stack.ts';

/** Pages and overlays as one list from the bottom up; one step back removes the last. */
export type Layer =
  | { readonly kind: 'page'; readonly entry: Entry }
  | { readonly kind: 'overlay'; readonly overlay: Overlay };

export function layersOf({ stack }: NavState): readonly Layer[] {
  return stack.flatMap(({ entry, overlays }): Layer[] => [
    { kind: 'page', entry },
    ...overlays.map((overlay): Layer => ({ kind: 'overlay', overlay })),
  ]);
}

/** The number of layers that two states have in common, from the bottom. */
export function countCommonLayers(a: readonly Layer[], b: readonly Layer[]): number {
  const differing = a.findIndex((layer, at) => !isSameLayer(layer, b[at]));
  return differing === -1 ? a.length : differing;
}

/** The state with only this many layers from the bottom; home always stays. */
export function keepLowestLayers(state: NavState, count: number): NavState {
  let left = Math.max(1, count);
  const screens: Screen[] = [];
  for (const { entry, overlays } of state.stack) {
    if (left <= 0) break;
    screens.push({ entry, overlays: overlays.slice(0, left - 1) });
    left -= 1 + overlays.length;
  }
  const [home = state.stack[0], ...rest] = screens;
  return settle(withStack(state, [home, ...rest]));
}

export function isSameNavState(a: NavState, b: NavState): boolean {
  const layers = layersOf(a);
  return (
    layers.length === layersOf(b).length &&
    countCommonLayers(layers, layersOf(b)) === layers.length &&
    a.currentGuideId === b.currentGuideId &&
    a.currentPlaceId === b.currentPlaceId &&
    isSameRedirect(a.redirectAfterLogin, b.redirectAfterLogin) &&
    isSameRedirect(a.redirectAfterSignup, b.redirectAfterSignup) &&
    isSameRedirect(a.pendingEntry, b.pendingEntry) &&
    a.lastSearchText === b.lastSearchText &&
    a.role === b.role
  );
}

function isSameLayer(a: Layer, b: Layer | undefined): boolean {
  switch (a.kind) {
    case 'page':
      return b?.kind === 'page' && isSameEntry(a.entry, b.entry);
    case 'overlay':
      return b?.kind === 'overlay' && isSameOverlay(a.overlay, b.overlay);
  }
}

function isSameRedirect(a: Entry | null, b: Entry | null): boolean {
  return a === null || b === null ? a === b : isSameEntry(a, b);
}
