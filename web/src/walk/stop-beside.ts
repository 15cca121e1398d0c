import type { WalkView } from '@laneway/domain/walk/engine/walk-view';
import type { WalkPlan } from '@laneway/domain/walk/plan/walk-plan';

/**
 * The stop for the next and previous buttons of headphones and lock screens: relative to the playing stop, or to the
 * next one. Null at either end.
 */
export function stopBeside(
  { stops }: Pick<WalkPlan, 'stops'>,
  { playingStopId, nextStopId }: Pick<WalkView, 'playingStopId' | 'nextStopId'>,
  side: 1 | -1,
): number | null {
  const indexOf = (id: number | null) => stops.findIndex((stop) => stop.id === id);
  const playing = indexOf(playingStopId);
  if (playing >= 0) return stops[playing + side]?.id ?? null;
  const next = nextStopId === null ? stops.length : indexOf(nextStopId);
  return stops[side === 1 ? next : next - 1]?.id ?? null;
}
