import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DiffPart, diffTexts, diffWords } from './word-diff.ts';

const marked = (parts: readonly DiffPart[]) =>
  parts.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join('');
const whole = (parts: readonly DiffPart[]) => parts.map(({ text }) => text).join('');

it('marks in each text the words that the other doesn’t have', () => {
  const { mine, theirs } = diffWords('the silt river, again', 'the mud river');
  expect(marked(mine)).toBe('the [silt] river[, again]');
  expect(marked(theirs)).toBe('the [mud] river');
});

it('marks everything if the texts have nothing in common', () => {
  const { mine, theirs } = diffWords('a '.repeat(3_000), 'b '.repeat(3_000));
  expect(mine.every(({ isDifferent }) => isDifferent)).toBe(true);
  expect(whole(theirs)).toBe('b '.repeat(3_000));
});

it('keeps every character of both texts', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '.', 'é'), maxLength: 40 });
  fc.assert(
    fc.property(text, text, (mine, theirs) => {
      const diff = diffWords(mine, theirs);
      expect(whole(diff.mine)).toBe(mine);
      expect(whole(diff.theirs)).toBe(theirs);
    }),
  );
});

it('merges two texts, with old words before new ones', () => {
  expect(diffTexts('the mud river', 'the silt river')).toEqual([
    { text: 'the ', change: 'same' },
    { text: 'mud', change: 'removed' },
    { text: 'silt', change: 'added' },
    { text: ' river', change: 'same' },
  ]);
});

it('puts two texts with nothing in common one after the other', () => {
  const changes = diffTexts('a '.repeat(3_000), 'b '.repeat(3_000)).map(({ change }) => change);
  expect(changes).toEqual(['removed', 'added']);
});
