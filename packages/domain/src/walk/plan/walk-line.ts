import { coarseOutline } from '../../geo/coarse-outline.ts';
import { distanceMetres, pathLengthMetres } from '../../geo/distance.ts';
import type { Point } from '../../geo/point.ts';
import { parseShapes, printShape } from '../../geo/shapes-text.ts';

/** Pieces of a path that are farther apart aren't joined, because the route between them is unknown. */
const MAX_GAP_METRES = 250;

/**
 * The line that is walked, from a guide's path text. Its pieces are joined in the order they are written, each at its
 * nearer end; where they are too far apart, the longest joined line is used. Null for none.
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

/** A length that says how far the walk is, and nothing about where it goes. */
const ROUTE_STEP_METRES = 100;

/** The public facts of a walk, shown before buying: its rounded length and rough shape, from a guide's path text. */
export function routePreview(pathText: string | null): {
  readonly metres: number | null;
  readonly outline: string | null;
} {
  const route = walkLine(pathText) ?? [];
  const outline = coarseOutline(route);
  const steps = Math.round(pathLengthMetres(route) / ROUTE_STEP_METRES);
  return {
    metres: steps === 0 ? null : steps * ROUTE_STEP_METRES,
    outline: outline.length === 0 ? null : printShape(outline, null),
  };
}

/** The line that is walked, closed if the walk is a loop. Stretches are stored as metres along it. */
export function walkedPath(pathText: string | null, isLoop: boolean): readonly Point[] | null {
  const line = walkLine(pathText);
  const [first, last] = [line?.[0], line?.at(-1)];
  if (line === null || first === undefined || last === undefined) return null;
  const isOpen = first.lat !== last.lat || first.lng !== last.lng;
  return isLoop && isOpen ? [...line, first] : line;
}

function joinPieces(pieces: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const lines: JoinedLine[] = [];
  for (const piece of pieces) {
    const isJoined = lines.at(-1)?.join(piece, lines.length === 1) ?? false;
    if (!isJoined) lines.push(createJoinedLine(piece));
  }
  return lines.map((line) => line.points());
}

type JoinedLine = {
  /** Appends a piece whose nearer end is within reach of the line's end, and returns whether it did. */
  readonly join: (piece: readonly Point[], mayReverseLine: boolean) => boolean;
  readonly points: () => readonly Point[];
};

/**
 * A line that grows at both ends, because reversing it swaps them. Pieces are copied only once, in `points`, so that
 * joining thousands of them takes linear time.
 */
function createJoinedLine(firstPiece: readonly Point[]): JoinedLine {
  /** The pieces before the first one, nearest first, and the first one with those after it. */
  const before: (readonly Point[])[] = [];
  const after: (readonly Point[])[] = [firstPiece];
  let isReversed = false;
  const startPoint = () => (before.at(-1) ?? after[0])?.[0];
  const endPoint = () => after.at(-1)?.at(-1);

  return {
    join: (piece, mayReverseLine) => {
      const [lineEnd, lineStart] = isReversed
        ? [startPoint(), endPoint()]
        : [endPoint(), startPoint()];
      const [first, last] = [piece[0], piece.at(-1)];
      const joins = [
        { gap: gapBetween(lineEnd, first), reversesLine: false, reversesPiece: false },
        { gap: gapBetween(lineEnd, last), reversesLine: false, reversesPiece: true },
        ...(mayReverseLine
          ? [
              { gap: gapBetween(lineStart, first), reversesLine: true, reversesPiece: false },
              { gap: gapBetween(lineStart, last), reversesLine: true, reversesPiece: true },
            ]
          : []),
      ];
      const best = joins.reduce((least, join) => (join.gap < least.gap ? join : least));
      if (best.gap > MAX_GAP_METRES) return false;
      isReversed = isReversed !== best.reversesLine;
      // Pieces before the first one are reversed.
      const next = best.reversesPiece === isReversed ? piece : piece.toReversed();
      (isReversed ? before : after).push(next);
      return true;
    },
    points: () => {
      const points = [...before.toReversed(), ...after].flat();
      return isReversed ? points.reverse() : points;
    },
  };
}

function gapBetween(end: Point | undefined, start: Point | undefined): number {
  return end === undefined || start === undefined ? Infinity : distanceMetres(end, start);
}
