import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellsOf, textOfCells } from './cells.ts';
import {
  breakLine,
  clampSelection,
  deleteSelection,
  type EditState,
  insertBlocks,
  insertBreak,
  insertImage,
  insertText,
  joinBackward,
  joinForward,
  lengthOf,
  type Point,
  selectedPart,
  splitBlock,
  toggleStyle,
} from './edit-document.ts';
import { formatTyped, hasMark, linkAt, setLink, toggleMark } from './format-selection.ts';
import { parseDocument, printDocument } from './rich-document.ts';

const at = (block: number, offset: number): Point => ({ block, offset });

function open(text: string, anchor: Point, focus = anchor): EditState {
  return { document: parseDocument(text), selection: { anchor, focus } };
}

const print = ({ document }: EditState) => printDocument(document);

describe('editing a text as it looks', () => {
  it.each<[string, EditState, (from: EditState) => EditState, string, Point]>([
    ['types text', open('ab', at(0, 1)), (s) => insertText(s, 'x*'), 'ax\\*b', at(0, 3)],
    [
      'types bold in bold',
      open('**ab** c', at(0, 1)),
      (s) => insertText(s, 'x'),
      '**axb** c',
      at(0, 2),
    ],
    [
      'replaces a selection',
      open('One\n\n*two*', at(0, 1), at(1, 2)),
      (s) => insertText(s, 'n'),
      'On*o*',
      at(0, 2),
    ],
    ['splits a paragraph', open('ab\n\nc', at(0, 1)), splitBlock, 'a\n\nb\n\nc', at(1, 0)],
    [
      'puts a paragraph before another',
      open('__a__\nb', at(0, 0)),
      (s) => insertText(splitBlock(s), ''),
      '__a__\nb',
      at(1, 0),
    ],
    [
      'goes on with a list',
      open('- a\n- b', at(0, 1)),
      (s) => insertText(splitBlock(s), 'x'),
      '- a\n- x\n- b',
      at(1, 1),
    ],
    [
      'counts on in a numbered list',
      open('1. a', at(0, 1)),
      (s) => insertText(splitBlock(s), 'x'),
      '1. a\n2. x',
      at(1, 1),
    ],
    [
      'ends a list',
      open('- a', at(0, 1)),
      (s) => insertText(splitBlock(splitBlock(s)), 'x'),
      '- a\n\nx',
      at(1, 1),
    ],
    [
      'writes text below a heading',
      open('## a', at(0, 1)),
      (s) => insertText(splitBlock(s), 'x'),
      '## a\n\nx',
      at(1, 1),
    ],
    ['breaks a line', open('ab', at(0, 1)), breakLine, 'a  \nb', at(0, 2)],
    ['joins a paragraph to the one before', open('a\n\nb', at(1, 0)), joinBackward, 'ab', at(0, 1)],
    [
      'turns an item into a paragraph first',
      open('- a\n- b', at(1, 0)),
      joinBackward,
      '- a\n\nb',
      at(1, 0),
    ],
    [
      'removes the mark between two parts',
      open('a\n\n~~~\n\nb', at(2, 0)),
      joinBackward,
      'a\n\nb',
      at(1, 0),
    ],
    [
      'keeps Markdown that it can’t show',
      open('`a`\n\nb', at(1, 0)),
      joinBackward,
      '`a`\n\nb',
      at(1, 0),
    ],
    ['joins the next paragraph', open('a\n\nb', at(0, 1)), joinForward, 'ab', at(0, 1)],
    [
      'deletes Markdown that is selected',
      open('a\n\n`b`\n\nc', at(0, 1), at(2, 0)),
      deleteSelection,
      'ac',
      at(0, 1),
    ],
    [
      'makes a list',
      open('a\n\nb', at(0, 0), at(1, 1)),
      (s) => toggleStyle(s, 'bullet'),
      '- a\n- b',
      at(1, 1),
    ],
    [
      'makes a numbered list',
      open('a\n\nb', at(0, 0), at(1, 1)),
      (s) => toggleStyle(s, 'numbered'),
      '1. a\n2. b',
      at(1, 1),
    ],
    [
      'makes a heading, and a paragraph again',
      open('a', at(0, 0)),
      (s) => toggleStyle(toggleStyle(s, 'heading'), 'heading'),
      'a',
      at(0, 0),
    ],
    [
      'makes a quote, and goes on with it',
      open('a\n\nb', at(0, 1)),
      (s) => insertText(splitBlock(breakLine(toggleStyle(s, 'quote'))), 'c'),
      '> a\n>\n> c\n\nb',
      at(1, 1),
    ],
    [
      'ends a quote',
      open('> a', at(0, 1)),
      (s) => insertText(splitBlock(splitBlock(s)), 'x'),
      '> a\n\nx',
      at(1, 1),
    ],
    ['divides a text', open('ab', at(0, 1)), insertBreak, 'a\n\n~~~\n\nb', at(2, 0)],
    [
      'puts an image on its own',
      open('ab', at(0, 1)),
      (s) => insertImage(s, { uri: 's3://a/b.webp', alt: 'A tram' }),
      'a\n\n![A tram](s3://a/b.webp)\n\nb',
      at(2, 0),
    ],
    [
      'puts an icon in its line',
      open('ab', at(0, 1)),
      (s) => insertImage(s, { uri: 's3://a/b.webp', alt: 'tram icon' }),
      'a![tram icon](s3://a/b.webp)b',
      at(0, 2),
    ],
    [
      'links a selection',
      open('a bc', at(0, 2), at(0, 4)),
      (s) => setLink(s, 'https://a.example'),
      'a [bc](https://a.example)',
      at(0, 4),
    ],
    [
      'removes a link around the caret',
      open('[abc](https://a.example) d', at(0, 1)),
      (s) => setLink(s, null),
      'abc d',
      at(0, 3),
    ],
    [
      'writes out an address',
      open('a ', at(0, 1)),
      (s) => setLink(s, 'https://a.example'),
      'a [https://a.example](https://a.example)',
      at(0, 19),
    ],
    [
      'writes a text with a link',
      open('a ', at(0, 1)),
      (s) => setLink(s, 'https://a.example', 'b *c*'),
      'a [b \\*c\\*](https://a.example)',
      at(0, 7),
    ],
    [
      'links a selection, whatever text is given',
      open('a bc', at(0, 2), at(0, 4)),
      (s) => setLink(s, 'https://a.example', 'd'),
      'a [bc](https://a.example)',
      at(0, 4),
    ],
  ])('%s', (_, from, change, printed, caret) => {
    const next = change(from);
    expect(print(next)).toBe(printed);
    expect(next.selection.focus).toEqual(caret);
  });

  it('switches bold on for a selection over blocks, without spaces at its ends, and off again', () => {
    const from = open('one two\n\nthree', at(0, 3), at(1, 5));
    const bold = toggleMark(from, 'bold');
    expect(print(bold)).toBe('one **two**\n\n**three**');
    expect(hasMark(bold, 'bold')).toBe(true);
    expect(print(toggleMark(bold, 'bold'))).toBe('one two\n\nthree');
  });

  it('pastes blocks between two halves of a paragraph', () => {
    const { blocks } = parseDocument('- x\n- y');
    const pasted = insertBlocks(
      open('ab', at(0, 1)),
      blocks.map((block) => ({ ...block, origin: null })),
    );
    expect(print(pasted)).toBe('a\n\n- x\n- y\n\nb');
  });

  it('finds the link at a selection, and copies a part', () => {
    const from = open('a [bc](https://a.example)\n\n- d', at(0, 2), at(1, 1));
    expect(linkAt(from)).toBe('https://a.example');
    expect(printDocument(selectedPart(from))).toBe('[bc](https://a.example)\n\n- d');
  });
});

