import type { GuideView, RecordRef } from '@laneway/domain/app-links/dashboard-route';
import { newGuide } from '@laneway/domain/guides/editable-guide';
import { useMemo } from 'react';
import { isDashboardEntry } from '../../../core/navigation/entry.ts';
import { currentEntry } from '../../../core/navigation/nav-state.ts';
import { useNavigation, useNavState } from '../../../core/navigation/navigation-context.tsx';
import { guideRef } from '../workspace/guide-ref.ts';

export type GuideRoutes = {
  readonly openList: () => void;
  readonly openGuide: (guide: RecordRef, place?: RecordRef | null, view?: GuideView) => void;
  readonly createGuide: () => RecordRef;
  /** Shows the list in place of a guide that is gone. */
  readonly replaceByList: () => void;
  /** Shows the guide in place of one of its places that is gone. */
  readonly replaceByGuide: (guide: RecordRef) => void;
};

/** The ways through the Guides part of the dashboard that is open. */
export function useGuideRoutes(): GuideRoutes {
  const { openPage, replacePage } = useNavigation();
  const entry = useNavState(currentEntry);
  const page = isDashboardEntry(entry) ? entry.page : 'creatorDashboard';
  return useMemo(() => {
    const list = { page, route: { part: 'guides', open: null } } as const;
    const openGuide: GuideRoutes['openGuide'] = (guide, place = null, view = 'edit') =>
      openPage({ page, route: { part: 'guides', open: { guide, place, view } } });
    return {
      openList: () => openPage(list),
      openGuide,
      createGuide: () => {
        const ref = guideRef(newGuide(Date.now()));
        openGuide(ref);
        return ref;
      },
      replaceByList: () => replacePage(list),
      replaceByGuide: (guide) =>
        replacePage({
          page,
          route: { part: 'guides', open: { guide, place: null, view: 'edit' } },
        }),
    };
  }, [openPage, replacePage, page]);
}
