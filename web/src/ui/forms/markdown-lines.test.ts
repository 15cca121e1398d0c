import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdit } from './markdown-edits.ts';
import { continueLines, type LineKind, toggleLines } from './markdown-lines.ts';
import { read, show } from './selection.test-data.ts';

const toggled = (kind: LineKind, marked: string): string => {
  const selected = read(marked);
  return show(applyEdit(selected, toggleLines(selected, kind)));
};

describe('lines', () => {
  it.each([
    ['heading', 'The riv‹›er', '## The riv‹›er'],
    ['heading', '## The riv‹›er', 'The riv‹›er'],
    ['heading', '# ‹›River', '‹›River'],
    ['list', '‹›', '- ‹›'],
    ['list', '- ‹›', '‹›'],
    ['list', 'a\n‹b\nc›\nd', 'a\n‹- b\n- c›\nd'],
    ['list', '‹- b\n* c›', '‹b\nc›'],
    ['list', '‹b\n\nc›', '‹- b\n\n- c›'],
    ['list', '‹b\n›c', '‹- b›\nc'],
    ['list', '‹1. b\n2. c›', '‹- b\n- c›'],
    ['list', '‹- b\nc›', '‹- b\n- c›'],
    ['numbered', '‹b\nc›', '‹1. b\n2. c›'],
    ['numbered', '‹- b\n- c›', '‹1. b\n2. c›'],
    ['numbered', '‹1. b\n2) c›', '‹b\nc›'],
    ['quote', '‹b\n\nc›', '‹> b\n> \n> c›'],
    ['quote', '‹> b\n>\n> c›', '‹b\n\nc›'],
  ] as const)('%s turns %j into %j', (kind, before, expected) => {
    expect(toggled(kind, before)).toBe(expected);
  });

  it('toggled twice are unchanged', () => {
    const line = fc.string({ unit: fc.constantFrom('a', 'é', ' ', 'b'), maxLength: 6 });
    const kinds = fc.constantFrom<LineKind>('heading', 'list', 'numbered', 'quote');
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.nat(),
        fc.nat(),
        kinds,
        (lines, a, b, kind) => {
          const text = lines.join('\n');
          const [one, other] = [a % (text.length + 1), b % (text.length + 1)];
          const selected = { text, start: Math.min(one, other), end: Math.max(one, other) };
          const { from, to } = toggleLines(selected, kind);
          // Nothing can be toggled if all selected lines are blank.
          fc.pre(text.slice(from, to).trim() !== '');
          const once = applyEdit(selected, toggleLines(selected, kind));
          const twice = applyEdit(once, toggleLines(once, kind));
          expect(twice.text).toBe(text);
        },
      ),
    );
  });
});

describe('Enter', () => {
  const pressed = (marked: string): string | null => {
    const selected = read(marked);
    const edit = continueLines(selected);
    return edit === null ? null : show(applyEdit(selected, edit));
  };

  it.each([
    ['- a‹›', '- a\n- ‹›'],
    ['* a‹›b', '* a\n* ‹›b'],
    ['9. a‹›\nb', '9. a\n10. ‹›\nb'],
    ['1) a‹›', '1) a\n2) ‹›'],
    ['  - a‹›', '  - a\n  - ‹›'],
    ['> a‹›', '> a\n> ‹›'],
    ['- a\n- ‹›', '- a\n\n‹›'],
    ['1. a\n2. ‹›\nb', '1. a\n\n‹›\nb'],
  ])('turns %j into %j', (before, expected) => {
    expect(pressed(before)).toBe(expected);
  });

  it.each(['a‹›', '‹›- a', '-‹› a', '- ‹a›', '‹›', '-a‹›'])(
    'is left to the browser in %j',
    (text) => {
      expect(pressed(text)).toBeNull();
    },
  );
});
