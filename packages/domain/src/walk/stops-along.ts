import type { MeasuredPath, Projection } from './measured-path.ts';
import { NOTHING_EXPECTED, projectOnto } from './measured-path.ts';
import type { Spot } from './walk-state.ts';

/** A place, and the part of the path where it must be, if that is known. */
type PlaceBeside = {
  readonly spot: Spot;
  readonly stretch: { readonly from: number; readonly to: number } | null;
};

/** Farther from the path a place isn't passed on it. */
const FARTHEST_METRES = 100;

/** Where a path passes a place twice, both are as good if the one is hardly nearer. */
const TIE_METRES = 15;

/** Finer than any zone, coarse enough to search a long path. */
const SEARCH_METRES = 50;

/**
 * How far along the path each place is passed, in walking order as far as the path allows: where it comes by a place
 * more than once, the first time after the place before. Null for places that are far from the path.
 */
export function stopsAlong(
  path: MeasuredPath,
  places: readonly PlaceBeside[],
): readonly (number | null)[] {
  let before = 0;
  return places.map((place) => {
    const passes = passesBy(path, place);
    const along = passes.find((one) => one >= before) ?? passes[0] ?? null;
    before = along ?? before;
    return along;
  });
}

/** How often the walk would go back along the path from one place to the next. */
export function countTurnsBack(alongs: readonly (number | null)[]): number {
  const known = alongs.filter((along) => along !== null);
  return known.filter((along, at) => along < (known[at - 1] ?? 0)).length;
}

/** Where the path comes by a place, in its order: the nearest point, and those that are hardly farther. */
function passesBy(path: MeasuredPath, { spot, stretch }: PlaceBeside): readonly number[] {
  const { from, to } = stretch ?? { from: 0, to: path.length };
  const found: Projection[] = [];
  for (let start = from; start <= to; start += SEARCH_METRES) {
    const part = { from: start, to: Math.min(to, start + SEARCH_METRES) };
    const projection = projectOnto(path, spot, part, NOTHING_EXPECTED);
    if (projection !== null) found.push(projection);
  }
  const nearest = Math.min(...found.map(({ beside }) => beside));
  if (nearest > FARTHEST_METRES && stretch === null) return [];
  return found
    .filter(({ beside }, at) => beside <= nearest + TIE_METRES && isLocalLeast(found, at))
    .map(({ along }) => along);
}

function isLocalLeast(found: readonly { readonly beside: number }[], at: number): boolean {
  const beside = found[at]?.beside ?? Infinity;
  const [before, after] = [found[at - 1]?.beside ?? Infinity, found[at + 1]?.beside ?? Infinity];
  return beside < before && beside <= after;
}
