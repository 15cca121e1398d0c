import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  insertImage,
  insertLink,
  insertParagraphBreak,
  type Selected,
  type TextEdit,
  toggleEmphasis,
} from './markdown-edits.ts';
import { read, show } from './selection.test-data.ts';

const edited = (marked: string, edit: (selected: Selected) => TextEdit): string => {
  const selected = read(marked);
  return show(applyEdit(selected, edit(selected)));
};

describe('emphasis', () => {
  it.each([
    ['bold', 'the ‹mud› river', 'the **‹mud›** river'],
    ['bold', 'the **‹mud›** river', 'the ‹mud› river'],
    ['bold', 'the ‹**mud**› river', 'the ‹mud› river'],
    ['bold', 'the‹ mud ›river', 'the **‹mud›** river'],
    ['bold', 'the m‹›ud river', 'the **m‹›ud** river'],
    ['bold', 'the **m‹›ud** river', 'the m‹›ud river'],
    ['bold', 'the mud ‹›', 'the mud **‹›**'],
    ['bold', 'the mud **‹›**', 'the mud ‹›'],
    ['bold', 'the *‹mud›* river', 'the ***‹mud›*** river'],
    ['italic', 'the ‹mud› river', 'the *‹mud›* river'],
    ['italic', 'the *‹mud›* river', 'the ‹mud› river'],
    ['italic', 'the **‹mud›** river', 'the ***‹mud›*** river'],
    ['italic', 'the ***‹mud›*** river', 'the **‹mud›** river'],
    ['italic', 'Ferr‹›án’s', '*Ferr‹›án’s*'],
  ] as const)('%s turns %j into %j', (kind, before, expected) => {
    expect(edited(before, (selected) => toggleEmphasis(selected, kind))).toBe(expected);
  });

  const texts = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '*', '\n'), maxLength: 20 });
  const kinds = fc.constantFrom('bold' as const, 'italic' as const);

  it('toggled twice leaves the text unchanged', () => {
    const selection = texts.chain((text) =>
      fc.tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length })).map(([one, other]) => ({
        text,
        start: Math.min(one, other),
        end: Math.max(one, other),
      })),
    );
    fc.assert(
      fc.property(selection, kinds, (selected, kind) => {
        // A caret between its own asterisks has no word yet; without them it may be inside one.
        fc.pre(selected.text.slice(selected.start, selected.end).trim() !== '');
        const once = applyEdit(selected, toggleEmphasis(selected, kind));
        const twice = applyEdit(once, toggleEmphasis(once, kind));
        expect(twice.text).toBe(selected.text);
      }),
    );
  });

  it('never changes other characters', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), kinds, (text, one, other, kind) => {
        const [a, b] = [one % (text.length + 1), other % (text.length + 1)];
        const selected = { text, start: Math.min(a, b), end: Math.max(a, b) };
        const changed = applyEdit(selected, toggleEmphasis(selected, kind));
        expect(changed.text.replaceAll('*', '')).toBe(text.replaceAll('*', ''));
      }),
    );
  });
});

describe('a link', () => {
  it.each([
    ['see ‹the bridge› now', 'see [the bridge](‹url›) now'],
    ['see ‹›', 'see [text](‹url›)'],
    ['see ‹https://laneway.example/a›', 'see [‹text›](https://laneway.example/a)'],
    ['‹mailto:isla@laneway.example›', '[‹text›](mailto:isla@laneway.example)'],
  ])('turns %j into %j', (before, expected) => {
    expect(edited(before, insertLink)).toBe(expected);
  });
});

describe('an image', () => {
  const insert = (uri: string, alt: string) => (selected: Selected) =>
    insertImage(selected, { uri, alt });

  it('is inserted at the caret, in its own paragraph', () => {
    expect(edited('- See‹›\n- here', insert('s3://pictures/a.webp', 'A tram'))).toBe(
      '- See\n\n![A tram](s3://pictures/a.webp)\n‹›\n- here',
    );
  });

  it('stays in the line if it is an icon', () => {
    expect(edited('See ‹› here', insert('s3://pictures/a.webp', 'tram icon'))).toBe(
      'See ![tram icon](s3://pictures/a.webp)‹› here',
    );
  });

  it('doesn’t replace the selected words', () => {
    expect(edited('‹See› here', insert('s3://pictures/a.webp', ''))).toBe(
      'See\n\n![](s3://pictures/a.webp)\n\n‹› here',
    );
  });

  it('escapes brackets, line breaks and spaces', () => {
    expect(edited('‹›', insert('https://x.example/a (1).png', 'A [red]\ntram'))).toBe(
      '![A \\[red\\] tram](<https://x.example/a (1).png>)\n\n‹›',
    );
  });
});

describe('a paragraph break', () => {
  it.each([
    ['one‹›two', 'one\n\n~~~\n\n‹›two'],
    ['one\n\n‹›two', 'one\n\n~~~\n\n‹›two'],
    ['one\n‹›\ntwo', 'one\n\n~~~\n\n‹›two'],
    ['one‹›\n\ntwo', 'one\n\n~~~\n\n‹›two'],
    ['‹›', '~~~\n\n‹›'],
  ])('turns %j into %j', (before, expected) => {
    expect(edited(before, insertParagraphBreak)).toBe(expected);
  });
});
