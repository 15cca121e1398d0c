import { parseLocation } from '@laneway/domain/geo/location-text';
import { useMemo } from 'react';
import { useGuide } from '../api/queries/guides.ts';
import type { Guide } from '../guides/guide-facts.ts';
import { guidePin } from '../guides/guide-pin.ts';
import { useOwnedGuideIds } from '../guides/owned-guide-ids.ts';
import { CentreOn } from '../map/overlays/centre-on.tsx';
import { useStageInsets } from '../map/use-stage-insets.ts';
import { VisitorMap } from '../map/visitor-map.tsx';
import { useNavigation } from '../navigation/navigation-context.tsx';
import { Stage } from '../ui/stage.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { GuideOverview } from './guide-overview.tsx';

export type GuideOnMapProps = { readonly guideId: number; readonly known: readonly Guide[] };

/** The overview of a guide over a page that has no map of its own. */
export function GuideOnMap({ guideId, known }: GuideOnMapProps) {
  const { back } = useNavigation();
  const { data: loaded } = useGuide(guideId);
  const guide = loaded ?? known.find(({ g_id }) => g_id === guideId);
  const owned = useOwnedGuideIds();
  const pins = useMemo(() => (guide === undefined ? [] : guidePin(guide, owned)), [guide, owned]);
  return (
    <Stage
      backdrop={
        <VisitorMap
          label="Map of this guide"
          insets={useStageInsets(true)}
          pins={pins}
          activeId={guideId}
          onPick={back}
        >
          <CentreOn point={parseLocation(guide?.g_location)} isInstant />
        </VisitorMap>
      }
      top={<TopBar onBack={back} />}
      panel={<GuideOverview guideId={guideId} sharedPlaceId={null} known={known} />}
    />
  );
}
