import { useListFocus } from '../../authoring/workspace-page/use-list-focus.ts';
import { DashboardFrame, type SectionsOf } from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';
import { GuideDesk } from '../../guide-desk/guide-desk.tsx';
import { GuidesHome } from '../../guide-desk/guides-home.tsx';
import { MediaLibrary } from '../../media-library/media-library.tsx';
import type { PageProps } from '../../navigation/pages.ts';
import { NotificationBell } from '../../notifications/notification-bell.tsx';
import { ReceivedReports } from '../../place-reports/lists/received-reports.tsx';
import { ReceivedReviews } from '../../reviews/received/received-reviews.tsx';
import { SearchWords } from '../../search/search-words.tsx';
import { useUser } from '../../session/session-context.ts';

const SECTIONS: SectionsOf<'creatorDashboard'> = {
  guides: { name: 'Guides', Section: GuidesHome },
  'place-reports': { name: 'Reports', Section: ReceivedReports },
  reviews: { name: 'Reviews', Section: ReceivedReviews },
  searches: { name: 'Searches', Section: SearchWords },
  earnings: { name: 'Earnings', Section: Earnings },
  media: { name: 'Media', Section: MediaLibrary },
};

/** What a creator works with. */
export function CreatorDashboard({ entry }: PageProps<'creatorDashboard'>) {
  const { page, route } = entry;
  const user = useUser();
  const open = route.part === 'guides' ? route.open : null;
  useListFocus(open !== null);
  return open === null ? (
    <DashboardFrame page={page} route={route} sections={SECTIONS} actions={<NotificationBell />} />
  ) : (
    <GuideDesk user={user} open={open} />
  );
}
