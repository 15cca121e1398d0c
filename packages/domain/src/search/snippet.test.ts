import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingOf, proseOf, type Segment, snippetOf } from './snippet.ts';

const isHit =
  (...words: string[]) =>
  (word: string) =>
    words.includes(word);
/** Hits in brackets. */
const print = (segments: readonly Segment[] | null) =>
  segments?.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('') ?? null;

const LONG = `${'Before it there is a lot to say. '.repeat(10)}Then comes the lantern, and ${'after it there is more. '.repeat(10)}`;

describe('a snippet', () => {
  it.each([
    ['Coffee in Degraves Street', ['degraves'], 'Coffee in [Degraves] Street'],
    ['Café Crème', ['cafe'], '[Café] Crème'],
    ['The Queen’s lane', ['queens'], 'The [Queen’s] lane'],
    ['art, art and Art', ['art'], '[art], [art] and [Art]'],
    ['Gold-rush', ['rush'], 'Gold-[rush]'],
    ['nothing here', ['coffee'], null],
    ['partly', ['part'], null],
    ['', ['x'], null],
    ['<b>Coffee</b> & tea', ['coffee'], '<b>[Coffee]</b> & tea'],
  ])('of %s for %j', (text, words, expected) => {
    expect(print(snippetOf(text, isHit(...words), { whole: true }))).toBe(expected);
  });

  it('is cut around the first hit, between words', () => {
    const segments = snippetOf(LONG, isHit('lantern'));
    const text = print(segments) ?? '';
    expect(text).toMatch(/^…\w.* Then comes the \[lantern\], and .*[\w.]…$/);
    expect(text.length).toBeLessThan(200);
  });

  it('has only segments that fit the contract, and is a part of its text', () => {
    const texts = fc.array(
      fc.constantFrom('lane', 'é', '👩‍🚀', ' ', 'x'.repeat(400), '. ', 'Lane'),
      {
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(texts, (pieces) => {
        const text = pieces.join('');
        const segments = snippetOf(text, (word) => word.startsWith('lane') || word.startsWith('x'));
        for (const segment of segments ?? []) {
          expect(segment.text.length).toBeLessThanOrEqual(300);
          expect(segment.text.isWellFormed()).toBe(true);
        }
        const joined = (segments ?? []).map((segment) => segment.text).join('');
        expect(text).toContain(joined.replace(/^…/, '').replace(/…$/, ''));
      }),
    );
  });
});

describe('the opening of a text', () => {
  it('is the whole of a short text, and empty for an empty one', () => {
    expect(openingOf('Short.')).toEqual([{ text: 'Short.', hit: false }]);
    expect(openingOf('')).toEqual([]);
  });

  it('ends at a word', () => {
    expect(print(openingOf(LONG))).toMatch(/ \w+…$/);
  });
});

describe('prose', () => {
  it.each([
    ['Plain.', 'Plain.'],
    ['One\n\ntwo', 'One two'],
    ['First\n~~~\nsecond', 'First second'],
    ['**Bold** and _thin_', 'Bold and thin'],
    ['**Hosier Lane**, first', 'Hosier Lane, first'],
    ['# Heading', 'Heading'],
    ['See [the lane](https://x.example/a?b=c).', 'See the lane.'],
    ['![A lane](s3://bucket/key.webp) after', 'after'],
    ['At https://x.example/path now', 'At now'],
  ])('of %s', (markdown, prose) => {
    expect(proseOf(markdown)).toBe(prose);
  });
});
