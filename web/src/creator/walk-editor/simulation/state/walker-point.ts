import type { Point } from '@laneway/domain/geo/point';
import type { SimulationState } from './simulation-state.ts';

/** The walker's true position: interpolated during playback, and the led position before that is computed. */
export function walkerPoint({ trace, isWorking, at, lead }: SimulationState): Point | null {
  const whole = Math.floor(at);
  if (lead !== null && isWorking && whole > lead.from)
    return lead.points[Math.min(lead.points.length, whole - lead.from) - 1] ?? null;
  const [here, next] = [trace?.seconds[whole], trace?.seconds[whole + 1]];
  if (here === undefined || next === undefined) return here?.point ?? null;
  return between(here.point, next.point, at - whole);
}

function between(from: Point, to: Point, share: number): Point {
  return {
    lat: from.lat + share * (to.lat - from.lat),
    lng: from.lng + share * (to.lng - from.lng),
  };
}
