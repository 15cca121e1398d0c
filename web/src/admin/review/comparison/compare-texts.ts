import type { Change } from '@laneway/domain/review/change';
import { diffArrays } from 'diff';
import { diffTexts, type TextPart } from '../../../ui/forms/word-diff.ts';

/** A paragraph in two versions of a text, merged. */
export type ParagraphDiff = { readonly change: Change; readonly parts: readonly TextPart[] };

/** Paragraphs end at a blank line and at the product's own paragraph mark. */
const PARAGRAPH_END = /\n[ \t]*\n|~{3,}/;

/** Paragraphs that share this much of their letters count as one that was rewritten. */
const MIN_SHARED = 0.4;

/** Two versions of a text by paragraph: each exactly once, in order. */
export function compareTexts(before: string, after: string): readonly ParagraphDiff[] {
  const rows: ParagraphDiff[] = [];
  let removed: readonly string[] = [];
  for (const run of diffArrays(paragraphsOf(before), paragraphsOf(after))) {
    if (run.removed) {
      removed = run.value;
      continue;
    }
    rows.push(...(run.added ? pairUp(removed, run.value) : removed.map(whole('removed'))));
    if (!run.added) rows.push(...run.value.map(whole('same')));
    removed = [];
  }
  return [...rows, ...removed.map(whole('removed'))];
}

function paragraphsOf(text: string): string[] {
  return text
    .split(PARAGRAPH_END)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** Replaced paragraphs: each new one with the next similar old one. */
function pairUp(removed: readonly string[], added: readonly string[]): readonly ParagraphDiff[] {
  const [only] = removed;
  if (only !== undefined && removed.length === 1 && added.length === 1) {
    return added.map((text) => rewritten(only, text));
  }
  let left = removed;
  const rows = added.flatMap((text) => {
    const at = left.findIndex((old) => sharedPart(diffTexts(old, text)) >= MIN_SHARED);
    const old = left[at];
    if (old === undefined) return [whole('added')(text)];
    const skipped = left.slice(0, at).map(whole('removed'));
    left = left.slice(at + 1);
    return [...skipped, rewritten(old, text)];
  });
  return [...rows, ...left.map(whole('removed'))];
}

/** By word, or as a whole if too little is shared for a readable diff. */
function rewritten(before: string, after: string): ParagraphDiff {
  const parts = diffTexts(before, after);
  const isAnother = sharedPart(parts) < MIN_SHARED;
  return {
    change: 'changed',
    parts: isAnother
      ? [...whole('removed')(before).parts, ...whole('added')(after).parts]
      : joinPhrases(parts),
  };
}

/** Replaced words with only spaces between them become one phrase. */
function joinPhrases(parts: readonly TextPart[]): readonly TextPart[] {
  const joined: TextPart[] = [];
  let at = 0;
  while (at < parts.length) {
    const end = phraseEnd(parts, at);
    const phrase = parts.slice(at, end);
    const textWithout = (other: TextPart['change']) =>
      phrase
        .filter(({ change }) => change !== other)
        .map(({ text }) => text)
        .join('');
    const removed = textWithout('added');
    const added = textWithout('removed');
    const isReplacement = phrase.length > 1 && removed.trim() !== '' && added.trim() !== '';
    joined.push(
      ...(isReplacement
        ? [...whole('removed')(removed).parts, ...whole('added')(added).parts]
        : phrase),
    );
    at = end;
  }
  return joined;
}

/** The end of the changes that start here; spaces between two changes belong to them. */
function phraseEnd(parts: readonly TextPart[], start: number): number {
  let end = start + 1;
  if (parts[start]?.change === 'same') return end;
  for (let at = end; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined || (part.change === 'same' && part.text.trim() !== '')) break;
    if (part.change !== 'same') end = at + 1;
  }
  return end;
}

function whole(change: TextPart['change']): (text: string) => ParagraphDiff {
  return (text) => ({ change, parts: [{ text, change }] });
}

function sharedPart(parts: readonly TextPart[]): number {
  const lengthOf = (some: readonly TextPart[]) =>
    some.reduce((sum, { text }) => sum + text.trim().length, 0);
  const shared = lengthOf(parts.filter(({ change }) => change === 'same'));
  return (2 * shared) / (shared + lengthOf(parts));
}

/** Longer stretches without a change are shortened to their ends. */
const MAX_STRETCH = 240;
const KEPT_END = 80;

/** Shortens unchanged stretches at word boundaries; an ellipsis replaces the omitted text. */
export function shortenSame(parts: readonly TextPart[]): readonly TextPart[] {
  return parts.map((part, index) => {
    if (part.change !== 'same' || part.text.length <= MAX_STRETCH) return part;
    const head = index === 0 ? '' : part.text.slice(0, KEPT_END).replace(/(?<!\S)\S*$/, '');
    const tail = index === parts.length - 1 ? '' : part.text.slice(-KEPT_END).replace(/^\S*/, '');
    return { ...part, text: `${head}…${tail}` };
  });
}
