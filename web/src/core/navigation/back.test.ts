import { describe, expect, it } from 'vitest';
import {
  BACK,
  bought,
  giftSent,
  guide,
  ORDER_ID,
  order,
  page,
  pick,
  place,
  role,
  search,
  TERMS,
  USER,
} from './actions.test-data.ts';
import type { Entry } from './pages.ts';
import { type RuleRow, run, sketch } from './sketch.test-data.ts';

const RESULTS: Entry = { page: 'searchResults', searchText: 'lane', view: null };
const RETURN: Entry = { page: 'orderReturn', orderId: ORDER_ID, checkout: null };
const PAYMENT: Entry = { page: 'paymentScreen', guideId: 1 };

describe('back', () => {
  it.each<RuleRow>([
    ['closes an open overlay first', [pick(1), BACK], 'guidesHomePage'],
    [
      'closes one overlay at a time, the last one first',
      [search('lane'), pick(1), TERMS, BACK],
      'guidesHomePage [search lane] [overview 1]',
    ],
    [
      'closes the overlay of a page and stays on it',
      [role('user'), USER, TERMS, BACK],
      'guidesHomePage > userPanel',
    ],
    [
      'from the places keeps the overview that was open',
      [pick(1), guide(1), BACK],
      'guidesHomePage [overview 1]',
    ],
    ['from the places opens no overview', [guide(1), BACK], 'guidesHomePage'],
    [
      'from places that were opened without an overview goes home, whatever pages are between',
      [page(RESULTS), guide(1), BACK],
      'guidesHomePage',
    ],
    [
      'from an overview returns to the list that it was opened from',
      [page({ page: 'allGuides', view: null }), pick(1), BACK],
      'guidesHomePage > allGuides',
    ],
    [
      'from the places returns to the overview in a list',
      [page({ page: 'allGuides', view: { language: 'de' } }), pick(1), guide(1), BACK],
      'guidesHomePage > allGuides ?language=de [overview 1]',
    ],
    [
      'from the places and then their overview returns to the list',
      [page({ page: 'creator', creatorId: 3 }), pick(1), guide(1), BACK, BACK],
      'guidesHomePage > creator 3',
    ],
    [
      'from a place returns to the places',
      [guide(1), place(1, 5), BACK],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'from a login before a payment goes home',
      [page(PAYMENT), { type: 'openLoginFlow', page: 'login', redirect: PAYMENT }, BACK],
      'guidesHomePage',
    ],
    [
      'from a login before a payment goes home, whatever pages are between',
      [page(RESULTS), guide(1, 'login_first'), BACK],
      'guidesHomePage',
    ],
    [
      'from any other login returns to the previous page',
      [guide(1), place(1, 5), USER, BACK],
      'guidesHomePage > placesHomePage 1 > placeDetail 1 5',
    ],
    [
      'from a login for an order goes home',
      [order(ORDER_ID), { type: 'openLoginFlow', page: 'login', redirect: RETURN }, BACK],
      'guidesHomePage',
    ],
    ['from an order goes home', [order(ORDER_ID), BACK], 'guidesHomePage'],
    [
      'from a gift that was sent goes home',
      [order(ORDER_ID), giftSent(ORDER_ID), BACK],
      'guidesHomePage',
    ],
    ['at home stays', [BACK], 'guidesHomePage'],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});

describe('completing a purchase', () => {
  it.each<RuleRow>([
    ['opens the places above home', [bought(1)], 'guidesHomePage > placesHomePage 1'],
    [
      'removes the overlays and the pages before it',
      [pick(1), page(PAYMENT), TERMS, bought(1)],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'makes Back lead to home without overlays',
      [pick(1), page(PAYMENT), bought(1), BACK],
      'guidesHomePage',
    ],
    [
      'removes the page of the order',
      [order(ORDER_ID), bought(1)],
      'guidesHomePage > placesHomePage 1',
    ],
    [
      'twice opens the places only once',
      [bought(1), bought(1)],
      'guidesHomePage > placesHomePage 1',
    ],
  ])('%s', (_rule, actions, leadsTo) => {
    expect(sketch(run(actions))).toBe(leadsTo);
  });
});
