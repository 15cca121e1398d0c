import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOKEN_PURPOSES } from '../accounts/token-purposes.ts';
import { type AppLink, appLinkUrl, OWN_LINKS, parseAppLink, printAppLink } from './app-link.ts';
import { GUIDE_VIEWS, PLAIN_PARTS, type RecordRef } from './dashboard-route.ts';

const ORDER_ID = '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d';

const LINKS: readonly (readonly [string, AppLink])[] = [
  ['/', { kind: 'home' }],
  ['/guides', { kind: 'allGuides' }],
  [
    '/guides?sort=near&walk_now=true&free=true&language=ja',
    {
      kind: 'allGuides',
      view: { sort: 'near', walk_now: 'true', free: 'true', language: 'ja' },
    },
  ],
  [
    '/?search=tram&price_max=5&audio=true',
    { kind: 'search', text: 'tram', view: { price_max: '5', audio: 'true' } },
  ],
  ['/experience', { kind: 'experience' }],
  ['/make-guides', { kind: 'makeGuides' }],
  ['/guides/7', { kind: 'guide', guideId: 7, placeId: null }],
  ['/guides/7/places/12', { kind: 'guide', guideId: 7, placeId: 12 }],
  ['/guides/7/places', { kind: 'guide', guideId: 7, placeId: null, part: 'places' }],
  ['/?place=12', { kind: 'place', placeId: 12 }],
  ['/saved-guides', { kind: 'savedGuides' }],
  ['/wish-list', { kind: 'wishList' }],
  ['/login', { kind: 'login' }],
  ['/account', { kind: 'account' }],
  ['/orders', { kind: 'orders' }],
  ['/sign-up', { kind: 'createUser' }],
  ['/forgot-password', { kind: 'passwordResetRequest' }],
  ['/recovery', { kind: 'accountRecovery' }],
  ['/your-guides', { kind: 'userPanel' }],
  ['/walks', { kind: 'walkHistory' }],
  ['/gift', { kind: 'gift' }],
  ['/contact', { kind: 'contactUs' }],
  ['/terms', { kind: 'terms' }],
  ['/creators/3', { kind: 'creator', creatorId: 3 }],
  ['/?search=tram+%26+tea', { kind: 'search', text: 'tram & tea' }],
  [`/?order=${ORDER_ID}`, { kind: 'order', orderId: ORDER_ID, checkout: null }],
  [
    `/?order=${ORDER_ID}&checkout=cancelled`,
    { kind: 'order', orderId: ORDER_ID, checkout: 'cancelled' },
  ],
  ['/?token=t0k&type=password_reset', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
  [
    '/?token=t0k&type=account_activation',
    { kind: 'token', purpose: 'account_activation', token: 't0k' },
  ],
  ['/?token=t0k&type=email_change', { kind: 'token', purpose: 'email_change', token: 't0k' }],
  ['/?open=shared-files', { kind: 'sharedFiles' }],
  ['/?tester=t0k', { kind: 'tester', token: 't0k' }],
  ['/?tester=', { kind: 'tester', token: null }],
  ['/?dashboard=orders', { kind: 'dashboard', route: { part: 'orders' } }],
  ['/?dashboard=users', { kind: 'dashboard', route: { part: 'users', person: null } }],
  ['/?dashboard=users&person=7', { kind: 'dashboard', route: { part: 'users', person: 7 } }],
  ['/?dashboard=guides', { kind: 'dashboard', route: { part: 'guides', open: null } }],
  [
    '/?dashboard=guides&guide=7',
    {
      kind: 'dashboard',
      route: {
        part: 'guides',
        open: { guide: { source: 'published', id: 7 }, place: null, view: 'edit' },
      },
    },
  ],
  [
    '/?dashboard=guides&guide=pending-7&place=new-place-1763200000000&view=history',
    {
      kind: 'dashboard',
      route: {
        part: 'guides',
        open: {
          guide: { source: 'pending', id: 7 },
          place: { source: 'unsaved', id: 'new-place-1763200000000' },
          view: 'history',
        },
      },
    },
  ],
];

it.each(LINKS)('%s is printed and read the same', (address, link) => {
  expect(printAppLink(link)).toBe(address);
  expect(parseAppLink(address)).toEqual(link);
});

describe('an address that we didn’t print', () => {
  it.each<readonly [string, AppLink]>([
    ['?token=t0k', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['?token=t0k&type=nonsense', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['?token=', { kind: 'token', purpose: 'password_reset', token: null }],
    ['?token=%20', { kind: 'token', purpose: 'password_reset', token: null }],
    ['?guide=7', { kind: 'guide', guideId: 7, placeId: null }],
    ['?guide=7&place=12', { kind: 'guide', guideId: 7, placeId: 12 }],
    ['/guides/7-hidden-bars', { kind: 'guide', guideId: 7, placeId: null }],
    ['/?open=your-guides', { kind: 'userPanel' }],
    ['/guides/7?utm_source=mail', { kind: 'guide', guideId: 7, placeId: null }],
    ['/guides/7?guide=8', { kind: 'guide', guideId: 7, placeId: null }],
    ['/guides/7?token=t0k', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['/guides/seven?guide=8', { kind: 'guide', guideId: 8, placeId: null }],
    ['/creators/3-rosa-marchetti', { kind: 'creator', creatorId: 3 }],
    ['/creators/3?token=t0k', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['/creators/rosa?guide=8', { kind: 'guide', guideId: 8, placeId: null }],
    ['/guides?utm_source=mail', { kind: 'allGuides' }],
    ['/guides?sort=&colour=red', { kind: 'allGuides' }],
    [
      `/guides?sort=rating&language=${'x'.repeat(21)}`,
      { kind: 'allGuides', view: { sort: 'rating' } },
    ],
    ['/guides?token=t0k', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['/guides/', { kind: 'home' }],
    ['/experience?guide=7', { kind: 'experience' }],
    ['/nowhere', { kind: 'home' }],
    ['?open=adminDashboard', { kind: 'home' }],
    ['?open=toString', { kind: 'home' }],
    ['?token=t0k&guide=7', { kind: 'token', purpose: 'password_reset', token: 't0k' }],
    ['?order=7&guide=7', { kind: 'guide', guideId: 7, placeId: null }],
    ['?guide=7&guide=8', { kind: 'guide', guideId: 7, placeId: null }],
    ['?guide=7&utm_source=mail', { kind: 'guide', guideId: 7, placeId: null }],
    ['?guide=7&place=x', { kind: 'guide', guideId: 7, placeId: null }],
    ['?guide=99999999999', { kind: 'home' }],
    ['?guide=%00', { kind: 'home' }],
    ['?guide=seven&place=12', { kind: 'place', placeId: 12 }],
    ['?place=twelve', { kind: 'home' }],
    ['?place=12&search=tea', { kind: 'place', placeId: 12 }],
    ['?search=100%', { kind: 'search', text: '100%' }],
    ['?search=%20', { kind: 'home' }],
    ['?dashboard', { kind: 'home' }],
    ['?dashboard=toString', { kind: 'home' }],
    ['?dashboard=nonsense&guide=7', { kind: 'guide', guideId: 7, placeId: null }],
    ['?dashboard=users&person=me', { kind: 'dashboard', route: { part: 'users', person: null } }],
    ['?dashboard=orders&guide=7', { kind: 'dashboard', route: { part: 'orders' } }],
    [
      '?dashboard=guides&guide=seven&place=12',
      { kind: 'dashboard', route: { part: 'guides', open: null } },
    ],
    [
      `?dashboard=guides&guide=new-guide-${'9'.repeat(100)}`,
      { kind: 'dashboard', route: { part: 'guides', open: null } },
    ],
    [
      '?dashboard=guides&guide=7&place=pending-x&view=sideways',
      {
        kind: 'dashboard',
        route: {
          part: 'guides',
          open: { guide: { source: 'published', id: 7 }, place: null, view: 'edit' },
        },
      },
    ],
  ])('%s is read as far as it makes sense', (query, link) => {
    expect(parseAppLink(query)).toEqual(link);
  });
});

it('an absolute URL starts with the URL of the app', () => {
  const link: AppLink = { kind: 'guide', guideId: 7, placeId: null };
  expect(appLinkUrl('https://laneway.example', link)).toBe('https://laneway.example/guides/7');
  expect(appLinkUrl('https://laneway.example', { kind: 'home' })).toBe('https://laneway.example/');
});

const anyId = fc.integer({ min: 1, max: 2_147_483_647 });
const anyText = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .map((text) => text.toWellFormed().trim())
  .filter((text) => text !== '');

const anyRef: fc.Arbitrary<RecordRef> = fc.oneof(
  fc.record({ source: fc.constantFrom('published' as const, 'pending' as const), id: anyId }),
  fc.record({
    source: fc.constant('unsaved' as const),
    id: fc.oneof(
      anyId.map((id) => `new-guide-${id}`),
      anyId.map((id) => `new-place-${id}`),
      anyId.map((id) => `draft-from-${id}-1763200000000`),
    ),
  }),
);

const anyLink: fc.Arbitrary<AppLink> = fc.oneof(
  fc.constantFrom<AppLink>({ kind: 'home' }, ...OWN_LINKS),
  fc.record({ kind: fc.constant('guide' as const), guideId: anyId, placeId: fc.option(anyId) }),
  fc.record({
    kind: fc.constant('guide' as const),
    guideId: anyId,
    placeId: fc.constant(null),
    part: fc.constantFrom('places' as const, 'walk' as const, 'buy' as const),
  }),
  fc.record({ kind: fc.constant('place' as const), placeId: anyId }),
  fc.record({ kind: fc.constant('creator' as const), creatorId: anyId }),
  fc.record({ kind: fc.constant('search' as const), text: anyText }),
  fc.record({
    kind: fc.constant('order' as const),
    orderId: fc.uuid(),
    checkout: fc.option(fc.constant('cancelled' as const)),
  }),
  fc.record({
    kind: fc.constant('token' as const),
    purpose: fc.constantFrom(...TOKEN_PURPOSES),
    token: fc.option(anyText),
  }),
  fc.record({
    kind: fc.constant('dashboard' as const),
    route: fc.oneof(
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
    ),
  }),
);

describe('any link', () => {
  it('is read as it was printed', () => {
    fc.assert(
      fc.property(anyLink, (link) => {
        expect(parseAppLink(printAppLink(link))).toEqual(link);
      }),
    );
  });

  it('that was read from any text reads the same after printing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (query) => {
        const link = parseAppLink(query);
        expect(parseAppLink(printAppLink(link))).toEqual(link);
      }),
    );
  });
});
