import type { Bounds } from '@laneway/domain/geo/bounds';
import { useEffect, useEffectEvent, useRef } from 'react';
import { fitInView } from '../../map/fit-in-view.ts';
import { useMapScene } from '../../map/map-context.ts';

export type WholeWalkProps = {
  /** Null leaves the map where it is. */
  readonly bounds: Bounds | null;
};

/** Keeps the whole walk in the free part of the map, however much the panel covers, until the visitor moves the map. */
export function WholeWalk({ bounds }: WholeWalkProps) {
  const { map, insets } = useMapScene();
  const isOurs = useRef(false);
  const isMoved = useRef(false);

  const noteZoom = useEffectEvent(() => {
    if (!isOurs.current && bounds !== null) isMoved.current = true;
  });
  useEffect(() => {
    const handlers = {
      dragstart: () => {
        isMoved.current = true;
      },
      zoomstart: () => noteZoom(),
    };
    map.on(handlers);
    return () => {
      map.off(handlers);
    };
  }, [map]);

  useEffect(() => {
    if (bounds === null) return;
    const showAll = () => {
      if (isMoved.current || map.getSize().x === 0) return;
      isOurs.current = true;
      // An animation would start later, and look as if someone else had moved the map.
      fitInView({ map, insets }, bounds, { animate: false });
      isOurs.current = false;
    };
    showAll();
    map.on('resize', showAll);
    return () => {
      map.off('resize', showAll);
    };
  }, [map, insets, bounds]);

  return null;
}
