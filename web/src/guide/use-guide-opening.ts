import { useNavigation, useNavState } from '../core/navigation/navigation-context.tsx';
import type { Guide } from './guide-facts.ts';
import type { GuideOverviewBodyProps } from './guide-overview-body.tsx';
import { openingOf } from './opening.ts';
import { useOwnership } from './use-ownership.ts';
import { progressIn } from './visits/progress.ts';
import { useVisits } from './visits/use-visits.ts';

export type GuideOpening = Required<
  Pick<GuideOverviewBodyProps, 'opening' | 'ownership' | 'progress' | 'onOpen' | 'onAllPlaces'>
>;

/** The props of an overview by which this visitor opens or continues the guide. */
export function useGuideOpening(guide: Guide): GuideOpening {
  const { openGuide, openPlace } = useNavigation();
  const role = useNavState((state) => state.role);
  const { visits } = useVisits();
  const ownership = useOwnership()(guide);
  const opening = openingOf(guide, role);
  // Someone who has lost access has nothing to continue.
  const progress = opening === 'open' ? progressIn(visits, guide.g_id, guide.g_place_count) : null;
  const openPlaces = () => openGuide(guide.g_id, opening);
  return {
    opening,
    ownership,
    progress,
    onAllPlaces: openPlaces,
    onOpen: () => {
      // The guide's places come first, so that back leads to them.
      openPlaces();
      if (progress?.kind === 'continue') openPlace(guide.g_id, progress.placeId);
    },
  };
}
