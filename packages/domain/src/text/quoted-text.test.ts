import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quotedText, visibleText } from './quoted-text.ts';

describe('words of one person in an email to another', () => {
  it.each([
    ['Mirka Wong', 'Mirka Wong'],
    ['Zoë O’Neill-Łukasz 王小明 🚋 ❤️', 'Zoë O’Neill-Łukasz 王小明 🚋 ❤️'],
    ['J. R. Smith Jr.', 'J. R. Smith Jr.'],
    ['Lanes, 3.5 km and $4.99!', 'Lanes, 3.5 km and $4.99!'],
    ['Melbourne 2.0', 'Melbourne 2.0'],
    ['Two lines\nof thanks', 'Two lines\nof thanks'],
    ['J.R.Smith', 'J. R. Smith'],
    ['wait...what', 'wait... what'],
    ['evil.example/x', 'evil. example/x'],
    ['EVIL.EXAMPLE', 'EVIL. EXAMPLE'],
    ['https://evil.example/x?y=1.z', 'https: evil. example/x?y=1. z'],
    ['https:// //evil', 'https: evil'],
    ['http://localhost/x', 'http: localhost/x'],
    ['hthttp://tp://evil', 'hthttp: tp: evil'],
    ['www.evil.example', 'www. evil. example'],
    ['sam@evil.example', 'sam@evil. example'],
    ['mailto:sam@evil', 'mailto: sam@evil'],
    ['javascript:alert(1)', 'javascript: alert(1)'],
    ['evil。example', 'evil。 example'],
    ['evil．example', 'evil． example'],
    ['10.0.0.1/x', '10. 0. 0. 1/x'],
    // A zero-width space must not hide a link.
    ['evil.\u200bexample', 'evil. example'],
    ['ht\u200btps:/\u2060/evil', 'https: evil'],
    ['\u202egro.elpmaxe\u202c', 'gro. elpmaxe'],
    ['\u2066Ada\u2069\u200f', 'Ada'],
    ['Ada\u0000\u0007\u001b[31m', 'Ada[31m'],
    ['tab\tbed\r\nlines', 'tab bed\nlines'],
    ['\u3164\u115f\u200d\u00ad\ufeff', ''],
  ])('%j reads %j', (text, quoted) => {
    expect(quotedText(text)).toBe(quoted);
  });

  it('never contains anything that an email program would link, or a hidden character', () => {
    const pieces = fc.constantFrom(
      'evil',
      'example',
      'www',
      'https',
      'mailto',
      'Ada',
      '1',
      '2',
      '.',
      '。',
      ':',
      '/',
      '//',
      '@',
      ' ',
      '\n',
      '\t',
      '\r',
      '\u200b',
      '\u202e',
      '\u0000',
      '\ud800',
      '-',
      '’',
      '🚋',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (words) => {
        const quoted = quotedText(words);
        expect(quoted).not.toMatch(/:\s*\/\//);
        expect(quoted).not.toMatch(/[.。．｡]\p{L}/u);
        expect(quoted).not.toMatch(/\b(?:mailto|tel|sms):\S/iu);
        expect(quoted).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/u);
        expect(quotedText(quoted)).toBe(quoted);
      }),
      { numRuns: 500 },
    );
  });
});

it('text without hidden characters is left as it is', () => {
  expect(visibleText('See https://laneway.example/x.y\n🚋')).toBe(
    'See https://laneway.example/x.y\n🚋',
  );
});
