import { type Refusal, refusal } from '../refusal.ts';
import { fail, ok, type Result } from '../result.ts';
import { formatSize } from '../text/sizes.ts';
import { MAX_GUIDE_BYTES, MAX_GUIDE_PLACES, MAX_GUIDE_POINTS } from '../text-limits.ts';

/** The total size of a guide with all of its places, without media files. */
export type GuideSize = {
  readonly places: number;
  /** The points in its paths, boundaries and markers. */
  readonly points: number;
  /** All texts, URIs and shapes in UTF-8. */
  readonly bytes: number;
};

/**
 * Every visitor downloads a guide whole and every phone draws it whole, so the whole is limited. A recorded day's walk
 * takes about 5,000 points, and a thick book about 1 MB.
 */
export const MAX_GUIDE_SIZE: GuideSize = {
  places: MAX_GUIDE_PLACES,
  points: MAX_GUIDE_POINTS,
  bytes: MAX_GUIDE_BYTES,
};

export const EMPTY_SIZE: GuideSize = { places: 0, points: 0, bytes: 0 };

const count = (value: number) => value.toLocaleString('en-AU');

/** The creator's message when a guide exceeds a limit: by how much, and what to do. */
const EXCEEDED: Readonly<Record<keyof GuideSize, (size: number) => string>> = {
  places: () =>
    `A guide can have up to ${MAX_GUIDE_SIZE.places} places. Delete one before you add another.`,
  points: (size) =>
    `A guide can have up to ${count(MAX_GUIDE_SIZE.points)} points on its maps. This guide comes to ${count(size)}. Simplify or delete a path or boundary, then save again.`,
  bytes: (size) =>
    `A guide can hold up to ${formatSize(MAX_GUIDE_SIZE.bytes)} of text and map shapes. This guide comes to ${formatSize(size)}. Shorten a description or simplify a path, then save again.`,
};

/** The share of the limit from which the form shows how much is left. */
const WARNING_SHARE = 0.9;

const NEARLY_EXCEEDED: Readonly<Record<keyof GuideSize, (size: number) => string>> = {
  places: (size) => `This guide has ${size} of up to ${MAX_GUIDE_SIZE.places} places.`,
  points: (size) =>
    `This guide has ${count(size)} of up to ${count(MAX_GUIDE_SIZE.points)} points on its maps.`,
  bytes: (size) =>
    `This guide has ${formatSize(size)} of up to ${formatSize(MAX_GUIDE_SIZE.bytes)} of text and map shapes.`,
};

const MEASURES = Object.keys(EXCEEDED) as (keyof GuideSize)[];

/** The form's message about the size of a guide before it is saved; null while there is plenty of room. */
export function describeGuideSize(size: GuideSize): string | null {
  const exceeded = MEASURES.find((measure) => size[measure] > MAX_GUIDE_SIZE[measure]);
  if (exceeded !== undefined) return EXCEEDED[exceeded](size[exceeded]);
  const nearly = MEASURES.find(
    (measure) => size[measure] > MAX_GUIDE_SIZE[measure] * WARNING_SHARE,
  );
  return nearly === undefined ? null : NEARLY_EXCEEDED[nearly](size[nearly]);
}

/**
 * Refuses a change that makes a guide exceed a limit. A guide that exceeded it before can be saved as long as it
 * doesn't grow, so its creator can shrink it step by step.
 */
export function checkGuideSize(before: GuideSize, after: GuideSize): Result<null, Refusal> {
  const exceeded = MEASURES.find(
    (measure) => after[measure] > MAX_GUIDE_SIZE[measure] && after[measure] > before[measure],
  );
  return exceeded === undefined
    ? ok(null)
    : fail(refusal('conflict', EXCEEDED[exceeded](after[exceeded])));
}

type Shapes = {
  readonly path: string | null;
  readonly boundary: string | null;
  readonly marker?: string | null;
};

/** The size that the content of a guide or place adds to the total. */
export function sizeOfContent(content: Shapes & object): Pick<GuideSize, 'points' | 'bytes'> {
  const texts = Object.values(content).filter((value) => typeof value === 'string');
  return {
    points: [content.path, content.boundary, content.marker].reduce(
      (sum, shapes) => sum + countPoints(shapes ?? ''),
      0,
    ),
    bytes: texts.reduce((sum, text) => sum + utf8Length(text), 0),
  };
}

/**
 * The number of points in a shapes or marker text, counted without parsing: the opening brackets of each part, and
 * one for a part without any, such as a bare 'lat,lng'. The database counts in the same way (`shape_points`).
 */
export function countPoints(shapes: string): number {
  let points = 0;
  let inPart = 0;
  let isEmpty = true;
  for (const character of `${shapes};`) {
    if (character === ';') {
      points += isEmpty ? 0 : Math.max(1, inPart);
      inPart = 0;
      isEmpty = true;
    } else {
      isEmpty = false;
      if (character === '(' || character === '{') inPart += 1;
    }
  }
  return points;
}

/** A surrogate pair is one character of four bytes; a lone surrogate is stored as three. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 0x80) continue;
    const isPair = code >= 0xd800 && code < 0xdc00 && isLowSurrogate(text.charCodeAt(index + 1));
    bytes += code < 0x800 ? 1 : 2;
    if (isPair) index += 1;
  }
  return bytes;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
