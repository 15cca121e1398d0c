import { useUser } from '../api/session/session-context.ts';
import type { PageProps } from '../core/navigation/pages.ts';
import { ReceivedReviews } from '../guide/reviews/received/received-reviews.tsx';
import { DashboardFrame, type SectionsOf } from '../ui/dashboard-frame/dashboard-frame.tsx';
import { ReadApproval } from '../ui/notifications/unread-approval.ts';
import { useListFocus } from './authoring/workspace-page/use-list-focus.ts';
import { DashboardGuideList } from './dashboard-guides/dashboard-guide-list.tsx';
import { GuideEditor } from './dashboard-guides/guide-editor.tsx';
import { Earnings } from './earnings/earnings.tsx';
import { MediaLibrary } from './media-library/media-library.tsx';
import { ReceivedReports } from './place-reports/received-reports.tsx';
import { SearchWords } from './search-words.tsx';

const SECTIONS: SectionsOf<'creatorDashboard'> = {
  guides: { name: 'Guides', Section: DashboardGuideList },
  'place-reports': { name: 'Reports', Section: ReceivedReports },
  reviews: { name: 'Reviews', Section: ReceivedReviews },
  searches: { name: 'Searches', Section: SearchWords },
  earnings: { name: 'Earnings', Section: Earnings },
  media: { name: 'Media', Section: MediaLibrary },
};

export function CreatorDashboard({ entry }: PageProps<'creatorDashboard'>) {
  const { page, route } = entry;
  const user = useUser();
  const open = route.part === 'guides' ? route.open : null;
  useListFocus(open !== null);
  return open === null ? (
    <>
      <DashboardFrame page={page} route={route} sections={SECTIONS} />
      {user !== null && <ReadApproval user={user} />}
    </>
  ) : (
    <GuideEditor user={user} open={open} />
  );
}
