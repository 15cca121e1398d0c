import { classifyLink } from '@laneway/domain/text/links';
import { type Cell, cellsOf, type Marks, NO_MARKS } from './cells.ts';
import { EMPTY_PARAGRAPH } from './edit-document.ts';
import type { TextBlock, TextStyle } from './rich-document.ts';

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

/** What we can show of a web page or document: paragraphs, headings, lists, bold, italic and links. */
export function readHtml(html: string): readonly TextBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks: TextBlock[] = [];
  let cells: Cell[] = [];
  let current: { style: TextStyle; marker: string } = { style: 'paragraph', marker: '' };
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
    if (!(node instanceof HTMLElement) || LEFT_OUT.test(node.localName)) return;
    const name = node.localName;
    if (name === 'br') {
      flush();
      return;
    }
    const isBlock = BLOCK_TAGS.test(name);
    const before = current;
    if (isBlock) {
      flush();
      if (name === 'li') {
        const isNumbered = node.parentElement?.localName === 'ol';
        const number = [...(node.parentElement?.children ?? [])].indexOf(node) + 1;
        current = isNumbered
          ? { style: 'numbered', marker: `${number}. ` }
          : { style: 'bullet', marker: '- ' };
      } else if (/^h[1-6]$/.test(name)) current = { style: 'heading', marker: '## ' };
    }
    for (const child of node.childNodes) walk(child, isBlock ? marks : marksOf(node, marks));
    if (isBlock) {
      flush();
      current = before;
    }
  };
  walk(body, NO_MARKS);
  flush();
  return blocks;
}

/** The formatting of an element. Some programs write it as styles, and switch bold off again with them. */
function marksOf(element: HTMLElement, marks: Marks): Marks {
  const { fontWeight, fontStyle } = element.style;
  const name = element.localName;
  const isBold =
    fontWeight === ''
      ? /^(?:b|strong)$/.test(name) || marks.bold
      : /^(?:bold|bolder|[6-9]00)$/.test(fontWeight);
  const isItalic =
    fontStyle === '' ? /^(?:i|em)$/.test(name) || marks.italic : fontStyle === 'italic';
  const href = name === 'a' ? (element.getAttribute('href') ?? '') : '';
  const link = classifyLink(href, { origin: window.location.origin, path: '/' });
  const isWeb = /^(?:https?|mailto|tel):/i.test(href) && link.kind !== 'dropped';
  return { bold: isBold, italic: isItalic, link: isWeb ? href.trim() : marks.link };
}

function tidy(line: string): string {
  return line
    .replaceAll('\t', ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}
