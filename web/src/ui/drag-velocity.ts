/** A pointer's position and time, in pixels and milliseconds. */
export type DragSample = { readonly at: number; readonly y: number };

/** Earlier samples don't matter for the speed at the end of a drag. */
const WINDOW_MS = 100;

/** The samples that still count at this moment, with the new one. */
export function addSample(
  samples: readonly DragSample[],
  sample: DragSample,
): readonly DragSample[] {
  return [...samples.filter(({ at }) => sample.at - at <= WINDOW_MS), sample];
}

/** Pixels per millisecond, downwards; zero for a pointer that rested before it was lifted. */
export function dragVelocity(samples: readonly DragSample[], now: number): number {
  const recent = samples.filter(({ at }) => now - at <= WINDOW_MS);
  const [first] = recent;
  const last = recent.at(-1);
  if (first === undefined || last === undefined || last.at === first.at) return 0;
  return (last.y - first.y) / (last.at - first.at);
}
