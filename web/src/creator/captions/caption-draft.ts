import {
  moveLine,
  removeLine,
  type TimedLine,
  tapLine,
} from '@laneway/domain/media/transcript-timing';

/** The lines of a recording, and which of them is tapped next; the number of lines once all are done. */
export type TimedLines = {
  readonly lines: readonly TimedLine[];
  readonly lengthMs: number;
  readonly next: number;
};

/** Captions that are being made from a text. */
export type CaptionDraft = {
  readonly text: string;
  /** Null while the text is being entered. */
  readonly timed: TimedLines | null;
  /** The states that Undo goes back to, oldest first. */
  readonly past: readonly TimedLines[];
  /** The line whose text is being changed, so that Undo takes back all of it. */
  readonly edited: number | null;
};

export type DraftEvent =
  | { readonly type: 'text changed'; readonly text: string }
  | { readonly type: 'divided'; readonly lines: readonly TimedLine[]; readonly lengthMs: number }
  | TimingEvent;

type TimingEvent =
  | { readonly type: 'tapped'; readonly ms: number }
  | { readonly type: 'chosen'; readonly index: number }
  | { readonly type: 'moved'; readonly index: number; readonly byMs: number }
  | { readonly type: 'line changed'; readonly index: number; readonly text: string }
  | { readonly type: 'line left'; readonly index: number }
  | { readonly type: 'undone' }
  | { readonly type: 'started again' };

export const EMPTY_DRAFT: CaptionDraft = { text: '', timed: null, past: [], edited: null };

const MAX_UNDO_STEPS = 200;

export function draftStep(draft: CaptionDraft, event: DraftEvent): CaptionDraft {
  switch (event.type) {
    case 'text changed':
      return { ...draft, text: event.text };
    case 'divided': {
      const { lines, lengthMs } = event;
      return { ...draft, timed: { lines, lengthMs, next: 0 }, past: [], edited: null };
    }
    default:
      return draft.timed === null ? draft : timingStep(draft, draft.timed, event);
  }
}

function timingStep(draft: CaptionDraft, timed: TimedLines, event: TimingEvent): CaptionDraft {
  const { lines, lengthMs, next } = timed;
  switch (event.type) {
    case 'tapped':
      if (next >= lines.length) return draft;
      return changed(draft, timed, {
        lines: tapLine(lines, next, event.ms, lengthMs),
        next: next + 1,
      });
    case 'chosen':
      return event.index === next
        ? draft
        : { ...draft, timed: { ...timed, next: event.index }, edited: null };
    case 'moved':
      return changed(draft, timed, { lines: moveLine(lines, event.index, event.byMs, lengthMs) });
    case 'line changed': {
      const { index, text } = event;
      const line = lines[index];
      if (line === undefined) return draft;
      const rewritten = { ...timed, lines: lines.with(index, { ...line, text }) };
      if (draft.edited === index) return { ...draft, timed: rewritten };
      return { ...changed(draft, timed, rewritten), edited: index };
    }
    case 'line left': {
      const isEmpty = lines[event.index]?.text.trim() === '';
      if (!isEmpty || lines.length === 1) return { ...draft, edited: null };
      const left = removeLine(lines, event.index, lengthMs);
      const removed = { ...timed, lines: left, next: Math.min(next, left.length) };
      // Undo brings the whole line back, because emptying it was the first half of this.
      return { ...draft, timed: removed, edited: null };
    }
    case 'undone': {
      const before = draft.past.at(-1);
      if (before === undefined) return draft;
      return { ...draft, timed: before, past: draft.past.slice(0, -1), edited: null };
    }
    case 'started again':
      return { ...draft, timed: null, past: [], edited: null };
  }
}

function changed(
  draft: CaptionDraft,
  timed: TimedLines,
  change: Partial<TimedLines>,
): CaptionDraft {
  const past = [...draft.past, timed].slice(-MAX_UNDO_STEPS);
  return { ...draft, timed: { ...timed, ...change }, past, edited: null };
}
