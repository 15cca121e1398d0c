import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from '../../../../map/map-context.ts';
import { panIntoView } from '../../../../map/pan-into-view.ts';
import type { WalkSimulation } from '../state/create-walk-simulation.ts';
import { walkerPoint } from '../state/walker-point.ts';

/**
 * Keeps the walker in view while the simulation plays. Someone who moves the map meanwhile looks at something else, so it
 * stays theirs until they press play again.
 */
export function useFollowWalker(simulation: WalkSimulation): void {
  const scene = useMapScene();
  const { map } = scene;
  const follow = useEffectEvent(() => {
    const point = walkerPoint(simulation.getState());
    if (point !== null) panIntoView(scene, point);
  });
  useEffect(() => {
    let wasPlaying = false;
    let isTheirs = false;
    let shown = -1;
    const onChange = (): void => {
      const { isPlaying, at } = simulation.getState();
      if (isPlaying && !wasPlaying) isTheirs = false;
      wasPlaying = isPlaying;
      const second = Math.floor(at);
      if (!isPlaying || isTheirs || second === shown) return;
      shown = second;
      follow();
    };
    const onTaken = (): void => {
      isTheirs = true;
    };
    const container = map.getContainer();
    onChange();
    const leave = simulation.subscribe(onChange);
    map.on('dragstart', onTaken);
    container.addEventListener('wheel', onTaken, { passive: true });
    return () => {
      leave();
      map.off('dragstart', onTaken);
      container.removeEventListener('wheel', onTaken);
    };
  }, [map, simulation]);
}
