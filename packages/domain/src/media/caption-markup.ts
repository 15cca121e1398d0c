import { fail, ok, type Result } from '../result.ts';

/** The tags that WebVTT defines for the text of a caption. */
const TAGS = new Set(['b', 'c', 'i', 'lang', 'rt', 'ruby', 'u', 'v']);
/** The tags with an annotation: the speaker or the language. */
const ANNOTATED = new Set(['lang', 'v']);
const MAX_DEPTH = 16;

/** The match ends before the next `<`, so a file full of unclosed tags is still read in linear time. */
const TAG = /<(\/?)([a-z][^<>]*)>/iy;
const TAG_PARTS = /^([^\s.]+)(\S*)(.*)$/s;
/** Timestamps inside a caption; players mostly ignore them. */
const TIMESTAMP = /<[\d:.]+>/y;
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp|lrm|rlm)|#(\d{1,7})|#x([\da-f]{1,6}));/iy;
const PLAIN = /[^<&]+/y;
const CLASS_NAME = /^[\w-]{1,40}$/;
const HIDDEN = /(?!\n)[\p{Cc}\p{Cs}]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

/**
 * Rewrites the text of one caption: known tags, closed in order, with everything else escaped, so that none of the
 * file's own syntax is passed on. The failure names the error.
 */
export function rewriteCaptionText(text: string): Result<string, string> {
  const open: string[] = [];
  let written = '';
  let at = 0;
  /** Matches the pattern at this position only. */
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };

  while (at < text.length) {
    const plain = take(PLAIN);
    if (plain !== null) {
      written += escapeCaptionText(plain[0]);
      continue;
    }
    if (take(TIMESTAMP) !== null) continue;
    const tag = take(TAG);
    if (tag !== null) {
      const [, slash, inside = ''] = tag;
      const [, rawName = '', classes = '', annotation = ''] = TAG_PARTS.exec(inside) ?? [];
      const name = rawName.toLowerCase();
      if (!TAGS.has(name)) return fail(`<${rawName.slice(0, 20)}> isn’t allowed in captions`);
      if (slash === '/') {
        written += closeUpTo(open, open.lastIndexOf(name));
        continue;
      }
      open.push(name);
      if (open.length > MAX_DEPTH) return fail('there are too many tags inside each other');
      written += openingTag(name, classes, annotation);
      continue;
    }
    const entity = take(ENTITY);
    written += escapeCaptionText(entity === null ? text.charAt(at) : decoded(entity));
    if (entity === null) at += 1;
  }
  written += closeUpTo(open, 0);
  // An empty line would end the caption.
  const lines = written.split('\n').filter((line) => line.trim() !== '');
  return ok(lines.join('\n'));
}

/** Closes the tags from this depth on; none when it is negative. */
function closeUpTo(open: string[], depth: number): string {
  if (depth < 0) return '';
  return open
    .splice(depth)
    .toReversed()
    .map((name) => `</${name}>`)
    .join('');
}

function openingTag(name: string, classes: string, annotation: string): string {
  const kept = classes.split('.').filter((one) => CLASS_NAME.test(one));
  const words = ANNOTATED.has(name) ? annotation.replaceAll(/\s+/g, ' ').trim() : '';
  const opening = [name, ...kept].join('.');
  return words === '' ? `<${opening}>` : `<${opening} ${escapeCaptionText(decodeAll(words))}>`;
}

function decodeAll(text: string): string {
  return text.replaceAll(new RegExp(ENTITY.source, 'gi'), (...found) => decoded(found));
}

/** The character of an entity, or the entity's source where the character is invisible. */
function decoded([whole = '', name, decimal, hex]: readonly (string | undefined)[]): string {
  if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (!(code <= 0x10ffff)) return whole;
  const character = String.fromCodePoint(code);
  return /[\p{Cc}\p{Cs}\s]/u.test(character) ? whole : character;
}

/** Plain text as a caption has it. Players show it unchanged; characters that nobody can see are left out. */
export function escapeCaptionText(text: string): string {
  return text
    .replaceAll('\t', ' ')
    .replaceAll(HIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
