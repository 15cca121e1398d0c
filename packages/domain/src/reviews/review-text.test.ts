import { describe, expect, it } from 'vitest';
import { holdsLink, readSignature } from './review-text.ts';

describe('a text with a link', () => {
  it.each([
    'See https://spam.example',
    'See HTTP://spam.example',
    'https : no, https: //spam.example yes',
    'www.spam.example is better',
    'www . spam',
    'Buy at spam.com now',
    'Buy at spam.com.',
    'Buy at spam.CO/x',
    'Short one: bit.ly/2abc',
    'any.host/path',
    'write to me@spam.example',
    'mailto:me',
    'tel:0400000000',
    'javascript:alert(1)',
    // Full-width and ideographic full stops, and invisible characters.
    'spam．com',
    'spam。com',
    'ｓｐａｍ．ｃｏｍ',
    'spam.c\u200bom',
    'ww\u2060w.spam.example',
    '[here](https://spam.example)',
  ])('%j', (text) => {
    expect(holdsLink(text)).toBe(true);
  });
});

describe('a text without one', () => {
  it.each([
    null,
    'Lovely.',
    'Lovely walk.Would go again',
    'So good.is it always this quiet?',
    'Took 2.5 hours, 4.6 km and cost $4.99.',
    'On 15/11/2026 we saw 3/4 of it.',
    'Great at 10.30 a.m. or so',
    'The tram no. 86, e.g. from Bourke St.',
    'Ratio 1:2, time: now',
    'comfortable.community',
  ])('%j', (text) => {
    expect(holdsLink(text)).toBe(false);
  });
});

it.each([
  ['Sam from Footscray', 'Sam from Footscray'],
  ['  Sam\n Okafor ', 'Sam Okafor'],
  ['', null],
  [' \u200b ', null],
  [null, null],
  [undefined, null],
])('%j is signed as %j', (text, name) => {
  expect(readSignature(text)).toBe(name);
});
