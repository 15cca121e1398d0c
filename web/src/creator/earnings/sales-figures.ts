import type { Month } from '@laneway/domain/calendar';
import type { Cents } from '@laneway/domain/money';
import type { MonthlySales } from '../../api/queries/earnings.ts';
import { centsOf } from './amounts.ts';

/** Sales less refunds, at list prices, and the creator's royalties on them. */
export type SalesFigures = {
  readonly salesCents: Cents;
  readonly royaltyCents: Cents;
  /** Copies that people bought for themselves, and those bought as gifts. */
  readonly copies: number;
  readonly gifts: number;
  readonly refunded: number;
};

export type MonthFigures = SalesFigures & { readonly month: Month };

export type GuideFigures = SalesFigures & { readonly guideId: number; readonly title: string };

const NOTHING: SalesFigures = {
  salesCents: 0,
  royaltyCents: 0,
  copies: 0,
  gifts: 0,
  refunded: 0,
};

/** Sales in each of the months, in the same order; months without sales have zeros. */
export function salesByMonth(
  rows: readonly MonthlySales[],
  months: readonly Month[],
): readonly MonthFigures[] {
  return months.map((month) => ({
    month,
    ...totalOf(rows.filter((row) => row.month === month).map(figuresOf)),
  }));
}

/** Sales of each guide over all rows. A guide that was renamed has its current title. */
export function salesByGuide(rows: readonly MonthlySales[]): readonly GuideFigures[] {
  const guideIds = [...new Set(rows.map(({ g_id }) => g_id))];
  return guideIds.map((guideId) => {
    const theirs = rows.filter(({ g_id }) => g_id === guideId);
    return { guideId, title: theirs[0]?.g_title ?? '', ...totalOf(theirs.map(figuresOf)) };
  });
}

export function totalOf(figures: readonly SalesFigures[]): SalesFigures {
  return figures.reduce(
    (sum, each) => ({
      salesCents: sum.salesCents + each.salesCents,
      royaltyCents: sum.royaltyCents + each.royaltyCents,
      copies: sum.copies + each.copies,
      gifts: sum.gifts + each.gifts,
      refunded: sum.refunded + each.refunded,
    }),
    NOTHING,
  );
}

function figuresOf({ sales, royalties, copies, gifts, refunded }: MonthlySales): SalesFigures {
  return { salesCents: centsOf(sales), royaltyCents: centsOf(royalties), copies, gifts, refunded };
}
