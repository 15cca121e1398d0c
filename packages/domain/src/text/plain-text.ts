const MARKDOWN_MARKS: readonly (readonly [RegExp, string])[] = [
  [/!\[[^\]]*\]\([^)]*\)/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/^\s{0,3}(?:#{1,6}|>|[-*+]|\d+[.)])\s+/gm, ''],
  [/(?<![\w\\])(\*{1,3}|_{1,3}|`+)(?=\S)(.+?)(?<=[^\s\\])\1(?!\w)/g, '$2'],
  [/\\([\\`*_{}[\]()#+.!>-])/g, '$1'],
  [/\s+/g, ' '],
];

/** Markdown without its formatting, on one line, for places too small for it. */
export function plainText(markdown: string): string {
  return MARKDOWN_MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), markdown).trim();
}
