import { describe, expect, it } from 'vitest';
import { ORDER_ID } from './actions.test-data.ts';
import { createCommands } from './commands.ts';
import type { NavAction } from './nav-actions.ts';

function followed(path: string): readonly NavAction[] {
  const actions: NavAction[] = [];
  createCommands((action) => actions.push(action)).openAddress(path);
  return actions;
}

describe("a link of the app in a creator's text", () => {
  it.each<[string, readonly NavAction[]]>([
    [
      '/guides/6-st-kilda',
      [{ type: 'arriveByLink', link: { guideId: 6, placeId: null, part: null } }],
    ],
    ['/?guide=6', [{ type: 'arriveByLink', link: { guideId: 6, placeId: null, part: null } }]],
    [
      '/?guide=6&place=601',
      [{ type: 'arriveByLink', link: { guideId: 6, placeId: 601, part: null } }],
    ],
    ['/?search=tram', [{ type: 'submitSearch', text: 'tram' }]],
    [
      '/?dashboard=orders',
      [{ type: 'openPage', entry: { page: 'adminDashboard', route: { part: 'orders' } } }],
    ],
    ['/account', [{ type: 'openPage', entry: { page: 'account' } }]],
    ['/terms', [{ type: 'openTermsOfUse' }]],
    ['/', [{ type: 'goHome' }]],
    ['/?guide=none', [{ type: 'goHome' }]],
    ['/?token=stolen&type=password_reset', []],
    [`/?order=${ORDER_ID}`, []],
  ])('%s leads to its target', (path, actions) => {
    expect(followed(path)).toEqual(actions);
  });
});
