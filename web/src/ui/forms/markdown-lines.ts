import type { Selected, TextEdit } from './markdown-edits.ts';

export type LineKind = 'heading' | 'list' | 'numbered' | 'quote';

type LineRule = {
  /** Matches the start of such a line. */
  readonly pattern: RegExp;
  readonly prefix: (index: number) => string;
  /** Matches a prefix that is removed first: a line is only one kind of list item. */
  readonly replaces: RegExp | null;
  /** True if a blank line among others is included, so that the lines stay together. */
  readonly takesBlank: boolean;
};

const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])[ \t]/;

const RULES: Readonly<Record<LineKind, LineRule>> = {
  heading: {
    pattern: /^#{1,6}[ \t]/,
    prefix: () => '## ',
    replaces: null,
    takesBlank: false,
  },
  list: {
    pattern: /^[-*+][ \t]/,
    prefix: () => '- ',
    replaces: LIST_ITEM,
    takesBlank: false,
  },
  numbered: {
    pattern: /^\d{1,9}[.)][ \t]/,
    prefix: (index) => `${index + 1}. `,
    replaces: LIST_ITEM,
    takesBlank: false,
  },
  quote: {
    pattern: /^>[ \t]?/,
    prefix: () => '> ',
    replaces: null,
    takesBlank: true,
  },
};

/** Turns the selected lines into headings, list items or a quote, or back if all of them already are. */
export function toggleLines(selected: Selected, kind: LineKind): TextEdit {
  const rule = RULES[kind];
  const { from, to } = wholeLines(selected);
  const lines = selected.text.slice(from, to).split('\n');
  const counts = (line: string) => lines.length === 1 || rule.takesBlank || line.trim() !== '';
  const isOn = lines.filter(counts).every((line) => rule.pattern.test(line));
  let index = 0;
  const changed = lines.map((line) => {
    if (!counts(line)) return line;
    if (isOn) return line.replace(rule.pattern, '');
    const bare = line.replace(rule.replaces ?? rule.pattern, '');
    return rule.prefix(index++) + bare;
  });
  const insert = changed.join('\n');
  if (selected.start !== selected.end) {
    return { from, to, insert, start: from, end: from + insert.length };
  }
  // The caret stays at its character, and never before the beginning of its line.
  const caret = Math.max(from, selected.start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}

const CONTINUED = /^([ \t]*)(?:([-*+])|(\d{1,9})([.)])|(>))([ \t]+)/;

/**
 * The effect of Enter in a list or a quote: starts the next item, or ends the list after an empty one. Null where Enter
 * is just a new line.
 */
export function continueLines({ text, start, end }: Selected): TextEdit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const found = CONTINUED.exec(text.slice(from, start));
  if (found === null) return null;
  const [marker, indent = '', bullet, number, dot = '', quote, space = ' '] = found;
  const lineEnd = endOfLine(text, start);
  const isEmpty = text.slice(from + marker.length, lineEnd).trim() === '';
  // With a blank line between, because text right below an item would belong to it.
  if (isEmpty) return { from, to: lineEnd, insert: '\n', start: from + 1, end: from + 1 };
  const next = bullet ?? quote ?? `${Number(number) + 1}${dot}`;
  const insert = `\n${indent}${next}${space}`;
  return {
    from: start,
    to: start,
    insert,
    start: start + insert.length,
    end: start + insert.length,
  };
}

/** From the beginning of the first selected line to the end of the last. */
function wholeLines({ text, start, end }: Selected): { from: number; to: number } {
  // A selection that ends at the beginning of a line doesn't include that line.
  const last = end > start && text.charAt(end - 1) === '\n' ? end - 1 : end;
  return { from: text.lastIndexOf('\n', start - 1) + 1, to: endOfLine(text, last) };
}

function endOfLine(text: string, at: number): number {
  const next = text.indexOf('\n', at);
  return next === -1 ? text.length : next;
}
