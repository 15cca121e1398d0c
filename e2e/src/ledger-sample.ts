import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';

/** The day on which the sample ledger is shown. A server that was just started has no history. */
const TODAY = '2026-11-15T03:00:00Z';

const RIVER = { g_id: 2, g_title: DEMO.paidGuide.title, price: 499, royalty: 349 };
const TRAMS = { g_id: 8, g_title: 'City of Trams', price: 1200, royalty: 360 };

type Sold = {
  readonly month: string;
  readonly copies: number;
  readonly gifts: number;
  readonly refunded: number;
  /** Copies sold of the other guide. */
  readonly trams: number;
  readonly paidOut: number;
};

const sold = (
  month: string,
  [copies, gifts, refunded, trams]: readonly [number, number, number, number],
  paidOut = 0,
): Sold => ({ month, copies, gifts, refunded, trams, paidOut });

/** Fourteen months, oldest first: a quiet winter, a month with more refunds than sales, and payouts until recently. */
const HISTORY: readonly Sold[] = [
  sold('2025-10', [4, 0, 0, 1]),
  sold('2025-11', [9, 1, 0, 2]),
  sold('2025-12', [22, 6, 1, 5], 1756),
  sold('2026-01', [31, 3, 0, 7]),
  sold('2026-02', [26, 2, 1, 4], 15_433),
  sold('2026-03', [19, 1, 0, 6]),
  sold('2026-04', [12, 0, 0, 2], 25_249),
  sold('2026-05', [5, 0, 1, 1]),
  sold('2026-06', [0, 0, 0, 0]),
  sold('2026-07', [0, 0, 1, 0], 15_804),
  sold('2026-08', [11, 2, 0, 3]),
  sold('2026-09', [18, 1, 0, 4]),
  sold('2026-10', [27, 4, 1, 6]),
  sold('2026-11', [12, 2, 0, 3]),
];

const dollars = (cents: number) => cents / 100;
const netCopies = ({ copies, gifts, refunded }: Sold) => copies + gifts - refunded;
const earned = (month: Sold) => netCopies(month) * RIVER.royalty + month.trams * TRAMS.royalty;
const balanceAfter = (count: number) =>
  HISTORY.slice(0, count).reduce((sum, month) => sum + earned(month) - month.paidOut, 0);

const BALANCE = balanceAfter(HISTORY.length);

function statement(month: Sold, at: number) {
  const salesCents = (month.copies + month.gifts) * RIVER.price + month.trams * TRAMS.price;
  const refundsCents = month.refunded * RIVER.price;
  const closing = balanceAfter(at + 1);
  const paidSince = HISTORY.slice(at + 1).reduce((sum, { paidOut }) => sum + paidOut, 0);
  const [year = 0, number = 0] = month.month.split('-').map(Number);
  const due = new Date(Date.UTC(year, number, 60));
  const disputable = new Date(Date.UTC(year, number + 6, 60));
  return {
    month: month.month,
    currency: 'AUD',
    opening_balance: dollars(balanceAfter(at)),
    sales: dollars(salesCents),
    refunds: dollars(refundsCents),
    fees: dollars(salesCents - refundsCents - earned(month)),
    payouts: dollars(month.paidOut),
    closing_balance: dollars(closing),
    sale_count: month.copies + month.gifts + month.trams,
    refund_count: month.refunded,
    due_on: due.toISOString().slice(0, 10),
    amount_due: dollars(Math.max(0, Math.min(closing - paidSince, BALANCE))),
    dispute_until: disputable.toISOString().slice(0, 10),
    closed: month.month < TODAY.slice(0, 7),
  };
}

const STATEMENTS = HISTORY.map(statement).reverse();
const PAGE_SIZE = 12;

const SALES = HISTORY.flatMap((month) => [
  {
    month: month.month,
    g_id: RIVER.g_id,
    g_title: RIVER.g_title,
    copies: month.copies,
    gifts: month.gifts,
    refunded: month.refunded,
    sales: dollars(netCopies(month) * RIVER.price),
    fees: dollars(netCopies(month) * (RIVER.price - RIVER.royalty)),
    royalties: dollars(netCopies(month) * RIVER.royalty),
  },
  {
    month: month.month,
    g_id: TRAMS.g_id,
    g_title: TRAMS.g_title,
    copies: month.trams,
    gifts: 0,
    refunded: 0,
    sales: dollars(month.trams * TRAMS.price),
    fees: dollars(month.trams * (TRAMS.price - TRAMS.royalty)),
    royalties: dollars(month.trams * TRAMS.royalty),
  },
]).reverse();

const line = (day: string, kind: string, sign: number) => ({
  at: `${day}T03:00:00Z`,
  kind,
  order_id: '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d',
  g_id: RIVER.g_id,
  g_title: RIVER.g_title,
  list_price: dollars(sign * RIVER.price),
  fee: dollars(sign * (RIVER.price - RIVER.royalty)),
  royalty: dollars(sign * RIVER.royalty),
});

const LINES = [
  line('2026-10-02', 'sale', 1),
  line('2026-10-09', 'gift_sale', 1),
  line('2026-10-11', 'refund', -1),
  {
    ...line('2026-10-30', 'payout', 0),
    order_id: null,
    g_id: null,
    g_title: null,
    royalty: -158.04,
  },
];

/** Mocks a creator's earnings, on a day that fits them. */
export async function showSampleEarnings(page: Page): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route('**/api/earnings/statements?*', (route) => {
    const isFirst = !route.request().url().includes('cursor=');
    const items = isFirst ? STATEMENTS.slice(0, PAGE_SIZE) : STATEMENTS.slice(PAGE_SIZE);
    return route.fulfill({ json: { items, next_cursor: isFirst ? 'older' : null } });
  });
  await page.route('**/api/earnings/statements/*', (route) => {
    const month = new URL(route.request().url()).pathname.split('/').at(-1);
    const found = STATEMENTS.find((each) => each.month === month);
    return route.fulfill({ json: { ...found, lines: LINES } });
  });
  await page.route('**/api/earnings/sales?*', (route) =>
    route.fulfill({ json: { items: SALES, next_cursor: null } }),
  );
}
