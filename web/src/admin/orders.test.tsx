// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someManagedOrder } from '../api/queries/managed-order.test-data.ts';
import { heldReply, type Replies, refusal } from '../ui/testing/fake-server.test-data.ts';
import { button, field } from '../ui/testing/queries.test-data.ts';
import { renderPage } from '../ui/testing/render-page.test-data.tsx';
import { AdminDashboard } from './admin-dashboard.tsx';
import { HEADER_REPLIES } from './header-replies.test-data.ts';

const ORDERS = [
  someManagedOrder(),
  someManagedOrder({
    order_id: '4f0c2d9e-77a1-4b3e-9c55-0d6f1a2b3c4e',
    status: 'failed',
    failure: 'The provider did not answer.',
  }),
];

const showOrders = (replies: Replies = {}) =>
  renderPage(
    AdminDashboard,
    { page: 'adminDashboard', route: { part: 'orders' } },
    {
      role: 'admin',
      replies: {
        ...HEADER_REPLIES,
        listOrders: ({ query: { status } }) => ({
          items: ORDERS.filter((order) => status === undefined || order.status === status),
          next_cursor: null,
        }),
        ...replies,
      },
    },
  );

it('says that a refund is being processed, and why it failed', async () => {
  const text = 'We can’t reach the payment provider. We’ve saved the refund and will keep trying.';
  const { reply, release } = heldReply<Response>();
  const { user } = await showOrders({ refundOrder: () => reply });
  await user.click(await screen.findByRole('button', { name: /^Refund .* to Robin$/ }));
  await user.type(field('Reason'), 'Bought twice');
  await user.click(button('Refund $4.99'));
  expect(button('Processing...')).toBeDefined();
  release(refusal('unavailable', text));
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  expect(field('Reason')).toHaveProperty('value', 'Bought twice');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('filters orders by status, and shows all of them again', async () => {
  const { user } = await showOrders();
  expect(await screen.findByText('The provider did not answer.')).toBeDefined();
  await user.selectOptions(field('Status'), 'Delivered');
  await waitFor(() => expect(screen.queryByText('The provider did not answer.')).toBeNull());
  await user.selectOptions(field('Status'), 'Expired');
  expect(await screen.findByText('No orders with this status.')).toBeDefined();
  await user.click(button('Show all orders'));
  expect(await screen.findByText('The provider did not answer.')).toBeDefined();
});

it('downloads the orders of some months in the chosen status', async () => {
  const { user } = await showOrders();
  await user.selectOptions(field('Status'), 'Failed');
  await user.click(button('Download orders'));
  const hrefOf = () => screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href');
  expect(hrefOf()).toMatch(
    /^\/api\/admin\/orders\.csv\?status=failed&from=\d{4}-\d{2}&to=\d{4}-\d{2}$/,
  );
});
