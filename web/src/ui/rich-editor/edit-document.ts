import { isInlineIcon } from '@laneway/domain/text/icons';
import { type Cell, cellsOf, type InlineImage, imageCell, type Marks, NO_MARKS } from './cells.ts';
import type { Block, FixedBlock, RichDocument, TextBlock, TextStyle } from './rich-document.ts';

/** A place between two characters of a block. A fixed block has one before it and one after it. */
export type Point = { readonly block: number; readonly offset: number };

export type Selection = { readonly anchor: Point; readonly focus: Point };

export type EditState = { readonly document: RichDocument; readonly selection: Selection };

export const EMPTY_PARAGRAPH: TextBlock = {
  kind: 'text',
  style: 'paragraph',
  marker: '',
  cells: [],
  origin: null,
};

export function lengthOf(block: Block): number {
  return block.kind === 'text' ? block.cells.length : 1;
}

export function isCollapsed({ anchor, focus }: Selection): boolean {
  return anchor.block === focus.block && anchor.offset === focus.offset;
}

/** The ends of a selection in the order of the text. */
export function endsOf({ anchor, focus }: Selection): { readonly from: Point; readonly to: Point } {
  const isForward =
    anchor.block < focus.block || (anchor.block === focus.block && anchor.offset <= focus.offset);
  return isForward ? { from: anchor, to: focus } : { from: focus, to: anchor };
}

/** A selection that exists in this document. */
export function clampSelection({ blocks }: RichDocument, { anchor, focus }: Selection): Selection {
  const clamp = ({ block, offset }: Point): Point => {
    const index = Math.max(0, Math.min(block, blocks.length - 1));
    const at = blocks[index];
    return { block: index, offset: Math.max(0, Math.min(offset, at ? lengthOf(at) : 0)) };
  };
  return { anchor: clamp(anchor), focus: clamp(focus) };
}

/** The formatting that typed text takes on: that of the character before it; a link only inside of one. */
export function marksAt({ document, selection }: EditState): Marks {
  const { block, offset } = endsOf(selection).from;
  const at = document.blocks[block];
  if (at?.kind !== 'text') return NO_MARKS;
  const before = at.cells[offset - 1];
  const after = at.cells[offset];
  const near = before?.image === null ? before : after;
  if (near === undefined || near.image !== null) return NO_MARKS;
  const link = before?.link === after?.link ? (before?.link ?? null) : null;
  return { bold: near.bold, italic: near.italic, link };
}

export function deleteSelection(state: EditState): EditState {
  if (isCollapsed(state.selection)) return state;
  const { from, to } = endsOf(state.selection);
  const { blocks } = state.document;
  const first = blocks[from.block];
  const last = blocks[to.block];
  if (first === undefined || last === undefined) return state;
  const kept: Block[] = [];
  const head = first.kind === 'text' ? first.cells.slice(0, from.offset) : null;
  const tail = last.kind === 'text' ? last.cells.slice(to.offset) : null;
  if (first.kind !== 'text' && from.offset === 1) kept.push(first);
  const offset = head?.length ?? 0;
  if (first.kind === 'text') kept.push({ ...first, cells: [...(head ?? []), ...(tail ?? [])] });
  else kept.push(last.kind === 'text' ? { ...last, cells: tail ?? [] } : EMPTY_PARAGRAPH);
  const caret = { block: from.block + kept.length - 1, offset };
  if (last.kind !== 'text' && to.offset === 0) kept.push(last);
  return place(state, blocks.toSpliced(from.block, to.block - from.block + 1, ...kept), caret);
}

/** Replaces the selection with cells. */
export function insertCells(state: EditState, cells: readonly Cell[]): EditState {
  const { document, selection } = intoText(deleteSelection(state));
  const { block, offset } = selection.focus;
  const at = document.blocks[block];
  if (at?.kind !== 'text') return state;
  const next = { ...at, cells: at.cells.toSpliced(offset, 0, ...cells) };
  return place({ document, selection }, document.blocks.with(block, next), {
    block,
    offset: offset + cells.length,
  });
}

