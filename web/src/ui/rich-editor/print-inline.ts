import { type Cell, type Mark, runsOf, sameCells, sameMarks } from './cells.ts';
import { parseInline } from './parse-inline.ts';

const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s/;
/** Always escaped; the others only where they would mean something. */
const ALWAYS = /[\\`*[\]<]/;

/**
 * Markdown for a formatted text. Emphasis that Markdown can't express, such as bold that ends with a full stop inside a
 * word, gives way; the characters never do.
 */
export function printInline(cells: readonly Cell[]): string {
  const tidy = withoutMarkedEdges(cells);
  for (const attempt of [tidy, withoutMarkedPunctuation(tidy)]) {
    const printed = printRuns(attempt);
    const read = parseInline(printed);
    if (read !== null && sameCells(read, attempt)) return printed;
  }
  return printRuns(tidy.map((cell) => ({ ...cell, bold: false, italic: false })));
}

/** A text in a state that Markdown can express. */
export function expressible(cells: readonly Cell[]): readonly Cell[] {
  return parseInline(printInline(cells)) ?? cells;
}

const MARKS: readonly Mark[] = ['bold', 'italic'];
const SIGNS: Readonly<Record<Mark, string>> = { bold: '**', italic: '*' };

function printRuns(cells: readonly Cell[]): string {
  let printed = '';
  for (let from = 0; from < cells.length; ) {
    const link = cells[from]?.link ?? null;
    const end = cells.findIndex((cell, at) => at > from && cell.link !== link);
    const part = cells.slice(from, end < 0 ? cells.length : end);
    const next = cells[from + part.length];
    const isBeforeBracket = next !== undefined && next.link !== null;
    const text = printEmphasis(part, isBeforeBracket, cells, from);
    printed += link === null ? text : `[${text}](${destination(link)})`;
    from += part.length;
  }
  return printed;
}

/** Text with emphasis and images, outside of links or inside of one. */
function printEmphasis(
  part: readonly Cell[],
  isBeforeBracket: boolean,
  cells: readonly Cell[],
  offset: number,
): string {
  let printed = '';
  let open: Mark[] = [];
  let at = 0;
  for (const run of runsOf(part)) {
    const [first] = run;
    if (first === undefined) continue;
    const kept = open.findIndex((mark) => !first[mark]);
    const closed = kept < 0 ? [] : open.slice(kept);
    printed += closed
      .toReversed()
      .map((mark) => SIGNS[mark])
      .join('');
    open = kept < 0 ? open : open.slice(0, kept);
    const opened = MARKS.filter((mark) => first[mark] && !open.includes(mark));
    // The mark that lasts longer is opened first.
    const lasts = (mark: Mark) => {
      const end = part.findIndex((cell, index) => index > at && !cell[mark]);
      return end < 0 ? part.length : end;
    };
    opened.sort((a, b) => lasts(b) - lasts(a));
    printed += opened.map((mark) => SIGNS[mark]).join('');
    open = [...open, ...opened];
    if (first.image !== null) {
      const alt = first.image.alt.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_[\]<>&~]/g, '\\$&');
      printed += `![${alt}](${destination(first.image.uri)})`;
    } else {
      run.forEach((_, index) => {
        printed += escaped(
          cells,
          offset + at + index,
          isBeforeBracket && at + index === part.length - 1,
        );
      });
    }
    at += run.length;
  }
  return (
    printed +
    open
      .toReversed()
      .map((mark) => SIGNS[mark])
      .join('')
  );
}

function escaped(cells: readonly Cell[], at: number, isBeforeBracket: boolean): string {
  const charAt = (index: number) => {
    const cell = cells[index];
    return cell === undefined || cell.image !== null ? '' : cell.char;
  };
  const char = charAt(at);
  /** Marks between two characters would come before the letter. */
  const isWord = (index: number) => {
    const [cell, here] = [cells[index], cells[at]];
    return (
      cell !== undefined && here !== undefined && sameMarks(cell, here) && WORD.test(charAt(index))
    );
  };
  if (ALWAYS.test(char)) return `\\${char}`;
  switch (char) {
    case '_':
      return isWord(at - 1) && isWord(at + 1) ? char : `\\${char}`;
    case '&':
      return /[#a-z0-9]/i.test(charAt(at + 1)) ? `\\${char}` : char;
    case '!':
      return isBeforeBracket ? `\\${char}` : char;
    case '~':
      // Three in a row divide the text before it is read as Markdown.
      return charAt(at - 1) === '~' || charAt(at + 1) === '~' ? `\\${char}` : char;
    default:
      return char;
  }
}

function destination(address: string): string {
  const safe = address
    .replaceAll(/[\\\n<>]/g, encodeURIComponent)
    .replaceAll(/&(?=#|[a-z0-9]+;)/gi, '%26');
  return /[\s()]/.test(safe) || safe === '' ? `<${safe}>` : safe;
}

/** Spaces at the ends of emphasis would keep it from being recognised. */
function withoutMarkedEdges(cells: readonly Cell[]): readonly Cell[] {
  return MARKS.reduce((given, mark) => withoutEdges(given, mark, SPACE), cells);
}

function withoutMarkedPunctuation(cells: readonly Cell[]): readonly Cell[] {
  return MARKS.reduce((given, mark) => withoutEdges(given, mark, /[\p{P}\p{S}\s]/u), cells);
}

function withoutEdges(cells: readonly Cell[], mark: Mark, edge: RegExp): readonly Cell[] {
  const next = [...cells];
  const clearFrom = (start: number, step: 1 | -1) => {
    for (let at = start; ; at += step) {
      const cell = next[at];
      if (cell === undefined || !cell[mark] || cell.image !== null || !edge.test(cell.char)) return;
      next[at] = { ...cell, [mark]: false };
    }
  };
  // Emphasis ends where a link begins or ends, so these are edges as well.
  for (let at = 0; at < next.length; at += 1) {
    const isStart = at === 0 || !next[at - 1]?.[mark] || next[at - 1]?.link !== next[at]?.link;
    if (isStart) clearFrom(at, 1);
  }
  for (let at = next.length - 1; at >= 0; at -= 1) {
    const isEnd = !next[at + 1]?.[mark] || next[at + 1]?.link !== next[at]?.link;
    if (isEnd) clearFrom(at, -1);
  }
  return next;
}
