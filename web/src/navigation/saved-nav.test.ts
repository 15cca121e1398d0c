import { expect, it } from 'vitest';
import { guide, ORDER_ID, pick, role, USER } from './actions.test-data.ts';
import { INITIAL_NAV_STATE, MAX_SCREENS } from './nav-state.ts';
import { parseNavState } from './saved-nav.ts';
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
  ['a role that is none', { role: 'root' }],
  ['a search beyond the bound', { lastSearchText: 'x'.repeat(201) }],
])('%s is refused', (_fault, fault) => {
  expect(parseNavState({ ...INITIAL_NAV_STATE, ...fault })).toBeNull();
});

it('what else was stored along is left behind', () => {
  const state = run([pick(1), guide(1)]);
  expect(parseNavState({ ...state, theme: 'dark' })).toEqual(state);
});

it('a page that the stored role does not allow is left out', () => {
  const panel = run([role('user'), USER]);
  expect(sketch(parseNavState({ ...panel, role: null }) ?? panel)).toBe('guidesHomePage');
});
