import { describe, expect, it } from 'vitest';
import { ORDER_ID } from './actions.test-data.ts';
import { addressOf } from './address.ts';
import { entryFromAddress } from './arrival.ts';
import { run, sketch } from './sketch.test-data.ts';

/** The page that a URL opens, and the URL that stays in the address bar. */
function visit(address: string): readonly [string, string] {
  const { actions, cleanedAddress } = entryFromAddress(address);
  return [sketch(run(actions)), cleanedAddress];
}

it.each([
  ['', 'guidesHomePage', '/'],
  ['?token=t0k', 'guidesHomePage > resetPassword t0k', '/'],
  ['?token=t0k&type=password_reset', 'guidesHomePage > resetPassword t0k', '/'],
  ['?token=t0k&type=account_activation', 'guidesHomePage > accountActivation t0k', '/'],
  ['?type=account_activation&token=t0k', 'guidesHomePage > accountActivation t0k', '/'],
  ['?token=t0k&type=email_confirmation', 'guidesHomePage > emailConfirmation t0k', '/'],
  ['?token=&type=email_confirmation', 'guidesHomePage > emailConfirmation null', '/'],
  ['?tester=t0k', 'guidesHomePage > testedDraft t0k', '/'],
  ['?tester=', 'guidesHomePage > testedDraft null', '/'],
  ['?token=t0k&type=nonsense', 'guidesHomePage > resetPassword t0k', '/'],
  ['?token=', 'guidesHomePage > resetPassword null', '/'],
  ['?token=t0k&guide=7', 'guidesHomePage > resetPassword t0k', '/'],
  [`?order=${ORDER_ID}`, `guidesHomePage > orderReturn ${ORDER_ID} null`, '/'],
  [
    `?order=${ORDER_ID}&checkout=cancelled`,
    `guidesHomePage > orderReturn ${ORDER_ID} cancelled`,
    '/',
  ],
  [
    `?order=${ORDER_ID}&checkout=paid&guide=7`,
    `guidesHomePage > orderReturn ${ORDER_ID} null`,
    '/',
  ],
  [`?order=${ORDER_ID}x`, 'guidesHomePage', '/'],
  ['?order=&guide=7', 'guidesHomePage > sharedLink 7 null', '/guides/7'],
  ['?checkout=cancelled', 'guidesHomePage', '/'],
  ['?type=account_activation', 'guidesHomePage', '/'],
  ['?search=coffee', 'guidesHomePage [search coffee]', '/?search=coffee'],
  ['?search=tram+%26%20tea', 'guidesHomePage [search tram & tea]', '/?search=tram+%26+tea'],
  ['?search=', 'guidesHomePage', '/'],
  ['?search=%20', 'guidesHomePage', '/'],
  ['?guide=7', 'guidesHomePage > sharedLink 7 null', '/guides/7'],
  ['/guides/7-hidden-bars', 'guidesHomePage > sharedLink 7 null', '/guides/7'],
  ['/guides/7/places/12', 'guidesHomePage > sharedLink 7 12', '/guides/7/places/12'],
  ['/guides/7/places', 'guidesHomePage > sharedLink 7 null places', '/guides/7/places'],
  ['/guides/7/walk', 'guidesHomePage > sharedLink 7 null walk', '/guides/7/walk'],
  ['/guides/7/reviews', 'guidesHomePage > experience 7', '/guides/7/reviews'],
  ['/guides/7/buy', 'guidesHomePage > paymentScreen 7', '/guides/7/buy'],
  ['/guides/7/gift', 'guidesHomePage', '/guides/7/gift'],
  ['/guides/7/places/12/map', 'guidesHomePage > sharedLink 7 12 map', '/guides/7/places/12/map'],
  ['/sign-up', 'guidesHomePage', '/sign-up'],
  ['/forgot-password', 'guidesHomePage > passwordResetRequest', '/forgot-password'],
  ['/recovery', 'guidesHomePage > accountRecovery', '/recovery'],
  ['/walks', 'guidesHomePage > walkHistory', '/walks'],
  ['/guides/7?token=t0k', 'guidesHomePage > resetPassword t0k', '/'],
  ['/guides', 'guidesHomePage > allGuides', '/guides'],
  [
    '/guides?utm_source=mail&language=ja&sort=near',
    'guidesHomePage > allGuides ?sort=near&language=ja',
    '/guides?sort=near&language=ja',
  ],
  [
    '?search=tram&free=true',
    'guidesHomePage [search tram] > searchResults tram ?free=true',
    '/?search=tram&free=true',
  ],
  ['/experience', 'guidesHomePage > experience null', '/experience'],
  ['/terms', 'guidesHomePage [terms]', '/terms'],
  ['/login', 'guidesHomePage', '/login'],
  ['/account', 'guidesHomePage', '/account'],
  ['/orders?utm_source=mail', 'guidesHomePage', '/orders'],
  ['/account?token=t0k&type=email_change', 'guidesHomePage > emailChange t0k', '/'],
  ['/creators/3-rosa', 'guidesHomePage > creator 3', '/creators/3'],
  ['?guide=7&place=12', 'guidesHomePage > sharedLink 7 12', '/guides/7/places/12'],
  ['?guide=7&place=x', 'guidesHomePage > sharedLink 7 null', '/guides/7'],
  ['?guide=7&utm_source=mail', 'guidesHomePage > sharedLink 7 null', '/guides/7'],
  ['?place=12', 'guidesHomePage > sharedLink null 12', '/?place=12'],
  ['?place=x', 'guidesHomePage', '/'],
  ['?guide=-7', 'guidesHomePage', '/'],
  ['?guide=99999999999', 'guidesHomePage', '/'],
  ['?guide=%00', 'guidesHomePage', '/'],
  ['?dashboard=orders', 'guidesHomePage', '/?dashboard=orders'],
  ['?dashboard=nonsense', 'guidesHomePage', '/'],
  ['?guide=seven&search=coffee', 'guidesHomePage [search coffee]', '/?search=coffee'],
])('%s leads to %s', (address, leadsTo, cleaned) => {
  expect(visit(address)).toEqual([leadsTo, cleaned]);
});

