import { draftLines } from '@laneway/domain/media/transcript-timing';
import { describe, expect, it } from 'vitest';
import { type CaptionDraft, type DraftEvent, draftStep, EMPTY_DRAFT } from './caption-draft.ts';

const TEXT = 'One two.\n\nThree four.\n\nFive six.\n\nSeven eight.';
const LENGTH_MS = 8_000;

function divided(): CaptionDraft {
  const lines = draftLines(TEXT, LENGTH_MS);
  if (!lines.ok) throw new Error(lines.error);
  return applied({ ...EMPTY_DRAFT, text: TEXT }, [
    { type: 'divided', lines: lines.value, lengthMs: LENGTH_MS },
  ]);
}

const applied = (draft: CaptionDraft, events: readonly DraftEvent[]) =>
  events.reduce(draftStep, draft);
const starts = ({ timed }: CaptionDraft) => timed?.lines.map(({ startMs }) => startMs);
const texts = ({ timed }: CaptionDraft) => timed?.lines.map(({ text }) => text);

describe('captions in the making', () => {
  it('are tapped one after the other, and a tap after the last changes nothing', () => {
    const tapped = applied(divided(), [
      { type: 'tapped', ms: 500 },
      { type: 'tapped', ms: 2_500 },
      { type: 'tapped', ms: 4_500 },
      { type: 'tapped', ms: 6_500 },
    ]);
    expect(starts(tapped)).toEqual([500, 2_500, 4_500, 6_500]);
    expect(tapped.timed?.next).toBe(4);
    expect(draftStep(tapped, { type: 'tapped', ms: 7_000 })).toBe(tapped);
  });

  it('take back taps and moves one by one, and then the same line is tapped again', () => {
    const draft = divided();
    const tapped = draftStep(draft, { type: 'tapped', ms: 500 });
    const moved = draftStep(tapped, { type: 'moved', index: 0, byMs: 100 });
    expect(starts(moved)?.[0]).toBe(600);
    expect(starts(draftStep(moved, { type: 'undone' }))).toEqual(starts(tapped));
    const undone = applied(moved, [{ type: 'undone' }, { type: 'undone' }]);
    expect(undone.timed).toEqual(draft.timed);
    expect(draftStep(undone, { type: 'undone' })).toBe(undone);
  });

  it('take back all that was typed in a line at once', () => {
    const typed = applied(divided(), [
      { type: 'line changed', index: 1, text: 'Three f' },
      { type: 'line changed', index: 1, text: 'Three fo' },
      { type: 'line left', index: 1 },
      { type: 'line changed', index: 2, text: 'Five' },
    ]);
    expect(texts(typed)).toEqual(['One two.', 'Three fo', 'Five', 'Seven eight.']);
    const once = draftStep(typed, { type: 'undone' });
    expect(texts(once)).toEqual(['One two.', 'Three fo', 'Five six.', 'Seven eight.']);
    expect(texts(draftStep(once, { type: 'undone' }))?.[1]).toBe('Three four.');
  });

  it('lose a line that is left empty, which Undo brings back; the last line stays', () => {
    const emptied = applied(divided(), [
      { type: 'line changed', index: 1, text: ' ' },
      { type: 'line left', index: 1 },
    ]);
    expect(texts(emptied)).toEqual(['One two.', 'Five six.', 'Seven eight.']);
    expect(texts(draftStep(emptied, { type: 'undone' }))).toHaveLength(4);
    const all = applied(divided(), [
      ...[0, 0, 0, 0].flatMap((index): DraftEvent[] => [
        { type: 'line changed', index, text: '' },
        { type: 'line left', index },
      ]),
    ]);
    expect(texts(all)).toEqual(['']);
  });

  it('go back to the text, which is kept', () => {
    const again = draftStep(divided(), { type: 'started again' });
    expect(again).toEqual({ ...EMPTY_DRAFT, text: TEXT });
  });
});
