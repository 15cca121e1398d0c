import { DEFAULT_CENTRE, HOME_MAP_ZOOM } from '@laneway/domain/geo/map-constants';
import type { Point } from '@laneway/domain/geo/point';
import type { LeafletMouseEvent } from 'leaflet';
import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useIsLandscapePhone } from '../ui/use-media-query.ts';
import { BaseLayer } from './base/base-layer.tsx';
import type { TileSource } from './base/tile-source.ts';
import { type Insets, NO_INSETS, withPlayer } from './insets.ts';
import { type ControlsCorner, MapButtons } from './map-buttons.tsx';
import { MapContext } from './map-context.ts';
import styles from './map-view.module.css';
import { useLeafletMap } from './use-leaflet-map.ts';

export type MapViewProps = {
  /** The accessible name. */
  readonly label: string;
  /** Undefined until the server's settings have loaded; null if there is no tile server. */
  readonly tiles: TileSource | null | undefined;
  /** The initial centre; later moves are made by `FitBounds`, `CentreOn` and the visitor. */
  readonly centre?: Point;
  readonly zoom?: number;
  /** Keeps buttons, credits and fitted content clear of floating cards. */
  readonly insets?: Partial<Insets>;
  readonly controls?: ControlsCorner | 'none';
  /** A further button next to the zoom buttons. */
  readonly moreControls?: ReactNode;
  /** Called for a tap on the map itself, not on a pin. */
  readonly onTap?: (point: Point) => void;
  /** Layers. They mount once the map is ready. */
  readonly children?: ReactNode;
};

/** A map that fills its parent. */
export function MapView({
  label,
  tiles,
  centre = DEFAULT_CENTRE,
  zoom = HOME_MAP_ZOOM,
  insets,
  controls = 'bottom-right',
  moreControls,
  onTap,
  children,
}: MapViewProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const map = useLeafletMap(canvas, centre, zoom);
  const { top, right, bottom: covered, left } = { ...NO_INSETS, ...insets };
  const bottom = withPlayer(covered, usePlayerSpace(), useIsLandscapePhone());
  const scene = useMemo(
    () => map && { map, insets: { top, right, bottom, left } },
    [map, top, right, bottom, left],
  );

  const tap = useEffectEvent(({ latlng }: LeafletMouseEvent) => {
    const { lat, lng } = latlng.wrap();
    onTap?.({ lat, lng });
  });
  useEffect(() => {
    if (map === null) return;
    map.on('click', tap);
    return () => {
      map.off('click', tap);
    };
  }, [map]);

  return (
    <div className={styles.frame} style={insetVariables({ top, right, bottom, left })}>
      {/* Before the map and its pins in the tab order. */}
      {scene && controls !== 'none' && (
        <MapContext value={scene}>
          <MapButtons corner={controls}>{moreControls}</MapButtons>
        </MapContext>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: Leaflet fills this element and takes the keyboard's focus in it. */}
      <div
        ref={canvas}
        role="region"
        aria-roledescription="map"
        aria-label={label}
        className={styles.canvas}
      />
      {scene && (
        <MapContext value={scene}>
          <BaseLayer tiles={tiles} />
          {children}
        </MapContext>
      )}
    </div>
  );
}

function insetVariables({ top, right, bottom, left }: Insets): CSSProperties {
  return {
    '--map-top': `${top}px`,
    '--map-right': `${right}px`,
    '--map-bottom': `${bottom}px`,
    '--map-left': `${left}px`,
  } as CSSProperties;
}

/** The number of pixels by which the mini player raises elements at the lower edge; 0 without a player. */
export function usePlayerSpace(): number {
  return useSyncExternalStore(followRoot, readSpace);
}

/** The player writes its height, with its gaps, to the root element. */
function readSpace(): number {
  const space = document.documentElement.style.getPropertyValue('--player-space');
  return Number.parseFloat(space) || 0;
}

function followRoot(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['style'] });
  return () => observer.disconnect();
}
