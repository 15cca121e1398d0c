import type { TokenPurpose } from '@laneway/domain/accounts/token-purposes';
import { readListView } from '@laneway/domain/discovery/browsing';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import { dashboardOf } from '@laneway/domain/roles';
import { MAX_SEARCH_LENGTH } from '@laneway/domain/text-limits';
import { routeIn } from './dashboard-parts.ts';
import { isDashboardEntry } from './entry.ts';
import { isSameNavState } from './layers.ts';
import { openGuarded, openLoginFlow, setRole, withKnownPart } from './login-flow.ts';
import type { ListChanges, NavAction } from './nav-actions.ts';
import {
  currentEntry,
  INITIAL_NAV_STATE,
  type NavState,
  openOverlay,
  openOverlays,
  previousEntry,
} from './nav-state.ts';
import { mayCover, type Overlay, type OverlayKind, withOverlay } from './overlays.ts';
import type { Entry, PageName } from './pages.ts';
import { renameRecord } from './rename-record.ts';
import { settle } from './settle.ts';
import { homeWith, openEntry, popScreen, returnHome, withOverlays } from './stack.ts';

/** The page for each kind of emailed link. */
const TOKEN_PAGES = {
  password_reset: 'resetPassword',
  account_activation: 'accountActivation',
  email_confirmation: 'emailConfirmation',
  email_change: 'emailChange',
} as const satisfies Readonly<Record<TokenPurpose, PageName>>;

/**
 * The state after an action. It is pure: no clock, no randomness, no access to the window. An action that changes
 * nothing returns the same state.
 */
export function navReducer(state: NavState, action: NavAction): NavState {
  const next = settle(move(state, action));
  return isSameNavState(next, state) ? state : clearPendingEntry(next, action);
}

function move(state: NavState, action: NavAction): NavState {
  switch (action.type) {
    case 'openPage':
      return openGuarded(state, action.entry);
    case 'replacePage':
      return openGuarded(popScreen(state), action.entry);
    case 'narrowList':
      return narrowList(state, action.changes);
    case 'renameRecord':
      return renameRecord(state, action);
    case 'back':
      return goBack(state);
    case 'goHome':
      return homeWith(state);
    case 'pickGuide':
      return pickGuide(state, action.guideId);
    case 'showOverview':
      return homeWith(state, { kind: 'guideOverview', guideId: action.guideId });
    case 'openGuide':
      return openGuide(state, action.guideId, action.opening);
    case 'completePurchase':
      return openEntry(homeWith(state), { page: 'placesHomePage', guideId: action.guideId });
    case 'confirmGift':
      return openEntry(homeWith(state), { page: 'giftConfirmation', orderId: action.orderId });
    case 'submitSearch':
      return submitSearch(state, action.text);
    case 'openTermsOfUse':
      return withOverlays(state, withOverlay(openOverlays(state), { kind: 'termsOfUse' }));
    case 'closeOverlay':
      return closeOverlay(state, action.kind);
    case 'openUser':
      return state.role === null
        ? openLoginFlow(state, 'login', null)
        : openGuarded(state, { page: 'userPanel' });
    case 'openDashboard':
      return openDashboard(state);
    case 'openLoginFlow':
      return openLoginFlow(state, action.page, action.redirect);
    case 'setRole':
      return { ...openPendingEntry(setRole(state, action.role)), pendingEntry: null };
    case 'logOut':
      return INITIAL_NAV_STATE;
    case 'arriveWithToken':
      return openEntry(homeWith(state), {
        page: TOKEN_PAGES[action.purpose],
        token: action.token,
      });
    case 'arriveAsTester':
      return openEntry(homeWith(state), { page: 'testedDraft', token: action.token });
    case 'arriveWithOrder': {
      const { orderId, checkout } = action;
      return openEntry(homeWith(state), { page: 'orderReturn', orderId, checkout });
    }
    case 'arriveByLink':
      return openEntry(homeWith(state), { page: 'sharedLink', ...action.link });
    case 'followLink':
      return followLink(state, action);
    case 'arriveAtPage': {
      const arrived = { ...homeWith(state), pendingEntry: withKnownPart(action.entry) };
      return state.role === null ? arrived : openPendingEntry(arrived);
    }
    case 'restore':
      // History restores the screens, not the current login.
      return { ...action.to, role: state.role };
  }
}

/** The dashboard of the viewer's role, at its start; home for everyone else. */
function openDashboard(state: NavState): NavState {
  const page = dashboardOf(state.role);
  return page === 'guidesHomePage'
    ? homeWith(state)
    : openGuarded(state, { page, route: routeIn(page, null) });
}

