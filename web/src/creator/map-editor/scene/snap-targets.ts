import type { Point } from '@laneway/domain/geo/point';
import { parseShapes, type Shape } from '@laneway/domain/geo/shapes-text';
import type { Surroundings } from '../editor-context.ts';
import type { EditorState, ShapeRef } from '../state/editor-state.ts';

/** The snap targets of a path's ends: pins, and the ends of all other paths. */
export function snapTargets(
  { drawing, draft }: EditorState,
  surroundings: Surroundings,
  changed: ShapeRef | null,
): readonly Point[] {
  const own = drawing.pin.shown;
  // The line being drawn may already be the last shape; its end isn't a target for itself.
  const drawn = draft?.kind === 'path' ? parseShapes('path', draft.base) : drawing.path.shown;
  const others = drawn.filter((_, index) => changed?.kind !== 'path' || changed.index !== index);
  return [
    ...(own === null ? [] : [own]),
    ...surroundings.pins.map(({ point }) => point),
    ...others.flatMap(endsOf),
    ...surroundings.shapes.flatMap(({ path }) => parseShapes('path', path).flatMap(endsOf)),
    // A walk may end where it began.
    ...(draft?.kind === 'path' && draft.points.length > 2 ? draft.points.slice(0, 1) : []),
  ];
}

function endsOf({ points }: Shape): readonly Point[] {
  return [points.at(0), points.at(-1)].filter((point) => point !== undefined);
}
