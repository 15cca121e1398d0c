import type { OpenGuide } from '@laneway/domain/app-links/dashboard-route';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BACK,
  DASHBOARD,
  GO_HOME,
  guide,
  LOG_OUT,
  page,
  part,
  place,
  role,
  search,
  TERMS,
  USER,
} from './actions.test-data.ts';
import { anyState } from './arbitrary-actions.test-data.ts';
import { type Blocker, blockerOf, leavesForm, leavesGuide } from './blockers.ts';
import type { NavAction } from './nav-actions.ts';
import { INITIAL_NAV_STATE, type NavState } from './nav-state.ts';
import { run } from './sketch.test-data.ts';

const ALWAYS: Blocker = { leaves: () => true };
const NEVER: Blocker = { leaves: () => false };

/** A dashboard with a guide open in it, before there is such a part. */
function editing(open: Partial<OpenGuide> | null): NavState {
  const guideOpen: OpenGuide = {
    guide: { source: 'pending', id: 7 },
    place: { source: 'pending', id: 12 },
    view: 'edit',
    ...open,
  };
  const route = { part: 'guides', open: open === null ? null : guideOpen } as const;
  const [home] = INITIAL_NAV_STATE.stack;
  const entry = { page: 'creatorDashboard', route } as const;
  return { ...INITIAL_NAV_STATE, role: 'creator', stack: [home, { entry, overlays: [] }] };
}

describe('a form with unsaved changes is left', () => {
  const form = run([role('admin'), DASHBOARD, page({ page: 'contactUs' })]);

  it.each<[way: string, action: NavAction]>([
    ['by going back', BACK],
    ['by the double tap home', GO_HOME],
    ['for another page', guide(1)],
    ['for the panel', USER],
    ['for a dashboard', part('adminDashboard', { part: 'orders' })],
    ['for a search', search('lane')],
  ])('%s', (_way, action) => {
    expect(leavesForm(form, run([action], form))).toBe(true);
  });

  it('for another part of the dashboard', () => {
    const money = run([role('admin'), DASHBOARD]);
    const orders = run([part('adminDashboard', { part: 'orders' })], money);
    expect(leavesForm(money, orders)).toBe(true);
  });

  it.each<[where: string, to: NavState]>([
    ['another place', editing({ place: { source: 'pending', id: 13 } })],
    ['a published place with the same number', editing({ place: { source: 'published', id: 12 } })],
    ['the guide of the place', editing({ place: null })],
    ['another guide', editing({ guide: { source: 'pending', id: 8 } })],
    ['the list of guides', editing(null)],
  ])('for %s', (_where, to) => {
    expect(leavesForm(editing({}), to)).toBe(true);
  });
});

describe('a form with unsaved changes is not left', () => {
  it.each(['review', 'history'] as const)(
    'by opening the %s of the record that it edits',
    (view) => {
      expect(leavesForm(editing({}), editing({ view }))).toBe(false);
    },
  );

  it('by opening an overlay', () => {
    const form = run([role('user'), page({ page: 'contactUs' })]);
    expect(leavesForm(form, run([TERMS], form))).toBe(false);
  });

  it('if the state doesn’t change', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(leavesForm(state, structuredClone(state))).toBe(false);
      }),
    );
  });
});

describe('a guide with unsaved changes', () => {
  it.each<[where: string, to: NavState]>([
    ['another place', editing({ place: { source: 'pending', id: 13 } })],
    ['the guide of the place', editing({ place: null })],
    ['the history', editing({ view: 'history' })],
    ['the walk of another place', editing({ place: { source: 'pending', id: 13 }, view: 'walk' })],
  ])('is not left for %s', (_where, to) => {
    expect(leavesGuide(editing({}), to)).toBe(false);
  });

  it.each<[where: string, to: NavState]>([
    ['another guide', editing({ guide: { source: 'pending', id: 8 } })],
    ['the list of guides', editing(null)],
    ['another page', run([page({ page: 'contactUs' })], editing({}))],
  ])('is left for %s', (_where, to) => {
    expect(leavesGuide(editing({}), to)).toBe(true);
  });
});

describe('a blocker', () => {
  const from = run([guide(1)]);
  const asked = (blockers: readonly Blocker[], passed: readonly Blocker[], action: NavAction) =>
    blockerOf(blockers, passed, action, from, run([action], from));

  it('holds a move that would lose changes', () => {
    expect(asked([ALWAYS], [], place(1, 5))).toBe(ALWAYS);
  });

  it('allows a move that loses nothing', () => {
    expect(asked([NEVER], [], place(1, 5))).toBeNull();
  });

  it('doesn’t ask twice about a move it has allowed, while the others still ask', () => {
    const another: Blocker = { leaves: () => true };
    expect(asked([ALWAYS], [ALWAYS], BACK)).toBeNull();
    expect(asked([ALWAYS, another], [ALWAYS], BACK)).toBe(another);
  });

  it('ignores actions that change nothing', () => {
    expect(asked([ALWAYS], [], guide(1))).toBeNull();
  });

  it.each<[fact: string, action: NavAction]>([
    ['a login', role('user')],
    ['a logout', LOG_OUT],
  ])('ignores %s, which has already happened', (_fact, action) => {
    expect(asked([ALWAYS], [], action)).toBeNull();
  });
});
