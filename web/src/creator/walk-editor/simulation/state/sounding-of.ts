import type { Sounding } from '@laneway/domain/walk/simulation/playback';
import type { WalkTrace } from '@laneway/domain/walk/simulation/simulate-walk';

/** The audio at a second of a walk; null for silence. */
export function soundingOf(trace: WalkTrace | null, second: number): Sounding | null {
  return trace?.sounding.find(({ from, to }) => from <= second && second < to) ?? null;
}
