import { LIMITS } from '@laneway/contract/limits';
import { visibleText } from '@laneway/domain/text/quoted-text';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/**
 * The text of HTML, which Google Earth and My Maps write. It is shown as text, never as HTML. As in a browser, an
 * unclosed comment or script swallows the rest.
 */
export function htmlToText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replaceAll(/<\/?[a-z][^<>]*>/gi, '')
    .replaceAll(/&(#x?[0-9a-f]{1,6}|\w{2,6});/gi, (whole, name: string) => entity(name) ?? whole);
}

function entity(name: string): string | null {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? null;
  const isHex = /^#x/i.test(name);
  const code = Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return Number.isNaN(code) || code > 0x10ffff ? null : String.fromCodePoint(code);
}

/** One line that fits a title. */
export function asTitle(value: unknown): string {
  return cut(textOf(value).replaceAll(/\s+/gu, ' ').trim(), LIMITS.title);
}

/** Paragraphs that fit a description. */
export function asDescription(value: unknown): string {
  const lines = textOf(value)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n');
  return cut(lines.trim(), LIMITS.description);
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return visibleText(value);
  // The form in which togeojson returns an HTML description.
  const isHtml = typeof value === 'object' && value !== null && 'value' in value;
  return isHtml && typeof value.value === 'string' ? visibleText(htmlToText(value.value)) : '';
}

/** At most this long, without splitting a surrogate pair. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
