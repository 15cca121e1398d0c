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
    ['twice hides its overview', [pick(1), pick(1)], 'guidesHomePage'],
    [
      'whose overview a link opened hides the overview',
      [follow(1, 5, false), pick(1)],
      'guidesHomePage',
    ],
    [
      'after another shows the new overview instead',
      [pick(1), pick(2)],
      'guidesHomePage [overview 2]',
    ],
    [
      'found by a search shows its overview over the search response',
      [search('lane'), pick(1)],
      'guidesHomePage [search lane] [overview 1]',
    ],
    [
      'on the page of results shows its overview over them',
      [search('lane'), page({ page: 'searchResults', searchText: 'lane', view: null }), pick(1)],
      'guidesHomePage [search lane] > searchResults lane [overview 1]',
    ],
    [
      'on the page of results and going back leads to the results',
      [
        search('lane'),
        page({ page: 'searchResults', searchText: 'lane', view: null }),
        pick(1),
        BACK,
      ],
      'guidesHomePage [search lane] > searchResults lane',
    ],
    [
      'in a list shows its overview over the list',
      [page({ page: 'creator', creatorId: 3 }), pick(1)],
      'guidesHomePage > creator 3 [overview 1]',
    ],
    [
      'in a list and opening the list again closes the overview',
      [page({ page: 'creator', creatorId: 3 }), pick(1), page({ page: 'creator', creatorId: 3 })],
      'guidesHomePage > creator 3',
    ],
    ['from another page goes home first', [guide(1), pick(2)], 'guidesHomePage [overview 2]'],
    [
      'whose places are refused shows the overview',
      [pick(1), guide(1), { type: 'showOverview', guideId: 1 }],
      'guidesHomePage [overview 1]',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('opening a guide', () => {
  it.each<RuleRow>([
    ['that is accessible shows its places', [guide(1)], 'guidesHomePage > placesHomePage 1'],
    ['that requires a login opens the login', [guide(1, 'login_first')], 'guidesHomePage > login'],
    [
      'that requires a login opens the payment after it',
      [guide(1, 'login_first'), role('user')],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'that must be bought opens the payment',
      [guide(1, 'buy')],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'that is free opens the payment screen too',
      [guide(1, 'acquire_free')],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'that is unavailable changes nothing',
      [pick(1), guide(1, 'unavailable')],
      'guidesHomePage [overview 1]',
    ],
    [
      'from the map of a place returns to the places',
      [guide(1), place(1, 5), page({ page: 'displayMap', guideId: 1, placeId: 5 }), guide(1)],
      'guidesHomePage > placesHomePage 1',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('the nav bar', () => {
  it.each<RuleRow>([
    ['leads a user to contactUs', [role('user'), CONTACT], 'guidesHomePage > contactUs'],
    ['leads a visitor from contactUs to login', [CONTACT], 'guidesHomePage > login'],
    ['leads a user to the panel', [role('user'), USER], 'guidesHomePage > userPanel'],
    ['leads a visitor from the panel to login', [USER], 'guidesHomePage > login'],
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
    ['by a link to a guide opens the shared link', [link(1)], 'guidesHomePage > sharedLink 1 null'],
    ['by a link to a place opens the shared link', [link(1, 5)], 'guidesHomePage > sharedLink 1 5'],
    [
      'by a link to a place without its guide opens the shared link',
      [placeLink(5)],
      'guidesHomePage > sharedLink null 5',
    ],
    ['by a link and going back leads home', [link(1, 5), BACK], 'guidesHomePage'],
    [
      'at an accessible guide opens its overview',
      [link(1), follow(1, null, true)],
      'guidesHomePage [overview 1]',
    ],
    [
      'at the places of an accessible guide opens them',
      [link(1, null, 'places'), follow(1, null, true, 'places')],
      'guidesHomePage [overview 1] > placesHomePage 1',
    ],
    [
      'at the walk of an accessible guide opens it above the places',
      [follow(1, null, true, 'walk')],
      'guidesHomePage [overview 1] > placesHomePage 1 > walk 1',
    ],
    [
      'at the map of an accessible place opens it above the place',
      [follow(1, 5, true, 'map')],
      'guidesHomePage [overview 1] > placesHomePage 1 > placeDetail 1 5 > displayMap 1 5',
    ],
    [
      'at the places of an inaccessible guide opens its overview',
      [follow(1, null, false, 'places')],
      'guidesHomePage [overview 1]',
    ],
    [
      'at an accessible place opens the place',
      [placeLink(5), follow(1, 5, true)],
      'guidesHomePage [overview 1] > placesHomePage 1 > placeDetail 1 5',
    ],
    [
      'at an inaccessible guide opens its overview',
      [link(1), follow(1, null, false)],
      'guidesHomePage [overview 1]',
    ],
    [
      'at an inaccessible place opens the guide’s overview with the place',
      [link(1, 5), follow(1, 5, false)],
      'guidesHomePage [overview 1 5]',
    ],
    [
      'from a text in another guide opens the overview at home',
      [guide(2), place(2, 9), link(1), follow(1, null, false)],
      'guidesHomePage [overview 1]',
    ],
    [
      'with a token opens the password form',
      [{ type: 'arriveWithToken', purpose: 'password_reset', token: 't0k' }],
      'guidesHomePage > resetPassword t0k',
    ],
    [
      'with a token opens the account activation',
      [{ type: 'arriveWithToken', purpose: 'account_activation', token: 't0k' }],
      'guidesHomePage > accountActivation t0k',
    ],
    [
      'with a token opens the email confirmation, which stays after the login',
      [{ type: 'arriveWithToken', purpose: 'email_confirmation', token: 't0k' }, role('user')],
      'guidesHomePage > emailConfirmation t0k',
    ],
    [
      'with a token opens the account activation, which stays after the login',
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
      'that was cancelled opens directly above home',
      [pick(1), order(ORDER_ID, 'cancelled')],
      `guidesHomePage > orderReturn ${ORDER_ID} cancelled`,
    ],
    [
      'that is tried again is replaced by the payment',
      [role('user'), order(ORDER_ID), instead({ page: 'paymentScreen', guideId: 1 })],
      'guidesHomePage > paymentScreen 1',
    ],
    [
      'that is tried again by a visitor is replaced by the login',
      [order(ORDER_ID), instead({ page: 'gift', guideId: 1 })],
      'guidesHomePage > login',
    ],
    [
      'for a gift is replaced by its confirmation, directly above home',
      [pick(1), order(ORDER_ID), giftSent(ORDER_ID)],
      `guidesHomePage > giftConfirmation ${ORDER_ID}`,
    ],
    [
      'is shown again when Back closes another page',
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

describe('the remembered state', () => {
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
  ['going back from home', BACK],
  ['setting the same role', role(null)],
  ['closing an overlay that isn’t open', { type: 'closeOverlay', kind: 'termsOfUse' }],
] as const)('%s changes nothing', (_what, action) => {
  expect(navReducer(INITIAL_NAV_STATE, action)).toBe(INITIAL_NAV_STATE);
});
