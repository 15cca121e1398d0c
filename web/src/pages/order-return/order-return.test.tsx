// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import type { Order } from '../../api/queries/orders.ts';
import { refusal } from '../../testing/fake-server.test-data.ts';
import { button } from '../../testing/queries.test-data.ts';
import { renderPage } from '../../testing/render-page.test-data.tsx';
import { OrderReturn } from './order-return.tsx';

const { order_id: orderId, guide_id: guideId, g_title: title } = someOrder();
const entry = { page: 'orderReturn', orderId, checkout: null } as const;

const showOrder = (differing: Partial<Order>) =>
  renderPage(OrderReturn, entry, {
    role: 'user',
    replies: { getOrder: () => someOrder({ settled: true, checkout_url: null, ...differing }) },
  });

it.each([
  ['cancelled', 'The purchase was cancelled.'],
  ['expired', 'The checkout timed out.'],
  ['failed', 'The purchase didn’t go through. Please try again.'],
] as const)('says when an order is %s, and lets the buyer try again', async (status, text) => {
  const { user, currentEntry } = await showOrder({ status });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).toContain('You haven’t been charged.');
  expect(screen.getByText(title)).toBeDefined();
  await user.click(button('Try again'));
  expect(currentEntry()).toEqual({ page: 'paymentScreen', guideId });
});

it('says when an order was refunded, and leads home', async () => {
  const { user, currentEntry } = await showOrder({ status: 'refunded' });
  expect(await screen.findByText(/We’ve refunded this order\./)).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('does not find an order of someone else, and leads to the guides of the buyer', async () => {
  const { user, currentEntry } = await renderPage(OrderReturn, entry, {
    role: 'user',
    replies: { getOrder: () => refusal('not_found') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t find this order.');
  await user.click(button('Your guides'));
  expect(currentEntry()).toEqual({ page: 'userPanel' });
});
