import type { ListView } from '@laneway/domain/discovery/browsing';
import type { Role } from '@laneway/domain/roles';
import type { Overlay, OverlayKind } from './overlays.ts';
import type { Entry } from './pages.ts';

/**
 * A page of the stack and its overlays, topmost last. Overlays stay with their page, so that it comes back as it was
 * left.
 */
export type Screen = { readonly entry: Entry; readonly overlays: readonly Overlay[] };

/** The visitor's location in the app and the way there: plain data that can be stored. */
export type NavState = {
  /** Starts with guidesHomePage, which appears nowhere else; no entry appears twice. */
  readonly stack: readonly [Screen, ...Screen[]];
  /** The guide last picked or opened; kept after its page closes, for the display order. */
  readonly currentGuideId: number | null;
  /** The place last opened in that guide. */
  readonly currentPlaceId: number | null;
  /** Kept only while login is in the stack. */
  readonly redirectAfterLogin: Entry | null;
  /** Kept only while createUser is in the stack. */
  readonly redirectAfterSignup: Entry | null;
  /**
   * The page with which the app was opened, if it isn't for everyone and the login isn't known. Kept until that is known,
   * or until the visitor navigates elsewhere.
   */
  readonly pendingEntry: Entry | null;
  readonly lastSearchText: string;
  /** Null for a visitor, and while the login isn't known. */
  readonly role: Role | null;
};

/** More than anyone needs, and small enough to store in every history entry. */
export const MAX_SCREENS = 20;

export const HOME: Screen = { entry: { page: 'guidesHomePage' }, overlays: [] };

export const INITIAL_NAV_STATE: NavState = {
  stack: [HOME],
  currentGuideId: null,
  currentPlaceId: null,
  redirectAfterLogin: null,
  redirectAfterSignup: null,
  pendingEntry: null,
  lastSearchText: '',
  role: null,
};

export function currentScreen({ stack }: NavState): Screen {
  return stack.at(-1) ?? stack[0];
}

export function currentEntry(state: NavState): Entry {
  return currentScreen(state).entry;
}

/** The page below the current one, or null at the bottom. */
export function previousEntry({ stack }: NavState): Entry | null {
  return stack.at(-2)?.entry ?? null;
}

/** The overlays of the current page, topmost last. */
export function openOverlays(state: NavState): readonly Overlay[] {
  return currentScreen(state).overlays;
}

export function topOverlay(state: NavState): Overlay | null {
  return openOverlays(state).at(-1) ?? null;
}

/** The overlay of this kind over the current page, or null. */
export function openOverlay<K extends OverlayKind>(
  state: NavState,
  kind: K,
): Extract<Overlay, { kind: K }> | null {
  const isOfKind = (overlay: Overlay): overlay is Extract<Overlay, { kind: K }> =>
    overlay.kind === kind;
  return openOverlays(state).find(isOfKind) ?? null;
}

/** The filters and the order in the address of the list that is open; null for none. */
export function listView(state: NavState): ListView | null {
  const entry = currentEntry(state);
  return 'view' in entry ? entry.view : null;
}
