import { printCoordinates } from './coordinate-text.ts';
import type { Point } from './point.ts';

/** One ';'-separated part of a shapes text, split but not yet validated. */
export type ShapePart = { readonly pointTexts: readonly string[]; readonly colourText: string };

const POINT_IN_BRACKETS = /\(([^()]*)\)/g;

/** The parts of a shapes text; empty parts (a trailing ';') aren't shapes. */
export function splitShapes(text: string): string[] {
  return text.split(';').filter((part) => part.trim() !== '');
}

/**
 * Splits one part into its points and its colour. A part without brackets is one point; null when there is anything but
 * commas and blanks between the points.
 */
export function splitShape(part: string): ShapePart | null {
  const [pointsText = '', colourText = '', ...rest] = part.split('|');
  if (rest.length > 0) return null;
  if (!pointsText.includes('(')) {
    return pointsText.trim() === '' ? null : { pointTexts: [pointsText], colourText };
  }
  const pointTexts = Array.from(pointsText.matchAll(POINT_IN_BRACKETS), (match) => match[1] ?? '');
  const between = pointsText.replace(POINT_IN_BRACKETS, '');
  return /^[\s,]*$/.test(between) ? { pointTexts, colourText } : null;
}

export function printShape(points: readonly Point[], colour: string | null): string {
  const pointsText = points.map((point) => `(${printCoordinates(point)})`).join(',');
  return colour === null ? pointsText : `${pointsText}|${colour}`;
}
