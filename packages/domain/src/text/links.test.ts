import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { imageSource } from './image-sources.ts';
import { classifyLink } from './links.ts';

const ROOT = { origin: 'https://laneway.example', path: '/' };
const BELOW = { origin: 'https://laneway.example', path: '/app' };

const UNSAFE = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '  javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript\r:alert(1)',
  'java\u0000script:alert(1)',
  'java\u200bscript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'javascript :alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  '&#106;avascript:alert(1)',
  '&#0000106avascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'javascript&amp;colon;alert(1)',
  'javascript%3Aalert(1)',
  '%6aavascript:alert(1)',
  'java%0ascript%253aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/pngx;base64,AAAA',
  'data:,hello',
  'DATA:text/html;base64,AAAA',
  'data%3Atext/html,x',
];

describe('an unsafe link', () => {
  it.each(UNSAFE)('%j is dropped, as link and as image', (href) => {
    expect(classifyLink(href, ROOT)).toEqual({ kind: 'dropped' });
    expect(imageSource(href)).toBeNull();
  });

  it.each(['blob:https://laneway.example/x', 'file:///etc/passwd', 'view-source:x', 'about:blank'])(
    '%j is dropped because its scheme isn’t allowed',
    (href) => {
      expect(classifyLink(href, ROOT)).toEqual({ kind: 'dropped' });
    },
  );

  it('that is encoded many times is dropped', () => {
    expect(classifyLink(`javascript%${'25'.repeat(20)}3aalert(1)`, ROOT)).toEqual({
      kind: 'dropped',
    });
  });

  it('is dropped, whatever blanks, control characters and capitals it contains', () => {
    const letters = [...'javascript:'];
    const noise = fc.string({
      unit: fc.constantFrom(' ', '\t', '\n', '\r', '\u0000', '\u200b'),
      maxLength: 3,
    });
    const cases = fc.array(fc.boolean(), { minLength: letters.length, maxLength: letters.length });
    const noises = fc.array(noise, { minLength: letters.length, maxLength: letters.length });
    fc.assert(
      fc.property(cases, noises, (upper, strewn) => {
        const spelt = letters.map(
          (letter, i) => strewn[i] + (upper[i] ? letter.toUpperCase() : letter),
        );
        expect(classifyLink(`${spelt.join('')}alert(1)`, ROOT).kind).toBe('dropped');
      }),
    );
  });
});

describe('a link under the app’s path', () => {
  it.each([
    ['/', '/'],
    ['/?guide=7', '/?guide=7'],
    ['?guide=7&place=2', '/?guide=7&place=2'],
    ['', '/'],
    ['places', '/places'],
    ['https://laneway.example', '/'],
    ['https://laneway.example/?guide=7', '/?guide=7'],
    ['https://laneway.example?guide=7', '/?guide=7'],
    ['HTTPS://LANEWAY.example/a', '/a'],
    ['/a/../b', '/b'],
    ['/a/%2E%2e/b/./c/', '/b/c/'],
    ['/.//evil.example', '/evil.example'],
    ['https://laneway.example//evil.example', '/evil.example'],
    ['https://laneway.example\\\\evil.example', '/evil.example'],
    ['/a b', '/a%20b'],
  ])('%j navigates inside to %s', (href, path) => {
    expect(classifyLink(href, ROOT)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['/app', '/app'],
    ['/app/?guide=7', '/app/?guide=7'],
    ['?guide=7', '/app?guide=7'],
    ['places', '/app/places'],
    ['https://laneway.example/app/x', '/app/x'],
  ])('%j is relative to a path below the root: %s', (href, path) => {
    expect(classifyLink(href, BELOW)).toEqual({ kind: 'inside', path });
  });
});

describe('any other link', () => {
  it.each([
    'https://example.org/',
    'http://example.org/a?b#c',
    'http://laneway.example/',
    'https://laneway.example.evil.example/',
    'https://laneway.example@evil.example/',
    'https://evil.example\\@laneway.example/',
    'https:evil.example',
    '//evil.example/x',
    '\\\\evil.example/x',
    '/\\evil.example/x',
    'mailto:hello@laneway.example',
    'tel:+61390000000',
    'data:image/png;base64,AAAA',
    'data:image/jpeg;base64,AAAA',
    'data:image/webp;base64,AAAA',
    'data:image/gif;base64,AAAA',
  ])('%j opens in a new tab', (href) => {
    expect(classifyLink(href, ROOT)).toEqual({ kind: 'outside', href });
  });

  it.each([
    ['/about', '/about'],
    ['/app/../about', '/about'],
    ['/application', '/application'],
  ])('%j is outside the app’s path', (href, resolved) => {
    expect(classifyLink(href, BELOW)).toEqual({ kind: 'outside', href: resolved });
  });
});

it.each(['#', '#top', ' #top'])('%j, an anchor within the text, is dropped', (href) => {
  expect(classifyLink(href, ROOT)).toEqual({ kind: 'dropped' });
});

it('no text ever becomes an inside path that names another host', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'/\\.:?#%2eah \t') });
  fc.assert(
    fc.property(fc.oneof(hostile, fc.string()), (href) => {
      const link = classifyLink(href, ROOT);
      if (link.kind === 'inside') expect(link.path).toMatch(/^\/(?![/\\])/);
    }),
  );
});

describe('an image in a text', () => {
  it.each([
    ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
    ['/media/laneway/a.jpg', '/media/laneway/a.jpg'],
    ['s3://laneway-production/a b.jpg', '/media/laneway-production/a%20b.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ])('%j loads %s', (src, address) => {
    expect(imageSource(src)).toBe(address);
  });

  it.each(['', 's3://no', 'mailto:a@b.c', 'ftp://host/a.png'])('%j loads nothing', (src) => {
    expect(imageSource(src)).toBeNull();
  });
});
