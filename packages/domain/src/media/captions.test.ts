import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time.test-data.ts';
import { captionTexts, MAX_CAPTIONS, parseCaptions, printCaptions } from './captions.ts';

const rewrite = (file: string): string => {
  const parsed = parseCaptions(file);
  return parsed.ok ? printCaptions(parsed.value) : parsed.error;
};
const caption = (text: string) => rewrite(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`);
const wordsOf = (text: string) => caption(text).split('\n').slice(3).join('\n').trimEnd();

describe('a captions file', () => {
  it('is rewritten without comments, styles, regions, cue identifiers and header metadata', () => {
    const file = [
      '\ufeffWEBVTT - Degraves Street',
      'Kind: captions',
      '',
      'STYLE',
      '::cue { background: url(https://example.org/spy.png) }',
      '',
      'REGION',
      'id:left',
      '',
      'NOTE by Ada',
      '',
      'the first',
      '00:01.000 --> 00:02.500 align:start region:left onload:alert(1) line:10%',
      'Good morning,',
      'Melbourne!',
      '',
      '01:00:03.000 --> 01:00:04.000',
      'Goodbye.',
    ].join('\r\n');
    expect(rewrite(file)).toBe(
      [
        'WEBVTT',
        '',
        '00:00:01.000 --> 00:00:02.500 align:start line:10%',
        'Good morning,',
        'Melbourne!',
        '',
        '01:00:03.000 --> 01:00:04.000',
        'Goodbye.',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['', 'Line 1: the file must start with WEBVTT'],
    ['1\n00:01.000 --> 00:02.000\nHi', 'Line 1: the file must start with WEBVTT'],
    ['WEBVTTX', 'Line 1: the file must start with WEBVTT'],
    ['WEBVTT\n\nNOTE nothing else', captionTexts.noCaptions],
    [
      'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nHi',
      'Line 3: write the times as 00:00:01.000 --> 00:00:04.000',
    ],
    ['WEBVTT\n\nHello there', 'Line 3: write the times as 00:00:01.000 --> 00:00:04.000'],
    [
      'WEBVTT\n\nname\n00:02.000 --> 00:01.000\nHi',
      'Line 4: the end time is before the start time',
    ],
    ['WEBVTT\n\n00:02.000 --> 00:02.000\nHi', 'Line 3: the end time is the same as the start time'],
    [
      'WEBVTT\n\n00:02.000 --> 00:03.000\nHi\n\n00:01.000 --> 00:03.000\nHo',
      'Line 6: this caption starts before the one above it',
    ],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\nHi\n00:02.000 --> 00:03.000\nHo',
      'Line 5: put an empty line before this time',
    ],
    [
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<script>alert(1)</script>',
      'Line 4: <script> isn’t allowed in captions',
    ],
  ])('is refused with a reason, and the line if it is about one: %j', (file, error) => {
    expect(parseCaptions(file)).toEqual({ ok: false, error });
  });

  it('is refused when it has too many captions', () => {
    const many = Array.from({ length: MAX_CAPTIONS + 1 }, () => '00:01.000 --> 00:02.000\nHi');
    expect(rewrite(['WEBVTT', ...many].join('\n\n'))).toBe(captionTexts.tooMany);
    expect(rewrite(['WEBVTT', ...many.slice(1)].join('\n\n'))).toMatch(/^WEBVTT\n/);
  });
});

describe('the text of a caption', () => {
  it.each([
    ['<v Mary Ann>Look!</v>', '<v Mary Ann>Look!</v>'],
    ['<c.yellow.b"ad>Tram</c>', '<c.yellow>Tram</c>'],
    ['<B onclick="x">bold</b>', '<b>bold</b>'],
    ['<i>never closed', '<i>never closed</i>'],
    ['<b><i>crossed</b></i>', '<b><i>crossed</i></b>'],
    ['closed</b> twice', 'closed twice'],
    ['sung <00:00:01.500>slowly', 'sung slowly'],
    ['one\n<00:00:01.500>\ntwo', 'one\ntwo'],
    ['I <3 trams & 1 > 0', 'I &lt;3 trams &amp; 1 &gt; 0'],
    ['<script and no end', '&lt;script and no end'],
    ['don&#39;t &lt;b&gt; &copy; &#10; &#x1F68B;', "don't &lt;b&gt; &amp;copy; &amp;#10; 🚋"],
    ['<v a&gt;b>x', '<v a&gt;b>x</v>'],
    ['<v a<c>x', '&lt;v a<c>x</c>'],
    ['<!-- <b>x', '&lt;!-- <b>x</b>'],
  ])('%j becomes %j', (written, rewritten) => {
    expect(wordsOf(written)).toBe(rewritten);
  });

  it('is refused when its tags are nested too deeply', () => {
    expect(caption('<b>'.repeat(1_000))).toBe('Line 4: there are too many tags inside each other');
  });
});

describe('a file that is crafted to be slow to parse', () => {
  it.each(['<', '<a', '<a.', '<v ', '&', '&#', '<b></b>', ' ', '\t'])(
    'is read quickly: %j',
    (bit) => {
      const long = bit.repeat(1_000_000 / bit.length);
      const part = `00:01.000 --> 00:02.000\n${bit.repeat(4_900 / bit.length)}`;
      const milliseconds = processorMs(() => {
        expect(caption(long)).toBe('Line 4: this caption is too long');
        rewrite(`WEBVTT\n\n00:01.000 --> 00:02.000${long}\nHi`);
        rewrite(['WEBVTT', ...Array.from({ length: 200 }, () => part)].join('\n\n'));
      });
      expect(milliseconds).toBeLessThan(5_000);
    },
  );
});

describe('any file', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...['<', '>', '&', '/', '-->', '\n', '\r', '\t', ' ', '.', '\0', '&#10;', '&lt;', '&amp;'],
      ...[
        '<b>',
        '</b>',
        '<i.x>',
        '<v Ann>',
        '</v>',
        '<lang en>',
        '<ruby>',
        '<rt>',
        '<00:00:01.000>',
      ],
      ...['<script>', '<img src=x onerror=y>', 'STYLE', 'NOTE', '00:00.000 --> 00:09.000'],
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(''));
  const file = fc
    .array(text, { maxLength: 6 })
    .map((texts) =>
      ['WEBVTT', ...texts.map((one) => `00:01.000 --> 00:02.000\n${one}`)].join('\n\n'),
    );

  it('that is accepted reads the same when it is written and read again', () => {
    fc.assert(
      fc.property(file, (given) => {
        const once = parseCaptions(given);
        fc.pre(once.ok);
        expect(parseCaptions(printCaptions(once.value))).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is accepted has only WebVTT tags, correctly nested', () => {
    fc.assert(
      fc.property(file, (given) => {
        const parsed = parseCaptions(given);
        fc.pre(parsed.ok);
        for (const one of parsed.value) {
          const open: string[] = [];
          for (const [, slash, name = ''] of one.text.matchAll(/<(\/?)([^\s.>]*)[^>]*>/g)) {
            expect(name).toMatch(/^(?:b|c|i|lang|rt|ruby|u|v)$/);
            if (slash === '/') expect(open.pop()).toBe(name);
            else open.push(name);
          }
          expect(open).toEqual([]);
          expect(one.text).not.toMatch(/-->|\n\n|[\r\0]/);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
