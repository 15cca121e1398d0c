import {
  type DashboardPart,
  type DashboardStanding,
  standingParams,
} from '@laneway/domain/app-links/dashboard-standing';
import { printQuery } from '@laneway/domain/app-links/query-text';
import type { DashboardPage } from '@laneway/domain/roles';

/**
 * The parts that each dashboard has in this build, in the order of its index; it opens with the
 * first. A part that isn't listed can't be opened: to add one, list it here and give it its section
 * in the dashboard, which won't compile without.
 */
export const DASHBOARD_PARTS = {
  creatorDashboard: ['earnings', 'media'],
  // An admin may be an author as well.
  adminDashboard: ['money', 'orders', 'royalties', 'earnings', 'media'],
} as const satisfies Readonly<
  Record<DashboardPage, readonly [DashboardPart, ...(readonly DashboardPart[])]>
>;

export type PartOf<P extends DashboardPage> = (typeof DASHBOARD_PARTS)[P][number];

export function partsOf<P extends DashboardPage>(page: P): readonly PartOf<P>[] {
  return DASHBOARD_PARTS[page];
}

/** Where a dashboard opens a part, with nothing selected in it. */
export function startOf(part: DashboardPart): DashboardStanding {
  return part === 'guides' ? { part, open: null } : { part };
}

/** The standing itself where the dashboard has its part, else the start of the dashboard. */
export function standingIn(
  page: DashboardPage,
  standing: DashboardStanding | null,
): DashboardStanding {
  const parts: readonly DashboardPart[] = DASHBOARD_PARTS[page];
  const hasPart = standing !== null && parts.includes(standing.part);
  return hasPart ? standing : startOf(DASHBOARD_PARTS[page][0]);
}

/** One text per standing, equal for equal ones and for nothing else. */
export function standingKey(standing: DashboardStanding): string {
  return printQuery(standingParams(standing));
}

/** The same record, whichever view of it is open: the form and its unsaved changes stay. */
export function isSameRecord(a: DashboardStanding, b: DashboardStanding): boolean {
  return standingKey(withoutView(a)) === standingKey(withoutView(b));
}

function withoutView(standing: DashboardStanding): DashboardStanding {
  if (standing.part !== 'guides' || standing.open === null) return standing;
  return { ...standing, open: { ...standing.open, view: 'edit' } };
}
