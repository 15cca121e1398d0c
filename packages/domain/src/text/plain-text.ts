import { replaceLinks } from './replace-links.ts';

const LINE = /.+/g;
const LINE_MARK = /^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm;
const ESCAPED = /\\([\\`*_{}[\]()#+.!>-])/g;

/** Markdown without its formatting, on one line. */
export function plainText(markdown: string): string {
  const withoutImages = replaceLinks(markdown, '![', () => '');
  return replaceLinks(withoutImages, '[', (label) => label)
    .replace(LINE_MARK, '')
    .replace(LINE, stripEmphasis)
    .replace(ESCAPED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

const EMPHASIS = /[*_`]/g;
const MAX_MARK_LENGTH = 3;
const WORD_OR_ESCAPE = /[\w\\]/;
const BLANK_OR_ESCAPE = /[\s\\]/;

/**
 * Removes the marks of emphasis and code. An opening mark follows no word, a closing one precedes none, and neither has
 * a space on its inner side. A mark without a closing one isn't searched for again, so the line is read at most once
 * for each of the nine marks.
 */
function stripEmphasis(line: string): string {
  const unclosed = new Set<string>();
  let result = '';
  let copied = 0;
  for (const { index, 0: character } of line.matchAll(EMPHASIS)) {
    if (index < copied || WORD_OR_ESCAPE.test(line[index - 1] ?? ' ')) continue;
    for (let length = MAX_MARK_LENGTH; length > 0; length -= 1) {
      const mark = character.repeat(length);
      const start = index + length;
      if (!line.startsWith(mark, index) || /\s/.test(line[start] ?? ' ')) continue;
      if (unclosed.has(mark)) continue;
      const end = closingMark(line, mark, start + 1);
      if (end === -1) {
        unclosed.add(mark);
        continue;
      }
      result += line.slice(copied, index) + line.slice(start, end);
      copied = end + length;
      break;
    }
  }
  return result + line.slice(copied);
}

function closingMark(line: string, mark: string, from: number): number {
  for (let at = line.indexOf(mark, from); at !== -1; at = line.indexOf(mark, at + 1)) {
    const endsText = !BLANK_OR_ESCAPE.test(line[at - 1] ?? ' ');
    if (endsText && !/\w/.test(line[at + mark.length] ?? ' ')) return at;
  }
  return -1;
}
