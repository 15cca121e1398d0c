import { type Cell, cellsOf, type Mark, type Marks, NO_MARKS } from './cells.ts';
import {
  type EditState,
  endsOf,
  insertCells,
  isCollapsed,
  marksAt,
  selectedPart,
} from './edit-document.ts';
import { expressible } from './print-inline.ts';
import type { Block, TextBlock } from './rich-document.ts';

/** True if all selected characters have a mark. */
export function hasMark(state: EditState, mark: Mark): boolean {
  if (isCollapsed(state.selection)) return marksAt(state)[mark];
  const cells = selectedCells(state).filter(({ char }) => char.trim() !== '');
  return cells.length > 0 && cells.every((cell) => cell[mark]);
}

export function toggleMark(state: EditState, mark: Mark): EditState {
  const isOn = !hasMark(state, mark);
  return changeSelected(state, (cell) => ({ ...cell, [mark]: isOn }));
}

/** The link at the selection; null if there is none. */
export function linkAt({ document, selection }: EditState): string | null {
  const { block, offset } = endsOf(selection).from;
  const at = document.blocks[block];
  if (at?.kind !== 'text') return null;
  return (
    at.cells[offset]?.link ?? (isCollapsed(selection) ? at.cells[offset - 1]?.link : null) ?? null
  );
}

/**
 * Links the selection or the link around the caret; without either it inserts a text with the link, which is the address
 * unless another is given. Null removes the link.
 */
export function setLink(state: EditState, link: string | null, text = ''): EditState {
  const around = isCollapsed(state.selection) ? selectLink(state) : state;
  if (!isCollapsed(around.selection))
    return changeSelected(around, (cell) => (cell.image === null ? { ...cell, link } : cell));
  return link === null ? state : insertCells(state, linkBetweenWords(state, text || link, link));
}

/** A text with a link, apart from the words around it. */
function linkBetweenWords(
  { document, selection }: EditState,
  text: string,
  link: string,
): readonly Cell[] {
  const { block, offset } = selection.focus;
  const at = document.blocks[block];
  const cells = at?.kind === 'text' ? at.cells : [];
  const spaceAfter = (char: string | undefined) => (/[\s([“‘]/.test(char ?? ' ') ? '' : ' ');
  const spaceBefore = (char: string | undefined) =>
    /[\s.,;:!?)\]”’]/.test(char ?? ' ') ? '' : ' ';
  return [
    ...cellsOf(spaceAfter(cells[offset - 1]?.char)),
    ...cellsOf(text, { ...NO_MARKS, link }),
    ...cellsOf(spaceBefore(cells[offset]?.char)),
  ];
}

