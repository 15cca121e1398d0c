import { sameCells } from './cells.ts';
import { blockElements, readCells } from './dom-document.ts';
import { EMPTY_PARAGRAPH } from './edit-document.ts';
import type { Block } from './rich-document.ts';

/** The blocks on the page after someone has typed, and whether they are still the elements that we made. */
export function readBlocks(
  root: HTMLElement,
  before: readonly Block[],
): { readonly blocks: readonly Block[]; readonly isIntact: boolean } {
  const elements = blockElements(root);
  const isIntact =
    elements.length === before.length &&
    elements.every((element, index) => element.dataset.block === String(index)) &&
    hasNothingElse(root);
  const blocks = isIntact
    ? before.map((block, index) => readBlock(block, elements[index]))
    : rebuilt(root, before);
  return { blocks, isIntact };
}

function readBlock(block: Block, element: HTMLElement | undefined): Block {
  if (block.kind !== 'text' || element === undefined) return block;
  const cells = readCells(element);
  return sameCells(cells, block.cells) ? block : { ...block, cells };
}

/** False if the browser has put something beside the blocks. */
function hasNothingElse(root: HTMLElement): boolean {
  return [...root.childNodes].every(
    (node) =>
      node instanceof HTMLElement &&
      (node.dataset.block !== undefined ||
        (/^[uo]l$/.test(node.localName) &&
          [...node.childNodes].every(
            (item) => item instanceof HTMLElement && item.dataset.block !== undefined,
          ))),
  );
}

/** The blocks of a DOM that the browser has rearranged. */
function rebuilt(root: HTMLElement, before: readonly Block[]): readonly Block[] {
  const used = new Set<Block>();
  const blocks = [...root.childNodes].flatMap((node): readonly Block[] => {
    const element = node instanceof HTMLElement ? node : null;
    const inner =
      element?.dataset.block === undefined ? (element ? blockElements(element) : []) : [element];
    if (element === null || inner.length === 0) {
      const cells = readCells(node.parentNode === root && element === null ? wrapped(node) : node);
      return cells.length === 0 ? [] : [{ ...EMPTY_PARAGRAPH, cells }];
    }
    return inner.map((each) => {
      const known = before[Number(each.dataset.block)];
      if (known === undefined || known.kind !== 'text' || used.has(known)) {
        if (known !== undefined && known.kind !== 'text') return known;
        return { ...EMPTY_PARAGRAPH, cells: readCells(each) };
      }
      used.add(known);
      return readBlock(known, each);
    });
  });
  return blocks.length === 0 ? [EMPTY_PARAGRAPH] : blocks;
}

function wrapped(node: Node): Node {
  const wrapper = node.ownerDocument?.createElement('p') ?? node;
  if (wrapper !== node) wrapper.appendChild(node.cloneNode(true));
  return wrapper;
}
