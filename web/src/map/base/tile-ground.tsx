import { type Dispatch, useEffect } from 'react';
import { useMapScene } from '../map-context.ts';
import { useColourScheme } from '../media-preferences.ts';
import type { BaseMapEvent } from './base-map-state.ts';
import { createTileLayer } from './create-tile-layer.ts';
import { isVectorMap, type TileReport, type TileSource } from './tile-source.ts';

export type TileGroundProps = {
  readonly tiles: TileSource;
  /** Receives the tile events. */
  readonly dispatch: Dispatch<BaseMapEvent>;
};

export function TileGround({ tiles: { url, attribution }, dispatch }: TileGroundProps) {
  const { map } = useMapScene();
  const scheme = useColourScheme();
  // Images follow the theme by CSS; only vector tiles are redrawn.
  const theme = isVectorMap(url) ? scheme : 'light';

  useEffect(() => {
    let isCancelled = false;
    let remove = () => {};
    const report = (type: TileReport) => {
      if (!isCancelled) dispatch({ type, online: navigator.onLine });
    };
    createTileLayer({ url, attribution }, theme, report).then(
      (layer) => {
        if (isCancelled) return;
        layer.addTo(map);
        remove = () => layer.remove();
      },
      () => dispatch({ type: 'gave-up' }),
    );
    return () => {
      isCancelled = true;
      remove();
    };
  }, [map, url, attribution, theme, dispatch]);

  return null;
}
