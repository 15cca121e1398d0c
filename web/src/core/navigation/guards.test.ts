import type { DashboardRoute } from '@laneway/domain/app-links/dashboard-route';
import { describe, expect, it } from 'vitest';
import {
  arrival,
  BACK,
  DASHBOARD,
  dashboardLink,
  guide,
  page,
  part,
  role,
  TERMS,
  USER,
} from './actions.test-data.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE } from './nav-state.ts';
import type { Entry } from './pages.ts';
import { type RuleRow, run, sketch } from './sketch.test-data.ts';

const LOGIN: Entry = { page: 'login' };
const RESULTS: Entry = { page: 'searchResults', searchText: 'lane', view: null };
const PAYMENT: Entry = { page: 'paymentScreen', guideId: 1 };

describe('dashboards', () => {
  it.each<RuleRow>([
    [
      'for an admin show the admin dashboard',
      [role('admin'), DASHBOARD],
      'guidesHomePage > adminDashboard guides',
    ],
    [
      'for a creator show the creator dashboard',
      [role('creator'), DASHBOARD],
      'guidesHomePage > creatorDashboard guides',
    ],
    ['lead a user home', [role('user'), DASHBOARD], 'guidesHomePage'],
    ['lead a visitor home', [DASHBOARD], 'guidesHomePage'],
    [
      'for creators are open to admins too',
      [role('admin'), part('creatorDashboard', { part: 'earnings' })],
      'guidesHomePage > creatorDashboard earnings',
    ],
    [
      'for admins lead a creator to the creator dashboard',
      [role('creator'), part('adminDashboard', { part: 'orders' })],
      'guidesHomePage > creatorDashboard guides',
    ],
    [
      'at one of their parts lead a user home',
      [role('user'), guide(1), part('creatorDashboard', { part: 'earnings' })],
      'guidesHomePage',
    ],
    [
      'at one of their parts lead a visitor home',
      [guide(1), part('adminDashboard', { part: 'orders' })],
      'guidesHomePage',
    ],
    ['close when the session ends', [role('admin'), DASHBOARD, role(null)], 'guidesHomePage'],
    [
      'change with the role',
      [role('admin'), DASHBOARD, role('creator')],
      'guidesHomePage > creatorDashboard guides',
    ],
    [
      'close when the role becomes user',
      [role('creator'), DASHBOARD, role('user')],
      'guidesHomePage',
    ],
    [
      'are never in the stack twice',
      [
        role('admin'),
        part('creatorDashboard', { part: 'guides', open: null }),
        page(RESULTS),
        DASHBOARD,
        role('creator'),
      ],
      'guidesHomePage > creatorDashboard guides',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

const NEW_PLACE: DashboardRoute = {
  part: 'guides',
  open: {
    guide: { source: 'pending', id: 7 },
    place: { source: 'unsaved', id: 'new-place-1' },
    view: 'edit',
  },
};

describe('the parts of a dashboard', () => {
  const ADMIN = role('admin');
  const orders = part('adminDashboard', { part: 'orders' });
  const royalties = part('adminDashboard', { part: 'royalties' });

  it.each<RuleRow>([
    [
      'are left one by one with Back',
      [ADMIN, DASHBOARD, orders, royalties, BACK],
      'guidesHomePage > adminDashboard guides > adminDashboard orders',
    ],
    [
      'are returned to if they are already open',
      [ADMIN, DASHBOARD, orders, royalties, orders],
      'guidesHomePage > adminDashboard guides > adminDashboard orders',
    ],
    [
      'lead Back to the page that the dashboard was opened from',
      [ADMIN, USER, DASHBOARD, orders, BACK, BACK],
      'guidesHomePage > userPanel',
    ],
    [
      'that only admins have are replaced by the first part of the creator dashboard',
      [ADMIN, part('creatorDashboard', { part: 'overview' })],
      'guidesHomePage > creatorDashboard guides',
    ],
    [
      'open at a place of a guide',
      [ADMIN, part('adminDashboard', NEW_PLACE)],
      'guidesHomePage > adminDashboard guides pending-7 new-place-1',
    ],
    [
      'that a dashboard doesn’t have are replaced by its first part',
      [role('creator'), part('creatorDashboard', { part: 'orders' })],
      'guidesHomePage > creatorDashboard guides',
    ],
    [
      'that both dashboards have stay open when the role changes',
      [ADMIN, part('adminDashboard', { part: 'earnings' }), role('creator')],
      'guidesHomePage > creatorDashboard earnings',
    ],
    [
      'that only admins have close when the role changes, without duplicates',
      [ADMIN, DASHBOARD, orders, royalties, role('creator')],
      'guidesHomePage > creatorDashboard guides',
    ],
    ['close when the session ends', [ADMIN, DASHBOARD, orders, role(null)], 'guidesHomePage'],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('a link to a part of a dashboard', () => {
  const ORDERS = dashboardLink({ part: 'orders' });
  const EARNINGS = dashboardLink({ part: 'earnings' });

  it.each<RuleRow>([
    [
      'opens that part',
      [role('admin'), guide(1), ORDERS],
      'guidesHomePage > adminDashboard orders',
    ],
    [
      'leads to the dashboard of the role',
      [role('creator'), EARNINGS],
      'guidesHomePage > creatorDashboard earnings',
    ],
    [
      'that only admins have leads a creator to the creator dashboard',
      [role('creator'), ORDERS],
      'guidesHomePage > creatorDashboard guides',
    ],
    ['leads a user home', [role('user'), guide(1), ORDERS], 'guidesHomePage'],
    ['waits at home while nobody is known', [guide(1), ORDERS], 'guidesHomePage'],
    [
      'waits until the role is known',
      [ORDERS, role('admin')],
      'guidesHomePage > adminDashboard orders',
    ],
    ['is dropped if the role is user', [ORDERS, role('user')], 'guidesHomePage'],
    ['asks for the login if nobody is logged in', [ORDERS, role(null)], 'guidesHomePage > login'],
    [
      'opens after that login',
      [ORDERS, role(null), role('admin')],
      'guidesHomePage > adminDashboard orders',
    ],
    [
      'opens the dashboard of whoever logs in',
      [EARNINGS, role(null), role('creator')],
      'guidesHomePage > creatorDashboard earnings',
    ],
    [
      'leads home if whoever logs in has no dashboard',
      [ORDERS, role(null), role('user')],
      'guidesHomePage',
    ],
    [
      'is dropped when another page is opened',
      [ORDERS, guide(1), role('admin')],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'is dropped even when the terms are opened',
      [ORDERS, TERMS, BACK, role('admin')],
      'guidesHomePage',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('a page that the app was opened at', () => {
  const ACCOUNT = arrival({ page: 'account' });

  it.each<RuleRow>([
    ['waits until the login is known', [ACCOUNT], 'guidesHomePage'],
    ['opens for someone who is logged in', [ACCOUNT, role('user')], 'guidesHomePage > account'],
    ['asks for the login if nobody is', [ACCOUNT, role(null)], 'guidesHomePage > login'],
    ['opens after that login', [ACCOUNT, role(null), role('user')], 'guidesHomePage > account'],
    [
      'opens after signing up',
      [ACCOUNT, role(null), page({ page: 'createUser' }), role('user')],
      'guidesHomePage > account',
    ],
    ['is the login for a visitor', [arrival(LOGIN), role(null)], 'guidesHomePage > login'],
    ['is home for someone who is logged in', [arrival(LOGIN), role('user')], 'guidesHomePage'],
    [
      'is dropped when another page is opened',
      [ACCOUNT, guide(1), role('user')],
      'guidesHomePage > placesHomePage 1',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('restoring an earlier state', () => {
  it('leaves out pages that the current role may not see', () => {
    const panel = run([role('user'), USER]);
    expect(sketch(navReducer(INITIAL_NAV_STATE, { type: 'restore', to: panel }))).toBe(
      'guidesHomePage',
    );
  });

  it('skips a login that isn’t needed any more', () => {
    const atLogin = run([page(PAYMENT), page(LOGIN)]);
    const restored = navReducer(run([role('user')]), { type: 'restore', to: atLogin });
    expect(sketch(restored)).toBe('guidesHomePage > paymentScreen 1');
  });
});
