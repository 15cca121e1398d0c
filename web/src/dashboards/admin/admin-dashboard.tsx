import { useListFocus } from '../../authoring/workspace-page/use-list-focus.ts';
import { DashboardFrame, type SectionsOf } from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';
import { GuideDesk } from '../../guide-desk/guide-desk.tsx';
import { GuidesHome } from '../../guide-desk/guides-home.tsx';
import { MediaLibrary } from '../../media-library/media-library.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { NotificationBell } from '../../notifications/notification-bell.tsx';
import { AllReports } from '../../place-reports/lists/all-reports.tsx';
import { ReviewPending } from '../../review/queue/review-pending.tsx';
import { SearchWords } from '../../search/search-words.tsx';
import { useUser } from '../../session/session-context.ts';
import { Money } from './money.tsx';
import { Orders } from './orders.tsx';
import { Overview } from './overview/overview.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { RoyaltiesDue } from './royalties-due.tsx';
import { Users } from './users/users.tsx';

const SECTIONS: SectionsOf<'adminDashboard'> = {
  guides: { name: 'Guides', Section: GuidesHome },
  'place-reports': { name: 'Reports', Section: AllReports },
  reviews: { name: 'Reviews', Section: Reviews },
  users: { name: 'Users', Section: Users },
  overview: { name: 'Overview', Section: Overview },
  money: { name: 'Money', Section: Money },
  orders: { name: 'Orders', Section: Orders },
  royalties: { name: 'Royalties due', Section: RoyaltiesDue },
  searches: { name: 'Your searches', Section: SearchWords },
  earnings: { name: 'Your earnings', Section: Earnings },
  media: { name: 'Your media', Section: MediaLibrary },
};

/** What an admin works with. */
export function AdminDashboard({ entry }: PageProps<'adminDashboard'>) {
  const { page, route } = entry;
  const user = useUser();
  const open = route.part === 'guides' ? route.open : null;
  useListFocus(open !== null);
  const { openPage } = useNavigation();
  const openReview = (id: number) => {
    const reviewed = { guide: { source: 'pending', id }, place: null, view: 'review' } as const;
    openPage({ page, route: { part: 'guides', open: reviewed } });
  };
  return open === null ? (
    <DashboardFrame
      page={page}
      route={route}
      sections={SECTIONS}
      actions={<NotificationBell />}
      quickActions={user !== null && <ReviewPending user={user} onOpen={openReview} />}
    />
  ) : (
    <GuideDesk user={user} open={open} />
  );
}