export function insertText(state: EditState, text: string, marks = marksAt(state)): EditState {
  return insertCells(state, cellsOf(text, marks));
}

/** Enter: another block of the same style; a heading and an empty item are followed by a paragraph. */
export function splitBlock(state: EditState): EditState {
  const given = intoText(deleteSelection(state));
  const { block, offset } = given.selection.focus;
  const at = given.document.blocks[block];
  if (at?.kind !== 'text') return state;
  if (at.cells.length === 0 && at.style !== 'paragraph') return setStyle(given, 'paragraph');
  const isAtEnd = offset === at.cells.length;
  const style = at.style === 'heading' && isAtEnd ? 'paragraph' : at.style;
  const marker = style === at.style ? markerAfter(at) : '';
  const [left, right]: readonly [TextBlock, TextBlock] =
    offset === 0 && !isAtEnd
      ? [{ ...at, cells: [], origin: null }, at]
      : [
          { ...at, cells: isAtEnd ? at.cells : at.cells.slice(0, offset) },
          { kind: 'text', style, marker, cells: at.cells.slice(offset), origin: null },
        ];
  const blocks = given.document.blocks.toSpliced(block, 1, left, right);
  return place(given, blocks, { block: block + 1, offset: 0 });
}

/** Shift and Enter: a new line in a paragraph, and another block elsewhere. */
export function breakLine(state: EditState): EditState {
  const given = intoText(deleteSelection(state));
  const at = given.document.blocks[given.selection.focus.block];
  const hasLines = at?.kind === 'text' && (at.style === 'paragraph' || at.style === 'quote');
  return hasLines ? insertText(given, '\n', NO_MARKS) : splitBlock(given);
}

/** Backspace at the beginning of a block. */
export function joinBackward(state: EditState): EditState {
  const { block } = state.selection.focus;
  const { blocks } = state.document;
  const at = blocks[block];
  const before = blocks[block - 1];
  if (at?.kind === 'text' && at.style !== 'paragraph') return setStyle(state, 'paragraph');
  if (before === undefined) return state;
  if (at?.kind !== 'text') return state;
  // Markdown that isn't shown as it looks is only deleted when it is selected.
  if (before.kind === 'source') return state;
  if (before.kind !== 'text' || before.cells.length === 0)
    return place(state, blocks.toSpliced(block - 1, 1), { block: block - 1, offset: 0 });
  return place(
    state,
    blocks.toSpliced(block - 1, 2, { ...before, cells: [...before.cells, ...at.cells] }),
    { block: block - 1, offset: before.cells.length },
  );
}

/** Delete at the end of a block. */
export function joinForward(state: EditState): EditState {
  const { block } = state.selection.focus;
  const next = state.document.blocks[block + 1];
  if (next === undefined || next.kind === 'source') return state;
  if (next.kind === 'break')
    return place(state, state.document.blocks.toSpliced(block + 1, 1), state.selection.focus);
  const from = state.selection.focus;
  const to = { block: block + 1, offset: 0 };
  return deleteSelection({ ...state, selection: { anchor: from, focus: to } });
}

/** Gives the selected blocks a style, or makes them paragraphs if all have it. */
export function toggleStyle(state: EditState, style: TextStyle): EditState {
  const { from, to } = endsOf(state.selection);
  const chosen = state.document.blocks.slice(from.block, to.block + 1);
  const isOn = chosen.every((block) => block.kind !== 'text' || block.style === style);
  return setStyle(intoText(state), isOn ? 'paragraph' : style);
}

function setStyle(state: EditState, style: TextStyle): EditState {
  const { from, to } = endsOf(state.selection);
  let number = 0;
  const blocks = state.document.blocks.map((block, index): Block => {
    if (index < from.block || index > to.block || block.kind !== 'text') return block;
    number += 1;
    const numbered = `${number}. `;
    const markers = { paragraph: '', heading: '## ', bullet: '- ', numbered, quote: '> ' };
    const marker = markers[style];
    return { ...block, style, marker };
  });
  return { ...state, document: { ...state.document, blocks } };
}

