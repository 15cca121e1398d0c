import { boundsOfPoints } from '@laneway/domain/geo/bounds';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import { zoneCorners } from '@laneway/domain/walk/zones/zone-outline';
import type { Map as LeafletMap, Point as PixelPoint } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';
import { clearances, type Insets } from '../../../map/insets.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { prefersReducedMotion } from '../../../map/media-preferences.ts';
import { CLOSEST_ZOOM } from '../../../map/zoom-range.ts';
import { handlesOf } from '../zones/zone-handles.ts';

/** Closer handles would cover each other. */
const MIN_PX = 44;

/** Around the zone, so that a handle on its edge is fully visible. */
const PADDING_PX = 28;

/** The height of a pin above its point. */
const PIN_ABOVE_PX = 28;

/** North, east, south and west span the circle. */
const CIRCLE_POINTS = 4;

export type FrameSelectedProps = {
  readonly plan: WalkPlan;
  readonly stop: WalkStop;
  /** A new object requests to show it again. */
  readonly request: object | null;
};

/** Shows the whole zone of the selected place, large enough to be edited. A zone that is already visible stays. */
export function FrameSelected({ plan, stop, request }: FrameSelectedProps) {
  const { map, insets } = useMapScene();

  const frame = useEffectEvent(() => {
    const points = [...zoneCorners(stop.zone, plan, CIRCLE_POINTS), stop.marker];
    const bounds = boundsOfPoints(points);
    if (bounds === null) return;
    const pixelsOf = (each: typeof points) =>
      each.map(({ lat, lng }) => map.latLngToContainerPoint([lat, lng]));
    const nearer = stepsNearer(pixelsOf(handlesOf(stop.zone, plan).map(({ point }) => point)));
    const covered = { ...insets, top: insets.top + PIN_ABOVE_PX };
    const room = clearances(map.getSize(), covered, PADDING_PX);
    if (nearer === 0 && isWithin(map, room, pixelsOf(points))) return;
    const { south, west, north, east } = bounds;
    map.fitBounds(
      [
        [south, west],
        [north, east],
      ],
      {
        paddingTopLeft: [room.left, room.top],
        paddingBottomRight: [room.right, room.bottom],
        maxZoom: Math.min(CLOSEST_ZOOM, map.getZoom() + nearer),
        animate: !prefersReducedMotion(),
      },
    );
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each place that is selected; never while it is changed
  useEffect(() => whenSized(map, frame), [map, stop.id, request]);

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

/** The zoom steps needed until the handles are apart. */
function stepsNearer([first, ...rest]: readonly PixelPoint[]): number {
  const apart =
    first === undefined ? 0 : Math.max(0, ...rest.map((pixel) => first.distanceTo(pixel)));
  return apart === 0 || apart >= MIN_PX ? 0 : Math.ceil(Math.log2(MIN_PX / apart));
}

function isWithin(map: LeafletMap, room: Insets, pixels: readonly PixelPoint[]): boolean {
  const { x: width, y: height } = map.getSize();
  return pixels.every(
    ({ x, y }) =>
      x >= room.left && x <= width - room.right && y >= room.top && y <= height - room.bottom,
  );
}
