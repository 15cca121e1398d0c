import { pathLengthMetres } from '@laneway/domain/geo/distance';
import { roundPoint } from '@laneway/domain/geo/round-point';
import { printShapes, SHAPE_KINDS, type ShapeKind } from '@laneway/domain/geo/shapes-text';
import {
  type SimplifiedLine,
  sharePoints,
  simplifyLine,
  simplifyRing,
} from '@laneway/domain/geo/simplify';
import type { NamedLine } from './geography.ts';
import { IMPORT_LIMITS } from './import-limits.ts';

/** '(-37.813612,-144.963112),' is the maximum length of a rounded point. */
const CHARACTERS_PER_POINT = 26;
/** '|', the longest name of a colour, and ';'. */
const CHARACTERS_PER_SHAPE = 24;

export type FittedShapes = {
  /** A shapes text, to be appended to the guide's. */
  readonly text: string;
  readonly count: number;
  readonly metres: number;
  readonly pointsBefore: number;
  readonly pointsAfter: number;
  /** The maximum distance of the simplified lines from the original ones. */
  readonly withinMetres: number;
};

const SIMPLIFY = { path: simplifyLine, boundary: simplifyRing } as const satisfies Record<
  ShapeKind,
  (points: NamedLine['points'], max: number) => SimplifiedLine
>;

/** Lines as a shapes text that fits, simplified if necessary; null if they can't fit. */
export function fitShapes(
  kind: ShapeKind,
  lines: readonly NamedLine[],
  room: { readonly characters: number; readonly points: number },
): FittedShapes | null {
  const { defaultColour, minPoints } = SHAPE_KINDS[kind];
  const forPoints = Math.floor(
    (room.characters - lines.length * CHARACTERS_PER_SHAPE) / CHARACTERS_PER_POINT,
  );
  const shares = sharePoints(
    lines.map(({ points }) => Math.min(points.length, IMPORT_LIMITS.pointsPerLine)),
    { max: Math.min(room.points, forPoints), min: minPoints },
  );
  if (shares === null) return null;
  const simple = lines.map(({ points }, index) => SIMPLIFY[kind](points, shares[index] ?? 0));
  const shapes = simple.map(({ points }, index) => ({
    points: points.map(roundPoint),
    colour: lines[index]?.colour ?? defaultColour,
  }));
  return {
    text: printShapes(shapes),
    count: lines.length,
    metres: sum(lines.map(({ points }) => pathLengthMetres(points))),
    pointsBefore: sum(lines.map(({ points }) => points.length)),
    pointsAfter: sum(simple.map(({ points }) => points.length)),
    withinMetres: Math.max(0, ...simple.map(({ withinMetres }) => withinMetres)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
