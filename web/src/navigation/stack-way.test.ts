import { describe, expect, it } from 'vitest';
import {
  BACK,
  DASHBOARD,
  GO_HOME,
  guide,
  instead,
  part,
  pick,
  place,
  role,
} from './actions.test-data.ts';
import type { NavAction } from './nav-actions.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE } from './nav-state.ts';
import { moveOn, type StackWay, standStill } from './stack-way.ts';

describe('the way of the stack', () => {
  it.each<[rule: string, actions: readonly NavAction[], way: StackWay]>([
    ['is none at first', [], null],
    ['is none while only something opens over the page', [pick(1)], null],
    ['is forward to a new page', [guide(1)], 'forward'],
    [
      'is forward to a page that takes the place of another',
      [guide(1), instead({ page: 'placesHomePage', guideId: 2 })],
      'forward',
    ],
    ['is back to the page beneath', [guide(1), place(1, 5), BACK], 'back'],
    ['is back to the start', [guide(1), place(1, 5), GO_HOME], 'back'],
    ['is forward again after that', [guide(1), BACK, guide(2)], 'forward'],
    [
      'stays what it was while a dashboard shows another part',
      [role('admin'), DASHBOARD, part('adminDashboard', { part: 'orders' }), BACK],
      'forward',
    ],
    ['stays what it was while the page stays', [guide(1), BACK, pick(2)], 'back'],
  ])('%s', (_, actions, way) => {
    let state = INITIAL_NAV_STATE;
    let move = standStill(state);
    for (const action of actions) {
      state = navReducer(state, action);
      move = moveOn(move, state);
    }
    expect(move.way).toBe(way);
  });

  it('is the same move for as long as nothing moves, so that asking again changes nothing', () => {
    const move = standStill(INITIAL_NAV_STATE);
    expect(moveOn(move, INITIAL_NAV_STATE)).toBe(move);
  });
});
