import { parseShapes, printShapes, SHAPE_KINDS } from '../../geo/shapes-text.ts';
import type { WalkPlan } from '../plan/walk-plan.ts';

/**
 * The line of a plan as a path text, for maps of the walk: with its pieces joined and a loop closed, in the path's
 * colour. Null without a path.
 */
export function walkedPathText(
  { path }: Pick<WalkPlan, 'path'>,
  drawnText: string | null = null,
): string | null {
  const [drawn] = parseShapes('path', drawnText);
  const colour = drawn?.colour ?? SHAPE_KINDS.path.defaultColour;
  return path && printShapes([{ points: path, colour }]);
}
