import {
  DashboardFrame,
  type DashboardFrameProps,
} from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';
import { Money } from './money.tsx';
import { Orders } from './orders.tsx';
import { RoyaltiesDue } from './royalties-due.tsx';

const SECTIONS: DashboardFrameProps['sections'] = [
  { name: 'Money', Section: Money },
  { name: 'Orders', Section: Orders },
  { name: 'Royalties due', Section: RoyaltiesDue },
  // An admin may be an author as well.
  { name: 'Your earnings', Section: Earnings },
];

/** What an admin works with. */
export function AdminDashboard() {
  return <DashboardFrame sections={SECTIONS} />;
}
