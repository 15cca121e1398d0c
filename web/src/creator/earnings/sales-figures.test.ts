import { describe, expect, it } from 'vitest';
import type { MonthlySales } from '../../api/queries/earnings.ts';
import { salesByGuide, salesByMonth, totalOf } from './sales-figures.ts';

function row(differing: Partial<MonthlySales>): MonthlySales {
  return {
    month: '2026-11',
    g_id: 2,
    g_title: 'The Upside-Down River',
    copies: 1,
    gifts: 0,
    refunded: 0,
    sales: 4.99,
    fees: 1.5,
    royalties: 3.49,
    ...differing,
  };
}

const ROWS = [
  row({ copies: 2, sales: 9.98, royalties: 6.98 }),
  row({ g_id: 8, g_title: 'City of Trams', gifts: 1, copies: 0, sales: 12, royalties: 3.6 }),
  row({ month: '2026-09', copies: 0, refunded: 1, sales: -4.99, royalties: -3.49 }),
];

describe('sales by month', () => {
  it('add up the guides, with zeros for months without sales', () => {
    const series = salesByMonth(ROWS, ['2026-09', '2026-10', '2026-11']);
    expect(series.map(({ month, salesCents }) => [month, salesCents])).toEqual([
      ['2026-09', -499],
      ['2026-10', 0],
      ['2026-11', 2198],
    ]);
    expect(series[2]).toMatchObject({ royaltyCents: 1058, copies: 2, gifts: 1 });
  });

  it('are zeros if there are no sales', () => {
    expect(salesByMonth([], ['2026-11'])).toEqual([
      { month: '2026-11', salesCents: 0, royaltyCents: 0, copies: 0, gifts: 0, refunded: 0 },
    ]);
  });
});

describe('sales by guide', () => {
  it('add up the months, including refunds', () => {
    expect(salesByGuide(ROWS)).toEqual([
      {
        guideId: 2,
        title: 'The Upside-Down River',
        salesCents: 499,
        royaltyCents: 349,
        copies: 2,
        gifts: 0,
        refunded: 1,
      },
      {
        guideId: 8,
        title: 'City of Trams',
        salesCents: 1200,
        royaltyCents: 360,
        copies: 0,
        gifts: 1,
        refunded: 0,
      },
    ]);
  });

  it('have the same total as sales by month', () => {
    const months = salesByMonth(ROWS, ['2026-09', '2026-10', '2026-11']);
    expect(totalOf(salesByGuide(ROWS))).toEqual(totalOf(months));
  });
});
