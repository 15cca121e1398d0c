import {
  type DashboardPart,
  type DashboardRoute,
  routeParams,
} from '@laneway/domain/app-links/dashboard-route';
import { printQuery } from '@laneway/domain/app-links/query-text';
import type { DashboardPage } from '@laneway/domain/roles';

/**
 * The parts that each dashboard has in this build, in the order of its index; it opens with the
 * first. A part that isn't listed can't be opened: to add one, list it here and give it its section
 * in the dashboard, which won't compile without it.
 */
export const DASHBOARD_PARTS = {
  creatorDashboard: ['guides', 'place-reports', 'reviews', 'searches', 'earnings', 'media'],
  // An admin may be a creator as well.
  adminDashboard: [
    'guides',
    'place-reports',
    'reviews',
    'users',
    'creator-requests',
    'overview',
    'money',
    'orders',
    'royalties',
    'searches',
    'earnings',
    'media',
  ],
} as const satisfies Readonly<
  Record<DashboardPage, readonly [DashboardPart, ...(readonly DashboardPart[])]>
>;

export type PartOf<P extends DashboardPage> = (typeof DASHBOARD_PARTS)[P][number];

export function partsOf<P extends DashboardPage>(page: P): readonly PartOf<P>[] {
  return DASHBOARD_PARTS[page];
}

/** The route of a part without a selection. */
export function startOf(part: DashboardPart): DashboardRoute {
  return part === 'guides' ? { part, open: null } : { part };
}

/** The route itself if the dashboard has its part, otherwise the start of the dashboard. */
export function routeIn(page: DashboardPage, route: DashboardRoute | null): DashboardRoute {
  const parts: readonly DashboardPart[] = DASHBOARD_PARTS[page];
  const hasPart = route !== null && parts.includes(route.part);
  return hasPart ? route : startOf(DASHBOARD_PARTS[page][0]);
}

/** A key that is equal for equal routes only. */
export function routeKey(route: DashboardRoute): string {
  return printQuery(routeParams(route));
}

/** The same record, whichever view of it is open: the form and its unsaved changes stay. */
export function isSameRecord(a: DashboardRoute, b: DashboardRoute): boolean {
  return routeKey(withoutView(a)) === routeKey(withoutView(b));
}

function withoutView(route: DashboardRoute): DashboardRoute {
  if (route.part !== 'guides' || route.open === null) return route;
  return { ...route, open: { ...route.open, view: 'edit' } };
}