describe('an address of our own', () => {
  it.each([
    '/guides/7',
    '/guides/7/places',
    '/guides/7/walk',
    '/guides?sort=rating&free=true',
    '/?search=tram&price_max=5',
    '/guides/7/reviews',
    '/guides/7/buy',
    '/guides/7/places/12',
    '/guides/7/places/12/map',
    '/?place=12',
    '/?search=tram+%26+tea',
    '/walks',
    '/recovery',
    '/forgot-password',
  ])('%s leads back to itself', (address) => {
    expect(addressOf(run(entryFromAddress(address).actions))).toBe(address);
  });

  it.each([
    '/account',
    '/orders',
    '/your-guides',
    '/contact',
    '/gift',
    '/guides/7/gift',
    '/?open=shared-files',
    '/?dashboard=orders',
  ])('%s leads back to itself once someone is logged in', (address) => {
    const { actions } = entryFromAddress(address);
    expect(addressOf(run([...actions, { type: 'setRole', role: 'admin' }]))).toBe(address);
  });

  it.each(['/login', '/sign-up'])('%s leads back to itself once nobody is', (address) => {
    const { actions } = entryFromAddress(address);
    expect(addressOf(run([...actions, { type: 'setRole', role: null }]))).toBe(address);
  });

  it('?open=your-guides, the form of older shortcuts, leads to one’s guides', () => {
    expect(entryFromAddress('/?open=your-guides').cleanedAddress).toBe('/your-guides');
  });
});

it('a token that is too long is truncated, and removed from the address', () => {
  const [leadsTo, cleaned] = visit(`?token=${'x'.repeat(2000)}`);
  expect(leadsTo).toBe(`guidesHomePage > resetPassword ${'x'.repeat(512)}`);
  expect(cleaned).toBe('/');
});
