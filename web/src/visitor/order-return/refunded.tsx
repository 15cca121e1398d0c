import type { Order } from '../../api/queries/orders.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FormPage } from '../../ui/forms/form-page.tsx';
import messages from '../../ui/forms/message.module.css';
import { OrderSummary } from './order-summary.tsx';

export type RefundedProps = { readonly order: Order; readonly text: string };

export function Refunded({ order, text }: RefundedProps) {
  const { goHome } = useNavigation();
  return (
    <FormPage title="Your order">
      <p role="status" className={messages.waiting}>
        {text}
      </p>
      <OrderSummary order={order} />
      <Button kind="main" onClick={goHome}>
        See all guides
      </Button>
    </FormPage>
  );
}
