import type { Bounds } from '@laneway/domain/geo/bounds';
import { isValidPoint } from '@laneway/domain/geo/point';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CLOSEST_FIT_ZOOM, fitInView } from '../fit-in-view.ts';
import { useMapScene } from '../map-context.ts';
import { prefersReducedMotion } from '../media-preferences.ts';

export type FitBoundsProps = {
  /** null leaves the map unchanged. */
  readonly bounds: Bounds | null;
  /** The closest zoom allowed: a single point would otherwise fill the screen with one house. */
  readonly closestZoom?: number;
};

/** Moves the map so that the bounds fill its free part, once for each new value of the bounds. */
export function FitBounds({ bounds, closestZoom = CLOSEST_FIT_ZOOM }: FitBoundsProps) {
  const scene = useMapScene();
  const { map } = scene;
  const { south, west, north, east } = bounds ?? NOWHERE;

  // A new map hasn't shown anything yet, so it needs no animation.
  const isNew = useRef(true);
  const moveMap = useEffectEvent((animate: boolean) => {
    fitInView(scene, { south, west, north, east }, { closestZoom, animate });
  });

  useEffect(() => {
    const animate = !isNew.current && !prefersReducedMotion();
    isNew.current = false;
    const corners = [
      { lat: south, lng: west },
      { lat: north, lng: east },
    ];
    if (!corners.every(isValidPoint)) return;
    if (map.getSize().x > 0) {
      moveMap(animate);
      return;
    }
    // A map that is not laid out yet has no size to fit into.
    const moveLater = () => moveMap(animate);
    map.once('resize', moveLater);
    return () => {
      map.off('resize', moveLater);
    };
  }, [map, south, west, north, east]);

  return null;
}

const NOWHERE: Bounds = {
  south: Number.NaN,
  west: Number.NaN,
  north: Number.NaN,
  east: Number.NaN,
};
