import { isInlineIcon } from '@laneway/domain/text/icons';
/** A text and what is selected in it; a caret is an empty selection. */
export type Selected = { readonly text: string; readonly start: number; readonly end: number };

/** The replacement of a part of the text, and the selection afterwards. */
export type TextEdit = {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
};

export function applyEdit({ text }: Selected, edit: TextEdit): Selected {
  return {
    text: text.slice(0, edit.from) + edit.insert + text.slice(edit.to),
    start: edit.start,
    end: edit.end,
  };
}

/**
 * Emphasis is a run of asterisks on both sides: one for italic, two for bold, three for both. So each is a bit of the
 * run's length, and can be toggled independently.
 */
const ASTERISKS = { italic: 1, bold: 2 } as const;

/** Switches bold or italic on or off for the selection, or for the word around the caret. */
export function toggleEmphasis(selected: Selected, kind: keyof typeof ASTERISKS): TextEdit {
  const { text } = selected;
  const { start, end } = emphasised(selected);
  const run = Math.min(asterisksBefore(text, start), asterisksAfter(text, end));
  const length = ASTERISKS[kind];
  const isOn = (run & length) !== 0;
  const removed = isOn ? length : 0;
  const marks = isOn ? '' : '*'.repeat(length);
  const shift = marks.length - removed;
  // A caret inside a word stays where it is.
  const isCaret = selected.start === selected.end;
  return {
    from: start - removed,
    to: end + removed,
    insert: marks + text.slice(start, end) + marks,
    start: (isCaret ? selected.start : start) + shift,
    end: (isCaret ? selected.end : end) + shift,
  };
}

/** The part of a selection to emphasise, without spaces and asterisks at its ends. */
function emphasised({ text, start, end }: Selected): { start: number; end: number } {
  if (start === end) return wordAround(text, start);
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { start: end, end };
  const left = start + (chosen.length - chosen.trimStart().length);
  const right = end - (chosen.length - chosen.trimEnd().length);
  const most = Math.floor((right - left - 1) / 2);
  const marks = Math.min(asterisksAfter(text, left), asterisksBefore(text, right), most);
  const inner = text.slice(left + marks, right - marks);
  // Asterisks beside a space emphasise nothing.
  return inner.trim() === inner
    ? { start: left + marks, end: right - marks }
    : { start: left, end: right };
}

const WORD_CHARACTER = /[\p{L}\p{N}’']/u;

function wordAround(text: string, caret: number): { start: number; end: number } {
  const isWord = (at: number) => WORD_CHARACTER.test(text.charAt(at));
  let [start, end] = [caret, caret];
  if (!isWord(caret - 1) || !isWord(caret)) return { start, end };
  while (start > 0 && isWord(start - 1)) start -= 1;
  while (end < text.length && isWord(end)) end += 1;
  return { start, end };
}

function asterisksBefore(text: string, at: number): number {
  let count = 0;
  while (text.charAt(at - count - 1) === '*') count += 1;
  return count;
}

function asterisksAfter(text: string, at: number): number {
  let count = 0;
  while (text.charAt(at + count) === '*') count += 1;
  return count;
}

const ADDRESS = /^(?:https?:\/\/|mailto:|\/)\S+$/i;

/** Turns the selection into a link, with the missing part selected. */
export function insertLink({ text, start, end }: Selected): TextEdit {
  const chosen = text.slice(start, end);
  const isAddress = ADDRESS.test(chosen);
  const words = isAddress || chosen === '' ? 'text' : chosen;
  const address = isAddress ? chosen : 'url';
  const at = isAddress ? start + 1 : start + `[${words}](`.length;
  return {
    from: start,
    to: end,
    insert: `[${words}](${address})`,
    start: at,
    end: at + (isAddress ? words : address).length,
  };
}

/**
 * Puts an image after the selection, in a paragraph of its own: inside a list item it would be part of it. Small icons
 * stay in their line.
 */
export function insertImage(
  { text, end }: Selected,
  image: { uri: string; alt: string },
): TextEdit {
  const alt = image.alt.replace(/\s+/g, ' ').replace(/[\\[\]]/g, '\\$&');
  const uri = /[\s()<>]/.test(image.uri) ? `<${image.uri.replace(/[<>]/g, '\\$&')}>` : image.uri;
  const { lead, trail } = isInlineIcon(alt)
    ? { lead: '', trail: '' }
    : blankLinesAround(text.slice(0, end), text.slice(end));
  const insert = `${lead}![${alt}](${uri})${trail}`;
  return { from: end, to: end, insert, start: end + insert.length, end: end + insert.length };
}

/** The marker between two paragraphs that are set apart, on a line of its own. */
export function insertParagraphBreak({ text, start, end }: Selected): TextEdit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const { lead, trail } = blankLinesAround(before, after);
  const insert = `${lead}~~~${trail}`;
  // The caret moves to the new paragraph, past an existing blank line.
  const caret = start + insert.length + (2 - trail.length);
  return { from: start, to: end, insert, start: caret, end: caret };
}

/** The line breaks needed for a blank line before and after. */
function blankLinesAround(before: string, after: string): { lead: string; trail: string } {
  const lead =
    before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const trail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  return { lead, trail };
}
