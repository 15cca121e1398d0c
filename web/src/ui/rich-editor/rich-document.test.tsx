import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from '../text/rich-text.tsx';
import { type Cell, cellsOf, imageCell, NO_MARKS, runsOf } from './cells.ts';
import { parseInline } from './parse-inline.ts';
import { expressible, printInline } from './print-inline.ts';
import { type Block, parseDocument, printDocument, type TextStyle } from './rich-document.ts';

const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '*',
      '**',
      '***',
      '_',
      '~',
      '~~~',
      '`',
      '```',
      '[',
      ']',
      '(',
      ')',
      '<',
      '>',
      '&',
      '!',
      '\\',
    ],
    ...[
      '# ',
      '## ',
      '- ',
      '* ',
      '+ ',
      '1. ',
      '2) ',
      '> ',
      '>\n',
      '-',
      '=',
      '---',
      '===',
      ' ',
      '  ',
      '    ',
      '\t',
    ],
    ...[
      '\n',
      '\n\n',
      '\n',
      '  \n',
      '\\\n',
      '\r\n',
      '[a](b)',
      '![a](s3://b/c.webp)',
      '&amp;',
      '<b>',
    ],
    ...[
      '**bold**',
      '*it*',
      'word',
      'é',
      '山',
      '.',
      ',',
      '“',
      '7',
      '\0',
      '\u00a0',
      '|',
      ':',
      'http://a.b',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const markdown = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));

describe('a text that is opened and not changed', () => {
  it('is printed byte for byte, whatever it is', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        expect(printDocument(parseDocument(text))).toBe(text);
      }),
      { numRuns: 5_000 },
    );
  });

  it('is printed byte for byte, if it is one of the demo’s', () => {
    const folder = path.resolve(import.meta.dirname, '../../../../server/demo');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(?:json|ts|md|yaml)$/.test(name),
    );
    expect(files).not.toEqual([]);
    for (const name of files) {
      const text = readFileSync(path.join(folder, name), 'utf8');
      expect(printDocument(parseDocument(text))).toBe(text);
    }
  });
});

const kindsOf = (text: string) =>
  parseDocument(text).blocks.map((block) => (block.kind === 'text' ? block.style : block.kind));

it.each([
  ['One\ntwo\n\nthree', ['paragraph', 'paragraph']],
  [
    '## Title\ntext\n- a\n- b\n\n1. c\n2. d',
    ['heading', 'paragraph', 'bullet', 'bullet', 'numbered', 'numbered'],
  ],
  ['a\n~~~\nb', ['paragraph', 'break', 'paragraph']],
  ['> quote\n\ntext', ['quote', 'paragraph']],
  ['text\n> a\n> b\n>\n> c\n- d', ['paragraph', 'quote', 'quote', 'bullet']],
  ['> a\nlazy', ['source']],
  ['>\n> a', ['source']],
  ['> a\n>', ['source']],
  ['>a', ['source']],
  ['> - a', ['source']],
  ['> > a', ['source']],
  ['> `a`', ['source']],
  ['- a\n  more', ['source']],
  ['- a\nlazy', ['source']],
  ['- a\n  - b', ['source']],
  ['```\na\n\nb\n```\n~~~\nc', ['source', 'break', 'paragraph']],
  ['a `code` b', ['source']],
  ['Title\n---', ['source']],
  ['***', ['source']],
  ['<b>x</b>', ['source']],
  ['a ~~~ b', ['source']],
  ['[a]: b', ['source']],
  ['tab\there', ['source']],
])('%j is read as %j', (text, kinds) => {
  expect(kindsOf(text)).toEqual(kinds);
});

it('emphasis over a line break is read, and a hard break is kept', () => {
  const [block] = parseDocument('**one\ntwo**  \nthree').blocks;
  const cells = [...cellsOf('one two', { ...NO_MARKS, bold: true }), ...cellsOf('\nthree')];
  expect(block).toMatchObject({ kind: 'text', cells });
});

it('changing one block leaves the others as they were written', () => {
  const text = '* one\n* two\n\n\n__odd__ thing\n\nThree  \nfour\n***\nlast *word*\n';
  const document = parseDocument(text);
  const blocks = document.blocks.map((block, index) =>
    index === 1 && block.kind === 'text' ? { ...block, cells: cellsOf('changed *') } : block,
  );
  expect(printDocument({ ...document, blocks })).toBe(text.replace('two', 'changed \\*'));
});

/** A text as visitors see it. */
const shown = (source: string) =>
  renderToStaticMarkup(
    <RichText
      source={source}
      app={{ origin: 'https://l.example', path: '/' }}
      onNavigate={() => {}}
    />,
  );

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** Every visible character with its formatting, from HTML that we made. */
function formatted(html: string): string {
  let [bold, italic] = [0, 0];
  let out = '';
  for (const [token] of html.matchAll(/<[^>]+>|&[^;]+;|[^<&]/gs)) {
    if (token === '<strong>') bold += 1;
    else if (token === '</strong>') bold -= 1;
    else if (token === '<em>') italic += 1;
    else if (token === '</em>') italic -= 1;
    else if (token.startsWith('<img')) out += `[${/ src="([^"]*)"/.exec(token)?.[1]}]`;
    else if (!token.startsWith('<') && !/\s/.test(token))
      out += `${token}${bold > 0 ? 'b' : ''}${italic > 0 ? 'i' : ''}`;
  }
  return out;
}

