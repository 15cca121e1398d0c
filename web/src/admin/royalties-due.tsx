import { loadingTexts } from '@laneway/domain/accounts/messages';
import type { Day } from '@laneway/domain/calendar';
import { TERMINATION_HOLDBACK_MONTHS } from '@laneway/domain/terms';
import { formatDate } from '@laneway/domain/text/dates';
import { useState } from 'react';
import { failureTextOr } from '../api/failures.ts';
import { type Payable, usePayables, useRecordPayout } from '../api/queries/money.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { longMonthText } from '../creator/earnings/months.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Chip } from '../ui/chip.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { Column } from '../ui/table-column.ts';
import { useToast } from '../ui/toasts/toast-context.tsx';
import styles from './confirmation.module.css';
import { UpcomingPayouts } from './upcoming-payouts.tsx';

/** The creators with royalties due, with a button to record a payout. */
export function RoyaltiesDue() {
  return (
    <section aria-labelledby="royalties-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="royalties-title" className={sections.title}>
          Royalties due
        </h2>
        <p className={sections.lead}>
          Royalties due to creators today. If a creator leaves, we hold their balance for{' '}
          {TERMINATION_HOLDBACK_MONTHS} months in case of refunds.
        </p>
      </div>
      <section aria-labelledby="due-title" className={sections.part}>
        <h3 id="due-title" className={sections.subtitle}>
          Due now
        </h3>
        <PayableList />
      </section>
      <UpcomingPayouts />
    </section>
  );
}

function PayableList() {
  const today = useToday();
  const payables = usePayables();
  const [paying, setPaying] = useState<Payable | null>(null);
  if (payables.isPending) return <TableSkeleton />;
  if (payables.data === undefined) return <LoadFailure what="the royalties due" query={payables} />;
  const rows = payables.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <Callout tone="info" text="No royalties due today." />;
  return (
    <div className={sections.part}>
      <DataTable
        label="Creators to pay"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ creator_id }) => creator_id}
        actions={(payable) =>
          isOnHold(payable, today) ? (
            <Chip tone="waiting">On hold until {formatDate(payable.held_back_until)}</Chip>
          ) : (
            <Button
              onClick={() => setPaying(payable)}
              aria-label={`Record payout to ${payable.creator_name}`}
            >
              Record payout
            </Button>
          )
        }
      />
      <ShowMore of="creators" query={payables} />
      {paying !== null && (
        <PayoutDialog
          payable={paying}
          onClose={() => setPaying((now) => (now?.creator_id === paying.creator_id ? null : now))}
        />
      )}
    </div>
  );
}

const COLUMNS: readonly [Column<Payable>, ...Column<Payable>[]] = [
  { heading: 'Creator', cell: ({ creator_name }) => creator_name },
  { heading: 'Earned up to', cell: ({ month }) => longMonthText(month) },
  { heading: 'Due on', cell: ({ due_on }) => formatDate(due_on), isFigure: true },
  { heading: 'Amount due', cell: ({ amount_due }) => amountText(amount_due), isFigure: true },
  { heading: 'Balance', cell: ({ balance }) => amountText(balance), isFigure: true },
];

type PayoutDialogProps = { readonly payable: Payable; readonly onClose: () => void };

/** Asks for confirmation that the money was transferred before recording it. */
function PayoutDialog({ payable, onClose }: PayoutDialogProps) {
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
      explain={(error) => failureTextOr(error, 'We couldn’t record the payout. Please try again.')}
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

/** True if the balance of a creator who has left is on hold; the last day counts. */
export function isOnHold({ held_back_until }: Payable, today: Day): boolean {
  return held_back_until !== null && today <= held_back_until;
}
