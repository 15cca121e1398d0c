import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guide, ORDER_ID, pick, role, USER } from './actions.test-data.ts';
import { anyRoute } from './arbitrary-actions.test-data.ts';
import { INITIAL_NAV_STATE, MAX_SCREENS } from './nav-state.ts';
import { parseNavState } from './saved-nav.ts';
import { parseRoute } from './saved-route.ts';
import { run, sketch } from './sketch.test-data.ts';

const [HOME] = INITIAL_NAV_STATE.stack;
const PLACES = { entry: { page: 'placesHomePage', guideId: 1 }, overlays: [] };

it.each([
  ['no stack', { stack: undefined }],
  ['an empty stack', { stack: [] }],
  ['a stack without home at the bottom', { stack: [PLACES] }],
  ['a stack with a page twice', { stack: [HOME, PLACES, PLACES] }],
  ['a stack beyond the bound', { stack: Array(MAX_SCREENS + 1).fill(HOME) }],
  ['a page that is gone', { stack: [HOME, { entry: { page: 'news' }, overlays: [] }] }],
  ['a page named like a method', { stack: [HOME, { entry: { page: 'toString' }, overlays: [] }] }],
  [
    'a place without a guide',
    { stack: [HOME, { entry: { page: 'placeDetail', placeId: 1 }, overlays: [] }] },
  ],
  [
    'a guide that is no id',
    { stack: [HOME, { ...PLACES, entry: { page: 'placesHomePage', guideId: '1' } }] },
  ],
  [
    'an order that is no order',
    {
      stack: [HOME, { entry: { page: 'orderReturn', orderId: '7', checkout: null }, overlays: [] }],
    },
  ],
  [
    'an outcome that no provider tells of',
    {
      stack: [
        HOME,
        { entry: { page: 'orderReturn', orderId: ORDER_ID, checkout: 'paid' }, overlays: [] },
      ],
    },
  ],
  [
    'an overlay over the wrong page',
    { stack: [HOME, { ...PLACES, overlays: [{ kind: 'guideOverview', guideId: 1 }] }] },
  ],
  [
    'an overlay twice',
    { stack: [{ ...HOME, overlays: [{ kind: 'termsOfUse' }, { kind: 'termsOfUse' }] }] },
  ],
  ['an unknown overlay', { stack: [{ ...HOME, overlays: [{ kind: 'lightbox' }] }] }],
  ['an id that is no id', { currentGuideId: -1 }],
  ['a redirect to nowhere', { redirectAfterLogin: { page: 'placeDetail' } }],
  ['an awaited page that is none', { pendingEntry: { page: 'news' } }],
  ['a role that is none', { role: 'root' }],
  ['a search beyond the bound', { lastSearchText: 'x'.repeat(201) }],
])('%s is refused', (_fault, fault) => {
  expect(parseNavState({ ...INITIAL_NAV_STATE, ...fault })).toBeNull();
});

it('the shared place is kept with the overview if it is a valid id', () => {
  const overview = { kind: 'guideOverview', guideId: 1 } as const;
  const withPlace = (sharedPlaceId: unknown) =>
    parseNavState({
      ...INITIAL_NAV_STATE,
      stack: [{ ...HOME, overlays: [{ ...overview, sharedPlaceId }] }],
    })?.stack[0].overlays;
  expect(withPlace(5)).toEqual([{ ...overview, sharedPlaceId: 5 }]);
  expect(withPlace('5')).toEqual([overview]);
});

it('unknown stored fields are dropped', () => {
  const state = run([pick(1), guide(1)]);
  expect(parseNavState({ ...state, theme: 'dark' })).toEqual(state);
});

describe('a dashboard', () => {
  const at = (route: unknown) => {
    const entry = { page: 'adminDashboard', ...(route === undefined ? {} : { route }) };
    const stack = [HOME, { entry, overlays: [] }];
    const state = parseNavState({ ...INITIAL_NAV_STATE, role: 'admin', stack });
    return state === null ? null : sketch(state);
  };

  it('opens at its stored part', () => {
    expect(at({ part: 'orders' })).toBe('guidesHomePage > adminDashboard orders');
  });

  it.each([
    ['none', undefined],
    ['a text', 'orders'],
    ['one that is gone', { part: 'news' }],
    ['guides with a broken selection', { part: 'guides', open: { guide: 7 } }],
  ])('opens at its first part if the stored one is %s', (_what, route) => {
    expect(at(route)).toBe('guidesHomePage > adminDashboard guides');
  });
});

describe('a stored route', () => {
  it('is restored unchanged, for every part', () => {
    fc.assert(
      fc.property(anyRoute, (route) => {
        expect(parseRoute(structuredClone(route))).toEqual(route);
      }),
    );
  });

  it.each([
    ['without a guide', { part: 'guides', open: { guide: null, place: null, view: 'edit' } }],
    [
      'with a place that is none',
      { part: 'guides', open: { guide: { source: 'pending', id: 1 }, place: 5, view: 'edit' } },
    ],
    [
      'with a saved guide under a text',
      {
        part: 'guides',
        open: { guide: { source: 'pending', id: '1' }, place: null, view: 'edit' },
      },
    ],
    [
      'with an unsaved guide that is none',
      {
        part: 'guides',
        open: { guide: { source: 'unsaved', id: 'x' }, place: null, view: 'edit' },
      },
    ],
    [
      'in a view that there is not',
      { part: 'guides', open: { guide: { source: 'pending', id: 1 }, place: null, view: 'x' } },
    ],
  ])('%s is refused', (_fault, value) => {
    expect(parseRoute(value)).toBeNull();
  });
});

it('a page that the stored role may not see is left out', () => {
  const panel = run([role('user'), USER]);
  expect(sketch(parseNavState({ ...panel, role: null }) ?? panel)).toBe('guidesHomePage');
});
