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
  /** Replaces a deleted guide with the list. */
  readonly replaceByList: () => void;
  /** Replaces what was closed or deleted. */
  readonly replaceByGuide: GuideRoutes['openGuide'];
};

/** The routes of the Guides part of the open dashboard. */
export function useGuideRoutes(): GuideRoutes {
  const { openPage, replacePage } = useNavigation();
  const entry = useNavState(currentEntry);
  const page = isDashboardEntry(entry) ? entry.page : 'creatorDashboard';
  return useMemo(() => {
    const list = { page, route: { part: 'guides', open: null } } as const;
    const entryOf = (guide: RecordRef, place: RecordRef | null = null, view: GuideView = 'edit') =>
      ({ page, route: { part: 'guides', open: { guide, place, view } } }) as const;
    const openGuide: GuideRoutes['openGuide'] = (...opened) => openPage(entryOf(...opened));
    return {
      openList: () => openPage(list),
      openGuide,
      createGuide: () => {
        const ref = guideRef(newGuide(Date.now()));
        openGuide(ref);
        return ref;
      },
      replaceByList: () => replacePage(list),
      replaceByGuide: (...opened) => replacePage(entryOf(...opened)),
    };
  }, [openPage, replacePage, page]);
}
