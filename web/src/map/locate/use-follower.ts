import type { Point } from '@laneway/domain/geo/point';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMapScene } from '../map-context.ts';
import { nearestOf } from '../nearest-of.ts';
import type { Pin } from '../pins/pin.ts';
import { arrivalZoom } from './arrival-zoom.ts';
import type { FollowTarget } from './follow-target.ts';
import { createFollower, type Follower } from './follower.ts';

/** Moves to the target, with the nearest pin in view, and keeps it in the free part of the map. */
export function useFollower(
  target: FollowTarget | null,
  pins: readonly Pin[],
  onMoved: () => void,
): void {
  const { map, insets } = useMapScene();
  const follower = useRef<Follower | null>(null);
  const readInsets = useEffectEvent(() => insets);
  const findZoom = useEffectEvent(({ point }: FollowTarget) =>
    arrivalZoom(wayToNearest(map, pins, point), map.getSize(), insets),
  );
  const reportMoved = useEffectEvent(onMoved);
  const go = useEffectEvent(() => {
    if (target !== null) follower.current?.goTo(target);
  });

  const isOn = target !== null;
  useEffect(() => {
    if (!isOn) return;
    const created = createFollower({
      map,
      insets: () => readInsets(),
      arrivalZoom: (to) => findZoom(to),
      onMoved: () => reportMoved(),
    });
    follower.current = created;
    go();
    return () => {
      created.stop();
      follower.current = null;
    };
  }, [map, isOn]);

  const { lat, lng } = target?.point ?? NOWHERE;
  const headingDegrees = target?.headingDegrees ?? null;
  useEffect(() => {
    if (Number.isNaN(lat) || Number.isNaN(lng)) return;
    follower.current?.keep({ point: { lat, lng }, headingDegrees });
  }, [lat, lng, headingDegrees]);
}

/** From a point to the nearest pin, in pixels at zoom 0; null if there is no pin. */
function wayToNearest(map: LeafletMap, pins: readonly Pin[], from: Point) {
  const nearest = nearestOf(pins, from);
  if (nearest === null) return null;
  const { lat, lng } = nearest.point;
  return map.project([lat, lng], 0).subtract(map.project([from.lat, from.lng], 0));
}

const NOWHERE = { lat: Number.NaN, lng: Number.NaN };
