import type { Point } from '@laneway/domain/geo/point';
import { useEffect } from 'react';
import { ElementLayer } from '../../../map/element-layer.ts';
import { LayerGroup, Polyline } from '../../../map/leaflet/shape-parts.ts';
import { useMapScene } from '../../../map/map-context.ts';
import { renderDrop } from '../../../map/pins/pin-element.ts';
import { attachPopup } from '../../../map/popup.ts';
import styles from './difference-pins.module.css';
import type { DifferencePin } from './difference-pins.ts';

/** Pins of two versions: a ghost at the old position, and a dashed line to the new one. */
export function DifferencePinsLayer({ pins }: { readonly pins: readonly DifferencePin[] }) {
  const { map } = useMapScene();

  useEffect(() => {
    const elements = new ElementLayer();
    const lines = new LayerGroup();
    for (const { point, look, face, label, from } of pins) {
      if (from !== null) {
        lines.addLayer(dashedLine(from.point, point, styles.rim));
        lines.addLayer(dashedLine(from.point, point, styles.line));
        elements.put(createPin('ghost', face, from.label), from.point);
        elements.put(createDistance(from.distance), middleOf(from.point, point));
      }
      elements.put(createPin(look === 'removed' ? 'ghost' : look, face, label), point);
    }
    lines.addTo(map);
    elements.addTo(map);
    return () => {
      lines.remove();
      elements.remove();
    };
  }, [map, pins]);

  return null;
}

/** It isn't focusable, because the list below the map says the same. */
function createPin(look: string, face: string, label: string): HTMLElement {
  const pin = document.createElement('div');
  renderDrop(pin);
  pin.classList.add(styles.pin ?? '');
  pin.dataset.look = look;
  pin.setAttribute('role', 'img');
  pin.setAttribute('aria-label', label);
  const text = pin.querySelector('span');
  if (text !== null) {
    text.textContent = face;
    text.toggleAttribute('data-long', face.length > 2);
  }
  attachPopup(pin, label);
  return pin;
}

function createDistance(text: string): HTMLElement {
  const tag = document.createElement('div');
  tag.className = styles.distance ?? '';
  tag.textContent = text;
  return tag;
}

function dashedLine(from: Point, to: Point, className: string | undefined): Polyline {
  return new Polyline(
    [
      [from.lat, from.lng],
      [to.lat, to.lng],
    ],
    { className: className ?? '', interactive: false },
  );
}

function middleOf(one: Point, other: Point): Point {
  return { lat: (one.lat + other.lat) / 2, lng: (one.lng + other.lng) / 2 };
}