/** Going anywhere else cancels the page with which the app was opened. */
function clearPendingEntry(state: NavState, { type }: NavAction): NavState {
  const mayWait = type === 'arriveAtPage' || type === 'restore';
  return mayWait ? state : { ...state, pendingEntry: null };
}

/**
 * Opens the page with which the app was opened, once it is known who is logged in: nobody is asked for a password that
 * isn't needed. Dashboards lead home without a login, but someone who has a link to one wants to get there.
 */
function openPendingEntry(state: NavState): NavState {
  const { pendingEntry: entry, role } = state;
  if (entry === null) return state;
  return role === null && isDashboardEntry(entry)
    ? openLoginFlow(state, 'login', entry)
    : openGuarded(state, entry);
}

/** It starts from the state rather than from what was rendered, so that no tap undoes the one before it. */
function narrowList(state: NavState, changes: ListChanges): NavState {
  const entry = currentEntry(state);
  if (!('view' in entry)) return state;
  const view = { ...entry.view, ...changes };
  return openEntry(popScreen(state), { ...entry, view: readListView((name) => view[name]) });
}

function pickGuide(state: NavState, guideId: number): NavState {
  const overview: Overlay = { kind: 'guideOverview', guideId };
  if (!mayCover(overview, currentEntry(state).page)) return homeWith(state, overview);
  return openOverlay(state, 'guideOverview')?.guideId === guideId
    ? closeOverlay(state, 'guideOverview')
    : withOverlays(state, withOverlay(openOverlays(state), overview));
}

function openGuide(state: NavState, guideId: number, opening: OpeningAction): NavState {
  switch (opening) {
    case 'open':
      return openGuarded(state, { page: 'placesHomePage', guideId });
    case 'login_first':
      return openLoginFlow(state, 'login', { page: 'paymentScreen', guideId });
    // One screen for both: it acquires a free guide without asking.
    case 'acquire_free':
    case 'buy':
      return openGuarded(state, { page: 'paymentScreen', guideId });
    case 'unavailable':
      return state;
  }
}

function submitSearch(state: NavState, typed: string): NavState {
  const text = typed.trim().slice(0, MAX_SEARCH_LENGTH).trim();
  const stored = { ...state, lastSearchText: text };
  return text === '' ? homeWith(stored) : homeWith(stored, { kind: 'searchResponse', text });
}

function closeOverlay(state: NavState, kind: OverlayKind): NavState {
  const overlays = openOverlays(state);
  const at = overlays.findIndex((overlay) => overlay.kind === kind);
  return at === -1 ? state : withOverlays(state, overlays.slice(0, at));
}

/**
 * A link to a guide leads to its overview. So does one to its inside without access, where the overview says how to get
 * it; with access, Back leads there.
 */
function followLink(
  state: NavState,
  { guideId, placeId, part, isOpen }: Extract<NavAction, { readonly type: 'followLink' }>,
): NavState {
  const overview = { kind: 'guideOverview', guideId } as const;
  if (!isOpen) {
    return homeWith(state, placeId === null ? overview : { ...overview, sharedPlaceId: placeId });
  }
  const home = homeWith(state, overview);
  if (placeId === null && part === null) return home;
  const places = openEntry(home, { page: 'placesHomePage', guideId });
  if (placeId === null) {
    return part === 'walk' ? openEntry(places, { page: 'walk', guideId }) : places;
  }
  const place = openEntry(places, { page: 'placeDetail', guideId, placeId });
  return part === 'map' ? openEntry(place, { page: 'displayMap', guideId, placeId }) : place;
}

/**
 * The one back rule for every source: a button, the browser, the phone. Home without overlays is the end, and is
 * returned unchanged.
 */
function goBack(state: NavState): NavState {
  const overlays = openOverlays(state);
  if (overlays.length > 0) return withOverlays(state, overlays.slice(0, -1));
  const skipsToHome = isPlacesWithoutOverview(state) || isLoginForPayment(state);
  return skipsToHome ? returnHome(state) : popScreen(state);
}

/** Places that were opened from an overview lead back to it, and so to the list beneath it; all others lead home. */
function isPlacesWithoutOverview({ stack }: NavState): boolean {
  const beneath = stack.at(-2)?.overlays ?? [];
  const isOverOverview = beneath.some(({ kind }) => kind === 'guideOverview');
  return stack.at(-1)?.entry.page === 'placesHomePage' && !isOverOverview;
}

/** Popping would show a payment screen, which could only ask for the login again. */
function isLoginForPayment(state: NavState): boolean {
  const cameFrom = [previousEntry(state), state.redirectAfterLogin];
  return currentEntry(state).page === 'login' && cameFrom.some(isOfPayment);
}

function isOfPayment(entry: Entry | null): boolean {
  return entry?.page === 'paymentScreen' || entry?.page === 'orderReturn';
}
