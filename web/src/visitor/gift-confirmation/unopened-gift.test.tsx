// @vitest-environment happy-dom
import { exampleGuide } from '@laneway/contract/examples.test-data';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { someOrder } from '../../api/queries/order.test-data.ts';
import { type Replies, refusal } from '../../ui/testing/fake-server.test-data.ts';
import { button } from '../../ui/testing/queries.test-data.ts';
import { renderPage } from '../../ui/testing/render-page.test-data.tsx';
import { useToast } from '../../ui/toasts/toast-context.tsx';
import { GiftConfirmation } from './gift-confirmation.tsx';
import { UnopenedGift } from './unopened-gift.tsx';

const order = someOrder({
  kind: 'gift',
  status: 'fulfilled',
  friend_email: 'robin@walkers.example',
  friend_name: 'Robin',
  personal_message: 'Enjoy',
  gift_status: 'awaiting_activation',
});

const SAME = {
  friend_name: 'Robin',
  personal_message: 'Enjoy',
  gift_status: 'awaiting_activation',
} as const;

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
    return { ...SAME, friend_email: 'robin@walkers.example' };
  });
  await user.click(button('Send email again'));
  await waitFor(() => expect(sent).toEqual([{}]));
});

it('sends the gift to a corrected address, and closes its dialog', async () => {
  const sent: unknown[] = [];
  const { user } = await show(({ body }) => {
    sent.push(body);
    return { ...SAME, friend_email: 'robyn@walkers.example' };
  });
  await user.click(button('Change details'));
  const dialog = within(screen.getByRole('dialog'));
  const email = dialog.getByLabelText('Friend’s email');
  expect(email).toHaveProperty('value', 'robin@walkers.example');
  await user.clear(email);
  await user.type(email, 'robyn@walkers.example');
  await user.click(dialog.getByRole('button', { name: 'Send gift' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ friend_email: 'robyn@walkers.example' }]);
});

it('offers to correct a mistyped address', async () => {
  const sent: unknown[] = [];
  const { user } = await show(({ body }) => {
    sent.push(body);
    return { ...SAME, friend_email: 'robin@gmail.com' };
  });
  await user.click(button('Change details'));
  const email = screen.getByLabelText('Friend’s email');
  await user.clear(email);
  await user.type(email, 'robin@gmial.com');
  await user.tab();
  await user.click(button('robin@gmail.com'));
  await user.click(button('Send gift'));
  await waitFor(() => expect(sent).toEqual([{ friend_email: 'robin@gmail.com' }]));
});

it('shows why a gift can’t be sent there', async () => {
  const { user } = await show(() => refusal('conflict', 'Your friend already has this guide.'));
  await user.click(button('Change details'));
  await user.click(button('Send gift'));
  expect(await screen.findByText('Your friend already has this guide.')).toBeDefined();
});

it('corrects only what was changed, and removes a message that is emptied', async () => {
  const sent: unknown[] = [];
  const { user } = await show(({ body }) => {
    sent.push(body);
    return { ...SAME, friend_email: 'robin@walkers.example' };
  });
  await user.click(button('Change details'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Friend’s name (optional)'), ' Wong');
  const message = dialog.getByLabelText('Personal message (optional)');
  expect(message).toHaveProperty('value', 'Enjoy');
  await user.clear(message);
  await user.click(dialog.getByRole('button', { name: 'Send gift' }));
  await waitFor(() => expect(sent).toEqual([{ friend_name: 'Robin Wong', personal_message: '' }]));
});

it('sends an unchanged gift again, and doesn’t call that a new email', async () => {
  const sent: unknown[] = [];
  const { user } = await renderPage(
    () => (
      <>
        <UnopenedGift order={order} />
        <ShownToast />
      </>
    ),
    { page: 'giftConfirmation', orderId: order.order_id },
    {
      role: 'user',
      replies: {
        resendGift: ({ body }) => {
          sent.push(body);
          return { ...SAME, friend_email: 'robin@walkers.example' };
        },
      },
    },
  );
  await user.click(button('Change details'));
  await user.click(button('Send gift'));
  expect(await screen.findByText('We’ve sent the email again')).toBeDefined();
  expect(sent).toEqual([{}]);
});

function ShownToast() {
  return <p>{useToast().current?.text}</p>;
}

it('asks for the order again after a refusal, and then has nothing left to press', async () => {
  const gift_status = { now: 'awaiting_activation' as 'awaiting_activation' | 'claimed' };
  const { user } = await renderPage(
    GiftConfirmation,
    { page: 'giftConfirmation', orderId: order.order_id },
    {
      role: 'user',
      replies: {
        getOrder: () => ({ ...order, gift_status: gift_status.now }),
        getGuide: () => ({ ...exampleGuide, g_image: null }),
        resendGift: () => {
          gift_status.now = 'claimed';
          return refusal('conflict', 'Your friend has opened this gift.');
        },
      },
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Send email again' }));
  expect(await screen.findByRole('heading', { name: 'Your gift has been opened' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Send email again' })).toBeNull();
});

it('shows the giver the price and the date of the gift', async () => {
  await renderPage(
    GiftConfirmation,
    { page: 'giftConfirmation', orderId: order.order_id },
    {
      role: 'user',
      replies: {
        getOrder: () => ({ ...order, paid_at: '2026-11-16T03:00:00Z' }),
        getGuide: () => ({ ...exampleGuide, g_image: null }),
      },
    },
  );
  const paid = await screen.findByText('Paid');
  expect(paid.nextSibling?.textContent).toBe('$4.99 on 16 Nov 2026');
});
