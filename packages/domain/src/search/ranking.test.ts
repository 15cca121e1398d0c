import { describe, expect, it } from 'vitest';
import { type Candidate, hasEnoughWords, nearness, scoreOf, wordImportance } from './ranking.ts';

const PLAIN: Candidate = {
  wordWeights: [0.4],
  title: 'somewhere',
  placeIs: false,
  placeBegins: false,
  placeHas: false,
  km: null,
  quality: 0.5,
};
const score = (
  differing: Partial<Candidate>,
  phrase = 'lanes',
  importance: readonly number[] = [1],
) => scoreOf({ ...PLAIN, ...differing }, [phrase], importance);

/** Each candidate ranks before the next. */
const ORDER: readonly (readonly [what: string, candidate: Partial<Candidate>])[] = [
  ['the title is what was typed', { title: 'lanes', wordWeights: [1] }],
  ['the title begins with it', { title: 'lanes after rain', wordWeights: [1] }],
  ['the title has it', { title: 'hidden lanes of fitzroy', wordWeights: [1] }],
  ['a place is called that', { placeIs: true, placeBegins: true, wordWeights: [0.7] }],
  ['a place begins with it', { placeBegins: true, wordWeights: [0.7] }],
  ['a place has it in its name', { placeHas: true, wordWeights: [0.7] }],
  ['a place or the author has the word', { wordWeights: [0.7] }],
  ['the description has it, and the guide is the best of all', { wordWeights: [0.4], quality: 1 }],
  ['the description has it', { wordWeights: [0.4] }],
  ['it is inside', { wordWeights: [0.25], quality: 1 }],
  ['it is inside a guide that nobody likes', { wordWeights: [0.25], quality: 0 }],
];

describe('guides come in this order', () => {
  it.each(ORDER.slice(1).map((row, index) => [ORDER[index]?.[0], row[0], index] as const))(
    '%s, before %s',
    (_, __, index) => {
      const [earlier, later] = [ORDER[index]?.[1] ?? {}, ORDER[index + 1]?.[1] ?? {}];
      expect(score(earlier)).toBeGreaterThan(score(later));
    },
  );

  it('a rare word counts more than a frequent one', () => {
    const importance = [wordImportance(3), wordImportance(60_000)];
    const rare = score({ wordWeights: [1, 0] }, 'degraves walk', importance);
    const frequent = score({ wordWeights: [0, 1] }, 'degraves walk', importance);
    expect(rare).toBeGreaterThan(2 * frequent);
  });

  it('two words beside each other before both of them apart, and before one of them alone', () => {
    const street = [wordImportance(500), wordImportance(300)];
    const both = (differing: Partial<Candidate>) => score(differing, 'street art', street);
    const inTitle = both({ title: 'the street art of fitzroy', wordWeights: [1, 1] });
    const inPlace = both({ placeHas: true, wordWeights: [0.7, 0.7] });
    const apart = both({ wordWeights: [0.7, 0.4] });
    const onlyTheFirst = both({ title: 'swanston street', wordWeights: [1, 0], quality: 1 });
    expect(inTitle).toBeGreaterThan(inPlace);
    expect(inPlace).toBeGreaterThan(Math.max(apart, onlyTheFirst));
  });

  it.each<[string, number[], string, Partial<Candidate>]>([
    ['inside', [0.25, 0.25], 'one of them in the title', { wordWeights: [1, 0] }],
    ['inside', [0.25, 0.25], 'the other in the title', { wordWeights: [0, 1] }],
    ['in the description', [0.4, 0.4], 'one in the title, one inside', { wordWeights: [1, 0.25] }],
  ])('both words %s (%j), clearly before %s', (_, wordWeights, __, other) => {
    const importance = [wordImportance(500), wordImportance(300)];
    const all = score({ wordWeights }, 'flinders street', importance);
    expect(all - score(other, 'flinders street', importance)).toBeGreaterThan(0.03);
  });

  it('the nearer of two equal matches first', () => {
    expect(score({ km: 1 })).toBeGreaterThan(score({ km: 20 }));
    expect(score({ km: 20 })).toBeGreaterThan(score({ km: 5_000 }));
    expect(score({ km: null })).toBe(score({ km: 1e9 }));
  });

  it('a title that is spelled the other way as if it were spelled like this', () => {
    const title = { title: 'flinders street' };
    const spelled = scoreOf({ ...PLAIN, ...title }, ['flinders st', 'flinders street'], [1]);
    expect(spelled).toBe(score(title, 'flinders street'));
  });

  it('a part of a word in the title doesn’t count as the title', () => {
    expect(score({ title: 'planes' })).toBe(score({ title: 'somewhere' }));
  });
});

describe('nearness', () => {
  it.each([
    [0, 1],
    [15, 0.368],
    [150, 0],
    [null, 0],
  ])('at %s km is %s', (km, near) => {
    expect(nearness(km)).toBeCloseTo(near, 3);
  });
});

describe('at least half of the words have to match', () => {
  it.each([
    [[0.4], true],
    [[0], false],
    [[0.4, 0], true],
    [[0.4, 0, 0], false],
    [[0.4, 0.2, 0], true],
    [[0, 0, 0, 1], false],
  ])('%j: %s', (weights, enough) => {
    expect(hasEnoughWords(weights)).toBe(enough);
  });
});
