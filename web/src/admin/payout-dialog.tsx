import { loadingTexts } from '@laneway/domain/accounts/messages';
import { type Payable, useRecordPayout } from '../api/queries/money.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { longMonthText } from '../creator/earnings/months.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { useToast } from '../ui/toasts/toast-context.tsx';
import { failureText } from '../visitor/purchase/failure-text.ts';
import styles from './confirmation.module.css';

export type PayoutDialogProps = { readonly payable: Payable; readonly onClose: () => void };

/** Asks for confirmation that the money was transferred before recording it. */
export function PayoutDialog({ payable, onClose }: PayoutDialogProps) {
  const { showToast } = useToast();
  const record = useRecordPayout();
  const { creator_name: name, month } = payable;
  const amount = amountText(payable.amount_due);
  return (
    <ConfirmDialog
      title={`Record a payout to ${name}?`}
      kind="main"
      confirmLabel={`Record ${amount}`}
      busyText={loadingTexts.processing}
      onConfirm={() => record.mutateAsync(payable)}
      onDone={() => {
        showToast(`Recorded a payout of ${amount} to ${name}`);
        onClose();
      }}
      explain={(error) => failureText(error, 'We couldn’t record the payout. Please try again.')}
      onClose={onClose}
    >
      <ul className={styles.consequences}>
        <li>
          This records a payout of {amount} to {name}, for everything earned up to{' '}
          {longMonthText(month)}.
        </li>
        <li>It doesn’t transfer money, so do that first.</li>
        <li>You can’t undo this.</li>
      </ul>
    </ConfirmDialog>
  );
}
