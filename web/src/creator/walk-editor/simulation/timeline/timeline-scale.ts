import type { PaceTimeline } from '@laneway/domain/walk/simulation/timeline';

/** Seconds from the left edge to the right one, shared by all paces, so that they can be compared. */
export function scaleOf(timelines: readonly PaceTimeline[]): number {
  return Math.max(
    60,
    ...timelines.map(({ seconds, bars }) => Math.max(seconds, bars.at(-1)?.to ?? 0)),
  );
}

const STEPS_MINUTES = [1, 2, 5, 10, 15, 30, 60] as const;
const MAX_TICKS = 16;

/** The times along the upper edge, in seconds. */
export function rulerOf(scale: number): readonly number[] {
  const minutes = scale / 60;
  const step = STEPS_MINUTES.find((each) => minutes / each <= MAX_TICKS) ?? 120;
  return Array.from({ length: Math.floor(minutes / step) + 1 }, (_, tick) => tick * step * 60);
}
