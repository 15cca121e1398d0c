import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  betterPaidPrice,
  betterPaidText,
  feePercent,
  gstWithin,
  largeMediaText,
  receiveText,
  splitSale,
} from './fees.ts';

const SMALL = 1_000_000;
const JUST_UNDER = 499_999_999;
const LIMIT = 500_000_000;

describe('the sales fee', () => {
  it.each([
    [189, SMALL, 70],
    [190, SMALL, 30],
    [499, SMALL, 30],
    [1000, SMALL, 30],
    [1001, SMALL, 70],
    [99, SMALL, 70],
    [499, 0, 30],
    [499, JUST_UNDER, 30],
    [499, LIMIT, 70],
    [2000, LIMIT, 70],
  ])('on %d cents with %d bytes of media is %d %%', (price, bytes, percent) => {
    expect(feePercent(price, bytes)).toBe(percent);
  });

  it.each([
    [499, SMALL, 150, 349, 45],
    [190, SMALL, 57, 133, 17],
    [99, SMALL, 69, 30, 9],
    [1000, LIMIT, 700, 300, 91],
    [0, SMALL, 0, 0, 0],
  ])(
    'splits %d cents (%d bytes) into fee %d, creator %d, tax within %d',
    (price, bytes, fee, creator, gst) => {
      expect(splitSale(price, bytes)).toMatchObject({
        feeCents: fee,
        creatorCents: creator,
        gstCents: gst,
      });
    },
  );

  it('leaves the creator the rest, to the cent, and always covers the tax', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 99, max: 999_999 }),
        fc.integer({ min: 0, max: 2 * LIMIT }),
        (price, bytes) => {
          const split = splitSale(price, bytes);
          expect(split.feeCents + split.creatorCents).toBe(price);
          expect(split.creatorCents).toBeGreaterThan(0);
          expect(split.feeCents).toBeGreaterThanOrEqual(split.gstCents);
        },
      ),
    );
  });
});

it('the tax within a price is an eleventh of it', () => {
  expect(gstWithin(1100)).toBe(100);
  expect(gstWithin(499)).toBe(45);
});

it('the form shows the amount that the creator receives', () => {
  expect(receiveText(splitSale(499, SMALL))).toBe('You receive $3.49');
});

describe('a price just outside a fee band', () => {
  it.each([
    [1000, SMALL, null],
    [1001, SMALL, 1000],
    [1200, SMALL, 1000],
    [2331, SMALL, 1000],
    // From here on, the rest after the higher fee is as much.
    [2332, SMALL, null],
    [189, SMALL, 190],
    [99, SMALL, 190],
    [190, SMALL, null],
    [189, LIMIT, null],
    // With this much media the fee is the same for every price.
    [1200, LIMIT, null],
  ])('of %d cents with %d bytes of media pays less than %s', (price, bytes, better) => {
    expect(betterPaidPrice(price, bytes)?.priceCents ?? null).toBe(better);
  });

  it('pays less than the suggested one, whatever the price', () => {
    fc.assert(
      fc.property(fc.integer({ min: 99, max: 999_999 }), (price) => {
        const better = betterPaidPrice(price, SMALL);
        if (better === null) return;
        expect([190, 1000]).toContain(better.priceCents);
        expect(better.creatorCents).toBeGreaterThan(splitSale(price, SMALL).creatorCents);
      }),
    );
  });

  it('is compared with it in one sentence', () => {
    const text = betterPaidText(splitSale(1000, SMALL), splitSale(1200, SMALL));
    expect(text).toBe('$10.00 pays you $7.00, $12.00 pays $3.60');
    expect(betterPaidText(splitSale(190, SMALL), splitSale(189, SMALL))).toBe(
      '$1.90 pays you $1.33, $1.89 pays $0.57',
    );
  });
});

describe('media at the size at which the fee rises', () => {
  it.each([
    [499, LIMIT, 'With media under 500 MB, $4.99 pays you $3.49'],
    [499, LIMIT - 1, null],
    // These prices pay the higher fee whatever the size.
    [189, LIMIT, null],
    [1001, LIMIT, null],
  ])('of %d cents with %d bytes: %s', (price, bytes, text) => {
    expect(largeMediaText(price, bytes)).toBe(text);
  });
});
