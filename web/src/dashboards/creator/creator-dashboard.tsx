import { DashboardFrame, type SectionsOf } from '../../dashboard-frame/dashboard-frame.tsx';
import { Earnings } from '../../earnings/earnings.tsx';
import { MediaLibrary } from '../../media-library/media-library.tsx';
import type { PageProps } from '../../navigation/pages.ts';

const SECTIONS: SectionsOf<'creatorDashboard'> = {
  earnings: { name: 'Earnings', Section: Earnings },
  media: { name: 'Media', Section: MediaLibrary },
};

/** What a creator works with. */
export function CreatorDashboard({ entry }: PageProps<'creatorDashboard'>) {
  return <DashboardFrame page={entry.page} route={entry.route} sections={SECTIONS} />;
}
