import { parseAngle, splitAngles } from './angle-text.ts';
import { parseMapLink } from './map-link.ts';
import { isValidPoint, type Point } from './point.ts';

/** The other ways people and devices write the signs of an angle. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[−–—]/g, '-'],
  [/''/g, '"'],
  [/[″”“ʺ]/g, '"'],
  [/[′’‘ʹ`´]/g, "'"],
  [/[º˚]|\bdeg(?:rees)?\b/gi, '°'],
  [/[()[\]{}]/g, ' '],
  [/\b(?:latitude|longitude|lat|lng|long|lon)\b\s*[:=]?/gi, ' '],
];

/** Longer than any link to a map. */
const MAX_LENGTH = 2_000;

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const DECIMAL_PAIR = new RegExp(`^(${NUMBER})(?:\\s*[,;]\\s*|\\s+)(${NUMBER})$`);
/** As written where the comma is the decimal point: the numbers need another separator. */
const COMMA_PAIR = /^([+-]?\d{1,3},\d+)(?:\s*;\s*|,?\s+)([+-]?\d{1,3},\d+)$/;

/**
 * The position that someone typed or pasted: decimal degrees, degrees with minutes and seconds, or a link to a map.
 * Null for anything else, such as an address. Latitude comes first, unless letters or impossible values say otherwise.
 */
export function parseCoordinateSearch(text: string): Point | null {
  if (text.length > MAX_LENGTH) return null;
  const link = parseMapLink(text);
  if (link !== null) return link;
  const plain = SPELLINGS.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text).trim();
  return decimalPair(plain) ?? anglePair(plain.toUpperCase());
}

function decimalPair(text: string): Point | null {
  const [, first, second] = DECIMAL_PAIR.exec(text) ?? COMMA_PAIR.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  return pointOf(Number(first.replace(',', '.')), Number(second.replace(',', '.')));
}

function anglePair(text: string): Point | null {
  const halves = splitAngles(text);
  const [first, second] = halves?.map(parseAngle) ?? [];
  if (!first || !second) return null;
  const letters = `${first.letter ?? ''}${second.letter ?? ''}`;
  if (letters === '') return pointOf(first.degrees, second.degrees);
  if (/^[NS][EW]$/.test(letters)) return validPoint(first.degrees, second.degrees);
  return /^[EW][NS]$/.test(letters) ? validPoint(second.degrees, first.degrees) : null;
}

/** Longitude first, as in GeoJSON, shows itself where the first number can't be a latitude. */
function pointOf(first: number, second: number): Point | null {
  return validPoint(first, second) ?? validPoint(second, first);
}

function validPoint(lat: number, lng: number): Point | null {
  // Adding zero gives zero its one spelling.
  const point = { lat: lat + 0, lng: lng + 0 };
  return isValidPoint(point) ? point : null;
}
