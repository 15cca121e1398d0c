import { addressOf } from '@laneway/contract/address';
import { useState } from 'react';
import type { OrderStatus } from '../api/queries/managed-orders.ts';
import { useToday } from '../creator/earnings/use-today.ts';
import { Button } from '../ui/button.tsx';
import sections from '../ui/dashboard-frame/section.module.css';
import { Dialog } from '../ui/dialog.tsx';
import { DownloadLink } from '../ui/download-link.tsx';
import { MonthRangePicker, useMonthRange } from './month-range-picker.tsx';

/** A button that asks for months and downloads their orders, with the list's status if one is chosen. */
export function OrdersDownload({ status }: { readonly status: OrderStatus | null }) {
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