describe('any edits', () => {
  const TEXT =
    'One **two** [three](https://a.example)\n\n~~~\n- four\n- five\n> eight\n>\n> nine\n\n`code`\n\n## Six\nseven';
  const point = fc.record({ block: fc.nat(9), offset: fc.nat(20) });
  const edit = fc.oneof(
    fc.constantFrom<(s: EditState) => EditState>(
      deleteSelection,
      splitBlock,
      breakLine,
      joinBackward,
      joinForward,
      insertBreak,
      (s) => toggleMark(s, 'bold'),
      (s) => toggleMark(s, 'italic'),
      (s) => toggleStyle(s, 'bullet'),
      (s) => toggleStyle(s, 'numbered'),
      (s) => toggleStyle(s, 'heading'),
      (s) => toggleStyle(s, 'quote'),
      (s) => setLink(s, 'https://b.example'),
      (s) => insertImage(s, { uri: 's3://a/b.webp', alt: 'A tram' }),
      (s) =>
        insertBlocks(s, [
          { kind: 'text', style: 'bullet', marker: '- ', cells: cellsOf('x'), origin: null },
        ]),
    ),
    fc
      .constantFrom('a', ' ', '*', '1. ', '#', '~~~')
      .map((text) => (s: EditState) => insertText(s, text)),
  );
  const step = fc.tuple(point, point, edit);

  it('leave a document whose caret exists, and whose Markdown is read as it was printed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = open(TEXT, at(0, 0));
        for (const [anchor, focus, change] of steps) {
          const selection = clampSelection(state.document, { anchor, focus });
          const isCaret = change === joinBackward || change === joinForward;
          const caret = { anchor: selection.focus, focus: selection.focus };
          state = change({ ...state, selection: isCaret ? caret : selection });
          const { block, offset } = state.selection.focus;
          const shown = state.document.blocks[block];
          expect(shown).toBeDefined();
          if (shown !== undefined) expect(offset).toBeLessThanOrEqual(lengthOf(shown));
          const printed = print(state);
          expect(printDocument(parseDocument(printed))).toBe(printed);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('Markdown that was typed', () => {
  const addressOf = (typed: string) => (typed.startsWith('https:') ? typed : null);
  /** Typed letter by letter into a paragraph, which may have more after the caret. */
  const type = (text: string, after = '') => {
    const from: EditState = {
      document: parseDocument(after),
      selection: open('', at(0, 0)).selection,
    };
    return [...text].reduce((state, char) => formatTyped(insertText(state, char), addressOf), from);
  };

  it.each([
    ['# ', 'Title', '# Title'],
    ['### ', 'Title', '### Title'],
    ['- ', 'Bread', '- Bread'],
    ['* ', 'Bread', '- Bread'],
    ['1. ', 'First', '1. First'],
    ['> ', 'Said', '> Said'],
    ['**bold**', '', '**bold**'],
    ['a __bold__', '', 'a **bold**'],
    ['(*so*', '', '(*so*'],
    ['an _italic one_', '', 'an *italic one*'],
    ['see [the map](https://a.example/x)', '', 'see [the map](https://a.example/x)'],
  ])('%j before %j becomes %j', (typed, after, printed) => {
    expect(print(type(typed, after))).toBe(printed);
  });

  it.each(['2 * 3 * 4', 'snake_case_name', '** no **', 'a # ', '[x](nowhere)', '****', '1.5 '])(
    '%j stays as it is',
    (typed) => {
      const { blocks } = type(typed).document;
      const [block] = blocks;
      expect(block?.kind === 'text' && [block.style, textOfCells(block.cells)]).toEqual([
        'paragraph',
        typed,
      ]);
    },
  );

  it('puts the caret behind it', () => {
    expect(type('**bold**', 'more').selection.focus).toEqual(at(0, 4));
    expect(type('- ', 'Bread').selection.focus).toEqual(at(0, 0));
  });
});

it.each([
  ['onetwo', 3, 'one https://a.example two'],
  ['one .', 4, 'one https://a.example.'],
  ['one', 3, 'one https://a.example'],
])('an address that is put into %j at %i stays apart from the words', (text, offset, expected) => {
  const [block] = setLink(open(text, at(0, offset)), 'https://a.example').document.blocks;
  expect(block?.kind === 'text' && textOfCells(block.cells)).toBe(expected);
});
