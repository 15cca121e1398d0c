import type { Point } from '@laneway/domain/geo/point';
import type { LatLngExpression, LeafletMouseEvent } from 'leaflet';
import { useEffect } from 'react';
import { Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { useEditorState } from '../editor-context.ts';

/** A dashed line to the next point: the pointer, or the crosshair. */
export function RubberLine({ isToCentre }: { readonly isToCentre: boolean }) {
  const { map } = useMapScene();
  const { draft, held, drawing, colours } = useEditorState();
  const anchors = anchorsOf();

  function anchorsOf(): readonly Point[] | null {
    if (held?.what === 'vertex') {
      const points = drawing[held.kind].shown[held.index]?.points ?? [];
      const wraps = held.kind === 'boundary';
      const before = points[held.vertex - 1] ?? (wraps ? points.at(-1) : undefined);
      const after = points[held.vertex + 1] ?? (wraps ? points[0] : undefined);
      return [before, after].filter((point) => point !== undefined);
    }
    const last = draft?.points.at(-1);
    return last === undefined ? null : [last];
  }

  const colour = draft === null ? 'black' : colours[draft.kind];
  const [one, other] = anchors ?? [];

  useEffect(() => {
    if (one === undefined) return;
    const line = new Polyline([], {
      color: colour,
      weight: 3,
      dashArray: '2 8',
      interactive: false,
    });
    line.addTo(map);
    const stretchTo = (to: LatLngExpression) => {
      const ends = other === undefined ? [] : [[other.lat, other.lng] as LatLngExpression];
      line.setLatLngs([[one.lat, one.lng], to, ...ends]);
    };
    const toCentre = () => stretchTo(map.getCenter());
    const toPointer = ({ latlng }: LeafletMouseEvent) => stretchTo(latlng);
    if (isToCentre) {
      toCentre();
      map.on('move', toCentre);
    } else {
      map.on('mousemove', toPointer);
    }
    return () => {
      map.off('move', toCentre);
      map.off('mousemove', toPointer);
      line.remove();
    };
  }, [map, one, other, colour, isToCentre]);

  return null;
}
