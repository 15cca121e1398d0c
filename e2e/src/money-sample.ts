import type { Page } from '@playwright/test';
import { DEMO } from './demo.ts';

const TODAY = '2026-11-15T03:00:00Z';

/** The totals of a platform in which everything matches. */
const TOTALS = {
  from: '2026-01',
  to: '2026-11',
  currency: 'AUD',
  orders: 412,
  sales: 2381.4,
  refunds: 64.87,
  fees: 937.12,
  gst: 210.6,
  royalties: 1379.41,
  payouts: 902.3,
  ordered: 2381.4,
  order_refunds: 64.87,
  received: 2381.4,
  returned: 64.87,
  reconciled: true,
  owed_to_creators: 477.11,
  ledger_sum: 0,
};

const order = (number: number, differing: Readonly<Record<string, unknown>>) => ({
  order_id: `4f0c2d9${number}-77a1-4b3e-9c55-0d6f1a2b3c4d`,
  kind: 'purchase',
  status: 'fulfilled',
  guide_id: DEMO.paidGuide.id,
  g_title: DEMO.paidGuide.title,
  amount: 4.99,
  currency: 'AUD',
  created_at: `2026-11-1${5 - number}T03:00:00Z`,
  paid_at: `2026-11-1${5 - number}T03:01:00Z`,
  refunded_at: null,
  gift_status: null,
  buyer_id: 40 + number,
  buyer_name: 'Sam Okafor',
  provider: 'test',
  fee: 1.5,
  failure: null,
  ...differing,
});

const ORDERS = [
  order(0, { status: 'checkout_open', paid_at: null, buyer_name: 'Noor Haddad' }),
  order(1, {}),
  order(2, { kind: 'gift', gift_status: 'awaiting_activation', buyer_name: 'Priya Raman' }),
  order(3, {
    status: 'refunded',
    refunded_at: '2026-11-13T03:00:00Z',
    g_title: 'City of Trams',
    amount: 12,
    fee: 8.4,
    buyer_name: 'Tom Whitlock',
  }),
  order(4, { status: 'failed', paid_at: null, failure: 'The provider did not answer.' }),
];

const payable = (creator_id: number, creator_name: string, held_back_until: string | null) => ({
  creator_id,
  creator_name,
  month: '2026-08',
  amount_due: 41.58 + creator_id,
  balance: 96.2 + creator_id,
  due_on: '2026-10-30',
  held_back_until,
});

const PAYABLES = [
  payable(5, 'Theo Papadakis', '2027-01-20'),
  payable(4, 'Rosa Delgado', null),
  payable(2, 'Isla Marchetti', null),
];

/** Mocks the platform's totals, on a day that fits them. */
export async function showSampleMoney(
  page: Page,
  differing: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await page.clock.setFixedTime(TODAY);
  await page.route('**/api/admin/money/totals?*', (route) =>
    route.fulfill({ json: { ...TOTALS, ...differing } }),
  );
  await page.route('**/api/admin/money/payables', (route) =>
    route.fulfill({ json: { items: PAYABLES, next_cursor: null } }),
  );
  await page.route('**/api/admin/money/upcoming', (route) =>
    route.fulfill({
      json: {
        items: [
          { due_on: '2026-11-29', amount: 208.12, creators: 9, on_hold: false },
          { due_on: '2026-12-30', amount: 95.4, creators: 6, on_hold: false },
          { due_on: '2027-01-20', amount: 12.3, creators: 1, on_hold: true },
        ],
      },
    }),
  );
  await page.route('**/api/admin/orders', (route) =>
    route.fulfill({ json: { items: ORDERS, next_cursor: 'older' } }),
  );
}
