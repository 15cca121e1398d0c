import { isValidPoint, type Point } from './point.ts';

/** Other spellings of the symbols of an angle. */
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
/** Coordinates with decimal commas need another separator between the numbers. */
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

/** The order is swapped (as in GeoJSON) when the first number can't be a latitude. */
function pointOf(first: number, second: number): Point | null {
  return validPoint(first, second) ?? validPoint(second, first);
}

function validPoint(lat: number, lng: number): Point | null {
  // Adding zero turns -0 into 0.
  const point = { lat: lat + 0, lng: lng + 0 };
  return isValidPoint(point) ? point : null;
}

/** One angle; a hemisphere letter gives its sign. */
export type Angle = { readonly degrees: number; readonly letter: string | null };

type Tokens = readonly string[];

const TOKEN = /\d+(?:\.\d+)?|[NSEW+\-°'",;]/g;
const SIGNS = ['°', "'", '"'] as const;
const SIXTIETHS = [1, 60, 3_600] as const;

const isNumber = (token: string) => /^\d/.test(token);
const isLetter = (token: string) => /^[NSEW]$/.test(token);
const isSeparator = (token: string) => /^[,;]$/.test(token);

/** The tokens of two angles in upper-case text such as 37°48'49"S 144°57'47"E; null when they can't be separated. */
export function splitAngles(text: string): readonly [Tokens, Tokens] | null {
  if (text.replaceAll(TOKEN, '').trim() !== '') return null;
  const tokens = text.match(TOKEN) ?? [];
  const at = secondAngle(tokens);
  if (at === null) return null;
  const before = tokens.slice(0, at);
  if (isSeparator(before.at(-1) ?? '')) before.pop();
  return [before, tokens.slice(at)];
}

/** The index of the second angle: at its letter, after the first letter, after the comma, or half way. */
function secondAngle(tokens: Tokens): number | null {
  const letters = tokens.flatMap((token, index) => (isLetter(token) ? [index] : []));
  const [first, second] = letters;
  const comma = tokens.findIndex(isSeparator);
  if (first !== undefined && second !== undefined) {
    if (first === 0) return second;
    return isSeparator(tokens[first + 1] ?? '') ? first + 2 : first + 1;
  }
  if (comma !== -1) return comma + 1;
  const numbers = tokens.flatMap((token, index) => (isNumber(token) ? [index] : []));
  // '1 2 3' is ambiguous: the middle number could belong to either angle.
  const middle = numbers.length % 2 === 0 ? numbers[numbers.length / 2] : undefined;
  if (middle === undefined) return null;
  return /^[+-]$/.test(tokens[middle - 1] ?? '') ? middle - 1 : middle;
}

/** Degrees, optionally with minutes and seconds, with or without their symbols; null for anything else. */
export function parseAngle(tokens: Tokens): Angle | null {
  const letter = [tokens[0], tokens.at(-1)].find((token) => isLetter(token ?? '')) ?? null;
  const [sign, rest] = takeSign(letter === null ? tokens : withoutOne(tokens, letter));
  // A minus sign and a letter contradict each other.
  if (letter !== null && sign !== '') return null;
  const parts = readParts(rest);
  if (parts === null) return null;
  // Only the last part may have a fraction, and minutes and seconds stay below sixty.
  if (parts.slice(0, -1).some((part) => part.includes('.'))) return null;
  if (parts.slice(1).some((part) => Number(part) >= 60)) return null;
  const size = parts.reduce((sum, part, index) => sum + Number(part) / (SIXTIETHS[index] ?? 1), 0);
  const isNegative = sign === '-' || letter === 'S' || letter === 'W';
  return { degrees: isNegative ? -size : size, letter };
}

function withoutOne(tokens: Tokens, letter: string): Tokens {
  return tokens[0] === letter ? tokens.slice(1) : tokens.slice(0, -1);
}

function takeSign(tokens: Tokens): readonly [string, Tokens] {
  const [first = ''] = tokens;
  return /^[+-]$/.test(first) ? [first, tokens.slice(1)] : ['', tokens];
}

/** One to three numbers, each with its own symbol or none. */
function readParts(tokens: Tokens): readonly string[] | null {
  const parts: string[] = [];
  let mayHaveSign = false;
  for (const token of tokens) {
    if (isNumber(token)) parts.push(token);
    else if (!mayHaveSign || token !== SIGNS[parts.length - 1]) return null;
    mayHaveSign = isNumber(token);
  }
  return parts.length >= 1 && parts.length <= SIXTIETHS.length ? parts : null;
}

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)`;

/** The patterns of positions in the links of map services. The first match wins: a pin before the centre of the map. */
const POSITIONS: readonly RegExp[] = [
  // OpenStreetMap's marker.
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  // A place in Google Maps.
  new RegExp(`!3d${DEGREES}!4d${DEGREES}`),
  // Google, Apple, OsmAnd and others.
  new RegExp(
    `[?&](?:q|query|ll|sll|daddr|destination|coordinate|pin|center|point)=(?:loc:)?\\s*${DEGREES},${DEGREES}`,
  ),
  new RegExp(`^geo:${DEGREES},${DEGREES}`),
  // The lookahead doesn't backtrack, so what follows is read from the first such segment only.
  new RegExp(`(?:^|@)(?=([^@]*?/(?:place|search|dir)/))\\1(?:[^@]*/)?${DEGREES},${DEGREES}`),
  new RegExp(`/@${DEGREES},${DEGREES}`),
  // OpenStreetMap, uMap and geojson.io: zoom, latitude, longitude.
  new RegExp(`#(?:map=)?[\\d.]+/${DEGREES}/${DEGREES}`),
  new RegExp(`[?&]cp=${DEGREES}~${DEGREES}`),
];

/** The position in a link to a map; null for any other text, and for links that only name a place. */
export function parseMapLink(text: string): Point | null {
  const link = text.trim();
  if (!/^(?:https?:\/\/|geo:)/i.test(link)) return null;
  const plain = decoded(link).replaceAll('+', ' ').replaceAll(/,\s+/g, ',');
  for (const position of POSITIONS) {
    const [lat, lng] = position.exec(plain)?.slice(-2) ?? [];
    const point = { lat: Number(lat), lng: Number(lng) };
    // A geo: link of 0,0 has its position in the query, which is an earlier row.
    if (lat !== undefined && lng !== undefined && isValidPoint(point)) return point;
  }
  return null;
}

function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    // A stray percent sign: the coordinates may still be readable.
    return link;
  }
}
