import { useReducer } from 'react';
import { Chip } from '../../ui/chip.tsx';
import { useMapScene } from '../map-context.ts';
import styles from './base-layer.module.css';
import { firstBaseMap, groundOf, nextBaseMap } from './base-map-state.ts';
import { SketchGround } from './sketch-ground.tsx';
import { TileGround } from './tile-ground.tsx';
import type { TileSource } from './tile-source.ts';
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

/** Always in the page, so that screen readers announce when its text appears. */
function SketchLabel({ isShown }: { isShown: boolean }) {
  return (
    <div role="status" className={styles.label} data-floats-on-map>
      {isShown && <Chip>Sketch map</Chip>}
    </div>
  );
}
