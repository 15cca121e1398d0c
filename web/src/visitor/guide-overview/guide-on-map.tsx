import { parseLocation } from '@laneway/domain/geo/location-text';
import { useMemo } from 'react';
import { useGuide } from '../../api/queries/guides.ts';
import { useNavigation } from '../../core/navigation/navigation-context.tsx';
import type { Guide } from '../../guide/guide-facts.ts';
import { guidePin } from '../../guide/guide-pin.ts';
import { useOwnedGuideIds } from '../../guide/owned-guide-ids.ts';
import { CentreOn } from '../../map/overlays/centre-on.tsx';
import { useStageInsets } from '../../map/use-stage-insets.ts';
import { VisitorMap } from '../../map/visitor-map.tsx';
import { Stage } from '../../ui/stage.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { useIsWide } from '../../ui/use-media-query.ts';
import { GuideOverview } from './guide-overview.tsx';

export type GuideOnMapProps = { readonly guideId: number; readonly known: readonly Guide[] };

/** The overview of a guide over a page that has no map of its own. */
export function GuideOnMap({ guideId, known }: GuideOnMapProps) {
  const { back } = useNavigation();
  const { data: loaded } = useGuide(guideId);
  const guide = loaded ?? known.find(({ g_id }) => g_id === guideId);
  const owned = useOwnedGuideIds();
  const pins = useMemo(() => (guide === undefined ? [] : guidePin(guide, owned)), [guide, owned]);
  const insets = useStageInsets(true);
  // There are no cards below a panel.
  const isWide = useIsWide();
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of this guide"
          insets={isWide ? { ...insets, bottom: 0 } : insets}
          pins={pins}
          activeId={guideId}
          onPick={back}
        >
          <CentreOn point={parseLocation(guide?.g_location)} isInstant />
        </VisitorMap>
      }
      // The map needs no scrim below the bar.
      top={<TopBar onBack={back}>{null}</TopBar>}
      panel={<GuideOverview guideId={guideId} sharedPlaceId={null} known={known} />}
    />
  );
}
