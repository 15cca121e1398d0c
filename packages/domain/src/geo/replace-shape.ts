import { printShape, splitShapes } from './point-list-text.ts';
import type { Shape } from './shapes-text.ts';

/**
 * A shapes text in which other shapes take the place of one; none delete it. The rest of the text stays as it was
 * typed. The index counts the parts of the text, so it is only the shape's own if all parts can be read.
 */
export function replaceShape(text: string, index: number, replacements: readonly Shape[]): string {
  return splitShapes(text)
    .toSpliced(index, 1, ...replacements.map(({ points, colour }) => printShape(points, colour)))
    .join(';');
}

/** A shapes text with one more shape at its end. */
export function addShape(text: string, { points, colour }: Shape): string {
  return [...splitShapes(text), printShape(points, colour)].join(';');
}
