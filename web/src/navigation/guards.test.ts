import { describe, expect, it } from 'vitest';
import { DASHBOARD, guide, page, role, USER } from './actions.test-data.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE } from './nav-state.ts';
import type { Entry } from './pages.ts';
import { type RuleRow, run, sketch } from './sketch.test-data.ts';

const LOGIN: Entry = { page: 'login' };
const RESULTS: Entry = { page: 'searchResults', searchText: 'lane' };
const PAYMENT: Entry = { page: 'paymentScreen', guideId: 1 };

describe('dashboards', () => {
  it.each<RuleRow>([
    ['of an admin', [role('admin'), DASHBOARD], 'guidesHomePage > adminDashboard'],
    ['of a creator', [role('creator'), DASHBOARD], 'guidesHomePage > creatorDashboard'],
    ['of a user there are none', [role('user'), DASHBOARD], 'guidesHomePage'],
    ['of nobody there are none', [DASHBOARD], 'guidesHomePage'],
    [
      'are open to admins alike',
      [role('admin'), page({ page: 'creatorDashboard' })],
      'guidesHomePage > creatorDashboard',
    ],
    [
      'for admins send a creator to their own',
      [role('creator'), page({ page: 'adminDashboard' })],
      'guidesHomePage > creatorDashboard',
    ],
    [
      'send a user home',
      [role('user'), guide(1), page({ page: 'creatorDashboard' })],
      'guidesHomePage',
    ],
    [
      'send nobody in particular home',
      [guide(1), page({ page: 'adminDashboard' })],
      'guidesHomePage',
    ],
    ['close when the session ends', [role('admin'), DASHBOARD, role(null)], 'guidesHomePage'],
    [
      'change with the role',
      [role('admin'), DASHBOARD, role('creator')],
      'guidesHomePage > creatorDashboard',
    ],
    [
      'close when the role is taken away',
      [role('creator'), DASHBOARD, role('user')],
      'guidesHomePage',
    ],
    [
      'never stand in the stack twice',
      [
        role('admin'),
        page({ page: 'creatorDashboard' }),
        page(RESULTS),
        DASHBOARD,
        role('creator'),
      ],
      'guidesHomePage > creatorDashboard',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('going to a moment of the past', () => {
  it('shows it to who the viewer is now', () => {
    const panel = run([role('user'), USER]);
    expect(sketch(navReducer(INITIAL_NAV_STATE, { type: 'restore', to: panel }))).toBe(
      'guidesHomePage',
    );
  });

  it('does not ask for a login that has been made since', () => {
    const atLogin = run([page(PAYMENT), page(LOGIN)]);
    const restored = navReducer(run([role('user')]), { type: 'restore', to: atLogin });
    expect(sketch(restored)).toBe('guidesHomePage > paymentScreen 1');
  });
});
