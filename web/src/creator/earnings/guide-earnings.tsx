import { formatCents } from '@laneway/domain/money';
import { useId } from 'react';
import sections from '../../ui/dashboard-frame/section.module.css';
import { DataTable } from '../../ui/data-table.tsx';
import type { Column } from '../../ui/table-column.ts';

import { type GuideFigures, type SalesFigures, totalOf } from './sales-figures.ts';

const EARNED = 'Earned';

/** The earnings of each guide over the months of the chart. */
export function GuideEarnings({ guides }: { readonly guides: readonly GuideFigures[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={sections.part}>
      <h3 id={id} className={sections.subtitle}>
        Earnings by guide
      </h3>
      <p className={sections.lead}>
        {guides.length === 0
          ? 'No sales in the last 12 months.'
          : 'In the last 12 months, after our fee and refunds.'}
      </p>
      {guides.length > 0 && (
        <DataTable
          label="Guides by earnings"
          columns={columnsFor(totalOf(guides))}
          rows={guides}
          rowKey={({ guideId }) => guideId}
          initialSort={{ heading: EARNED, direction: 'descending' }}
        />
      )}
    </section>
  );
}

function columnsFor(
  total: SalesFigures,
): readonly [Column<GuideFigures>, ...Column<GuideFigures>[]] {
  return [
    {
      heading: 'Guide',
      cell: ({ title }) => title,
      sortBy: ({ title }) => title,
      total: 'Total',
    },
    figure('Purchases', ({ copies }) => copies, String, total),
    figure('Gifts', ({ gifts }) => gifts, String, total),
    figure('Refunds', ({ refunded }) => refunded, String, total),
    figure('Sales', ({ salesCents }) => salesCents, formatCents, total),
    figure(EARNED, ({ royaltyCents }) => royaltyCents, formatCents, total),
  ];
}

function figure(
  heading: string,
  of: (figures: SalesFigures) => number,
  write: (value: number) => string,
  total: SalesFigures,
): Column<GuideFigures> {
  return {
    heading,
    cell: (guide) => write(of(guide)),
    isFigure: true,
    sortBy: of,
    total: write(of(total)),
  };
}
