import { describe, expect, it } from 'vitest';
import {
  BACK,
  DASHBOARD,
  follow,
  GO_HOME,
  guide,
  instead,
  link,
  part,
  pick,
  place,
  role,
} from './actions.test-data.ts';
import type { NavAction } from './nav-actions.ts';
import { navReducer } from './nav-reducer.ts';
import { currentEntry, INITIAL_NAV_STATE, type NavState } from './nav-state.ts';
import { initialMove, nextMove, type StackDirection } from './stack-direction.ts';

const positionIn = (state: NavState) => [currentEntry(state), state.stack.length] as const;

describe('the direction of the stack', () => {
  it.each<[rule: string, actions: readonly NavAction[], direction: StackDirection]>([
    ['is null at first', [], null],
    ['is null when only an overlay opens', [pick(1)], null],
    ['is forward to a new page', [guide(1)], 'forward'],
    [
      'is forward to a page that replaces another',
      [guide(1), instead({ page: 'placesHomePage', guideId: 2 })],
      'forward',
    ],
    ['is back to the previous page', [guide(1), place(1, 5), BACK], 'back'],
    ['is back when going home', [guide(1), place(1, 5), GO_HOME], 'back'],
    ['is forward again after going back', [guide(1), BACK, guide(2)], 'forward'],
    [
      'doesn’t change when a dashboard shows another part',
      [role('admin'), DASHBOARD, part('adminDashboard', { part: 'orders' }), BACK],
      'forward',
    ],
    ['is null for a link to an accessible guide', [link(1, 5), follow(1, 5, true)], null],
    ['is null for a link to an inaccessible guide', [link(1), follow(1, null, false)], null],
    ['doesn’t change while the page stays', [guide(1), BACK, pick(2)], 'back'],
  ])('%s', (_, actions, direction) => {
    let state = INITIAL_NAV_STATE;
    let move = initialMove(...positionIn(state));
    for (const action of actions) {
      state = navReducer(state, action);
      move = nextMove(move, ...positionIn(state));
    }
    expect(move.direction).toBe(direction);
  });

  it('is the same object as long as nothing moves', () => {
    const move = initialMove(...positionIn(INITIAL_NAV_STATE));
    expect(nextMove(move, ...positionIn(INITIAL_NAV_STATE))).toBe(move);
  });
});
