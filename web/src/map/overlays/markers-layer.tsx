import type { Point } from '@laneway/domain/geo/point';
import { useEffect, useMemo } from 'react';
import { ElementLayer } from '../element-layer.ts';
import { useMapScene } from '../map-context.ts';
import { dressAsDrop } from '../pins/pin-element.ts';
import { attachPopup } from '../popup.ts';
import { markersApart } from './markers-apart.ts';

export type MarkersLayerProps = {
  /** A marker text in any of its forms; unparsable markers are left out. */
  readonly text: string | null | undefined;
  /** For markers without a colour in their text. */
  readonly colour: string;
  /** The text of the popup. */
  readonly title: string;
  /** The position of the place's own pin. */
  readonly pin: Point | null;
};

/** The markers of a place: pins without a number that show their name and link nowhere. */
export function MarkersLayer({ text, colour, title, pin }: MarkersLayerProps) {
  const { map } = useMapScene();
  const markers = useMemo(() => markersApart(text, pin), [text, pin]);

  useEffect(() => {
    const layer = new ElementLayer();
    for (const marker of markers) {
      layer.put(createMarker(marker.colour ?? colour, title), marker.point);
    }
    layer.addTo(map);
    return () => {
      layer.remove();
    };
  }, [map, markers, colour, title]);

  return null;
}

function createMarker(colour: string, title: string): HTMLElement {
  const marker = document.createElement('div');
  dressAsDrop(marker);
  marker.tabIndex = 0;
  marker.setAttribute('role', 'img');
  marker.setAttribute('aria-label', title);
  marker.style.setProperty('--pin', colour);
  attachPopup(marker, title);
  return marker;
}
