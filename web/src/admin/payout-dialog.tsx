import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type Payable, useRecordPayout } from '../api/queries/money.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { longMonthText } from '../creator/earnings/months.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Form } from '../ui/forms/form.tsx';
import { SubmitButton } from '../ui/forms/submit-button.tsx';
import { useToast } from '../ui/toasts/toast-context.tsx';
import styles from './confirmation.module.css';
import { explainer } from './explain-failure.ts';

export type PayoutDialogProps = { readonly payable: Payable; readonly onClose: () => void };

/** Asks for confirmation that the money was transferred before recording it. */
export function PayoutDialog({ payable, onClose }: PayoutDialogProps) {
  const { showToast } = useToast();
  const record = useRecordPayout();
  const { creator_name: name, month } = payable;
  const amount = amountText(payable.amount_due);
  const send = async (): Promise<void> => {
    await record.mutateAsync(payable);
    showToast(`Recorded a payout of ${amount} to ${name}`);
    onClose();
  };
  return (
    <Dialog title={`Record a payout to ${name}?`} width="narrow" onClose={onClose}>
      <ul className={styles.consequences}>
        <li>
          This records a payout of {amount} to {name}, for everything earned up to{' '}
          {longMonthText(month)}.
        </li>
        <li>It doesn’t transfer money, so do that first.</li>
        <li>You can’t undo this.</li>
      </ul>
      <Form label="Record payout" check={nothingToCheck} send={send} explain={explain}>
        <div className={styles.buttons}>
          <SubmitButton busyText={loadingTexts.processing}>Record {amount}</SubmitButton>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </Form>
    </Dialog>
  );
}

const explain = explainer('We couldn’t record the payout. Please try again.');

function nothingToCheck() {
  return {};
}
