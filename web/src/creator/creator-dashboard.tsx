import { loadedItems } from '../api/cursor-pages.ts';
import { usePublishedGuides } from '../api/queries/authoring.ts';
import { useUser } from '../api/session/session-context.ts';
import type { PageProps } from '../core/navigation/pages.ts';
import { ReceivedReviews } from '../guide/reviews/received/received-reviews.tsx';
import {
  DashboardFrame,
  type SectionProps,
  type SectionsOf,
} from '../ui/dashboard-frame/dashboard-frame.tsx';
import { InlineSelect } from '../ui/inline-field.tsx';
import { ReadApproval } from '../ui/notifications/unread-approval.ts';
import { useListFocus } from './authoring/workspace-page/use-list-focus.ts';
import { DashboardGuideList } from './dashboard-guides/dashboard-guide-list.tsx';
import { GuideEditor } from './dashboard-guides/guide-editor.tsx';
import { Earnings } from './earnings/earnings.tsx';
import { MediaLibrary } from './media-library/media-library.tsx';
import { ALL } from './place-reports/report-texts.ts';
import { ReportsSection } from './place-reports/reports-section.tsx';
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

/** The reports about a creator's guides, without names. */
export function ReceivedReports({ user }: SectionProps) {
  const guides = loadedItems(usePublishedGuides(user.u_id).data);
  return (
    <ReportsSection
      list="listReceivedPlaceReports"
      user={user}
      lead="When someone finds a problem at one of your places, it shows up here. Fix it, then answer. We don’t tell you who they are."
      filters={['open', 'answered']}
      moreTools={({ guide_id: chosen, ...rest }, onWant) =>
        guides.length > 1 && (
          <InlineSelect
            label="Guide"
            value={chosen === undefined ? ALL : String(chosen)}
            options={[
              [ALL, 'All guides'],
              ...guides.map(({ g_id, g_title }) => [String(g_id), g_title] as const),
            ]}
            onChoose={(value) =>
              onWant(value === ALL ? rest : { ...rest, guide_id: Number(value) })
            }
          />
        )
      }
    />
  );
}
