import { parseMarkers } from '@laneway/domain/geo/marker-text';
import { LayerGroup } from 'leaflet';
import { useEffect } from 'react';
import { elementMarker } from '../element-marker.ts';
import { useMapScene } from '../map-context.ts';
import { createDrop } from '../pins/pin-element.ts';
import { attachPopup } from '../popup.ts';
import styles from './markers-layer.module.css';

export type MarkersLayerProps = {
  /** A marker text in any of its forms; what cannot be read is left out. */
  readonly text: string | null | undefined;
  /** For markers that bring no colour of their own. */
  readonly colour: string;
  /** What the markers show, said in their popup. */
  readonly title: string;
};

/** The markers of a place: drops without a number, which tell their name and lead nowhere. */
export function MarkersLayer({ text, colour, title }: MarkersLayerProps) {
  const { map } = useMapScene();

  useEffect(() => {
    const markers = parseMarkers(text).map((marker) =>
      elementMarker(marker.point, createMarker(marker.colour ?? colour, title)),
    );
    const group = new LayerGroup(markers).addTo(map);
    return () => {
      group.remove();
    };
  }, [map, text, colour, title]);

  return null;
}

function createMarker(colour: string, title: string): HTMLElement {
  const marker = document.createElement('div');
  marker.className = styles.marker ?? '';
  marker.tabIndex = 0;
  marker.setAttribute('role', 'img');
  marker.setAttribute('aria-label', title);
  marker.style.setProperty('--pin', colour);
  marker.append(createDrop());
  attachPopup(marker, title);
  return marker;
}
