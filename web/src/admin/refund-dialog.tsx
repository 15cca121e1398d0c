import { LIMITS } from '@laneway/contract/limits';
import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type ManagedOrder, useRefundOrder } from '../api/queries/managed-orders.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/forms/form.tsx';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { TextAreaField } from '../ui/forms/text-area-field.tsx';
import { fieldErrors, requiredError, type Values } from '../ui/forms/validation.ts';
import { useToast } from '../ui/toasts/toast-context.tsx';
import styles from './confirmation.module.css';
import { explainer } from './explain-failure.ts';
import { refundConsequences } from './order-labels.ts';

const REASON_ROWS = 3;

export type RefundDialogProps = { readonly order: ManagedOrder; readonly onClose: () => void };

/** Explains what a refund does and asks for a reason. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { showToast } = useToast();
  const refund = useRefundOrder();
  const amount = amountText(order.amount);
  const send = async ({ reason = '' }: Values): Promise<void> => {
    await refund.mutateAsync({ orderId: order.order_id, reason: reason.trim() });
    showToast(`Refunding ${amount} to ${order.buyer_name}`);
    onClose();
  };
  return (
    <Dialog title={`Refund ${order.g_title}?`} width="narrow" onClose={onClose}>
      <ul className={styles.consequences}>
        {refundConsequences(order).map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <Form label="Refund" check={check} send={send} explain={explain}>
        <TextAreaField
          name="reason"
          label="Reason"
          hint="We keep it with the order. The buyer won’t see it."
          maxLength={LIMITS.comment}
          rows={REASON_ROWS}
        />
        <div className={styles.buttons}>
          <SubmitButton kind="danger" busyText={loadingTexts.processing}>
            Refund {amount}
          </SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

const explain = explainer('The refund didn’t go through. Please try again.');

function check({ reason }: Values) {
  return fieldErrors({ reason: requiredError(reason, 'Enter a reason for the refund') });
}
