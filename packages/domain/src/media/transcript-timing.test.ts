import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCaptions, printCaptions } from './captions.ts';
import {
  captionsOf,
  draftLines,
  MIN_LINE_MS,
  moveLine,
  removeLine,
  type TimedLine,
  tapLine,
  transcriptTexts,
} from './transcript-timing.ts';

function draft(text: string, lengthMs: number): readonly TimedLine[] {
  const drafted = draftLines(text, lengthMs);
  if (!drafted.ok) throw new Error(drafted.error);
  return drafted.value;
}

/** Four lines with as many words each. */
const EVEN = 'One two.\n\nThree four.\n\nFive six.\n\nSeven eight.';
const startsOf = (lines: readonly TimedLine[]) => lines.map(({ startMs }) => startMs);

describe('a draft of captions', () => {
  it('shares the recording by words', () => {
    expect(startsOf(draft(EVEN, 8_000))).toEqual([0, 2_000, 4_000, 6_000]);
    const uneven = draft('One.\n\nTwo three four.', 4_600);
    expect(startsOf(uneven)).toEqual([0, 1_300]);
  });

  it.each([
    [' \n', 60_000, transcriptTexts.empty],
    ['One.\n\nTwo.', 2 * MIN_LINE_MS - 1, transcriptTexts.tooLong],
    ['One.\n\n'.repeat(5_001), 10_000_000, transcriptTexts.tooMany],
  ])('is refused with a reason', (text, lengthMs, error) => {
    expect(draftLines(text, lengthMs)).toEqual({ ok: false, error });
  });
});

describe('a tap', () => {
  it('sets a line, and the lines after it share what is left', () => {
    const tapped = tapLine(draft(EVEN, 8_000), 1, 5_000, 8_000);
    expect(startsOf(tapped)).toEqual([0, 5_000, 6_000, 7_000]);
    expect(tapped.map(({ isSet }) => isSet)).toEqual([false, true, false, false]);
  });

  it('keeps the lines before it that were set', () => {
    const first = tapLine(draft(EVEN, 8_000), 1, 1_000, 8_000);
    expect(startsOf(tapLine(first, 2, 3_000, 8_000))).toEqual([0, 1_000, 3_000, 5_500]);
    expect(startsOf(tapLine(first, 2, 0, 8_000))[2]).toBe(1_000 + MIN_LINE_MS);
  });

  it('is right where later lines were set to an earlier time', () => {
    const later = tapLine(draft(EVEN, 8_000), 2, 2_000, 8_000);
    const tapped = tapLine(later, 1, 5_000, 8_000);
    expect(startsOf(tapped)).toEqual([0, 5_000, 6_000, 7_000]);
    expect(tapped[2]?.isSet).toBe(false);
  });

  it('at the very end leaves time for the lines that are left', () => {
    const tapped = tapLine(draft(EVEN, 8_000), 2, 8_000, 8_000);
    expect(startsOf(tapped).slice(2)).toEqual([8_000 - 2 * MIN_LINE_MS, 8_000 - MIN_LINE_MS]);
  });
});

it('a line is moved no further than the lines around it that were set', () => {
  const lines = tapLine(tapLine(draft(EVEN, 8_000), 1, 1_000, 8_000), 3, 7_000, 8_000);
  expect(startsOf(moveLine(lines, 2, 100, 8_000))[2]).toBe(4_100);
  expect(startsOf(moveLine(lines, 2, 9_000, 8_000))[2]).toBe(7_000 - MIN_LINE_MS);
  expect(startsOf(moveLine(lines, 2, -9_000, 8_000))[2]).toBe(1_000 + MIN_LINE_MS);
});

it('the line before a removed one lasts longer', () => {
  const lines = tapLine(draft(EVEN, 8_000), 2, 3_000, 8_000);
  expect(startsOf(removeLine(lines, 1, 8_000))).toEqual([0, 3_000, 5_500]);
});

type Change = {
  readonly kind: 'tap' | 'move' | 'remove';
  readonly at: number;
  readonly ms: number;
};

describe('any captions made from a text', () => {
  const text = fc
    .array(
      fc.oneof(
        fc.constantFrom('<b>', '&amp;', '&', '-->', '<', '>', 'NOTE', 'WEBVTT', '00:01.000 -->'),
        fc.string({ unit: 'grapheme', maxLength: 20 }),
        fc.constantFrom('. ', '\n\n', '。', ' '),
      ),
      { minLength: 1, maxLength: 40 },
    )
    .map((parts) => parts.join(''));
  const lengthMs = fc.integer({ min: 1, max: 10_000_000 });
  const change: fc.Arbitrary<Change> = fc.record({
    kind: fc.constantFrom('tap', 'move', 'remove'),
    at: fc.nat(),
    ms: fc.integer({ min: -10_000, max: 10_010_000 }),
  });
  const made = fc.tuple(text, lengthMs, fc.array(change, { maxLength: 12 }));

  function apply(given: readonly TimedLine[], length: number, changes: readonly Change[]) {
    let lines = given;
    for (const { kind, at, ms } of changes) {
      const index = at % lines.length;
      if (kind === 'tap') lines = tapLine(lines, index, ms, length);
      else if (kind === 'move') lines = moveLine(lines, index, ms, length);
      else if (lines.length > 1) lines = removeLine(lines, index, length);
    }
    return lines;
  }

  it('never overlap, are never too short, and end with the recording', () => {
    fc.assert(
      fc.property(made, ([given, length, changes]) => {
        const drafted = draftLines(given, length);
        fc.pre(drafted.ok);
        const captions = captionsOf(apply(drafted.value, length, changes), length);
        for (const [index, { startMs, endMs }] of captions.entries()) {
          expect(endMs - startMs).toBeGreaterThanOrEqual(MIN_LINE_MS);
          expect(startMs).toBeGreaterThanOrEqual(captions[index - 1]?.endMs ?? 0);
          expect(Number.isInteger(startMs)).toBe(true);
        }
        expect(captions.at(-1)?.endMs).toBe(length);
      }),
      { numRuns: 1_000 },
    );
  });

  it('are read as they were written, and show the text', () => {
    fc.assert(
      fc.property(made, ([given, length, changes]) => {
        const drafted = draftLines(given, length);
        fc.pre(drafted.ok);
        const lines = apply(drafted.value, length, changes);
        const captions = captionsOf(lines, length);
        expect(parseCaptions(printCaptions(captions))).toEqual({ ok: true, value: captions });
        const shown = captions.map((one) =>
          one.text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
        );
        expect(shown).toEqual(lines.map((one) => one.text.replaceAll(/\s+/g, ' ').trim()));
      }),
      { numRuns: 1_000 },
    );
  });
});
