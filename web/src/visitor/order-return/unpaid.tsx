import { loadingTexts } from '@laneway/domain/accounts/messages';
import { purchaseTexts } from '@laneway/domain/purchase/checkout';
import type { Order } from '../../api/queries/orders.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import messages from '../../ui/forms/message.module.css';
import { useCheckout } from '../purchase/use-checkout.ts';
import { OrderSummary } from './order-summary.tsx';
import type { UnpaidReason } from './order-view.ts';

/** The first page of each kind of order. */
const BEGINNINGS = { purchase: 'paymentScreen', gift: 'gift' } as const;

const BACK_TO_GIFT = 'Back to your gift';

type UnpaidMessage = {
  /** Cancelling is the buyer's own choice, so it isn't an alert. */
  readonly role: 'status' | 'alert';
  readonly tone: 'plain' | 'bad';
  readonly text: string;
};

const MESSAGES: Readonly<Record<UnpaidReason, UnpaidMessage>> = {
  cancelled: { role: 'status', tone: 'plain', text: purchaseTexts.cancelled },
  expired: { role: 'alert', tone: 'bad', text: 'The checkout timed out.' },
  failed: { role: 'alert', tone: 'bad', text: purchaseTexts.failed },
};

export type UnpaidProps = {
  readonly order: Order;
  readonly reason: UnpaidReason;
  /** The buyer came back from the provider's page with the browser's back button. */
  readonly onReturn: () => void;
};

/** Shown when nothing was paid; a retry leads to the provider's page if that is still open. */
export function Unpaid({ order, reason, onReturn }: UnpaidProps) {
  const { goHome, replacePage, showOverview } = useNavigation();
  const { isLeaving, leaveFor } = useCheckout(onReturn);
  const { checkout_url, guide_id: guideId, kind } = order;
  const { role, tone, text } = MESSAGES[reason];
  const begin = () => replacePage({ page: BEGINNINGS[kind], guideId });
  const tryAgain = () => (checkout_url === null ? begin() : leaveFor(checkout_url));
  // Retrying a gift starts with its form, unless the provider's page is still open.
  const isSameForm = kind === 'gift' && checkout_url === null;
  return (
    <FormPage title="Your order">
      <div role={role} className={messages[tone]}>
        <p>{text} You haven’t been charged.</p>
      </div>
      <OrderSummary order={order} />
      <Button
        kind="main"
        onClick={tryAgain}
        busyText={isLeaving ? loadingTexts.processing : undefined}
      >
        {isSameForm ? BACK_TO_GIFT : 'Try again'}
      </Button>
      {kind === 'gift' && !isSameForm && <Button onClick={begin}>{BACK_TO_GIFT}</Button>}
      {kind === 'purchase' && (
        <Button onClick={() => showOverview(guideId)}>Back to the guide</Button>
      )}
      <Button onClick={goHome}>See all guides</Button>
    </FormPage>
  );
}
