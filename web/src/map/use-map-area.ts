import { areaAround, printArea, type TileArea } from '@laneway/domain/discovery/tile-area';
import type { Point } from '@laneway/domain/geo/point';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useMapScene } from './map-context.ts';

/** The visible area of the map, in whole tiles. */
export type MapArea = {
  readonly area: TileArea;
  /** The map's own zoom, which may be closer than that of the tiles. */
  readonly zoom: number;
  readonly middle: Point;
};

/** The time without movement after which the map counts as resting. */
const REST_MS = 200;

/** The part of the map on screen, each time it rests on other tiles; null until it has rested once. */
export function useMapArea(): MapArea | null {
  const { map } = useMapScene();
  const [shown, setShown] = useState<MapArea | null>(null);

  useEffect(() => {
    let timer = 0;
    const update = () =>
      setShown((last) => (last !== null && isSame(last, readArea(map)) ? last : readArea(map)));
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(update, REST_MS);
    };
    const handlers = { move: wait, zoomend: wait, resize: wait };
    map.on(handlers);
    wait();
    return () => {
      map.off(handlers);
      clearTimeout(timer);
    };
  }, [map]);

  return shown;
}

function readArea(map: LeafletMap): MapArea {
  const bounds = map.getBounds();
  const { lat, lng } = map.getCenter();
  const zoom = Math.round(map.getZoom());
  const area = areaAround(
    {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
    zoom,
  );
  return { area, zoom, middle: { lat, lng } };
}

function isSame(one: MapArea, other: MapArea): boolean {
  return one.zoom === other.zoom && printArea(one.area) === printArea(other.area);
}
