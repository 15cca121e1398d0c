import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  CONTACT,
  DASHBOARD,
  giftSent,
  guide,
  link,
  narrow,
  ORDER_ID,
  order,
  page,
  part,
  pick,
  place,
  placeLink,
  role,
  search,
  TERMS,
} from './actions.test-data.ts';
import { addressOf } from './address.ts';
import { run } from './sketch.test-data.ts';

it.each([
  ['home', [], '/'],
  ['an overview', [pick(7)], '/guides/7'],
  ["a guide's places", [guide(7)], '/guides/7/places'],
  ["a guide's walk", [page({ page: 'walk', guideId: 7 })], '/guides/7/walk'],
  ['what a guide costs', [page({ page: 'paymentScreen', guideId: 7 })], '/guides/7/buy'],
  ['a gift of a guide', [role('user'), page({ page: 'gift', guideId: 7 })], '/guides/7/gift'],
  ['a gift of any guide', [role('user'), page({ page: 'gift', guideId: null })], '/gift'],
  ['a place', [place(7, 12)], '/guides/7/places/12'],
  [
    'the map of a place',
    [page({ page: 'displayMap', guideId: 7, placeId: 12 })],
    '/guides/7/places/12/map',
  ],
  ['a link to a guide', [link(7)], '/guides/7'],
  ['a link to a guide’s places', [link(7, null, 'places')], '/guides/7/places'],
  ['a link to a place', [link(7, 12)], '/guides/7/places/12'],
  ['a link to a place alone', [placeLink(12)], '/?place=12'],
  ['all guides', [page({ page: 'allGuides', view: null })], '/guides'],
  [
    'a list with filters',
    [
      page({ page: 'allGuides', view: { free: 'true' } }),
      narrow({ sort: 'near', audio: 'true' }),
      narrow({ audio: null }),
    ],
    '/guides?sort=near&free=true',
  ],
  ['all reviews', [page({ page: 'experience', guideId: null })], '/experience'],
  ['the reviews of a guide', [page({ page: 'experience', guideId: 7 })], '/guides/7/reviews'],
  ['a creator', [page({ page: 'creator', creatorId: 3 })], '/creators/3'],
  ['a search', [search('tram & tea')], '/?search=tram+%26+tea'],
  [
    'a page of results',
    [page({ page: 'searchResults', searchText: 'lane', view: null })],
    '/?search=lane',
  ],
  ['the terms over a place', [place(7, 12), TERMS], '/terms'],
  ['a dashboard', [role('admin'), DASHBOARD], '/?dashboard=guides'],
  [
    'a part of a dashboard',
    [role('admin'), DASHBOARD, part('adminDashboard', { part: 'orders' })],
    '/?dashboard=orders',
  ],
  ['login', [page({ page: 'login' })], '/login'],
  ['the account', [role('user'), page({ page: 'account' })], '/account'],
  ['the orders', [role('user'), page({ page: 'orders' })], '/orders'],
  ['one’s guides', [role('user'), page({ page: 'userPanel' })], '/your-guides'],
  ['creating an account', [page({ page: 'createUser' })], '/sign-up'],
  ['a forgotten password', [page({ page: 'passwordResetRequest' })], '/forgot-password'],
  ['trouble with an account', [page({ page: 'accountRecovery' })], '/recovery'],
  ['one’s walks', [page({ page: 'walkHistory' })], '/walks'],
  ['writing to us', [role('user'), CONTACT], '/contact'],
  ['a token', [{ type: 'arriveWithToken', purpose: 'password_reset', token: 't0k' }], '/'],
  ['an order', [order(ORDER_ID)], '/'],
  ['a gift that was sent', [giftSent(ORDER_ID)], '/'],
] as const)('the address of %s', (_what, actions, address) => {
  expect(addressOf(run(actions))).toBe(address);
});

it('the browser reads the same search text from an address as the app', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), (typed) => {
      const state = run([search(typed)]);
      const searched =
        new URL(addressOf(state), 'https://laneway.example').searchParams.get('search') ?? '';
      expect(searched).toBe(state.lastSearchText.toWellFormed());
    }),
  );
});
