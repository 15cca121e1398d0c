import {
  type DashboardPart,
  type DashboardRoute,
  routeParams,
} from '@laneway/domain/app-links/dashboard-route';
import { printQuery } from '@laneway/domain/app-links/query-text';
import type { DashboardPage } from '@laneway/domain/roles';

type PartGroup = {
  readonly name: string;
  readonly parts: readonly [DashboardPart, ...(readonly DashboardPart[])];
};

/**
 * The parts that each dashboard has in this build, in groups, in the order of its index; it opens
 * with the first. A part that isn't listed can't be opened: to add one, list it here and give it
 * its section in the dashboard, which won't compile without it.
 */
export const DASHBOARD_PARTS = {
  creatorDashboard: [
    {
      name: 'Your own',
      parts: ['guides', 'place-reports', 'reviews', 'searches', 'earnings', 'media'],
    },
  ],
  adminDashboard: [
    { name: 'Review', parts: ['guides', 'place-reports', 'reviews', 'messages'] },
    { name: 'People', parts: ['users', 'creator-requests', 'activity'] },
    { name: 'Business', parts: ['overview', 'money', 'orders', 'royalties', 'system'] },
    // An admin may be a creator as well.
    { name: 'Your own', parts: ['received-reviews', 'searches', 'earnings', 'media'] },
  ],
} as const satisfies Readonly<
  Record<DashboardPage, readonly [PartGroup, ...(readonly PartGroup[])]>
>;

export type PartOf<P extends DashboardPage> = (typeof DASHBOARD_PARTS)[P][number]['parts'][number];

export type GroupOf<P extends DashboardPage> = {
  readonly name: string;
  readonly parts: readonly PartOf<P>[];
};

export function groupsOf<P extends DashboardPage>(page: P): readonly GroupOf<P>[] {
  return DASHBOARD_PARTS[page];
}

export function partsOf<P extends DashboardPage>(page: P): readonly PartOf<P>[] {
  return groupsOf(page).flatMap(({ parts }) => parts);
}

/** The route of a part without a selection. */
export function startOf(part: DashboardPart): DashboardRoute {
  if (part === 'guides') return { part, open: null };
  return part === 'users' ? { part, person: null } : { part };
}

/** The route itself if the dashboard has its part, otherwise the start of the dashboard. */
export function routeIn(page: DashboardPage, route: DashboardRoute | null): DashboardRoute {
  const parts: readonly DashboardPart[] = partsOf(page);
  const hasPart = route !== null && parts.includes(route.part);
  return hasPart ? route : startOf(DASHBOARD_PARTS[page][0].parts[0]);
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
