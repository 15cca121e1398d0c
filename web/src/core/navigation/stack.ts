import { isSameEntry } from './entry.ts';
import { currentScreen, HOME, MAX_SCREENS, type NavState, type Screen } from './nav-state.ts';
import type { Overlay } from './overlays.ts';
import type { Entry } from './pages.ts';

type Stack = NavState['stack'];

/**
 * Goes to an entry: back to it if it is in the stack already, otherwise on top. A full stack drops the current page, so
 * that home stays reachable. A requested list isn't hidden by the overview that was last opened from it.
 */
export function openEntry(state: NavState, entry: Entry): NavState {
  const index = state.stack.findIndex((screen) => isSameEntry(screen.entry, entry));
  if (index > 0) return withoutOverview(withStack(state, firstScreens(state.stack, index + 1)));
  if (index === 0) return returnHome(state);
  const beneath = firstScreens(state.stack, MAX_SCREENS - 1);
  return withStack(state, [...beneath, { entry, overlays: [] }]);
}

export function popScreen(state: NavState): NavState {
  return withStack(state, firstScreens(state.stack, state.stack.length - 1));
}

/** Home as it was left. */
export function returnHome(state: NavState): NavState {
  return withStack(state, firstScreens(state.stack, 1));
}

/** Home with these overlays and no others. */
export function homeWith(state: NavState, ...overlays: readonly Overlay[]): NavState {
  return withStack(state, [{ ...HOME, overlays }]);
}

/** The current page with these overlays and no others. */
export function withOverlays(state: NavState, overlays: readonly Overlay[]): NavState {
  const top: Screen = { ...currentScreen(state), overlays };
  const [home, ...rest] = state.stack;
  return withStack(state, rest.length === 0 ? [top] : [home, ...rest.slice(0, -1), top]);
}

function withoutOverview(state: NavState): NavState {
  const { overlays } = currentScreen(state);
  return withOverlays(
    state,
    overlays.filter(({ kind }) => kind !== 'guideOverview'),
  );
}

export function withStack(state: NavState, stack: Stack): NavState {
  return { ...state, stack };
}

/** The lowest screens, always including home. */
export function firstScreens([home, ...rest]: Stack, count: number): Stack {
  return [home, ...rest.slice(0, Math.max(0, count - 1))];
}
