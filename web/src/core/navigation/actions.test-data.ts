import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import type { OpeningAction } from '@laneway/domain/purchase/entitlement';
import type { DashboardPage, Role } from '@laneway/domain/roles';
import type { ListChanges, NavAction } from './nav-actions.ts';
import type { Entry, InsidePart } from './pages.ts';

export const BACK: NavAction = { type: 'back' };
export const GO_HOME: NavAction = { type: 'goHome' };
export const USER: NavAction = { type: 'openUser' };
export const DASHBOARD: NavAction = { type: 'openDashboard' };
export const TERMS: NavAction = { type: 'openTermsOfUse' };
export const LOG_OUT: NavAction = { type: 'logOut' };
/** A valid order id. */
export const ORDER_ID = '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d';
export const CONTACT: NavAction = { type: 'openPage', entry: { page: 'contactUs' } };

export function pick(guideId: number): NavAction {
  return { type: 'pickGuide', guideId };
}

export function page(entry: Entry): NavAction {
  return { type: 'openPage', entry };
}

export function place(guideId: number, placeId: number): NavAction {
  return page({ page: 'placeDetail', guideId, placeId });
}

export function guide(guideId: number, opening: OpeningAction = 'open'): NavAction {
  return { type: 'openGuide', guideId, opening };
}

export function search(text: string): NavAction {
  return { type: 'submitSearch', text };
}

export function role(role: Role | null): NavAction {
  return { type: 'setRole', role };
}

export function instead(entry: Entry): NavAction {
  return { type: 'replacePage', entry };
}

/** The return from the payment provider. */
export function order(orderId: string, checkout: 'cancelled' | null = null): NavAction {
  return { type: 'arriveWithOrder', orderId, checkout };
}

/** A shared link to a guide, or to a place in it. */
export function link(
  guideId: number,
  placeId: number | null = null,
  part: InsidePart | null = null,
): NavAction {
  return { type: 'arriveByLink', link: { guideId, placeId, part } };
}

/** A shared link to a place that doesn't name its guide. */
export function placeLink(placeId: number): NavAction {
  return { type: 'arriveByLink', link: { guideId: null, placeId, part: null } };
}

/** The target of a shared link, depending on whether its guide is open. */
export function follow(
  guideId: number,
  placeId: number | null,
  isOpen: boolean,
  part: InsidePart | null = null,
): NavAction {
  return { type: 'followLink', guideId, placeId, part, isOpen };
}

export function giftSent(orderId: string): NavAction {
  return { type: 'confirmGift', orderId };
}

export function bought(guideId: number): NavAction {
  return { type: 'completePurchase', guideId };
}

/** A part of a dashboard, chosen from its index or anywhere else in the app. */
export function part(page: DashboardPage, route: DashboardRoute): NavAction {
  return { type: 'openPage', entry: { page, route } };
}

/** The app was opened at a page that isn't for everyone. */
export function arrival(entry: Entry): NavAction {
  return { type: 'arriveAtPage', entry };
}

/** A link to a part of a dashboard. */
export function dashboardLink(route: DashboardRoute): NavAction {
  return arrival({ page: 'adminDashboard', route });
}

/** A change of the filters or the order of the open list. */
export function narrow(changes: ListChanges): NavAction {
  return { type: 'narrowList', changes };
}
