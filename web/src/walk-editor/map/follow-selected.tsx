import type { TriggerZone } from '@laneway/domain/walk/trigger';
import type { WalkPlan } from '@laneway/domain/walk/walk-plan';
import type { Map as LeafletMap, Point as PixelPoint } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../../map/map-context.ts';
import { prefersReducedMotion } from '../../map/media-preferences.ts';
import { CLOSEST_ZOOM } from '../../map/zoom-range.ts';
import { handlesOf } from '../zones/zone-handles.ts';

/** Nearer to each other, one handle covers the other. */
const LEAST_PX = 44;

export type FollowSelectedProps = {
  readonly plan: WalkPlan;
  readonly stopId: number;
  readonly zone: TriggerZone;
};

/** Comes nearer to a place that is selected if its zone is too small on the screen to be changed. */
export function FollowSelected({ plan, stopId, zone }: FollowSelectedProps) {
  const { map } = useMapScene();

  const comeNearer = useEffectEvent(() => {
    const pixels = handlesOf(zone, plan).map(({ point }) =>
      map.latLngToContainerPoint([point.lat, point.lng]),
    );
    const [first] = pixels;
    const apart = farthestApart(pixels);
    if (first === undefined || apart === 0 || apart >= LEAST_PX) return;
    const zoom = Math.min(CLOSEST_ZOOM, map.getZoom() + Math.ceil(Math.log2(LEAST_PX / apart)));
    map.setView(map.containerPointToLatLng(first), zoom, { animate: !prefersReducedMotion() });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is selected; never while it is changed
  useEffect(() => whenSized(map, comeNearer), [map, stopId]);

  return null;
}

/** A map that is not laid out yet has no size to fit into. */
function whenSized(map: LeafletMap, act: () => void): () => void {
  if (map.getSize().x > 0) act();
  else map.once('resize', act);
  return () => {
    map.off('resize', act);
  };
}

function farthestApart(pixels: readonly PixelPoint[]): number {
  const [first, ...rest] = pixels;
  return first === undefined ? 0 : Math.max(0, ...rest.map((pixel) => first.distanceTo(pixel)));
}
