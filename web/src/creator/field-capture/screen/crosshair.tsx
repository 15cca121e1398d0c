import type { Point } from '@laneway/domain/geo/point';
import { type RefObject, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import styles from './crosshair.module.css';

/** Returns the point under the crosshair. */
export type Aim = { readonly point: () => Point };

export type CrosshairProps = {
  readonly aim: RefObject<Aim | null>;
  /** Called for Enter while the map has the focus. */
  readonly onEnter: () => void;
};

/**
 * A crosshair in the middle of the map, which moves under it: a fingertip would hide the point, and a keyboard has
 * none.
 */
export function Crosshair({ aim, onEnter }: CrosshairProps) {
  const { map } = useMapScene();
  useImperativeHandle(
    aim,
    () => ({
      point: () => {
        const { lat, lng } = map.getCenter().wrap();
        return { lat, lng };
      },
    }),
    [map],
  );
  const press = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Enter' && target === map.getContainer()) onEnter();
  });
  useEffect(() => {
    const container = map.getContainer();
    const onKey = (event: KeyboardEvent) => press(event);
    container.addEventListener('keydown', onKey);
    return () => container.removeEventListener('keydown', onKey);
  }, [map]);
  return <div aria-hidden="true" className={styles.cross} />;
}
