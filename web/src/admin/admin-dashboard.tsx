import { useUser } from '../api/session/session-context.ts';
import { useNavigation } from '../core/navigation/navigation-context.tsx';
import type { PageProps } from '../core/navigation/pages.ts';
import { useListFocus } from '../creator/authoring/workspace-page/use-list-focus.ts';
import { DashboardGuideList } from '../creator/dashboard-guides/dashboard-guide-list.tsx';
import { GuideEditor, type GuideEditorProps } from '../creator/dashboard-guides/guide-editor.tsx';
import { Earnings } from '../creator/earnings/earnings.tsx';
import { MediaLibrary } from '../creator/media-library/media-library.tsx';
import { SearchWords } from '../creator/search-words.tsx';
import { ReceivedReviews } from '../guide/reviews/received/received-reviews.tsx';
import { DashboardFrame, type SectionsOf } from '../ui/dashboard-frame/dashboard-frame.tsx';
import { Activity } from './activity.tsx';
import { CreatorRequests } from './creator-requests/creator-requests.tsx';
import { Messages } from './messages/messages.tsx';
import { Money } from './money.tsx';
import { Orders } from './orders.tsx';
import { Overview } from './overview/overview.tsx';
import { System } from './overview/system.tsx';
import { AllReports } from './place-reports/all-reports.tsx';
import { DraftReview } from './review/draft-review.tsx';
import { ReviewPending } from './review/queue/review-pending.tsx';
import { Reviews } from './reviews/reviews.tsx';
import { RoyaltiesDue } from './royalties-due.tsx';
import { Users } from './users/users.tsx';

const SECTIONS: SectionsOf<'adminDashboard'> = {
  guides: { name: 'Guides', Section: DashboardGuideList },
  'place-reports': { name: 'Reports', Section: AllReports },
  reviews: { name: 'Reviews', Section: Reviews },
  messages: { name: 'Messages', Section: Messages },
  users: { name: 'Users', Section: Users },
  'creator-requests': { name: 'Creator requests', Section: CreatorRequests },
  activity: { name: 'Activity', Section: Activity },
  overview: { name: 'Overview', Section: Overview },
  money: { name: 'Money', Section: Money },
  orders: { name: 'Orders', Section: Orders },
  royalties: { name: 'Royalties due', Section: RoyaltiesDue },
  system: { name: 'System', Section: System },
  'received-reviews': { name: 'Your reviews', Section: ReceivedReviews },
  searches: { name: 'Your searches', Section: SearchWords },
  earnings: { name: 'Your earnings', Section: Earnings },
  media: { name: 'Your media', Section: MediaLibrary },
};

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
      quickActions={user !== null && <ReviewPending user={user} onOpen={openReview} />}
    />
  ) : (
    <AdminGuide user={user} open={open} />
  );
}

/** An open guide: its review if requested, otherwise its editor. */
export function AdminGuide({ user, open }: GuideEditorProps) {
  const { guide, place, view } = open;
  const isReview = view === 'review' && user?.user_role === 'admin' && guide.source === 'pending';
  return isReview ? (
    <DraftReview
      key={guide.id}
      user={user}
      pendingGuideId={guide.id}
      placeId={place?.source === 'pending' ? place.id : null}
    />
  ) : (
    <GuideEditor user={user} open={open} />
  );
}
