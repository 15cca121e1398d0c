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
    ['is none where a link leads', [link(1, 5), follow(1, 5, true)], null],
    ['is none where a link to a closed guide leads', [link(1), follow(1, null, false)], null],
    ['stays what it was while the page stays', [guide(1), BACK, pick(2)], 'back'],
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
