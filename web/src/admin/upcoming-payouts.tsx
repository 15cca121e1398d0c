import { formatDate } from '@laneway/domain/text/dates';
import { type UpcomingPayout, useUpcomingPayouts } from '../api/queries/money.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { Chip } from '../ui/chip.tsx';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { Column } from '../ui/table-column.ts';

/** The payouts of the next months, by the day on which they are due. */
export function UpcomingPayouts() {
  const upcoming = useUpcomingPayouts();
  return (
    <section aria-labelledby="upcoming-title" className={sections.part}>
      <h3 id="upcoming-title" className={sections.subtitle}>
        Upcoming
      </h3>
      {upcoming.isPending ? (
        <TableSkeleton />
      ) : upcoming.data === undefined ? (
        <LoadFailure what="the upcoming payouts" query={upcoming} />
      ) : upcoming.data.items.length === 0 ? (
        <p className={sections.lead}>
          No upcoming payouts. When a guide sells, its royalties show up here.
        </p>
      ) : (
        <DataTable
          label="Upcoming payouts by date"
          columns={COLUMNS}
          rows={upcoming.data.items}
          rowKey={({ due_on, on_hold }) => `${due_on} ${on_hold}`}
        />
      )}
    </section>
  );
}

const COLUMNS: readonly [Column<UpcomingPayout>, ...Column<UpcomingPayout>[]] = [
  {
    heading: 'Due on',
    cell: ({ due_on, on_hold }) => (
      <>
        {formatDate(due_on)} {on_hold && <Chip tone="waiting">On hold until then</Chip>}
      </>
    ),
  },
  { heading: 'Creators', cell: ({ creators }) => creators, isFigure: true },
  { heading: 'Amount', cell: ({ amount }) => amountText(amount), isFigure: true },
];
