import { giftTexts } from '@laneway/domain/gifts/messages';
import { GIFT_REDIRECT_MS } from '@laneway/domain/timing';
import type { Order } from '../../api/queries/orders.ts';
import { FormPage } from '../../forms/form-page.tsx';
import { TimedMessage } from '../../forms/timed-message.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The gift is paid for; the confirmation page follows automatically. */
export function GiftSent({ order }: { readonly order: Order }) {
  const { confirmGift } = useNavigation();
  const next = {
    label: 'Continue',
    afterMs: GIFT_REDIRECT_MS,
    onAct: () => confirmGift(order.order_id),
  };
  return (
    <FormPage title="Your gift">
      <OrderSummary order={order} />
      <TimedMessage tone="good" text={giftTexts.sent} next={next} />
    </FormPage>
  );
}
