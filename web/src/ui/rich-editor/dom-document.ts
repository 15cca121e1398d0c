import { isInlineIcon } from '@laneway/domain/text/icons';
import { imageSource } from '@laneway/domain/text/image-sources';
import { type Cell, cellsOf, imageCell, type Marks, NO_MARKS, runsOf } from './cells.ts';
import type { Point } from './edit-document.ts';
import type { Block, RichDocument, TextBlock } from './rich-document.ts';
import styles from './rich-editor.module.css';

/** Shows a document inside an editable element. */
export function renderDocument(root: HTMLElement, { blocks }: RichDocument): void {
  const shown: HTMLElement[] = [];
  let list: HTMLElement | null = null;
  blocks.forEach((block, index) => {
    const element = elementOf(block);
    element.dataset.block = String(index);
    const tag = listOf(block);
    if (tag === null) {
      list = null;
      shown.push(element);
      return;
    }
    if (list?.localName !== tag) {
      list = document.createElement(tag);
      if (block.kind === 'text' && tag === 'ol')
        list.setAttribute('start', String(Number.parseInt(block.marker, 10)));
      shown.push(list);
    }
    list.append(element);
  });
  root.replaceChildren(...shown);
}

function listOf(block: Block): 'ul' | 'ol' | null {
  if (block.kind !== 'text') return null;
  if (block.style === 'bullet') return 'ul';
  return block.style === 'numbered' ? 'ol' : null;
}

function elementOf(block: Block): HTMLElement {
  if (block.kind === 'text') return textElement(block);
  const element = document.createElement('div');
  element.contentEditable = 'false';
  element.className = (block.kind === 'break' ? styles.break : styles.source) ?? '';
  const shown = document.createElement(block.kind === 'break' ? 'span' : 'pre');
  shown.textContent = block.kind === 'break' ? 'Paragraph break' : block.source;
  element.append(shown);
  return element;
}

function textElement({ style, marker, cells }: TextBlock): HTMLElement {
  // The page's title is the only h1, as where visitors read the text.
  const level = Math.min(6, marker.trim().length + 1);
  const heading = `h${level}`;
  const tags = { paragraph: 'p', heading, bullet: 'li', numbered: 'li', quote: 'blockquote' };
  const element = document.createElement(tags[style]);
  element.append(...runsOf(cells).flatMap(runNodes));
  // The browser shows no line for an empty block, and none after a last line break.
  if (cells.length === 0 || cells.at(-1)?.char === '\n') element.append(lineBreak('filler'));
  return element;
}

function runNodes(run: readonly Cell[]): readonly Node[] {
  const [first] = run;
  if (first === undefined) return [];
  const nodes = first.image === null ? textNodes(run) : [imageElement(first)];
  const wrap = (inner: readonly Node[], tag: string): readonly HTMLElement[] => {
    const outer = document.createElement(tag);
    outer.append(...inner);
    return [outer];
  };
  let wrapped: readonly Node[] = nodes;
  if (first.italic) wrapped = wrap(wrapped, 'em');
  if (first.bold) wrapped = wrap(wrapped, 'strong');
  if (first.link === null) return wrapped;
  const [link] = wrap(wrapped, 'a');
  if (link === undefined) return wrapped;
  // Without an address, so that nothing is followed by mistake while editing.
  link.dataset.link = first.link;
  link.title = first.link;
  return [link];
}

function textNodes(run: readonly Cell[]): readonly Node[] {
  const lines = run
    .map(({ char }) => char)
    .join('')
    .split('\n');
  return lines.flatMap((line, index) => [
    ...(index > 0 ? [lineBreak('line')] : []),
    ...(line === '' ? [] : [document.createTextNode(line)]),
  ]);
}

function lineBreak(kind: 'line' | 'filler'): HTMLElement {
  const element = document.createElement('br');
  element.dataset[kind] = '';
  return element;
}

function imageElement({ image }: Cell): HTMLElement {
  const element = document.createElement('img');
  const { uri, alt } = image ?? { uri: '', alt: '' };
  element.src = imageSource(uri) ?? '';
  element.alt = alt;
  element.dataset.uri = uri;
  element.draggable = false;
  element.className = (isInlineIcon(alt) ? styles.icon : styles.image) ?? '';
  return element;
}

/** The elements of the blocks, in order. */
export function blockElements(root: HTMLElement): readonly HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-block]')];
}

/** The content of an element, after the browser or an input method changed it. */
export function readCells(parent: Node, marks: Marks = NO_MARKS): readonly Cell[] {
  return [...parent.childNodes].flatMap((node): readonly Cell[] => {
    if (node instanceof Text) return cellsOf(node.data.replaceAll('\u200b', ''), marks);
    if (!(node instanceof HTMLElement)) return [];
    switch (node.localName) {
      case 'br':
        return node.dataset.line === undefined ? [] : cellsOf('\n', marks);
      case 'img': {
        const { uri } = node.dataset;
        const alt = node.getAttribute('alt') ?? '';
        return uri === undefined ? [] : [imageCell({ uri, alt }, marks)];
      }
      case 'strong':
      case 'b':
        return readCells(node, { ...marks, bold: true });
      case 'em':
      case 'i':
        return readCells(node, { ...marks, italic: true });
      case 'a':
        return readCells(node, { ...marks, link: node.dataset.link ?? marks.link });
      default:
        return readCells(node, marks);
    }
  });
}

/** The place in the document of a place in the DOM; null outside of the editor. */
export function pointOf(root: HTMLElement, node: Node, offset: number): Point | null {
  if (!root.contains(node)) return null;
  const element = node instanceof Element ? node : node.parentElement;
  const block = element?.closest<HTMLElement>('[data-block]') ?? null;
  if (block === null || !root.contains(block)) {
    // Between two blocks.
    const blocks = blockElements(root);
    const next = blocks.findIndex((each) => {
      const child = node.childNodes[offset];
      return child !== undefined && (child === each || child.contains(each));
    });
    if (next >= 0) return { block: next, offset: 0 };
    const last = blocks.at(-1);
    if (last === undefined) return null;
    const length = last.contentEditable === 'false' ? 1 : readCells(last).length;
    return { block: blocks.length - 1, offset: length };
  }
  const index = Number(block.dataset.block);
  if (block.contentEditable === 'false') return { block: index, offset: offset > 0 ? 1 : 0 };
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(node, offset);
  return { block: index, offset: readCells(range.cloneContents()).length };
}

/** The place in the DOM of a place in the document. */
export function domPoint(root: HTMLElement, { block, offset }: Point): [Node, number] | null {
  const element = root.querySelector<HTMLElement>(`[data-block="${block}"]`);
  if (element === null) return null;
  if (element.contentEditable === 'false') {
    const parent = element.parentNode ?? root;
    return [parent, [...parent.childNodes].indexOf(element) + offset];
  }
  return findOffset(element, offset) ?? [element, element.childNodes.length];
}

function findOffset(parent: Node, offset: number): [Node, number] | null {
  let left = offset;
  for (const [index, node] of [...parent.childNodes].entries()) {
    if (node instanceof Text) {
      if (left <= node.data.length) return [node, left];
      left -= node.data.length;
    } else if (
      node instanceof HTMLElement &&
      (node.localName === 'br' || node.localName === 'img')
    ) {
      if (left === 0) return [parent, index];
      if (node.localName === 'img' || node.dataset.line !== undefined) left -= 1;
    } else {
      const length = readCells(node).length;
      if (left <= length) return findOffset(node, left) ?? [node, node.childNodes.length];
      left -= length;
    }
  }
  return left === 0 ? [parent, parent.childNodes.length] : null;
}
