import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { Order } from '../../api/queries/orders.ts';
import { FormPage } from '../../forms/form-page.tsx';
import messages from '../../forms/message.module.css';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { useCheckout } from '../../purchase/use-checkout.ts';
import { Button } from '../../ui/button.tsx';
import { OrderSummary } from './order-summary.tsx';

/** Where an order of each kind begins. */
const BEGINNINGS = { purchase: 'paymentScreen', gift: 'gift' } as const;

export type UnpaidProps = {
  readonly order: Order;
  /** What happened. */
  readonly text: string;
  /** The buyer came back from the provider's page with the browser's back button. */
  readonly onReturn: () => void;
};

/** Shown when nothing was paid; a retry leads to the provider's page if that is still open. */
export function Unpaid({ order, text, onReturn }: UnpaidProps) {
  const { goHome, replacePage } = useNavigation();
  const { isLeaving, leaveFor } = useCheckout(onReturn);
  const { checkout_url, guide_id: guideId } = order;
  const tryAgain = () =>
    checkout_url === null
      ? replacePage({ page: BEGINNINGS[order.kind], guideId })
      : leaveFor(checkout_url);
  return (
    <FormPage title="Your order">
      <div role="alert" className={messages.bad}>
        <p>{text}</p>
        <p>You haven’t been charged.</p>
      </div>
      <OrderSummary order={order} />
      <Button
        kind="main"
        onClick={tryAgain}
        busyText={isLeaving ? loadingTexts.processing : undefined}
      >
        Try again
      </Button>
      <Button onClick={goHome}>See all guides</Button>
    </FormPage>
  );
}
