/** The roles of signed-in people in ascending order; a visitor has none. */
export const ROLES = ['user', 'creator', 'admin'] as const;

export type Role = (typeof ROLES)[number];

/** The signed-in person for whom a rule is checked. */
export type Actor = {
  readonly id: number;
  readonly role: Role;
};

const RANK: Readonly<Record<Role, number>> = { user: 1, creator: 2, admin: 3 };

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value);
}

/** True when the role's rank is at least that of the minimum. */
export function satisfiesRole(role: Role, minimum: Role): boolean {
  return RANK[role] >= RANK[minimum];
}

export type DashboardPage = 'adminDashboard' | 'creatorDashboard';

export type DashboardTarget = DashboardPage | 'guidesHomePage';

/** Their names in the menu and in the title of the page. The heading is “Creator Dashboard” on both. */
export const DASHBOARD_NAMES: Readonly<Record<DashboardPage, string>> = {
  adminDashboard: 'Admin',
  creatorDashboard: 'Creator dashboard',
};

const DASHBOARD_OF: Readonly<Record<Role, DashboardTarget>> = {
  user: 'guidesHomePage',
  creator: 'creatorDashboard',
  admin: 'adminDashboard',
};

const MINIMUM_FOR: Readonly<Record<DashboardPage, Role>> = {
  adminDashboard: 'admin',
  creatorDashboard: 'creator',
};

/** The target of "my dashboard"; home for visitors. */
export function dashboardOf(role: Role | null): DashboardTarget {
  return role === null ? 'guidesHomePage' : DASHBOARD_OF[role];
}

/**
 * The page that a visit to a dashboard leads to: the dashboard itself when the role allows it, otherwise the visitor's
 * own dashboard, which is home for anyone below creator.
 */
export function guardDashboard(page: DashboardPage, role: Role | null): DashboardTarget {
  return role !== null && satisfiesRole(role, MINIMUM_FOR[page]) ? page : dashboardOf(role);
}
