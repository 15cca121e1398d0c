import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold.ts';

describe('a text as words', () => {
  it.each([
    ['Hosier Lane', 'hosier lane'],
    ['  two   spaces ', 'two spaces'],
    ['Café Crème', 'cafe creme'],
    ['São Paulo, Zürich & Kraków', 'sao paulo zurich krakow'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Große Straße', 'grosse strasse'],
    ['Ærø', 'aero'],
    ['Œuvre', 'oeuvre'],
    ['ΣΟΦΟΣ', 'σοφοσ'],
    ['Москва', 'москва'],
    ['Queen’s', 'queens'],
    ["Queen's", 'queens'],
    ['l’Été', 'lete'],
    ['gold-rush/grandeur', 'gold rush grandeur'],
    ['under_score', 'under score'],
    ['3½', '31 2'],
    ['ﬁsh', 'fish'],
    ['🎉party🎉', 'party'],
    ['…?!', ''],
    ['', ''],
  ])('%s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('is the same when it is folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });

  it('has nothing in it that means something to a text query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', minLength: 1 }), (text) => {
        expect(foldText(text)).toMatch(/^(?:[a-z0-9]+(?: [a-z0-9]+)*)?$/);
      }),
    );
  });
});
