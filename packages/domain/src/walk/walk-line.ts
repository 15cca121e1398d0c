import { distanceMetres, pathLengthMetres } from '../geo/distance.ts';
import type { Point } from '../geo/point.ts';
import { parseShapes } from '../geo/shapes-text.ts';

/** Pieces of a path that are farther apart aren't one walk: what lies between them is unknown. */
const WIDEST_GAP_METRES = 250;

/**
 * The one line that is walked, of a guide's path text. Its pieces are joined in the order they are written, each
 * beginning at the end that is nearer; where they are too far apart, the longest joined line is the walk. Null for none.
 */
export function walkLine(pathText: string | null): readonly Point[] | null {
  const pieces = parseShapes('path', pathText).map(({ points }) => points);
  let longest: readonly Point[] | null = null;
  let most = 0;
  for (const line of joinPieces(pieces)) {
    const metres = pathLengthMetres(line);
    if (metres <= most) continue;
    most = metres;
    longest = line;
  }
  return longest;
}

/** The same, closed where the walk is a loop. Stretches are stored as metres along it. */
export function walkedPath(pathText: string | null, isLoop: boolean): readonly Point[] | null {
  const line = walkLine(pathText);
  const [first, last] = [line?.[0], line?.at(-1)];
  if (line === null || first === undefined || last === undefined) return null;
  const isOpen = first.lat !== last.lat || first.lng !== last.lng;
  return isLoop && isOpen ? [...line, first] : line;
}

function joinPieces(pieces: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const lines: (readonly Point[])[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const joined = line === undefined ? null : join(line, piece, lines.length === 1);
    if (joined === null) lines.push(piece);
    else lines[lines.length - 1] = joined;
  }
  return lines;
}

/** Whichever ends are nearest to each other meet; a line that has more than one piece keeps its direction. */
function join(
  line: readonly Point[],
  piece: readonly Point[],
  isTurnable: boolean,
): readonly Point[] | null {
  const turned = isTurnable ? [line, line.toReversed()] : [line];
  const ways = turned.flatMap((one) => [[one, piece] as const, [one, piece.toReversed()] as const]);
  const gaps = ways.map(([one, other]) => gapBetween(one, other));
  const least = Math.min(...gaps);
  const best = ways[gaps.indexOf(least)];
  return best === undefined || least > WIDEST_GAP_METRES ? null : best.flat();
}

function gapBetween(line: readonly Point[], next: readonly Point[]): number {
  const [end, start] = [line.at(-1), next[0]];
  return end === undefined || start === undefined ? Infinity : distanceMetres(end, start);
}
