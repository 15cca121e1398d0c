import { addressOf } from '@laneway/contract/address';
import { ORDER_STATES } from '@laneway/domain/purchase/order-machine';
import { formatDate } from '@laneway/domain/text/dates';
import { useState } from 'react';
import {
  type ManagedOrder,
  type OrderStatus,
  useManagedOrders,
} from '../api/queries/managed-orders.ts';
import { amountText } from '../creator/earnings/amounts.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import { Button } from '../ui/button.tsx';
import { Callout } from '../ui/callout.tsx';
import { Chip } from '../ui/chip.tsx';
import { LoadFailure } from '../ui/dashboard-frame/load-failure.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { ShowMore } from '../ui/dashboard-frame/show-more.tsx';
import { TableSkeleton } from '../ui/dashboard-frame/table-skeleton.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { InlineSelect } from '../ui/inline-field.tsx';
import type { Column } from '../ui/table-column.ts';
import { MonthRangePicker, useMonthRange } from './month-range-picker.tsx';
import { isRefundable, kindText, ORDER_CHIPS } from './order-labels.ts';
import styles from './orders.module.css';
import { RefundDialog } from './refund-dialog.tsx';

const ALL = 'all';

const FILTERS = [
  [ALL, 'All orders'],
  ...ORDER_STATES.map((state) => [state, ORDER_CHIPS[state].text] as const),
] as const;

/** Everyone’s orders, with a refund button. */
export function Orders() {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  return (
    <section aria-labelledby="orders-title" className={sections.section}>
      <div className={sections.part}>
        <h2 id="orders-title" className={sections.title}>
          Orders
        </h2>
        <div className={sections.tools}>
          <InlineSelect
            label="Status"
            value={status ?? ALL}
            options={FILTERS}
            onChoose={(value) => setStatus(ORDER_STATES.find((state) => state === value) ?? null)}
          />
          <OrdersDownload status={status} />
        </div>
      </div>
      <OrderList status={status} onShowAll={() => setStatus(null)} />
    </section>
  );
}

type OrderListProps = { readonly status: OrderStatus | null; readonly onShowAll: () => void };

function OrderList({ status, onShowAll }: OrderListProps) {
  const orders = useManagedOrders(status);
  const [refunding, setRefunding] = useState<ManagedOrder | null>(null);
  if (orders.isPending) return <TableSkeleton />;
  if (orders.data === undefined) return <LoadFailure what="the orders" query={orders} />;
  const rows = orders.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) {
    return status === null ? (
      <Callout tone="info" text="No orders yet. When someone buys a guide, it shows up here." />
    ) : (
      <Callout
        tone="info"
        text="No orders with this status."
        action={{ label: 'Show all orders', onAct: onShowAll }}
      />
    );
  }
  return (
    <div className={sections.part}>
      <DataTable
        label="Orders, newest first"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ order_id }) => order_id}
        actions={(order) =>
          isRefundable(order) && (
            <Button
              onClick={() => setRefunding(order)}
              aria-label={`Refund ${order.g_title} to ${order.buyer_name}`}
            >
              Refund
            </Button>
          )
        }
      />
      <ShowMore of="orders" query={orders} />
      {refunding !== null && (
        <RefundDialog
          order={refunding}
          onClose={() => setRefunding((now) => (now?.order_id === refunding.order_id ? null : now))}
        />
      )}
    </div>
  );
}

const COLUMNS: readonly [Column<ManagedOrder>, ...Column<ManagedOrder>[]] = [
  {
    heading: 'Date',
    cell: ({ created_at, order_id }) => (
      <>
        {formatDate(created_at)} <span className={styles.id}>{order_id.slice(0, 8)}</span>
      </>
    ),
  },
  { heading: 'Guide', cell: ({ g_title }) => g_title },
  { heading: 'Buyer', cell: ({ buyer_name }) => buyer_name },
  { heading: 'Type', cell: kindText },
  { heading: 'Price', cell: ({ amount }) => amountText(amount), isFigure: true },
  { heading: 'Our fee', cell: ({ fee }) => amountText(fee), isFigure: true },
  { heading: 'Status', cell: (order) => <Status order={order} /> },
];

function Status({ order: { status, refunded_at, failure } }: { readonly order: ManagedOrder }) {
  const { text, tone } = ORDER_CHIPS[status];
  const date = formatDate(refunded_at);
  return (
    <span className={styles.status}>
      <Chip tone={tone}>{text}</Chip>
      {date !== null && <span className={styles.note}>on {date}</span>}
      {failure !== null && <span className={styles.failure}>{failure}</span>}
    </span>
  );
}

/** A button that asks for months and downloads their orders, with the list's status if one is chosen. */
function OrdersDownload({ status }: { readonly status: OrderStatus | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Download orders</Button>
      {isOpen && <DownloadDialog status={status} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type DownloadDialogProps = { readonly status: OrderStatus | null; readonly onClose: () => void };

function DownloadDialog({ status, onClose }: DownloadDialogProps) {
  const months = useMonthRange(useToday());
  const query = { ...(status === null ? {} : { status }), ...months.range };
  return (
    <Dialog title="Download orders" width="narrow" onClose={onClose}>
      <div className={sections.part}>
        <MonthRangePicker months={months} />
        {months.error === null && (
          <DownloadLink href={addressOf('exportOrders', { query })} text="Download CSV" />
        )}
      </div>
    </Dialog>
  );
}
