import { TOKEN_PURPOSES } from '@laneway/domain/accounts/token-purposes';
import {
  type DashboardRoute,
  GUIDE_VIEWS,
  PLAIN_PARTS,
  type RecordRef,
} from '@laneway/domain/app-links/dashboard-route';
import { ROLES } from '@laneway/domain/roles';
import fc from 'fast-check';
import { ORDER_ID } from './actions.test-data.ts';
import type { NavAction } from './nav-actions.ts';
import type { NavState } from './nav-state.ts';
import { type Entry, PAGE_NAMES, type PageName, type ParamName, pageFacts } from './pages.ts';
import { run } from './sketch.test-data.ts';

/** Few ids, so that the same guide and place occur repeatedly. */
const anyId = fc.integer({ min: 1, max: 3 });

const anyText = fc.constantFrom('lane', 'tram & tea', '  ', 'läne?');

const anyOrderId = fc.constantFrom(ORDER_ID, ORDER_ID.replaceAll('4', '5'));

const anyRef: fc.Arbitrary<RecordRef> = fc.oneof(
  fc.record({ source: fc.constantFrom('published' as const, 'pending' as const), id: anyId }),
  fc.record({
    source: fc.constant('unsaved' as const),
    id: fc.constantFrom('new-guide-1', 'draft-from-1-2', 'new-place-3'),
  }),
);

/** Includes parts that don't exist yet. */
export const anyRoute: fc.Arbitrary<DashboardRoute> = fc.oneof(
  fc.record({ part: fc.constantFrom(...PLAIN_PARTS) }),
  fc.record({ part: fc.constant('users' as const), person: fc.option(anyId) }),
  fc.record({
    part: fc.constant('guides' as const),
    open: fc.option(
      fc.record({
        guide: anyRef,
        place: fc.option(anyRef),
        view: fc.constantFrom(...GUIDE_VIEWS),
      }),
    ),
  }),
);

const ANY_PARAM: Readonly<Record<ParamName, fc.Arbitrary<unknown>>> = {
  guideId: anyId,
  placeId: anyId,
  creatorId: anyId,
  part: fc.constantFrom('places', 'walk', 'map'),
  token: fc.constantFrom('t0k', 'other'),
  searchText: fc.constantFrom('lane', 'tram & tea'),
  orderId: anyOrderId,
  checkout: fc.constant('cancelled'),
  route: anyRoute,
  view: fc.constantFrom({ sort: 'near' }, { free: 'true', audio: 'true' }),
};

export const anyRole = fc.constantFrom(null, ...ROLES);

export const anyEntry: fc.Arbitrary<Entry> = fc.constantFrom(...PAGE_NAMES).chain(entryOf);

const anyPart = fc.option(fc.constantFrom('places', 'walk', 'map'));

const anyAction: fc.Arbitrary<NavAction> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('openPage'), entry: anyEntry }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('replacePage'), entry: anyEntry }) },
  fc.record({
    type: fc.constant('narrowList'),
    changes: fc.constantFrom({ sort: 'near' }, { free: 'true' }, { sort: null, free: null }),
  }),
  { weight: 3, arbitrary: fc.record({ type: fc.constant('pickGuide'), guideId: anyId }) },
  { weight: 3, arbitrary: fc.constantFrom<NavAction>({ type: 'back' }, { type: 'openUser' }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('setRole'), role: anyRole }) },
  fc.constantFrom<NavAction>(
    { type: 'goHome' },
    { type: 'openTermsOfUse' },
    { type: 'openDashboard' },
    { type: 'logOut' },
    { type: 'closeOverlay', kind: 'guideOverview' },
    { type: 'closeOverlay', kind: 'searchResponse' },
  ),
  fc.record({ type: fc.constant('showOverview'), guideId: anyId }),
  fc.record({ type: fc.constant('completePurchase'), guideId: anyId }),
  fc.record({ type: fc.constant('confirmGift'), orderId: anyOrderId }),
  fc.record({
    type: fc.constant('arriveWithOrder'),
    orderId: anyOrderId,
    checkout: fc.option(fc.constant('cancelled')),
  }),
  fc.record({ type: fc.constant('submitSearch'), text: anyText }),
  fc.record({
    type: fc.constant('openGuide'),
    guideId: anyId,
    opening: fc.constantFrom('open', 'login_first', 'acquire_free', 'buy', 'unavailable'),
  }),
  fc.record({
    type: fc.constant('openLoginFlow'),
    page: fc.constantFrom('login', 'createUser'),
    redirect: fc.option(anyEntry),
  }),
  fc.record({ type: fc.constant('arriveAsTester'), token: fc.option(fc.constant('t0k')) }),
  fc.record({
    type: fc.constant('arriveWithToken'),
    purpose: fc.constantFrom(...TOKEN_PURPOSES),
    token: fc.option(fc.constant('t0k')),
  }),
  fc.record({
    type: fc.constant('arriveByLink'),
    link: fc.oneof(
      fc.record({ guideId: anyId, placeId: fc.option(anyId), part: anyPart }),
      fc.record({ guideId: fc.constant(null), placeId: anyId, part: anyPart }),
    ),
  }),
  fc.record({
    type: fc.constant('followLink'),
    guideId: anyId,
    placeId: fc.option(anyId),
    part: anyPart,
    isOpen: fc.boolean(),
  }),
  fc.record({ type: fc.constant('arriveAtPage'), entry: anyEntry }),
  fc.record({
    type: fc.constant('renameRecord'),
    record: fc.constantFrom('guide', 'place'),
    from: anyRef,
    to: anyRef,
  }),
);

export const anyActions: fc.Arbitrary<readonly NavAction[]> = fc.array(anyAction, {
  maxLength: 40,
});

export const anyState: fc.Arbitrary<NavState> = anyActions.map((actions) => run(actions));

function entryOf(page: PageName): fc.Arbitrary<Entry> {
  const params = Object.entries(pageFacts(page).params).map(([name, need]) => {
    const param = ANY_PARAM[name as ParamName];
    return [name, need === 'optional' ? fc.option(param) : param];
  });
  const entry = fc.record({ page: fc.constant(page), ...Object.fromEntries(params) });
  return entry as fc.Arbitrary<Entry>;
}
