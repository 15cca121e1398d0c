import { describe, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE, langAttribute } from './default-language.ts';
import { checkLanguage, LANGUAGES, languageName } from './languages.ts';

describe('the languages of guides', () => {
  it('each have a tag without a region, and a unique name', () => {
    for (const { tag } of LANGUAGES) expect(tag).toMatch(/^[a-z]{2,3}$/);
    expect(new Set(LANGUAGES.map(({ tag }) => tag)).size).toBe(LANGUAGES.length);
    expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  });

  it('begin with English, which is the default', () => {
    expect(LANGUAGES[0].tag).toBe(DEFAULT_LANGUAGE);
  });

  it.each([
    ['de', 'Deutsch'],
    ['it', 'Italiano'],
    ['ja', '日本語'],
    ['zh', '中文'],
    ['el', 'Ελληνικά'],
    ['vi', 'Tiếng Việt'],
    ['tlh', 'tlh'],
  ])('the name of %s is %s', (tag, name) => {
    expect(languageName(tag)).toBe(name);
  });
});

it.each([
  ['en', 'en'],
  ['yue', 'yue'],
  [' de ', 'de'],
  [null, 'en'],
  ['', 'en'],
])('%j is stored as %s', (tag, stored) => {
  expect(checkLanguage(tag)).toEqual({ ok: true, value: stored });
});

it.each(['xx', 'DE', 'en-AU', 'tlh', 'toString'])('%s isn’t stored', (tag) => {
  expect(checkLanguage(tag)).toEqual({ ok: false, error: 'Choose a language from the list' });
});

it.each([
  ['en', undefined],
  [null, undefined],
  [undefined, undefined],
  ['ja', 'ja'],
])('the lang attribute of %s is %s', (tag, lang) => {
  expect(langAttribute(tag)).toBe(lang);
});
