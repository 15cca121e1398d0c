import { currentEntry, type NavState, openOverlays, previousEntry } from './nav-state.ts';
import type { Entry } from './pages.ts';
import { popScreen, returnHome, withOverlays } from './stack.ts';

/**
 * The one back rule for every source: a button, the browser, the phone. Home without overlays is the end, and is
 * returned unchanged.
 */
export function goBack(state: NavState): NavState {
  const overlays = openOverlays(state);
  if (overlays.length > 0) return withOverlays(state, overlays.slice(0, -1));
  const { page } = currentEntry(state);
  const skipsToHome = page === 'placesHomePage' || isLoginForPayment(state);
  return skipsToHome ? returnHome(state) : popScreen(state);
}

/** Popping would show a payment screen, which could only ask for the login again. */
function isLoginForPayment(state: NavState): boolean {
  const cameFrom = [previousEntry(state), state.redirectAfterLogin];
  return currentEntry(state).page === 'login' && cameFrom.some(isOfPayment);
}

function isOfPayment(entry: Entry | null): boolean {
  return entry?.page === 'paymentScreen' || entry?.page === 'orderReturn';
}
