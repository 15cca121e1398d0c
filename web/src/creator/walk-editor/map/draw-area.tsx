import type { Point } from '@laneway/domain/geo/point';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { TRIGGER_LIMITS } from '@laneway/domain/walk/plan/trigger';
import type { LeafletMouseEvent } from 'leaflet';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import { Button } from '../../../ui/button.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Crosshair } from '../../map-editor/scene/crosshair.tsx';
import { DraftPoints } from '../../map-editor/scene/draft-points.tsx';
import { PlainShape } from './plain-shape.tsx';
import styles from './walk-map.module.css';

const { min, max } = TRIGGER_LIMITS.corners;

export type DrawAreaProps = {
  readonly onFinish: (corners: readonly Point[]) => void;
  readonly onCancel: () => void;
};

/** Draws an area corner by corner: taps add them, and so does Enter under the crosshair. */
export function DrawArea({ onFinish, onCancel }: DrawAreaProps) {
  const { map } = useMapScene();
  const isTouch = useMediaQuery('(pointer: coarse)');
  const [corners, setCorners] = useState<readonly Point[]>([]);
  const add = ({ lat, lng }: Point) =>
    setCorners((before) => [...before, roundPoint({ lat, lng })].slice(0, max));
  const addAtCentre = () => add(map.getCenter().wrap());
  const takeBack = () => setCorners((before) => before.slice(0, -1));

  const tap = useEffectEvent(({ latlng }: LeafletMouseEvent) => add(latlng.wrap()));
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isOnMap = event.target === map.getContainer();
    if (event.key === 'Enter' && isOnMap && !event.repeat) addAtCentre();
    else if (event.key === 'Backspace' && isOnMap) takeBack();
    else if (event.key === 'Escape') onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const container = map.getContainer();
    const opener = document.activeElement;
    map.on('click', tap);
    map.doubleClickZoom.disable();
    container.addEventListener('keydown', press);
    // The pressed button is removed, and the map handles the keys from here.
    container.focus({ preventScroll: true });
    return () => {
      map.off('click', tap);
      map.doubleClickZoom.enable();
      container.removeEventListener('keydown', press);
      restoreFocus(opener, container);
    };
  }, [map]);

  return (
    <>
      <PlainShape
        points={corners}
        isClosed={corners.length >= min}
        weight={3}
        className={styles.draft}
      />
      <DraftPoints points={corners} />
      <Crosshair />
      <div className={styles.dock}>
        <p className={styles.hint}>{hintFor(corners.length, isTouch)}</p>
        <div className={styles.actions}>
          <Button kind="main" onClick={addAtCentre} disabled={corners.length >= max}>
            Drop corner
          </Button>
          <Button disabled={corners.length < min} onClick={() => onFinish(corners)}>
            Finish area
          </Button>
          <Button disabled={corners.length === 0} onClick={takeBack}>
            Undo last point
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{`Drawing an area. ${countCorners(corners.length)}`}</span>
      </VisuallyHidden>
    </>
  );
}

/** Focuses the button that started it, or the map if that is gone or never had the focus, as on some phones. */
function restoreFocus(opener: Element | null, container: HTMLElement): void {
  const { activeElement, body } = document;
  // The focus isn't changed if it has moved elsewhere.
  if (activeElement !== body && activeElement !== container) return;
  const canTake = opener instanceof HTMLElement && opener.isConnected && opener !== body;
  (canTake ? opener : container).focus({ preventScroll: true });
}

function hintFor(count: number, isTouch: boolean): string {
  if (count >= min) return 'Add more corners, or finish.';
  return isTouch ? 'Tap the map at each corner.' : 'Click the map at each corner.';
}

function countCorners(count: number): string {
  return count === 1 ? '1 corner' : `${count} corners`;
}