const formattedCells = (cells: readonly Cell[]) =>
  cells
    .filter(({ char }) => !/\s/.test(char))
    .map(({ char, bold, italic, image }) =>
      image === null ? `${escapeHtml(char)}${bold ? 'b' : ''}${italic ? 'i' : ''}` : '',
    )
    .join('');

const run = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(
        'a',
        'word',
        ' ',
        '.',
        ' a ',
        '*',
        '_',
        '~~~',
        '# ',
        '- ',
        '1. ',
        '2) x',
        '> ',
      ),
      fc.constantFrom(
        '[x]',
        '](y)',
        '!',
        '&amp;',
        '<b>',
        '\\',
        '`',
        '+ ',
        '---',
        '===',
        '“”',
        '山',
        '\n',
      ),
      fc.stringMatching(/^[!-~ ]{0,6}$/),
    ),
    fc.boolean(),
    fc.boolean(),
    fc.constantFrom(null, null, null, 'https://a.example/?b=1&c=(2)'),
  )
  .map(([text, bold, italic, link]) => cellsOf(text, { bold, italic, link }));
const content = fc.array(run, { minLength: 1, maxLength: 8 }).map((runs) => runs.flat());

describe('a formatted text', () => {
  it('is shown to visitors with all its characters', () => {
    fc.assert(
      fc.property(
        content,
        fc.constantFrom<TextStyle>('paragraph', 'heading', 'bullet', 'numbered', 'quote'),
        (cells, style) => {
          const [heading, bullet, numbered, quote] = ['## ', '- ', '1. ', '> '];
          const marker = { paragraph: '', heading, bullet, numbered, quote }[style];
          const block: Block = { kind: 'text', style, marker, cells, origin: null };
          const printed = printDocument({ blocks: [block, { ...block }], tail: '' });
          const hasLines = style === 'paragraph' || style === 'quote';
          const lines = cells.map((cell) =>
            cell.char === '\n' && !hasLines ? { ...cell, char: ' ' } : cell,
          );
          const once = formattedCells(expressibleLines(lines));
          expect(formatted(shown(printed)).replaceAll('(opensinanewtab)', '')).toBe(once + once);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('is read as it was printed', () => {
    fc.assert(
      fc.property(content, fc.constantFrom('paragraph', 'quote'), (cells, style) => {
        const marker = style === 'quote' ? '> ' : '';
        const block: Block = { kind: 'text', style, marker, cells, origin: null };
        const printed = printDocument({ blocks: [block], tail: '' });
        for (const read of parseDocument(printed).blocks) {
          expect(read).toMatchObject({ kind: 'text', style });
        }
        expect(printDocument(parseDocument(printed))).toBe(printed);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['plain', 'plain'],
    ['**bold** and *italic* and ***both***', '**bold** and *italic* and ***both***'],
    ['**bold *it* bold**', '**bold *it* bold**'],
    ['*it **b***', '*it **b***'],
    ['un*frigging*real', 'un*frigging*real'],
    ['[a *b*](https://a.example/?b=1&c=2)', '[a *b*](https://a.example/?b=1&c=2)'],
    ['![tram icon](s3://b/c.webp) tram', '![tram icon](s3://b/c.webp) tram'],
    ['snake_case 5 * 3', 'snake_case 5 \\* 3'],
    ['a \\* b', 'a \\* b'],
  ])('%j is printed as %j', (given, printed) => {
    const cells = parseInline(given);
    expect(cells === null ? null : printInline(cells)).toBe(printed);
  });

  it('gives up emphasis that Markdown can’t express, never characters', () => {
    const cells = [...cellsOf('“a.”', { ...NO_MARKS, bold: true }), ...cellsOf('b')];
    expect(printInline(cells)).toBe('“**a**.”b');
  });

  it('keeps an image beside text', () => {
    const cells = [
      imageCell({ uri: 's3://b/a (1).webp', alt: 'A [tram] *icon*' }),
      ...cellsOf(' x'),
    ];
    const printed = printInline(cells);
    expect(printed).toBe('![A \\[tram\\] \\*icon\\*](<s3://b/a (1).webp>) x');
    expect(parseInline(printed)).toEqual(cells);
    expect(runsOf(cells)).toHaveLength(2);
  });
});

function expressibleLines(cells: readonly Cell[]): readonly Cell[] {
  const text: Cell[] = [];
  let line: Cell[] = [];
  for (const cell of [...cells, ...cellsOf('\n')]) {
    if (cell.char !== '\n') line.push(cell);
    else {
      text.push(...expressible(trimmed(line)));
      line = [];
    }
  }
  return text;
}

function trimmed(cells: readonly Cell[]): readonly Cell[] {
  const from = cells.findIndex(({ char }) => char !== ' ');
  return from < 0 ? [] : cells.slice(from, cells.findLastIndex(({ char }) => char !== ' ') + 1);
}
