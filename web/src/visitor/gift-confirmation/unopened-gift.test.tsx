// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import { type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { UnopenedGift } from './unopened-gift.tsx';

const order = someOrder({
  kind: 'gift',
  status: 'fulfilled',
  friend_email: 'robin@walkers.example',
  gift_status: 'awaiting_activation',
});

const show = (resendGift: Replies['resendGift']) =>
  renderPage(
    () => <UnopenedGift order={order} />,
    { page: 'giftConfirmation', orderId: order.order_id },
    { role: 'user', replies: { ...(resendGift && { resendGift }) } },
  );

it('sends the email again to the same address', async () => {
  const sent: unknown[] = [];
  const { user } = await show(({ body }) => {
    sent.push(body);
    return { friend_email: 'robin@walkers.example', gift_status: 'awaiting_activation' };
  });
  await user.click(button('Send email again'));
  await waitFor(() => expect(sent).toEqual([{}]));
});

it('sends the gift to a corrected address, and closes its dialog', async () => {
  const sent: unknown[] = [];
  const { user } = await show(({ body }) => {
    sent.push(body);
    return { friend_email: 'robyn@walkers.example', gift_status: 'awaiting_activation' };
  });
  await user.click(button('Change email'));
  const dialog = within(screen.getByRole('dialog'));
  const email = dialog.getByLabelText('Friend’s email');
  expect(email).toHaveProperty('value', 'robin@walkers.example');
  await user.clear(email);
  await user.type(email, 'robyn@walkers.example');
  await user.click(dialog.getByRole('button', { name: 'Send gift' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ friend_email: 'robyn@walkers.example' }]);
});

it('shows why a gift can’t be sent there', async () => {
  const { user } = await show(() => refusal('conflict', 'Your friend already has this guide.'));
  await user.click(button('Change email'));
  await user.click(button('Send gift'));
  expect(await screen.findByText('Your friend already has this guide.')).toBeDefined();
});
