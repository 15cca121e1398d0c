import { contentTexts } from '@laneway/domain/content-texts';
import { useEffect, useState } from 'react';
import type { UserPosition } from '../../core/location/user-position.ts';
import { ElementLayer } from '../element-layer.ts';
import { Circle } from '../leaflet/shape-parts.ts';
import { useMapScene } from '../map-context.ts';
import { attachPopup, holdPopupOpen, positionPopup } from '../popup.ts';
import styles from './user-dot.module.css';

export type UserDotProps = {
  readonly position: UserPosition;
  /** True for a longer beam in the direction they face. */
  readonly isLookingAhead?: boolean;
  /** True to show it above the pins, where the position matters most. Only its visible part can be pressed then. */
  readonly isOnTop?: boolean;
};

/** The visitor on the map: a dot, a ring for the accuracy, and the direction they face. */
export function UserDot({ position, isLookingAhead = false, isOnTop = false }: UserDotProps) {
  const { map } = useMapScene();
  const [drawn, setDrawn] = useState<UserDrawing | null>(null);

  useEffect(() => {
    const drawing = createDrawing(isOnTop);
    drawing.ring.addTo(map);
    drawing.layer.addTo(map);
    setDrawn(drawing);
    return () => {
      drawing.ring.remove();
      drawing.layer.remove();
    };
  }, [map, isOnTop]);

  const { point, accuracyMetres, headingDegrees } = position;
  useEffect(() => {
    drawn?.ring.setLatLng([point.lat, point.lng]).setRadius(accuracyMetres);
    drawn?.layer.put(drawn.element, { lat: point.lat, lng: point.lng });
  }, [drawn, point.lat, point.lng, accuracyMetres]);

  useEffect(() => {
    drawn?.element.toggleAttribute('data-heading', headingDegrees !== null);
    drawn?.element.style.setProperty('--heading', `${headingDegrees ?? 0}deg`);
  }, [drawn, headingDegrees]);

  useEffect(() => {
    drawn?.element.toggleAttribute('data-looking-ahead', isLookingAhead);
  }, [drawn, isLookingAhead]);

  return null;
}

type UserDrawing = ReturnType<typeof createDrawing>;

function createDrawing(isOnTop: boolean) {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = styles.dot ?? '';
  element.toggleAttribute('data-on-top', isOnTop);
  element.setAttribute('aria-label', contentTexts.youAreHere);
  element.innerHTML =
    '<svg viewBox="0 0 88 88" aria-hidden="true"><path d="M44 44 22 9a41 41 0 0 1 44 0Z"/></svg><span></span>';
  attachPopup(element, contentTexts.youAreHere);
  // A tap leaves neither hover nor focus on some phones, so it opens and closes the popup itself.
  const layer = new ElementLayer({ isOnTop }).on('click', () => {
    holdPopupOpen(element, !element.hasAttribute('data-popup-held'));
    positionPopup(element);
  });
  const ring = new Circle([0, 0], { radius: 0, className: styles.ring ?? '', interactive: false });
  return { element, layer, ring };
}
