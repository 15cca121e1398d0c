import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time.test-data.ts';
import { MAX_LINE_CHARACTERS, spokenWords, transcriptLines } from './transcript-lines.ts';

describe('the lines of a transcript', () => {
  it('end with sentences, and short sentences share a line', () => {
    expect(
      transcriptLines(
        'Look up. See it? The clock above the station has told the time since 1910! Meet me under it.',
      ),
    ).toEqual([
      'Look up. See it?',
      'The clock above the station has told the time since 1910!',
      'Meet me under it.',
    ]);
  });

  it('of a long sentence end with clauses, and are of about the same length', () => {
    expect(
      transcriptLines(
        'Before the city was drained, when the river still ran where Elizabeth Street is now, people crossed it by punt, and paid a penny each.',
      ),
    ).toEqual([
      'Before the city was drained, when the river still ran where Elizabeth Street is now,',
      'people crossed it by punt, and paid a penny each.',
    ]);
  });

  it('aren’t broken after an abbreviation or an initial', () => {
    const text = 'It was here that Mr. J. Batman met Dr. Thomson of St. Kilda, at No. 5.';
    expect(transcriptLines(text)).toEqual([text]);
  });

  it('continue over a line break, and end at an empty line', () => {
    expect(transcriptLines('One river,\r\ntwo banks.\n \n\nThree bridges.')).toEqual([
      'One river, two banks.',
      'Three bridges.',
    ]);
  });

  it('keep quotation marks and brackets with their words', () => {
    expect(
      transcriptLines('“The river runs upside down.” (They still say so in every pub from here.)'),
    ).toEqual(['“The river runs upside down.”', '(They still say so in every pub from here.)']);
  });

  it.each([
    [
      'Japanese',
      'この駅は1910年に建てられました。時計の下で会いましょう、とメルボルンの人はよく言います。そして本当に「時計の下」で会うのです。',
      [
        'この駅は1910年に建てられました。',
        '時計の下で会いましょう、とメルボルンの人はよく言います。',
        'そして本当に「時計の下」で会うのです。',
      ],
    ],
    [
      'Chinese',
      '看上面。看到了吗？这个钟自1910年以来一直在报时！',
      ['看上面。看到了吗？', '这个钟自1910年以来一直在报时！'],
    ],
  ])('of %s, which has no spaces, end with sentences too', (_, text, lines) => {
    expect(transcriptLines(text)).toEqual(lines);
  });

  it('of Japanese are joined without a space where the text was wrapped', () => {
    expect(transcriptLines('時計の下で\n会いましょう。')).toEqual(['時計の下で会いましょう。']);
  });

  it('are none for a text without anything in it', () => {
    expect(transcriptLines(' \n\t\u00a0\n\0')).toEqual([]);
  });

  it('are made quickly, whatever the text', () => {
    const milliseconds = processorMs(() => {
      for (const bit of ['a', 'a ', 'a. ', '\n', ' ', '\n ', '.', '「', '。', '山', '山。', 'ก'])
        transcriptLines(bit.repeat(200_000 / bit.length));
    });
    expect(milliseconds).toBeLessThan(10_000);
  });
});

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

describe('any transcript', () => {
  const word = fc.oneof(
    fc.stringMatching(/^[a-z]{1,12}[.,!?;:]?$/),
    fc.constantFrom('Mr.', '“Yes”', '–', '(no)', '3.5', 'l’eau', '<b>', '&amp;', '-->', '…'),
  );
  const spaced = fc
    .array(fc.tuple(word, fc.constantFrom(' ', '  ', '\n', '\n\n', '\t')), { maxLength: 80 })
    .map((parts) => parts.map((part) => part.join('')).join(''));
  const unspaced = fc
    .array(
      fc.constantFrom('山', 'は', 'カ', '。', '、', '「', '」', '7', 'ab', ' ', '\n', 'ก', '！'),
      {
        maxLength: 300,
      },
    )
    .map((parts) => parts.join(''));
  const anything = fc.string({ unit: 'grapheme', maxLength: 300 });

  it('is unchanged word for word', () => {
    fc.assert(
      fc.property(spaced, (text) => {
        expect(wordsOf(transcriptLines(text).join(' '))).toEqual(wordsOf(text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('is unchanged character for character, and no line is too long or empty', () => {
    fc.assert(
      fc.property(fc.oneof(spaced, unspaced, anything), (text) => {
        const lines = transcriptLines(text);
        const visible = text.replaceAll(/(?!\s)[\p{Cc}\p{Cs}]/gu, '');
        expect(withoutSpaces(lines.join(''))).toBe(withoutSpaces(visible));
        for (const line of lines) {
          expect(line.length).toBeLessThanOrEqual(MAX_LINE_CHARACTERS);
          expect(line.trim()).not.toBe('');
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

it.each([
  ['one two three', 3],
  ['– well –', 3],
  ['時計の下で', 2.5],
  ['', 1],
])('%j takes as long as %d words', (text, words) => {
  expect(spokenWords(text)).toBe(words);
});
