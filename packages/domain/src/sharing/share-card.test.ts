import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapLines } from './share-card.ts';

const byLetters = (line: string) => Array.from(line).length;
const wrap = (text: string, maxWidth = 10, maxLines = 3) =>
  wrapLines(text, { maxWidth, maxLines }, byLetters);

describe('lines', () => {
  it.each<readonly [string, readonly string[]]>([
    ['', []],
    ['Laneways', ['Laneways']],
    ['Laneways for First-Timers', ['Laneways', 'for', 'First-Tim…']],
    ['one two three', ['one two', 'three']],
    ['  one\n two ', ['one two']],
    ['a bb ccc dddd eeeee ffffff ggggggg', ['a bb ccc', 'dddd eeeee', 'ffffff…']],
    ['Donaudampfschifffahrt', ['Donaudamp…']],
    ['🚋🚋🚋🚋🚋🚋🚋🚋🚋🚋🚋🚋', ['🚋🚋🚋🚋🚋🚋🚋🚋🚋…']],
  ])('of %j', (text, lines) => {
    expect(wrap(text)).toEqual(lines);
  });

  it('are never wider or more than there is room for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const lines = wrap(text, 12, 2);
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(byLetters(line)).toBeLessThanOrEqual(12);
      }),
    );
  });
});
