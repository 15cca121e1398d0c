import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEdits, correct, editDistance } from './typos.ts';

describe('the distance between two words', () => {
  it.each([
    ['lane', 'lane', 0],
    ['lane', 'lanes', 1],
    ['lane', 'line', 1],
    ['lane', 'alne', 1],
    ['laneway', 'lanway', 1],
    ['melbourne', 'melborne', 1],
    ['melbourne', 'mebourrne', 2],
    ['flinders', 'flidners', 1],
    ['abcd', 'badc', 2],
    ['', 'ab', 2],
  ])('of %s and %s is %i', (from, to, distance) => {
    expect(editDistance(from, to, 2)).toBe(distance);
    expect(editDistance(to, from, 2)).toBe(distance);
  });

  it('is not computed beyond the maximum', () => {
    expect(editDistance('coffee', 'tea', 2)).toBe(3);
    expect(editDistance('short', 'a very long text indeed', 1)).toBe(2);
  });

  it('is at most one for any one mistake', () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (text, where, letter) => {
        const at = where % (text.length - 1);
        const mistakes = [
          text.slice(0, at) + text.slice(at + 1),
          text.slice(0, at) + letter + text.slice(at),
          text.slice(0, at) + letter + text.slice(at + 1),
          text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2),
        ];
        for (const mistake of mistakes) expect(editDistance(text, mistake, 2)).toBeLessThan(2);
      }),
    );
  });
});

describe('how many mistakes a word may have', () => {
  it.each([
    ['art', 0],
    ['lane', 1],
    ['station', 1],
    ['flinders', 2],
    ['1850', 0],
    ['b2b2b2b2', 0],
  ])('%s: %i', (word, edits) => {
    expect(allowedEdits(word)).toBe(edits);
  });
});

describe('the words that were probably meant', () => {
  const KNOWN = [
    { word: 'coffee', guides: 50 },
    { word: 'coffees', guides: 2 },
    { word: 'toffee', guides: 900 },
    { word: 'office', guides: 10 },
    { word: 'degraves', guides: 4 },
    { word: 'degrees', guides: 40 },
  ];
  it.each([
    ['cofee', false, ['coffee']],
    ['coffe', false, ['coffee']],
    ['koffee', false, ['toffee', 'coffee']],
    ['degrvaes', false, ['degraves']],
    ['degarv', true, ['degraves']],
    ['degarv', false, []],
    ['tea', false, []],
    ['zzzzzzzz', false, []],
  ])('by %s (unfinished: %s)', (word, isUnfinished, meant) => {
    expect(correct(word, KNOWN, { isUnfinished })).toEqual(meant);
  });

  it('are first the words that begin with the same letter', () => {
    const known = [
      { word: 'tram', guides: 900 },
      { word: 'gram', guides: 1 },
    ];
    expect(correct('gramm', known, { isUnfinished: false })).toEqual(['gram']);
    expect(
      correct('grum', [...known, { word: 'drum', guides: 99 }], { isUnfinished: false }),
    ).toEqual(['gram', 'drum']);
  });
});
