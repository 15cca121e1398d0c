import type { Map as LeafletMap } from 'leaflet';
import { createContext, useContext } from 'react';
import type { Insets } from './insets.ts';

export type MapScene = { readonly map: LeafletMap; readonly insets: Insets };

export const MapContext = createContext<MapScene | null>(null);

export function useMapScene(): MapScene {
  const scene = useContext(MapContext);
  if (scene === null) throw new Error('useMapScene must be used inside a MapView');
  return scene;
}