/** Small icons stay in their line; other images get a paragraph of their own. */
export function insertImage(state: EditState, image: InlineImage): EditState {
  if (isInlineIcon(image.alt)) return insertCells(state, [imageCell(image)]);
  return insertBlock(state, { ...EMPTY_PARAGRAPH, cells: [imageCell(image)] });
}

/** The mark between two parts of a text. */
export function insertBreak(state: EditState): EditState {
  const divider: FixedBlock = { kind: 'break', source: '~~~', origin: null };
  return insertBlock(state, divider);
}

function insertBlock(state: EditState, inserted: Block): EditState {
  const split = splitBlock(intoText(deleteSelection(state)));
  const { block } = split.selection.focus;
  const before = split.document.blocks[block - 1];
  const isEmpty = before?.kind === 'text' && before.cells.length === 0;
  const blocks = split.document.blocks.toSpliced(
    isEmpty ? block - 1 : block,
    isEmpty ? 1 : 0,
    inserted,
  );
  return place(split, blocks, { block: isEmpty ? block : block + 1, offset: 0 });
}

/** Puts pasted blocks in place of the selection; the first and last join the text around them. */
export function insertBlocks(state: EditState, inserted: readonly Block[]): EditState {
  const [first] = inserted;
  if (first === undefined) return state;
  if (inserted.length === 1 && first.kind === 'text' && first.style === 'paragraph')
    return insertCells(state, first.cells);
  const given = intoText(deleteSelection(state));
  const { block, offset } = given.selection.focus;
  const at = given.document.blocks[block];
  if (at?.kind !== 'text') return state;
  const last = inserted.at(-1) ?? first;
  const before = offset > 0 ? [{ ...at, cells: at.cells.slice(0, offset) }] : [];
  const rest = at.cells.slice(offset);
  const after: readonly Block[] =
    rest.length > 0
      ? [offset > 0 ? { ...at, cells: rest, origin: null } : at]
      : last.kind === 'text'
        ? []
        : [EMPTY_PARAGRAPH];
  const blocks = given.document.blocks.toSpliced(block, 1, ...before, ...inserted, ...after);
  const end = block + before.length + inserted.length - 1;
  const caret =
    last.kind === 'text' ? { block: end, offset: lengthOf(last) } : { block: end + 1, offset: 0 };
  return place(given, blocks, caret);
}

/** The selected part as a document of its own. */
export function selectedPart({ document, selection }: EditState): RichDocument {
  const { from, to } = endsOf(selection);
  const blocks = document.blocks.slice(from.block, to.block + 1).map((block, index): Block => {
    if (block.kind !== 'text') return { ...block, origin: null };
    const at = from.block + index;
    const start = at === from.block ? from.offset : 0;
    const end = at === to.block ? to.offset : block.cells.length;
    return { ...block, cells: block.cells.slice(start, end), origin: null };
  });
  return { blocks, tail: '' };
}

/** Text can't be typed into a fixed block, so the caret moves into a paragraph beside it. */
function intoText(state: EditState): EditState {
  const { block, offset } = state.selection.focus;
  const { blocks } = state.document;
  if (blocks[block]?.kind === 'text') return state;
  const index = blocks.length === 0 ? 0 : block + offset;
  return place(state, blocks.toSpliced(index, 0, EMPTY_PARAGRAPH), { block: index, offset: 0 });
}

function markerAfter({ style, marker }: TextBlock): string {
  if (style !== 'numbered') return marker;
  return marker.replace(/^\d+/, (number) => String((Number(number) + 1) % 1_000_000_000));
}

function place(state: EditState, blocks: readonly Block[], caret: Point): EditState {
  return {
    document: { ...state.document, blocks },
    selection: { anchor: caret, focus: caret },
  };
}
