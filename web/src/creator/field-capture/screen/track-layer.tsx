import type { Track } from '@laneway/domain/field/track';
import type { LatLngTuple } from 'leaflet';
import { useEffect } from 'react';
import { LayerGroup, Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import styles from './track-layer.module.css';

/** The path that is being recorded; guesses are dashed. */
export function TrackLayer({ track }: { readonly track: Track }) {
  const { map } = useMapScene();
  useEffect(() => {
    const lines = track.segments.map(({ kind, points }) => {
      const tuples = points.map(({ lat, lng }): LatLngTuple => [lat, lng]);
      return new Polyline(tuples, { className: styles[kind] ?? '', interactive: false });
    });
    const group = new LayerGroup(lines).addTo(map);
    return () => {
      group.remove();
    };
  }, [map, track]);
  return null;
}
