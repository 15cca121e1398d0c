import { type Cell, cellsOf, imageCell, textOfCells } from './cells.ts';

/** A run of asterisks that may begin or end emphasis. */
type Delimiter = {
  /** Its place among the cells. */
  readonly at: number;
  readonly length: number;
  readonly canOpen: boolean;
  readonly canClose: boolean;
  left: number;
};

const PUNCTUATION = /[!-/:-@[-`{-~]/;
const UNICODE_SPACE = /[\p{Zs}\t\n\f\r]/u;
const UNICODE_PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;
const ENTITY = /&(?:#|[a-z0-9]+;)/iy;
const TAG = /<[a-z!?/]/iy;
const DESTINATION = /\((?:<([^<>\\\n]*)>|([^\s()<>\\]*))\)/y;
const ANY_ENTITY = /&(?:#|[a-z0-9]+;)/i;

/**
 * The formatted text of a piece of Markdown, by the rules of CommonMark for emphasis, links and images. Null if it has
 * anything else, such as code, HTML or entities.
 */
export function parseInline(markdown: string): readonly Cell[] | null {
  return parsePart(markdown, ' ', ' ');
}

/** A part that stands between two characters, on which the meaning of its asterisks depends. */
function parsePart(markdown: string, before: string, after: string): readonly Cell[] | null {
  const cells: Cell[] = [];
  const delimiters: Delimiter[] = [];
  const matches = (pattern: RegExp, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(markdown);
  };
  for (let at = 0; at < markdown.length; ) {
    const char = markdown.charAt(at);
    switch (char) {
      case '\\': {
        const next = markdown.charAt(at + 1);
        const isEscape = PUNCTUATION.test(next);
        cells.push(...cellsOf(isEscape ? next : '\\'));
        at += isEscape ? 2 : 1;
        break;
      }
      case '*': {
        let end = at;
        while (markdown.charAt(end) === '*') end += 1;
        const left = lastCharacter(markdown.slice(0, at)) ?? before;
        const right = firstCharacter(markdown.slice(end)) ?? after;
        delimiters.push(delimiterOf(cells.length, end - at, left, right));
        cells.push(...cellsOf(markdown.slice(at, end)));
        at = end;
        break;
      }
      case '!':
      case '[': {
        const isImage = char === '!';
        if (isImage && markdown.charAt(at + 1) !== '[') {
          cells.push(...cellsOf('!'));
          at += 1;
          break;
        }
        const labelAt = at + (isImage ? 2 : 1);
        const labelEnd = endOfLabel(markdown, labelAt);
        const destination = labelEnd === null ? null : matches(DESTINATION, labelEnd + 1);
        if (labelEnd === null || destination === null) return null;
        const label = parsePart(markdown.slice(labelAt, labelEnd), '[', ']');
        if (label === null || label.some(({ image, link }) => image !== null || link !== null))
          return null;
        const address = destination[1] ?? destination[2] ?? '';
        if (ANY_ENTITY.test(address)) return null;
        if (isImage) cells.push(imageCell({ uri: address, alt: textOfCells(label) }));
        else if (label.length === 0 || address === '') return null;
        else cells.push(...label.map((cell) => ({ ...cell, link: address })));
        at = labelEnd + 1 + destination[0].length;
        break;
      }
      case '_':
        // Inside a word it is a character like any other.
        if (!WORD.test(markdown.charAt(at - 1)) || !WORD.test(markdown.charAt(at + 1))) return null;
        cells.push(...cellsOf('_'));
        at += 1;
        break;
      case '`':
        return null;
      case '&':
      case '<':
        if (matches(char === '&' ? ENTITY : TAG, at) !== null) return null;
        cells.push(...cellsOf(char));
        at += 1;
        break;
      default:
        cells.push(...cellsOf(char));
        at += 1;
    }
  }
  return emphasise(cells, delimiters);
}

function delimiterOf(at: number, length: number, before: string, after: string): Delimiter {
  const kindOf = (char: string) => ({
    isSpace: UNICODE_SPACE.test(char),
    isPunctuation: UNICODE_PUNCTUATION.test(char),
  });
  const left = kindOf(before);
  const right = kindOf(after);
  const canOpen = !right.isSpace && (!right.isPunctuation || left.isSpace || left.isPunctuation);
  const canClose = !left.isSpace && (!left.isPunctuation || right.isSpace || right.isPunctuation);
  return { at, length, canOpen, canClose, left: length };
}

/** Matches the runs of asterisks as CommonMark does; what is left of them is text. */
function emphasise(cells: Cell[], delimiters: Delimiter[]): readonly Cell[] {
  const used = new Set<number>();
  const open: Delimiter[] = [];
  for (const closer of delimiters) {
    while (closer.canClose && closer.left > 0) {
      const opener = open.findLast((each) => canMatch(each, closer));
      if (opener === undefined) break;
      open.splice(open.indexOf(opener) + 1);
      const count = Math.min(opener.left, closer.left) >= 2 ? 2 : 1;
      const from = opener.at + opener.left;
      const to = closer.at + closer.length - closer.left;
      const mark = count === 2 ? 'bold' : 'italic';
      for (let at = from; at < to; at += 1) {
        const cell = cells[at];
        if (cell !== undefined) cells[at] = { ...cell, [mark]: true };
      }
      for (let index = 0; index < count; index += 1) {
        used.add(opener.at + opener.left - 1 - index);
        used.add(to + index);
      }
      opener.left -= count;
      closer.left -= count;
      if (opener.left === 0) open.pop();
    }
    if (closer.canOpen && closer.left > 0) open.push(closer);
  }
  return cells.filter((_, at) => !used.has(at));
}

/** The rule of three: runs that can open and close match only if their lengths don't add up to a multiple of three. */
function canMatch(opener: Delimiter, closer: Delimiter): boolean {
  const isAmbiguous = opener.canClose || closer.canOpen;
  const isMultiple = (length: number) => length % 3 === 0;
  return (
    !isAmbiguous ||
    !isMultiple(opener.length + closer.length) ||
    (isMultiple(opener.length) && isMultiple(closer.length))
  );
}

/** The place of the bracket that ends a label; null if there is none, or another label inside. */
function endOfLabel(markdown: string, from: number): number | null {
  for (let at = from; at < markdown.length; at += 1) {
    const char = markdown.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '[') return null;
    else if (char === ']') return at;
  }
  return null;
}

function firstCharacter(text: string): string | null {
  const point = text.codePointAt(0);
  return point === undefined ? null : String.fromCodePoint(point);
}

function lastCharacter(text: string): string | null {
  return firstCharacter(text.slice(-2).replace(/^[^\ud800-\udbff](?=.)/s, '')) ?? null;
}
