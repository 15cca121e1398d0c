import type { Role } from '@laneway/domain/roles';
import { routeIn } from './dashboard-parts.ts';
import { isDashboardEntry } from './entry.ts';
import { admit } from './guards.ts';
import { currentEntry, type NavState } from './nav-state.ts';
import { type Entry, pageFacts } from './pages.ts';
import { homeWith, openEntry, popScreen } from './stack.ts';

type LoginFlowPage = 'login' | 'createUser';

/** Opens the page, or the one that the guards choose instead, such as login. */
export function openGuarded(state: NavState, entry: Entry): NavState {
  const admission = admit(entry, state.role);
  switch (admission.kind) {
    case 'admitted':
      return openAdmitted(state, admission.entry);
    case 'home':
      return homeWith(state);
    case 'login_first':
      return openLoginFlow(state, 'login', entry);
    case 'already_logged_in':
      return state;
  }
}

/** Opens login or createUser. Someone who is already logged in goes to the target of success. */
export function openLoginFlow(
  state: NavState,
  page: LoginFlowPage,
  redirect: Entry | null,
): NavState {
  if (state.role !== null) return redirect === null ? state : openGuarded(state, redirect);
  const opened = openEntry(state, { page });
  const stored = redirect === null ? null : withKnownPart(redirect);
  return page === 'login'
    ? { ...opened, redirectAfterLogin: stored }
    : { ...opened, redirectAfterSignup: stored };
}

/** A part that the dashboard doesn't have wouldn't be restored after a reload. */
export function withKnownPart(entry: Entry): Entry {
  return isDashboardEntry(entry) ? { ...entry, route: routeIn(entry.page, entry.route) } : entry;
}

/**
 * Sets the role of the session. When a session starts on login or createUser, the login has succeeded and leads to the
 * stored redirect, otherwise to the previous screen, otherwise home.
 */
export function setRole(state: NavState, role: Role | null): NavState {
  if (role === state.role) return state;
  const { page } = currentEntry(state);
  const known = { ...state, role };
  if (role === null || (page !== 'login' && page !== 'createUser')) return known;
  const redirect = page === 'login' ? state.redirectAfterLogin : state.redirectAfterSignup;
  const previous = leaveLoginFlow(known);
  return redirect === null ? previous : openGuarded(previous, redirect);
}

function openAdmitted(state: NavState, entry: Entry): NavState {
  if (entry.page === 'guidesHomePage') return homeWith(state);
  if (entry.page !== 'login' && entry.page !== 'createUser') return openEntry(state, entry);
  // Login and createUser link to each other, and keep the same redirect.
  const carried = state.redirectAfterLogin ?? state.redirectAfterSignup;
  return openLoginFlow(state, entry.page, carried);
}

function leaveLoginFlow(state: NavState): NavState {
  return pageFacts(currentEntry(state).page).isLoginFlow ? leaveLoginFlow(popScreen(state)) : state;
}