/** Markdown at the start of a paragraph that makes it a heading, an item or a quote as soon as a space is typed after it. */
const BLOCK_SIGN = /^(?:(#{1,6})|[-*+]|(\d{1,9}[.)])|(>))[ \u00a0]$/;

/**
 * Formats what has just been typed as Markdown before the caret: `# `, `- `, `1. ` and `> ` at the start of a paragraph,
 * `**bold**`, `*italic*` and `[text](address)`. The same state if there is none.
 */
export function formatTyped(
  state: EditState,
  addressOf: (typed: string) => string | null,
): EditState {
  const { block, offset } = state.selection.focus;
  const at = state.document.blocks[block];
  if (!isCollapsed(state.selection) || at?.kind !== 'text') return state;
  const replace = (next: TextBlock, caret: number): EditState => ({
    document: { ...state.document, blocks: state.document.blocks.with(block, next) },
    selection: { anchor: { block, offset: caret }, focus: { block, offset: caret } },
  });
  const typed = at.cells.slice(0, offset);
  const text = typed.map(({ char }) => char).join('');
  const sign = at.style === 'paragraph' ? BLOCK_SIGN.exec(text) : null;
  if (sign !== null) {
    const [, hashes, number, quote] = sign;
    const marker = `${hashes ?? number ?? quote ?? '-'} `;
    const other = quote === undefined ? 'bullet' : 'quote';
    const style = hashes !== undefined ? 'heading' : number !== undefined ? 'numbered' : other;
    return replace({ ...at, style, marker, cells: at.cells.slice(offset) }, 0);
  }
  const found = findMarked(text) ?? findTypedLink(text, addressOf);
  if (found === null || typed.slice(found.start).some(({ link }) => link !== null)) return state;
  const { start, from, to, marks } = found;
  const formatted = typed.slice(from, to).map((cell) => ({ ...cell, ...marks }));
  const cells = [...typed.slice(0, start), ...formatted, ...at.cells.slice(offset)];
  return replace({ ...at, cells }, start + formatted.length);
}

/** Where Markdown begins, what is inside of it, and what it means. */
type Typed = {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly marks: Partial<Marks>;
};

const SIGNS = [
  ['**', { bold: true }],
  ['__', { bold: true }],
  ['*', { italic: true }],
  ['_', { italic: true }],
] as const;

function findMarked(text: string): Typed | null {
  for (const [sign, marks] of SIGNS) {
    const to = text.length - sign.length;
    const start = text.lastIndexOf(sign, to - 1);
    if (!text.endsWith(sign) || start < 0) continue;
    const from = start + sign.length;
    // Signs inside of words and between spaces are meant as they are.
    const startsWord = /[\s(“‘—–]/.test(text[start - 1] ?? ' ');
    if (startsWord && isPhrase(text.slice(from, to))) return { start, from, to, marks };
  }
  return null;
}

function findTypedLink(text: string, addressOf: (typed: string) => string | null): Typed | null {
  const to = text.lastIndexOf('](');
  const start = text.lastIndexOf('[', to);
  if (!text.endsWith(')') || to < 0 || start < 0 || text[start - 1] === '!') return null;
  const link = addressOf(text.slice(to + 2, -1));
  const isLink = link !== null && isPhrase(text.slice(start + 1, to));
  return isLink ? { start, from: start + 1, to, marks: { link } } : null;
}

function isPhrase(text: string): boolean {
  return text !== '' && text.trim() === text && !text.includes('\n');
}

function selectLink(state: EditState): EditState {
  const link = linkAt(state);
  const { block, offset } = state.selection.focus;
  const at = state.document.blocks[block];
  if (link === null || at?.kind !== 'text') return state;
  let [start, end] = [offset, offset];
  while (at.cells[start - 1]?.link === link) start -= 1;
  while (at.cells[end]?.link === link) end += 1;
  return {
    ...state,
    selection: { anchor: { block, offset: start }, focus: { block, offset: end } },
  };
}

function selectedCells(state: EditState): readonly Cell[] {
  return selectedPart(state).blocks.flatMap((block) => (block.kind === 'text' ? block.cells : []));
}

function changeSelected(state: EditState, change: (cell: Cell) => Cell): EditState {
  const { from, to } = endsOf(state.selection);
  const blocks = state.document.blocks.map((block, index): Block => {
    if (index < from.block || index > to.block || block.kind !== 'text') return block;
    const start = index === from.block ? from.offset : 0;
    const end = index === to.block ? to.offset : block.cells.length;
    const cells = block.cells.map((cell, at) => (at >= start && at < end ? change(cell) : cell));
    return { ...block, cells: expressibleLines(cells) };
  });
  return { ...state, document: { ...state.document, blocks } };
}

/** Shows at once what Markdown can't express, such as bold spaces at the end of a word. */
function expressibleLines(cells: readonly Cell[]): readonly Cell[] {
  const lines: Cell[][] = [[]];
  for (const cell of cells) {
    lines.at(-1)?.push(cell);
    if (cell.char === '\n' && cell.image === null) lines.push([]);
  }
  return lines.flatMap((line) => {
    const end = line.at(-1)?.char === '\n' ? line.slice(-1) : [];
    const text = end.length > 0 ? line.slice(0, -1) : line;
    const expressed = expressible(text);
    return [...(expressed.length === text.length ? expressed : text), ...end];
  });
}
