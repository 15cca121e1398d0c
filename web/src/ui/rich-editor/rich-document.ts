import { type Cell, textOfCells } from './cells.ts';
import { parseInline } from './parse-inline.ts';
import { printInline } from './print-inline.ts';

/** Where a block stood in the text that was opened, and what it was there. */
export type Origin = {
  readonly index: number;
  readonly source: string;
  /** The text between the block before and this one. */
  readonly gap: string;
  /** As it was read. A block that still has these is printed as it was. */
  readonly cells: readonly Cell[];
  readonly style: TextStyle;
};

export type TextStyle = 'paragraph' | 'heading' | 'bullet' | 'numbered' | 'quote';

/** A paragraph, heading, item of a list or paragraph of a quote. */
export type TextBlock = {
  readonly kind: 'text';
  readonly style: TextStyle;
  /** The beginning of the block in Markdown, in each line for a quote; empty for a paragraph. */
  readonly marker: string;
  readonly cells: readonly Cell[];
  readonly origin: Origin | null;
};

/** Anything that isn't edited as it looks: `~~~`, and Markdown that we don't read. */
export type FixedBlock = {
  readonly kind: 'break' | 'source';
  readonly source: string;
  readonly origin: Origin | null;
};

export type Block = TextBlock | FixedBlock;

export type RichDocument = {
  readonly blocks: readonly Block[];
  /** The text after the last block. */
  readonly tail: string;
};

