import { DashboardFrame, type SectionsOf } from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';
import { MediaLibrary } from '../../media-library/media-library.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { Money } from './money.tsx';
import { Orders } from './orders.tsx';
import { RoyaltiesDue } from './royalties-due.tsx';

const SECTIONS: SectionsOf<'adminDashboard'> = {
  money: { name: 'Money', Section: Money },
  orders: { name: 'Orders', Section: Orders },
  royalties: { name: 'Royalties due', Section: RoyaltiesDue },
  earnings: { name: 'Your earnings', Section: Earnings },
  media: { name: 'Your media', Section: MediaLibrary },
};

/** What an admin works with. */
export function AdminDashboard({ entry }: PageProps<'adminDashboard'>) {
  return <DashboardFrame page={entry.page} route={entry.route} sections={SECTIONS} />;
}
