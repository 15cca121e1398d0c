import { guardDashboard, type Role, satisfiesRole } from '@laneway/domain/roles';
import { routeIn } from './dashboard-parts.ts';
import { isDashboardEntry, isSameEntry } from './entry.ts';
import { HOME, type NavState, type Screen } from './nav-state.ts';
import { type DashboardEntry, type Entry, pageFacts } from './pages.ts';
import { withStack } from './stack.ts';

/** The outcome of a visit to a page. */
export type Admission =
  | { readonly kind: 'admitted'; readonly entry: Entry }
  | { readonly kind: 'home' }
  | { readonly kind: 'login_first' }
  /** The page is for visitors without a login, and this viewer has one. */
  | { readonly kind: 'already_logged_in' };

export function admit(entry: Entry, role: Role | null): Admission {
  if (isDashboardEntry(entry)) return admitToDashboard(entry, role);
  const { audience } = pageFacts(entry.page);
  if (audience === 'everyone') return { kind: 'admitted', entry };
  if (audience === 'anonymous') {
    return role === null ? { kind: 'admitted', entry } : { kind: 'already_logged_in' };
  }
  return role !== null && satisfiesRole(role, audience)
    ? { kind: 'admitted', entry }
    : { kind: 'login_first' };
}

/** A part that the dashboard doesn't have for this role is replaced by its start. */
function admitToDashboard(entry: DashboardEntry, role: Role | null): Admission {
  const page = guardDashboard(entry.page, role);
  if (page === 'guidesHomePage') return { kind: 'home' };
  const route = routeIn(page, entry.route);
  const isUnchanged = page === entry.page && route === entry.route;
  return { kind: 'admitted', entry: isUnchanged ? entry : { page, route } };
}

/**
 * The stack without the pages that the viewer's role doesn't allow. Someone who was on such a page
 * goes home, unless the page was a login page that is no longer needed.
 */
export function guardStack(state: NavState): NavState {
  const [home, ...rest] = state.stack;
  const admissions = rest.map(({ entry }) => admit(entry, state.role));
  const current = admissions.at(-1)?.kind;
  if (current === 'home' || current === 'login_first') return withStack(state, [HOME]);
  const kept = rest.flatMap((screen, at) => admittedScreen(screen, admissions[at]));
  return withStack(state, [home, ...kept.reduce(ontoOrBackTo, [])]);
}

function admittedScreen(screen: Screen, admission: Admission | undefined): readonly Screen[] {
  if (admission?.kind !== 'admitted') return [];
  return [admission.entry === screen.entry ? screen : { entry: admission.entry, overlays: [] }];
}

/** A dashboard that was replaced by the other one may already be in the stack. */
function ontoOrBackTo(screens: readonly Screen[], next: Screen): readonly Screen[] {
  const index = screens.findIndex(({ entry }) => isSameEntry(entry, next.entry));
  return index === -1 ? [...screens, next] : screens.slice(0, index + 1);
}
