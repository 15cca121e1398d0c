// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import type { Order } from '../../api/queries/purchases.ts';
import { openDraft } from '../../api/session/form-drafts.ts';
import { person } from '../../api/session/session.test-data.ts';
import { refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { OrderReturn } from './order-return.tsx';

const { order_id: orderId, guide_id: guideId, g_title: title } = someOrder();
const entry = { page: 'orderReturn', orderId, checkout: null } as const;

const showOrder = (differing: Partial<Order>) =>
  renderPage(OrderReturn, entry, {
    role: 'user',
    replies: { getOrder: () => someOrder({ settled: true, checkout_url: null, ...differing }) },
  });

it.each([
  ['purchase', 'Back to the guide', { page: 'guidesHomePage' }],
  ['gift', 'Back to your gift', { page: 'gift', guideId }],
] as const)(
  'shows a cancelled %s as a neutral status, and leads back to where it began',
  async (kind, way, entry) => {
    const { user, currentEntry } = await showOrder({ kind, status: 'cancelled' });
    const said = await screen.findByText('Cancelled. You haven’t been charged.');
    expect(said.closest('[role=status]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button(way));
    expect(currentEntry()).toEqual(entry);
  },
);

it.each([
  ['fulfilled', 'granted', false],
  ['refunded', 'refunded', false],
  ['cancelled', 'abandoned', true],
] as const)(
  'a %s gift with status %s keeps what was typed: %s',
  async (status, gift_status, stays) => {
    const draft = openDraft('device', `gift.${person.u_id}.${guideId}`);
    draft.keep({ friend_email: 'robin@walkers.example' });
    await showOrder({ kind: 'gift', status, gift_status });
    await screen.findByText(title);
    expect('friend_email' in draft.read()).toBe(stays);
  },
);

it.each([
  ['expired', 'The checkout timed out.'],
  ['failed', 'The purchase didn’t go through. Please try again.'],
] as const)('shows that an order is %s, and offers to try again', async (status, text) => {
  const { user, currentEntry } = await showOrder({ status });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(text);
  expect(alert.textContent).toContain('You haven’t been charged.');
  expect(screen.getByText(title)).toBeDefined();
  await user.click(button('Try again'));
  expect(currentEntry()).toEqual({ page: 'paymentScreen', guideId });
});

it('shows that an order was refunded, and leads home', async () => {
  const { user, currentEntry } = await showOrder({ status: 'refunded' });
  expect(await screen.findByText(/We’ve refunded this order\./)).toBeDefined();
  await user.click(button('See all guides'));
  expect(currentEntry()).toEqual({ page: 'guidesHomePage' });
});

it('doesn’t show someone else’s order, and links to the user’s own guides', async () => {
  const { user, currentEntry } = await renderPage(OrderReturn, entry, {
    role: 'user',
    replies: { getOrder: () => refusal('not_found') },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t find this order.');
  await user.click(button('Your guides'));
  expect(currentEntry()).toEqual({ page: 'userPanel' });
});
