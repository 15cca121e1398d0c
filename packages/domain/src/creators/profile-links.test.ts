import { describe, expect, it } from 'vitest';
import { profileLinkLabel, profileLinkTexts, readProfileLinks } from './profile-links.ts';

describe('the links of a creator’s page', () => {
  it.each([
    [['https://mirka.example'], ['https://mirka.example']],
    [['  https://a.example/walks?x=1#top ', '', ' '], ['https://a.example/walks?x=1#top']],
    [['https://a.example', 'https://a.example'], ['https://a.example']],
    [
      ['mirka.example', 'www.a.example/b?c=d'],
      ['https://mirka.example', 'https://www.a.example/b?c=d'],
    ],
    [[], []],
  ])('%j are %j', (lines, links) => {
    expect(readProfileLinks(lines)).toEqual({ ok: true, value: links });
  });

  it.each([
    'http://mirka.example',
    'mirka',
    'paypal.com@evil.example',
    'javascript:alert(1)',
    'https://paypal.com@evil.example',
    'https://user:secret@evil.example/',
    'https://localhost',
    'https://a.example/<script>',
    'https://a.example/a b',
    'https://',
  ])('can’t be %s', (link) => {
    expect(readProfileLinks([link])).toEqual({ ok: false, error: profileLinkTexts.invalid(link) });
  });

  it('are five at most, of 300 characters each', () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `https://a${n}.example`);
    expect(readProfileLinks(six)).toEqual({ ok: false, error: 'Use up to 5 links' });
    expect(readProfileLinks(six.slice(1)).ok).toBe(true);
    const long = `https://a.example/${'x'.repeat(300)}`;
    expect(readProfileLinks([long])).toEqual({
      ok: false,
      error: 'Use links of up to 300 characters',
    });
  });

  it.each([
    ['https://www.mirka.example/', 'mirka.example'],
    ['https://mirka.example/walks/', 'mirka.example/walks'],
  ])('%s is shown as %s', (link, label) => {
    expect(profileLinkLabel(link)).toBe(label);
  });
});
