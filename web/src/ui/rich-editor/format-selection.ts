import { type Cell, cellsOf, type Mark, NO_MARKS } from './cells.ts';
import {
  type EditState,
  endsOf,
  insertCells,
  isCollapsed,
  marksAt,
  selectedPart,
} from './edit-document.ts';
import { expressible } from './print-inline.ts';
import type { Block } from './rich-document.ts';

/** Whether all selected characters have a mark. */
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

/** Links the selection, the link around the caret, or else the address itself. Null removes the link. */
export function setLink(state: EditState, link: string | null): EditState {
  const around = isCollapsed(state.selection) ? selectLink(state) : state;
  if (!isCollapsed(around.selection))
    return changeSelected(around, (cell) => (cell.image === null ? { ...cell, link } : cell));
  return link === null ? state : insertCells(state, cellsOf(link, { ...NO_MARKS, link }));
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
