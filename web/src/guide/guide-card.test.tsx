// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { GuideCard } from './guide-card.tsx';
import type { Guide } from './guide-facts.ts';
import type { Ownership } from './guide-tag.ts';
import { PriceAndPlaces } from './price-and-places.tsx';

const PAID: Guide = { ...exampleGuide, g_image: null, g_place_count: 5, g_rating: null };
const RATED: Guide = { ...PAID, g_rating: 4.5 };
const FREE: Guide = { ...PAID, g_price: 0 };
const PUBLIC: Guide = { ...FREE, g_is_public: true };

const card = async (guide: Guide, ownership?: Ownership) => {
  await renderPage(
    () => (
      <GuideCard
        guide={guide}
        {...(ownership && { ownership })}
        isFront
        isOpen={false}
        distance="350 m"
        urgent={false}
        onPick={() => {}}
      />
    ),
    { page: 'guidesHomePage' },
  );
  return screen.getByRole('button').textContent;
};

const TITLE = 'Lanes after rain';
const AUTHOR = 'by Mirka Wong';
const FACTS = '5 places · 1\u00a0h · Audio · 350 m';

it.each<readonly [string, Guide, Ownership | undefined, text: string]>([
  ['an owned guide', PAID, 'yours', `${TITLE}${AUTHOR}Yours${FACTS}`],
  ['an owned public guide', PUBLIC, 'yours', `${TITLE}${AUTHOR}Yours${FACTS}`],
  ['a guide for sale', PAID, 'not yours', `${TITLE}${AUTHOR}$4.99${FACTS}`],
  ['a guide that may be owned', PAID, 'unknown', `${TITLE}${AUTHOR}${FACTS}`],
  ['a free guide', FREE, 'not yours', `${TITLE}${AUTHOR}Free with an account${FACTS}`],
  ['a public guide', PUBLIC, 'not yours', `Free${TITLE}${AUTHOR}${FACTS}`],
  [
    'a guide with ratings',
    RATED,
    'not yours',
    `${TITLE}${AUTHOR}$4.994.5 ★ (12)Rated 4.5 out of 5 by 12 people${FACTS}`,
  ],
  ['a draft', PAID, undefined, `${TITLE}${AUTHOR}$4.99${FACTS}`],
])('the card of %s', async (_what, guide, ownership, text) => {
  expect(await card(guide, ownership)).toBe(text);
});

describe('to a reader abroad', () => {
  beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US'));
  afterEach(() => void vi.restoreAllMocks());

  it('a card says whose dollars its price is in', async () => {
    expect(await card(PAID)).toBe(`${TITLE}${AUTHOR}A$4.99${FACTS}`);
  });

  it('a row does as well', async () => {
    await renderPage(() => <PriceAndPlaces guide={PAID} ownership="not yours" />, {
      page: 'guidesHomePage',
    });
    expect(screen.getByText('A$4.99 · 5 places')).toBeDefined();
  });
});

it.each<readonly [Ownership, Guide, text: string]>([
  ['yours', PAID, 'Yours5 places'],
  ['not yours', PAID, '$4.99 · 5 places'],
  ['not yours', FREE, 'Free with an account · 5 places'],
  ['not yours', PUBLIC, 'Free · 5 places'],
  ['unknown', PAID, '5 places'],
])('a row of a guide that is %s', async (ownership, guide, text) => {
  await renderPage(
    () => (
      <p role="note">
        <PriceAndPlaces guide={guide} ownership={ownership} />
      </p>
    ),
    { page: 'guidesHomePage' },
  );
  expect(screen.getByRole('note').textContent).toBe(text);
});
