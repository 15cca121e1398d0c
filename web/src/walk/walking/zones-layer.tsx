import type { Point } from '@laneway/domain/geo/point';
import type { WalkPlan, WalkStop } from '@laneway/domain/walk/plan/walk-plan';
import type { LatLngTuple, Layer } from 'leaflet';
import { useEffect } from 'react';
import { Circle, LayerGroup, Polygon } from '../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../map/map-context.ts';
import styles from './zones-layer.module.css';

/** Where places start by themselves, faintly. A stretch is the path itself, which is drawn already. */
export function ZonesLayer({ plan }: { readonly plan: WalkPlan }) {
  const { map } = useMapScene();
  useEffect(() => {
    const group = new LayerGroup(plan.stops.flatMap(drawn));
    group.addTo(map);
    return () => {
      group.remove();
    };
  }, [map, plan]);
  return null;
}

function drawn({ zone }: WalkStop): readonly Layer[] {
  const look = { className: styles.zone ?? '', interactive: false };
  switch (zone.kind) {
    case 'circle':
      return [new Circle([zone.centre.lat, zone.centre.lng], { ...look, radius: zone.radius })];
    case 'polygon':
      return [new Polygon(zone.corners.map(tuple), look)];
    case 'stretch':
      return [];
  }
}

function tuple({ lat, lng }: Point): LatLngTuple {
  return [lat, lng];
}
