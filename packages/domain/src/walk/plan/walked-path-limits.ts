import { fail, ok, type Result } from '../../result.ts';

/**
 * The size of a path that can be walked. A day's recording has one piece and, at the precision of a phone, far fewer
 * points; beyond that, planning the walk takes longer than anyone waits for.
 */
export const WALKED_PATH_LIMITS = { pieces: 500, points: 10_000 } as const;

/** Refuses a path text that is too large to be walked. It only counts, so it may be called for every save. */
export function checkWalkedPath(text: string): Result<string, string> {
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
  const { pieces: mostPieces, points: mostPoints } = WALKED_PATH_LIMITS;
  if (pieces > mostPieces) {
    return fail(
      `This path has ${count(pieces)} pieces, and a walk can have up to ${count(mostPieces)}. Join or delete some of them.`,
    );
  }
  if (points > mostPoints) {
    return fail(
      `This path has ${count(points)} points, and a walk can have up to ${count(mostPoints)}. Simplify it.`,
    );
  }
  return ok(text);
}

function count(number: number): string {
  return number.toLocaleString('en-AU');
}
