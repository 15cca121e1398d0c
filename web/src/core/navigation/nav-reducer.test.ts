import { describe, expect, it } from 'vitest';
import {
  BACK,
  CONTACT,
  follow,
  GO_HOME,
  giftSent,
  guide,
  instead,
  LOG_OUT,
  link,
  ORDER_ID,
  order,
  page,
  pick,
  place,
  placeLink,
  role,
  search,
  USER,
} from './actions.test-data.ts';
import { navReducer } from './nav-reducer.ts';
import { INITIAL_NAV_STATE, MAX_SCREENS } from './nav-state.ts';
import { type RuleRow, run, sketch } from './sketch.test-data.ts';

describe('picking a guide', () => {
  it.each<RuleRow>([
    ['shows its overview', [pick(1)], 'guidesHomePage [overview 1]'],
    ['again hides it', [pick(1), pick(1)], 'guidesHomePage'],
    ['that a link opened hides it', [follow(1, 5, false), pick(1)], 'guidesHomePage'],
    ['another one shows that instead', [pick(1), pick(2)], 'guidesHomePage [overview 2]'],
    [
      'found by a search lays its overview over the answer',
      [search('lane'), pick(1)],
      'guidesHomePage [search lane] [overview 1]',
    ],
    [
      'on the page of results lays its overview over them',
      [search('lane'), page({ page: 'searchResults', searchText: 'lane' }), pick(1)],
      'guidesHomePage [search lane] > searchResults lane [overview 1]',
    ],
    [
      'of the results, back leads to them',
      [search('lane'), page({ page: 'searchResults', searchText: 'lane' }), pick(1), BACK],
      'guidesHomePage [search lane] > searchResults lane',
    ],
    [
      'of a list lays its overview over it',
      [page({ page: 'creator', creatorId: 3 }), pick(1)],
      'guidesHomePage > creator 3 [overview 1]',
    ],
    [
      'gives way to its list when that is asked for',
      [page({ page: 'creator', creatorId: 3 }), pick(1), page({ page: 'creator', creatorId: 3 })],
      'guidesHomePage > creator 3',
    ],
    ['from another page goes home first', [guide(1), pick(2)], 'guidesHomePage [overview 2]'],
    [
      'whose inside is refused shows the overview, open or not',
      [pick(1), guide(1), { type: 'showOverview', guideId: 1 }],
      'guidesHomePage [overview 1]',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('opening a guide', () => {
  it.each<RuleRow>([
    ['that one may see shows its places', [guide(1)], 'guidesHomePage > placesHomePage 1'],
    ['that takes a login asks for it', [guide(1, 'login_first')], 'guidesHomePage > login'],
    [
      'that took a login leads to its payment',
      [guide(1, 'login_first'), role('user')],
      'guidesHomePage > paymentScreen 1',
    ],
    ['that must be bought', [guide(1, 'buy')], 'guidesHomePage > paymentScreen 1'],
    ['that is free', [guide(1, 'acquire_free')], 'guidesHomePage > paymentScreen 1'],
    [
      'that is gone leads nowhere',
      [pick(1), guide(1, 'unavailable')],
      'guidesHomePage [overview 1]',
    ],
    [
      'from its map returns to its places',
      [guide(1), place(1, 5), page({ page: 'displayMap', guideId: 1, placeId: 5 }), guide(1)],
      'guidesHomePage > placesHomePage 1',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('the nav bar', () => {
  it.each<RuleRow>([
    ['takes a member to contactUs', [role('user'), CONTACT], 'guidesHomePage > contactUs'],
    ['takes anyone else to login', [CONTACT], 'guidesHomePage > login'],
    ['takes a member to the panel', [role('user'), USER], 'guidesHomePage > userPanel'],
    ['takes an anonymous user to login', [USER], 'guidesHomePage > login'],
    ['searches from anywhere', [guide(1), search(' lane ')], 'guidesHomePage [search lane]'],
    ['searches again', [search('lane'), pick(1), search('tram')], 'guidesHomePage [search tram]'],
    ['goes home on a blank search', [guide(1), search('  ')], 'guidesHomePage'],
    ['goes home and closes everything', [pick(1), guide(1), GO_HOME], 'guidesHomePage'],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('arriving', () => {
  it.each<RuleRow>([
    ['by a link to a guide', [link(1)], 'guidesHomePage > sharedLink 1 null'],
    ['by a link to a place', [link(1, 5)], 'guidesHomePage > sharedLink 1 5'],
    ['by a link to a place alone', [placeLink(5)], 'guidesHomePage > sharedLink null 5'],
    ['and turning back at once', [link(1, 5), BACK], 'guidesHomePage'],
    [
      'at a guide that is open',
      [link(1), follow(1, null, true)],
      'guidesHomePage [overview 1] > placesHomePage 1',
    ],
    [
      'at a place that is open',
      [placeLink(5), follow(1, 5, true)],
      'guidesHomePage [overview 1] > placesHomePage 1 > placeDetail 1 5',
    ],
    [
      'at a guide that is not open',
      [link(1), follow(1, null, false)],
      'guidesHomePage [overview 1]',
    ],
    [
      'at a place that is not open',
      [link(1, 5), follow(1, 5, false)],
      'guidesHomePage [overview 1 5]',
    ],
    [
      'from a text in another guide',
      [guide(2), place(2, 9), link(1), follow(1, null, false)],
      'guidesHomePage [overview 1]',
    ],
    [
      'to choose a new password',
      [{ type: 'arriveWithToken', purpose: 'password_reset', token: 't0k' }],
      'guidesHomePage > resetPassword t0k',
    ],
    [
      'to activate an account',
      [{ type: 'arriveWithToken', purpose: 'account_activation', token: 't0k' }],
      'guidesHomePage > accountActivation t0k',
    ],
    [
      'to confirm an email, which logs in and stays to do so',
      [{ type: 'arriveWithToken', purpose: 'email_confirmation', token: 't0k' }, role('user')],
      'guidesHomePage > emailConfirmation t0k',
    ],
    [
      'to activate an account, which logs in and stays for its message',
      [{ type: 'arriveWithToken', purpose: 'account_activation', token: 't0k' }, role('user')],
      'guidesHomePage > accountActivation t0k',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('an order', () => {
  it.each<RuleRow>([
    [
      'that was turned back from stands alone over home',
      [pick(1), order(ORDER_ID, 'cancelled')],
      `guidesHomePage > orderReturn ${ORDER_ID} cancelled`,
    ],
    [
      'that is tried again gives way to the payment',
      [role('user'), order(ORDER_ID), instead({ page: 'paymentScreen', guideId: 1 })],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'that is tried again by nobody in particular gives way to a login',
      [order(ORDER_ID), instead({ page: 'gift', guideId: 1 })],
      'guidesHomePage > login',
    ],
    [
      'of a gift that is paid for leads to its confirmation, home beneath',
      [pick(1), order(ORDER_ID), giftSent(ORDER_ID)],
      `guidesHomePage > giftConfirmation ${ORDER_ID}`,
    ],
    [
      'is returned to from what was opened meanwhile',
      [role('user'), order(ORDER_ID), USER, BACK],
      `guidesHomePage > orderReturn ${ORDER_ID} null`,
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('the payment of someone who owns the guide', () => {
  it('is replaced by the places, above the overview', () => {
    const actions = [
      pick(1),
      guide(1, 'buy'),
      instead({ page: 'placesHomePage', guideId: 1 }),
    ] as const;
    expect(sketch(run(actions))).toBe('guidesHomePage [overview 1] > placesHomePage 1');
  });
});

describe('what is remembered', () => {
  it('is the last search text, trimmed and limited in length', () => {
    expect(run([search('  coffee '), GO_HOME]).lastSearchText).toBe('coffee');
    expect(run([search('x'.repeat(500))]).lastSearchText).toHaveLength(200);
  });

  it('is the last opened guide and place, even back at home', () => {
    const { currentGuideId, currentPlaceId } = run([guide(1), place(1, 5), BACK, BACK]);
    expect({ currentGuideId, currentPlaceId }).toEqual({ currentGuideId: 1, currentPlaceId: 5 });
  });

  it('is no place once another guide is picked', () => {
    expect(run([place(1, 5), GO_HOME, pick(2)]).currentPlaceId).toBeNull();
  });

  it('is the guide and place of the page that Back returns to', () => {
    const state = run([place(1, 5), place(2, 6), BACK]);
    expect([state.currentGuideId, state.currentPlaceId]).toEqual([1, 5]);
  });

  it('is nothing after logging out', () => {
    expect(run([role('admin'), search('x'), pick(1), LOG_OUT])).toEqual(INITIAL_NAV_STATE);
  });
});

describe('the stack', () => {
  it('returns to a page that it already contains', () => {
    const state = run([guide(1), place(1, 5), place(1, 6), place(1, 5)]);
    expect(sketch(state)).toBe('guidesHomePage > placesHomePage 1 > placeDetail 1 5');
  });

  it('is bounded, and replaces the last page when it is full', () => {
    const places = Array.from({ length: 50 }, (_, index) => place(1, index + 1));
    const { stack } = run(places);
    expect(stack).toHaveLength(MAX_SCREENS);
    expect(stack.at(-1)?.entry).toEqual({ page: 'placeDetail', guideId: 1, placeId: 50 });
    expect(stack[1]?.entry).toEqual({ page: 'placeDetail', guideId: 1, placeId: 1 });
  });
});

it.each([
  ['going home from home', GO_HOME],
  ['back at the end of the way', BACK],
  ['the role that is known', role(null)],
  ['closing what is not open', { type: 'closeOverlay', kind: 'termsOfUse' }],
] as const)('%s changes nothing', (_what, action) => {
  expect(navReducer(INITIAL_NAV_STATE, action)).toBe(INITIAL_NAV_STATE);
});
