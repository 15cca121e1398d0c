// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import type { Order } from '../../api/queries/purchases.ts';
import {
  connectionLost,
  type Replies,
  serverError,
} from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { Orders } from './orders.tsx';

const show = (replies: Replies) =>
  renderPage(Orders, { page: 'orders' }, { role: 'user', replies });
const showOrder = (order: Order) =>
  show({ listOwnOrders: () => ({ items: [order], next_cursor: null }) });

const PAID = { status: 'fulfilled', paid_at: '2026-11-16T03:00:00Z' } as const;
const GIFT = { ...PAID, kind: 'gift', friend_name: 'Robin', friend_email: 'r@w.example' } as const;

it.each<readonly [Partial<Order>, string, string]>([
  [PAID, '16 Nov 2026$4.99Paid', 'placesHomePage'],
  [
    { ...GIFT, gift_status: 'awaiting_activation' },
    '16 Nov 2026 · Gift for Robin$4.99Not opened yet',
    'giftConfirmation',
  ],
  [
    { ...GIFT, friend_name: null, gift_status: 'claimed' },
    '16 Nov 2026 · Gift for r@w.example$4.99Opened',
    'giftConfirmation',
  ],
  [{}, '15 Nov 2026$4.99Not paid yet', 'orderReturn'],
  [{ status: 'refunded' }, '15 Nov 2026$4.99Refunded', 'orderReturn'],
  [{ status: 'failed' }, '15 Nov 2026$4.99Failed, not charged', 'orderReturn'],
])('shows the order %j, and leads to its page', async (differing, text, page) => {
  const order = someOrder(differing);
  const { user, currentEntry } = await showOrder(order);
  const row = await screen.findByRole('button', { name: new RegExp(order.g_title) });
  expect(row.textContent).toBe(order.g_title + text);
  await user.click(row);
  expect(currentEntry().page).toBe(page);
});

it.each<readonly [string, Partial<Order>, string]>([
  ['a paid order', PAID, 'Paid16 Nov 2026'],
  [
    'a refunded order',
    { ...PAID, status: 'refunded', refunded_at: '2026-11-18T03:00:00Z' },
    'Paid16 Nov 2026Refunded18 Nov 2026',
  ],
])('has the receipt of %s', async (_, differing, dates) => {
  const order = someOrder(differing);
  await showOrder(order);
  const receipt = await screen.findByText(/^Receipt/);
  expect(receipt.textContent).toBe(`Receipt for ${order.g_title}`);
  expect(receipt.parentElement?.querySelector('dl')?.textContent).toBe(
    `Guide${order.g_title}Price$4.99, including $0.45 GST${dates}Order${order.order_id}`,
  );
});

it('has no receipt for an order that wasn’t paid', async () => {
  await showOrder(someOrder());
  expect(await screen.findByText('Not paid yet')).toBeDefined();
  expect(screen.queryByText(/^Receipt/)).toBeNull();
});

it('names the currency to a reader who may think of other dollars', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-US');
  await showOrder(someOrder(PAID));
  expect(await screen.findByText('A$4.99')).toBeDefined();
  vi.restoreAllMocks();
});

it('loads more on request', async () => {
  const { user } = await show({
    listOwnOrders: ({ query }) =>
      query.cursor === undefined
        ? { items: [someOrder({ g_title: 'Newer' })], next_cursor: 'more' }
        : {
            items: [
              someOrder({ order_id: '5f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4d', g_title: 'Older' }),
            ],
            next_cursor: null,
          },
  });
  await user.click(await screen.findByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByText('Older')).toBeDefined();
  expect(screen.getByText('Newer')).toBeDefined();
});

it('says how the first one gets there', async () => {
  const { user, currentEntry } = await show({
    listOwnOrders: () => ({ items: [], next_cursor: null }),
  });
  expect(await screen.findByText(/^No orders yet\./)).toBeDefined();
  await user.click(button('Find a guide'));
  expect(currentEntry().page).toBe('guidesHomePage');
});

it('says while offline that they show up later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show({ listOwnOrders: connectionLost });
  expect(await screen.findByText(/^You’re offline\./)).toBeDefined();
  vi.restoreAllMocks();
});

it('offers to try again when loading fails', async () => {
  const { user, server } = await show({ listOwnOrders: serverError });
  expect(await screen.findByText('We couldn’t load your orders. Try again.')).toBeDefined();
  server.replies = {
    ...server.replies,
    listOwnOrders: () => ({ items: [someOrder()], next_cursor: null }),
  };
  await user.click(button('Try again'));
  expect(await screen.findByText(someOrder().g_title)).toBeDefined();
});
