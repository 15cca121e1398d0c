import type { Point } from '@laneway/domain/geo/point';
import { spotAlong } from '@laneway/domain/walk/plan/measured-path';
import { preparePlan } from '@laneway/domain/walk/plan/prepared-plan';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';
import type { LatLngTuple, Layer, Map as LeafletMap } from 'leaflet';
import { Circle, Polygon, Polyline } from '../../../../map/leaflet/shape-parts.ts';
import styles from './simulation-layer.module.css';

export type SoundingZone = {
  readonly show: (plan: WalkPlan, stopId: number | null) => void;
  readonly remove: () => void;
};

/** The zone of the place that is heard, brighter than all others. */
export function createSoundingZone(map: LeafletMap): SoundingZone {
  let shown: { readonly plan: WalkPlan; readonly stopId: number | null } | null = null;
  let layer: Layer | null = null;
  return {
    show: (plan, stopId) => {
      if (shown?.plan === plan && shown.stopId === stopId) return;
      shown = { plan, stopId };
      layer?.remove();
      layer = stopId === null ? null : zoneLayer(plan, stopId);
      layer?.addTo(map);
    },
    remove: () => {
      layer?.remove();
    },
  };
}

function zoneLayer(plan: WalkPlan, stopId: number): Layer | null {
  const zone = plan.stops.find(({ id }) => id === stopId)?.zone;
  const look = { className: styles.sounding ?? '', interactive: false };
  switch (zone?.kind) {
    case undefined:
      return null;
    case 'circle':
      return new Circle([zone.centre.lat, zone.centre.lng], { ...look, radius: zone.radius });
    case 'polygon':
      return new Polygon(zone.corners.map(tuple), look);
    case 'stretch': {
      const points = stretchPoints(plan, zone.from, zone.to);
      return new Polyline(points.map(tuple), { ...look, className: styles.soundingStretch ?? '' });
    }
  }
}

function stretchPoints(plan: WalkPlan, from: number, to: number): readonly Point[] {
  const { frame, path } = preparePlan(plan);
  if (path === null) return [];
  const between = [...path.alongs].filter((along) => along > from && along < to);
  return [from, ...between, to].map((along) => frame.toPoint(spotAlong(path, along)));
}

function tuple({ lat, lng }: Point): LatLngTuple {
  return [lat, lng];
}
