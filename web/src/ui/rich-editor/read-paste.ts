import { classifyLink } from '@laneway/domain/text/links';
import { type Cell, cellsOf, type Marks, NO_MARKS } from './cells.ts';
import { EMPTY_PARAGRAPH } from './edit-document.ts';
import { type Block, parseDocument, type TextBlock } from './rich-document.ts';

const MARKDOWN_TYPE = 'text/x-laneway-markdown';

/** Puts Markdown on the clipboard: for other programs as plain text, and for our editors as what it is. */
export function writeClipboard(data: DataTransfer, markdown: string): void {
  data.setData('text/plain', markdown);
  data.setData(MARKDOWN_TYPE, markdown);
}

/** The blocks of a paste: from Markdown of our editors if there is any, else from HTML, else from plain text. */
export function readClipboard(data: DataTransfer): readonly Block[] {
  const markdown = data.getData(MARKDOWN_TYPE);
  if (markdown !== '') {
    return parseDocument(markdown).blocks.map((block) => ({ ...block, origin: null }));
  }
  const html = data.getData('text/html');
  const blocks = html === '' ? [] : readHtml(html);
  return blocks.length > 0 ? blocks : readPlainText(data.getData('text/plain'));
}

const BLOCK_TAGS =
  /^(?:p|div|section|article|header|footer|main|h[1-6]|li|ul|ol|table|tr|td|th|blockquote|pre|figure|dl|dt|dd|body|hr)$/;
const LEFT_OUT =
  /^(?:script|style|head|title|meta|link|template|noscript|svg|math|iframe|object|img)$/;

/** Plain text in paragraphs. */
export function readPlainText(text: string): readonly TextBlock[] {
  return text
    .split(/\r\n|[\n\r]/)
    .map(tidy)
    .filter((line) => line !== '')
    .map((line) => ({ ...EMPTY_PARAGRAPH, cells: cellsOf(line) }));
}

/** The parts of a web page or document that are kept: paragraphs, headings, lists, quotes, bold, italic and links. */
export function readHtml(html: string): readonly TextBlock[] {
  return blocksIn(new DOMParser().parseFromString(html, 'text/html').body, NO_MARKS);
}

type Look = Pick<TextBlock, 'style' | 'marker'>;

const PARAGRAPH: Look = { style: 'paragraph', marker: '' };
const BULLET: Look = { style: 'bullet', marker: '- ' };

function blocksIn(root: HTMLElement, rootMarks: Marks): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let cells: Cell[] = [];
  let current = PARAGRAPH;
  const flush = () => {
    const from = cells.findIndex(({ char }) => char !== ' ');
    const to = cells.findLastIndex(({ char }) => char !== ' ');
    if (from >= 0)
      blocks.push({ ...EMPTY_PARAGRAPH, ...current, cells: cells.slice(from, to + 1) });
    cells = [];
  };
  const walk = (node: Node, marks: Marks) => {
    if (node instanceof Text) {
      const text = node.data.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, '');
      const isDouble = text.startsWith(' ') && (cells.at(-1)?.char ?? ' ') === ' ';
      cells.push(...cellsOf(isDouble ? text.slice(1) : text, marks));
      return;
    }
    if (!(node instanceof HTMLElement) || LEFT_OUT.test(node.localName) || isWordMarker(node))
      return;
    const name = node.localName;
    if (name === 'br') {
      flush();
      return;
    }
    const own = marksOf(node, marks);
    if (!BLOCK_TAGS.test(name)) {
      for (const child of node.childNodes) walk(child, own);
      return;
    }
    flush();
    const before = current;
    current = lookOf(node) ?? current;
    // A heading is bold by itself.
    const inside = HEADING_TAG.test(name) ? marks : own;
    if (name === 'tr' && node.children.length > 1) cells.push(...rowCells(node, own));
    else for (const child of node.childNodes) walk(child, inside);
    flush();
    current = before;
  };
  for (const child of root.childNodes) walk(child, rootMarks);
  flush();
  return blocks;
}

const HEADING_TAG = /^h[1-6]$/;

/** How an element begins a heading, a quote or an item; null for others, which look as what they are in. */
function lookOf(element: HTMLElement): Look | null {
  const name = element.localName;
  if (HEADING_TAG.test(name)) return { style: 'heading', marker: '## ' };
  if (name === 'blockquote') return { style: 'quote', marker: '> ' };
  if (name === 'li') {
    const list = element.parentElement;
    const number = [...(list?.children ?? [])].indexOf(element) + 1;
    return list?.localName === 'ol' ? { style: 'numbered', marker: `${number}. ` } : BULLET;
  }
  // Word writes items as paragraphs that begin with their marker.
  if (declared(element, 'mso-list') === '') return null;
  const marker = [...element.querySelectorAll<HTMLElement>('span')].find(isWordMarker);
  const number = /^\s*(\d{1,9})[.)]/.exec(marker?.textContent ?? '');
  return number === null ? BULLET : { style: 'numbered', marker: `${number[1]}. ` };
}

function isWordMarker(element: HTMLElement): boolean {
  return declared(element, 'mso-list').toLowerCase() === 'ignore';
}

/** A row of a table in one paragraph, because our texts have no tables. */
function rowCells(row: HTMLElement, marks: Marks): readonly Cell[] {
  const columns = [...row.children]
    .filter((child) => child instanceof HTMLElement)
    .map((column) => joined(blocksIn(column, marksOf(column, marks)), ' '))
    .filter((column) => column.length > 0);
  return columns.flatMap((column, index) =>
    index === 0 ? column : [...cellsOf(' · '), ...column],
  );
}

function joined(blocks: readonly TextBlock[], separator: string): readonly Cell[] {
  return blocks.flatMap(({ cells }, index) =>
    index === 0 ? cells : [...cellsOf(separator), ...cells],
  );
}

/** The formatting of an element. Some programs write it as styles, and switch bold off again with them. */
function marksOf(element: HTMLElement, marks: Marks): Marks {
  const weight = declared(element, 'font-weight');
  const style = declared(element, 'font-style');
  const name = element.localName;
  const isBold =
    weight === ''
      ? /^(?:b|strong)$/.test(name) || marks.bold
      : /^(?:bold|bolder|[6-9]00)$/i.test(weight);
  const isItalic =
    style === '' ? /^(?:i|em)$/.test(name) || marks.italic : /^(?:italic|oblique)$/i.test(style);
  const href = name === 'a' ? (element.getAttribute('href') ?? '') : '';
  const link = classifyLink(href, { origin: window.location.origin, path: '/' });
  const isWeb = /^(?:https?|mailto|tel):/i.test(href) && link.kind !== 'dropped';
  return { bold: isBold, italic: isItalic, link: isWeb ? href.trim() : marks.link };
}

/**
 * A property in the `style` attribute; empty for none. The attribute is read as text, because `element.style` is empty
 * under our content security policy, which forbids inline styles in parsed documents too.
 */
function declared(element: HTMLElement, property: string): string {
  const declarations = (element.getAttribute('style') ?? '').split(';');
  const values = declarations.map((declaration) => declaration.split(':'));
  const found = values.findLast(([name = '']) => name.trim().toLowerCase() === property);
  return found?.[1]?.trim() ?? '';
}

function tidy(line: string): string {
  return line
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
