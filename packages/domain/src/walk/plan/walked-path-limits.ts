import { fail, ok, type Result } from '../../result.ts';

type PathSize = { readonly pieces: number; readonly points: number };

/**
 * The maximum size of a walkable path. A day's recording has one piece and, at the precision of a phone, far fewer
 * points; beyond that, planning the walk takes too long.
 */
export const WALKED_PATH_LIMITS: PathSize = { pieces: 500, points: 10_000 };

const EXCEEDED: Readonly<Record<keyof PathSize, (size: number) => string>> = {
  pieces: (size) =>
    `Join or delete pieces of the path. It has ${count(size)}, and a walk can have up to ${count(WALKED_PATH_LIMITS.pieces)}`,
  points: (size) =>
    `Simplify the path. It has ${count(size)} points, and a walk can have up to ${count(WALKED_PATH_LIMITS.points)}`,
};

const MEASURES = Object.keys(EXCEEDED) as (keyof PathSize)[];

/**
 * Refuses a path text that is too large to be walked. An oversized path may stay or shrink, so that the rest of its
 * guide can be saved. It only counts, so it is cheap enough for every save.
 */
export function checkWalkedPath(before: string | null, text: string): Result<string, string> {
  const [size, sizeBefore] = [sizeOf(text), sizeOf(before ?? '')];
  const exceeded = MEASURES.find(
    (measure) => size[measure] > Math.max(WALKED_PATH_LIMITS[measure], sizeBefore[measure]),
  );
  return exceeded === undefined ? ok(text) : fail(EXCEEDED[exceeded](size[exceeded]));
}

function sizeOf(text: string): PathSize {
  let pieces = 0;
  let points = 0;
  let isNewPiece = true;
  for (const character of text) {
    if (character === ';') isNewPiece = true;
    if (character !== '(') continue;
    points += 1;
    if (isNewPiece) pieces += 1;
    isNewPiece = false;
  }
  return { pieces, points };
}

function count(number: number): string {
  return number.toLocaleString('en-AU');
}