const BLANK = /^[ \t]*$/;
const BREAK = /^[ \t]*~{3,}[ \t]*$/;
const HEADING = /^(#{1,6} )(.*)$/;
const QUOTED = /^>(?: (.*))?$/;
const ITEM = /^((?:[-*+]|\d{1,9}[.)]) )(.*)$/;
/** From here to the next `~~~`, blank lines needn't end a block. */
const OPENS_SOURCE = /^[ \t]*(?:```|<[a-z!?/])/i;
/** Beginnings of lines that mean something else than text. */
const BLOCK_START =
  /^(?:[ \t]|>|#{1,6}(?:[ \t]|$)|(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)|=+[ \t]*$|-+[ \t]*$|\[[^\]]*\]:)/;
const RULE = /^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const CONTROL = /(?!\n)\p{Cc}/u;

/** Reads a text in blocks. `printDocument` gives back exactly this text. */
export function parseDocument(text: string): RichDocument {
  const blocks: Block[] = [];
  let gap = '';
  const add = (block: Omit<TextBlock, 'origin'> | Omit<FixedBlock, 'origin'>, source: string) => {
    const cells = block.kind === 'text' ? block.cells : [];
    const style = block.kind === 'text' ? block.style : 'paragraph';
    blocks.push({ ...block, origin: { index: blocks.length, source, gap, cells, style } });
    gap = '';
  };
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const isLast = at === lines.length - 1;
    if (BLANK.test(line)) {
      gap += isLast ? line : `${line}\n`;
      at += 1;
      continue;
    }
    const end = BREAK.test(line) ? at + 1 : endOfChunk(lines, at);
    const chunk = lines.slice(at, end);
    if (BREAK.test(line)) add({ kind: 'break', source: line }, line);
    else {
      const parts = readChunk(chunk);
      if (parts === null) add({ kind: 'source', source: chunk.join('\n') }, chunk.join('\n'));
      else {
        parts.forEach(({ source, gap: before = '\n', ...block }, index) => {
          if (index > 0) gap = before;
          add(block, source);
        });
      }
    }
    gap = end < lines.length ? '\n' : '';
    at = end;
  }
  return { blocks, tail: gap };
}

function endOfChunk(lines: readonly string[], from: number): number {
  let end = from;
  let isOpen = false;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    if (BREAK.test(line) || (BLANK.test(line) && !isOpen)) break;
    isOpen ||= OPENS_SOURCE.test(line);
  }
  return end;
}

type Read = Omit<TextBlock, 'origin'> & {
  readonly source: string;
  /** The text before it, if that isn't the end of a line alone. */
  readonly gap?: string;
};

/** The blocks of lines without a blank line between them; null if any isn't understood. */
function readChunk(lines: readonly string[]): readonly Read[] | null {
  const whole = lines.join('\n');
  if (CONTROL.test(whole) || /~{3,}/.test(whole) || lines.some((line) => OPENS_SOURCE.test(line)))
    return null;
  const read: Read[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const marked = RULE.test(line) ? null : readMarked(line);
    if (marked !== null) {
      if (!mayFollow(marked, read.at(-1))) return null;
      read.push(marked);
      at += 1;
      continue;
    }
    let end = at;
    while (QUOTED.test(lines[end] ?? '')) end += 1;
    if (end > at) {
      const quoted = readQuote(lines.slice(at, end));
      if (quoted === null) return null;
      read.push(...quoted);
      at = end;
      continue;
    }
    while (end < lines.length && isPlain(lines[end] ?? '')) end += 1;
    const before = read.at(-1);
    // Text right below an item belongs to the item.
    if (end === at || (before !== undefined && before.style !== 'heading')) return null;
    const source = lines.slice(at, end).join('\n');
    const cells = readParagraph(source);
    if (cells === null) return null;
    read.push({ kind: 'text', style: 'paragraph', marker: '', cells, source });
    at = end;
  }
  return read;
}

function isPlain(line: string): boolean {
  return !BLOCK_START.test(line) && !RULE.test(line);
}

/** A heading or an item of a list. */
function readMarked(line: string): Read | null {
  const heading = HEADING.exec(line);
  const [, marker = '', content = ''] = heading ?? ITEM.exec(line) ?? [];
  if (marker === '' || content === '' || !isPlain(content) || /[ \t]$/.test(content)) return null;
  if (heading !== null && /(?:^|[ \t])#+$/.test(content)) return null;
  const cells = parseInline(content);
  if (cells === null || cells.length === 0) return null;
  const listed = /^\d/.test(marker) ? 'numbered' : 'bullet';
  return {
    kind: 'text',
    style: heading === null ? listed : 'heading',
    marker,
    cells,
    source: line,
  };
}

/** The paragraphs of a quote, which lines without text divide. */
function readQuote(lines: readonly string[]): readonly Read[] | null {
  const read: Read[] = [];
  let gap = '\n';
  for (let at = 0; at < lines.length; ) {
    const texts = textsOfQuote(lines, at);
    if (texts.length === 0) {
      gap += `${lines[at] ?? ''}\n`;
      at += 1;
      continue;
    }
    const isRead = texts.every((text) => isPlain(text) && !OPENS_SOURCE.test(text));
    const cells = isRead ? readParagraph(texts.join('\n')) : null;
    if (cells === null) return null;
    const source = lines.slice(at, at + texts.length).join('\n');
    read.push({ kind: 'text', style: 'quote', marker: '> ', cells, source, gap });
    gap = '\n';
    at += texts.length;
  }
  // Lines without text at either end belong to no paragraph.
  return gap === '\n' && !isBlankQuote(lines[0]) ? read : null;
}

function textsOfQuote(lines: readonly string[], from: number): readonly string[] {
  const end = lines.findIndex((line, index) => index >= from && isBlankQuote(line));
  return lines.slice(from, end < 0 ? lines.length : end).map((line) => line.slice(2));
}

function isBlankQuote(line = ''): boolean {
  return BLANK.test(line.slice(1));
}

/** True if a line begins a block of its own after this one, and isn't taken for more of it. */
function mayFollow(block: Read, before: Read | undefined): boolean {
  if (before === undefined || before.style === 'heading' || block.style !== 'numbered') return true;
  if (before.style === 'numbered' && before.marker.trim().at(-1) === block.marker.trim().at(-1))
    return true;
  return /^1[.)] /.test(block.marker);
}

/** A paragraph; line breaks without two spaces before them are spaces. */
function readParagraph(source: string): readonly Cell[] | null {
  // A backslash at the end of a line breaks it, unless it is escaped itself.
  if (/(?<!\\)(?:\\\\)*\\(?:\n|$)/.test(source)) return null;
  const lines = source.split('\n');
  const joined = lines.map((line, index) => {
    const text = line.slice(0, lastLetter(line) + 1);
    if (index === lines.length - 1) return text;
    return text + (line.endsWith('  ') ? '\n' : ' ');
  });
  return parseInline(joined.join(''));
}

/** The place of the last character that isn't a space. */
function lastLetter(line: string): number {
  let at = line.length - 1;
  while (line.charAt(at) === ' ') at -= 1;
  return at;
}

/** The Markdown of a document: blocks that weren't changed as they were written, byte for byte. */
export function printDocument({ blocks, tail }: RichDocument): string {
  let printed = '';
  let before: Block | null = null;
  for (const block of blocks) {
    const source = printBlock(block);
    if (source === '') continue;
    printed += gapBetween(before, block) + source;
    before = block;
  }
  return before === null && blocks.length > 0 ? '' : printed + tail;
}

function printBlock(block: Block): string {
  if (isUnchanged(block)) return block.origin?.source ?? '';
  if (block.kind !== 'text') return block.source;
  const { style, marker, cells } = block;
  if (textOfCells(cells).trim() === '' && cells.every(({ image }) => image === null)) return '';
  if (style === 'paragraph' || style === 'quote') {
    const lines = splitLines(cells).map(printLine).filter(Boolean);
    return lines.map((each) => marker + each).join('  \n');
  }
  const line = printLine(cells.map((cell) => (cell.char === '\n' ? { ...cell, char: ' ' } : cell)));
  const isClosed = style === 'heading' && /(?:^|[ \t])#+$/.test(line);
  return `${marker}${isClosed ? line.replace(/#$/, '\\#') : line}`;
}

/** True if it is the block that was opened, and nothing in it was changed. */
export function isUnchanged({ origin, ...block }: Block): boolean {
  if (origin === null) return false;
  return block.kind !== 'text' || (block.cells === origin.cells && block.style === origin.style);
}

function splitLines(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const lines: Cell[][] = [[]];
  for (const cell of cells) {
    if (cell.char === '\n' && cell.image === null) lines.push([]);
    else lines.at(-1)?.push(cell);
  }
  return lines;
}

/** A line of text, with what would mean something at its beginning escaped. */
function printLine(cells: readonly Cell[]): string {
  const isSpace = ({ char, image }: Cell) => image === null && /[ \t]/.test(char);
  const from = cells.findIndex((cell) => !isSpace(cell));
  const to = cells.findLastIndex((cell) => !isSpace(cell));
  if (from < 0) return '';
  const line = printInline(cells.slice(from, to + 1));
  const number = /^\d{1,9}(?=[.)](?:[ \t]|$))/.exec(line);
  if (number !== null) return `${number[0]}\\${line.slice(number[0].length)}`;
  return /^(?:#{1,6}(?:[ \t]|$)|[-+](?:[ \t]|$)|>|=+[ \t]*$|-[- \t]*$)/.test(line)
    ? `\\${line}`
    : line;
}

/** Between two blocks of a list, and of a quote. */
const GAPS_INSIDE: Readonly<Partial<Record<TextStyle, string>>> = {
  bullet: '\n',
  numbered: '\n',
  quote: '\n>\n',
};

function gapBetween(before: Block | null, block: Block): string {
  const { origin } = block;
  const wasAfter = before === null ? -1 : (before.origin?.index ?? null);
  const isSame = (each: Block | null) =>
    each === null || each.kind !== 'text' || each.style === each.origin?.style;
  if (origin !== null && wasAfter === origin.index - 1 && isSame(before) && isSame(block))
    return origin.gap;
  if (before === null) return '';
  if (before.kind !== 'text' || block.kind !== 'text' || before.style !== block.style)
    return '\n\n';
  return GAPS_INSIDE[block.style] ?? '\n\n';
}
