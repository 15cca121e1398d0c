import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TextPart } from '../../../ui/forms/word-diff.ts';
import { compareTexts, shortenSame } from './compare-texts.ts';

const MARKS = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
const marked = (parts: readonly TextPart[]) =>
  parts.map(({ text, change }) => MARKS[change].join('|').replace('|', text)).join('');
const shown = (before: string, after: string) =>
  compareTexts(before, after).map(({ change, parts }) => `${change}: ${marked(parts)}`);

describe('two versions of a text', () => {
  it('are compared by word within a paragraph', () => {
    expect(shown('The mud river.', 'The silt river.')).toEqual([
      'changed: The [-mud-]{+silt+} river.',
    ]);
  });

  it('keep paragraphs that are the same, however they are separated', () => {
    expect(shown('One.\n\nTwo.~~~Three.', 'One.~~~Three.\n \nFour.')).toEqual([
      'same: One.',
      'removed: [-Two.-]',
      'same: Three.',
      'added: {+Four.+}',
    ]);
  });

  it('pair a rewritten paragraph with its original, and not with a new one before it', () => {
    const before = 'The tram turns into Swanston Street.\n\nA bell rings twice.';
    const after = 'Listen.\n\nThe tram turns into Bourke Street.\n\nA bell rings twice.';
    expect(shown(before, after)).toEqual([
      'added: {+Listen.+}',
      'changed: The tram turns into [-Swanston-]{+Bourke+} Street.',
      'same: A bell rings twice.',
    ]);
  });

  it('become one changed paragraph if nothing matches', () => {
    expect(shown('Mud and more.', 'Silt!')).toEqual(['changed: [-Mud and more.-]{+Silt!+}']);
  });

  it('mark words that were replaced together as one phrase', () => {
    const before = 'We have been grateful for the tram ever since.';
    const after = 'We are still grateful for the tram ever since.';
    expect(shown(before, after)).toEqual([
      'changed: We [-have been-]{+are still+} grateful for the tram ever since.',
    ]);
  });

  it('have all paragraphs of either version exactly once, in order', () => {
    const text = fc
      .array(fc.constantFrom('a b c', 'a b d', 'x', 'y z'), { maxLength: 6 })
      .map((paragraphs) => paragraphs.join('\n\n'));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const rows = compareTexts(before, after);
        const side = (other: TextPart['change']) =>
          rows
            .filter(({ change }) => change !== other)
            .map(({ parts }) =>
              parts
                .filter(({ change }) => change !== other)
                .map((part) => part.text)
                .join(''),
            )
            .join('\n\n');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
      }),
    );
  });
});

describe('an unchanged part of a text', () => {
  const words = 'word '.repeat(100);

  it('is shortened to the words around the changes', () => {
    const [head, , tail] = shortenSame([
      { text: words, change: 'same' },
      { text: 'new', change: 'added' },
      { text: words, change: 'same' },
    ]);
    expect(head?.text).toMatch(/^… (word )+$/);
    expect(tail?.text).toMatch(/^(word )+…$/);
    expect(head?.text.length).toBeLessThan(90);
  });

  it('isn’t shortened if it is short, and a changed part never is', () => {
    const parts: readonly TextPart[] = [
      { text: 'The river ', change: 'same' },
      { text: words, change: 'removed' },
    ];
    expect(shortenSame(parts)).toEqual(parts);
  });
});
