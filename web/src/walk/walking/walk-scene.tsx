import { useMemo } from 'react';
import type { UserPosition } from '../../location/user-position.ts';
import { useTileSource } from '../../map/base/use-tile-source.ts';
import { guideColour } from '../../map/guide-colour.ts';
import type { Insets } from '../../map/insets.ts';
import { MapView } from '../../map/map-view.tsx';
import { contentBounds } from '../../map/overlays/content-bounds.ts';
import { FitBounds } from '../../map/overlays/fit-bounds.tsx';
import { ShapesLayer } from '../../map/overlays/shapes-layer.tsx';
import { UserDot } from '../../map/overlays/user-dot.tsx';
import { PinLayer } from '../../map/pins/pin-layer.tsx';
import { numberedPins } from '../../places/place-facts.ts';
import { useVisits } from '../../visits/use-visits.ts';
import type { WalkGuide } from '../walk-guide.ts';
import { ZonesLayer } from './zones-layer.tsx';

export type WalkSceneProps = {
  readonly walked: WalkGuide;
  readonly activeId: number | null;
  readonly position: UserPosition | null;
  readonly insets: Partial<Insets>;
  readonly onPick: (placeId: number) => void;
};

/**
 * The whole walk on the map. It never moves with the walker: a map that does asks for the tiles around them, and so
 * tells where they are. It has no button that follows them for the same reason.
 */
export function WalkScene({ walked, activeId, position, insets, onPick }: WalkSceneProps) {
  const { guide, places, plan } = walked;
  const { visits } = useVisits();
  const pins = useMemo(
    () => numberedPins(places, guideColour(guide.g_id), visits),
    [places, guide.g_id, visits],
  );
  const bounds = useMemo(
    () =>
      contentBounds(
        { path: guide.g_path },
        ...places.map(({ p_location }) => ({ location: p_location })),
      ),
    [guide.g_path, places],
  );
  return (
    <MapView
      label={`Map of ${guide.g_title}`}
      tiles={useTileSource()}
      insets={insets}
      controls="top-right"
    >
      <ShapesLayer path={guide.g_path} />
      <ZonesLayer plan={plan} />
      <PinLayer pins={pins} activeId={activeId} onPick={(id) => onPick(Number(id))} />
      <FitBounds bounds={bounds} />
      {position !== null && <UserDot position={position} />}
    </MapView>
  );
}
