import { giftTexts } from '@laneway/domain/gifts/messages';
import { GIFT_REDIRECT_MS } from '@laneway/domain/timing';
import type { Order } from '../../api/queries/orders.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import { TimedMessage } from '../../ui/forms/timed-message.tsx';
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
