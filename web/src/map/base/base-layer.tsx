import type { GridLayer } from 'leaflet';
import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { createPortal } from 'react-dom';
import { Chip } from '../../ui/chip.tsx';
import { useMapScene } from '../map-context.ts';
import { type ColourScheme, useColourScheme } from '../media-preferences.ts';
import { CLOSEST_ZOOM } from '../zoom-range.ts';
import styles from './base-layer.module.css';
import { type BaseMapEvent, firstBaseMap, groundOf, nextBaseMap } from './base-map-state.ts';
import { ImageTileLayer } from './image-tile-layer.ts';
import { watchMissingTiles } from './missing-tiles.ts';
import { ABOVE_SKETCH, isVectorMap, type TileReport, type TileSource } from './tile-source.ts';
import { useBaseMapClock } from './use-base-map-clock.ts';

/** The base map: the operator's tiles, or the built-in sketch where tiles aren't available. */
export function BaseLayer({ tiles }: { tiles: TileSource | null | undefined }) {
  if (tiles === undefined) return null;
  if (tiles === null) {
    return (
      <>
        <SketchGround />
        <SketchLabel isShown />
      </>
    );
  }
  return <WatchedGround key={tiles.url} tiles={tiles} />;
}

function WatchedGround({ tiles }: { tiles: TileSource }) {
  const [state, dispatch] = useReducer(nextBaseMap, navigator.onLine, firstBaseMap);
  const { map } = useMapScene();
  useBaseMapClock(state.kind, dispatch, map);
  const { showsTiles, showsSketch, saysSketch } = groundOf(state);

  return (
    <>
      {showsSketch && <SketchGround />}
      {showsTiles && <TileGround key={state.attempt} tiles={tiles} dispatch={dispatch} />}
      <SketchLabel isShown={saysSketch} />
    </>
  );
}

/**
 * Always in the page, so that screen readers announce when its text appears. It is in the map, below the pins, because
 * it would otherwise cover their labels.
 */
function SketchLabel({ isShown }: { isShown: boolean }) {
  const frame = useFixedPane();
  const label = (
    <div role="status" className={styles.label} data-floats-on-map>
      {isShown && <Chip>Sketch map, main streets only</Chip>}
    </div>
  );
  return frame && createPortal(label, frame);
}

/** Above the sketch and the tiles, below lines and pins. */
const BELOW_LINES = '350';

/** An element of the size of the map, among its layers, which stays in place while they move. */
function useFixedPane(): HTMLElement | null {
  const { map } = useMapScene();
  const [pane, setPane] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const created = map.createPane('fixed');
    created.style.zIndex = BELOW_LINES;
    created.style.pointerEvents = 'none';
    const hold = () => {
      const { x: width, y: height } = map.getSize();
      const { x, y } = map.containerPointToLayerPoint([0, 0]);
      Object.assign(created.style, {
        width: `${width}px`,
        height: `${height}px`,
        transform: `translate(${x}px, ${y}px)`,
      });
    };
    hold();
    map.on('move viewreset resize', hold);
    setPane(created);
    return () => {
      map.off('move viewreset resize', hold);
      created.remove();
      setPane(null);
    };
  }, [map]);
  return pane;
}

/** The built-in base map. Its drawing is loaded only when it is needed. */
function SketchGround() {
  const { map } = useMapScene();
  const theme = useColourScheme();

  useEffect(() => {
    let isCancelled = false;
    let remove = () => {};
    import('../sketch/sketch-layer.ts').then(
      ({ createSketchLayer }) => {
        if (isCancelled) return;
        const layer = createSketchLayer(theme).addTo(map);
        remove = () => layer.remove();
      },
      // The sketch isn't on this device yet and the device is offline, so the map stays blank.
      () => {},
    );
    return () => {
      isCancelled = true;
      remove();
    };
  }, [map, theme]);

  return null;
}

type TileGroundProps = {
  readonly tiles: TileSource;
  /** Receives the tile events. */
  readonly dispatch: Dispatch<BaseMapEvent>;
};

function TileGround({ tiles: { url, attribution }, dispatch }: TileGroundProps) {
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

/** The tile layer of a source, vector or image, that reports which tiles load or fail. */
async function createTileLayer(
  { url, attribution }: TileSource,
  theme: ColourScheme,
  report: (what: TileReport) => void,
): Promise<GridLayer> {
  if (isVectorMap(url)) {
    const { createVectorLayer } = await import('./create-vector-layer.ts');
    return createVectorLayer(url, attribution, theme, report);
  }
  const layer = new ImageTileLayer(url, {
    attribution,
    maxZoom: CLOSEST_ZOOM,
    zIndex: ABOVE_SKETCH,
    className: styles.images ?? '',
  });
  const holes = watchMissingTiles(layer, report);
  return layer.on({
    tileload: ({ coords }) => {
      holes.fill(coords);
      report('tile-loaded');
    },
    tileerror: ({ coords }) => {
      holes.add(coords);
      report('tile-failed');
    },
  });
}
