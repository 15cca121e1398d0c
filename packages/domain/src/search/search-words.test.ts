import { describe, expect, it } from 'vitest';
import { formsOf, readSearch } from './search-words.ts';

const words = (text: string, isTyping = false) => readSearch(text, { isTyping }).words;

describe('the words of a search', () => {
  it.each([
    ['street art', ['street', 'art']],
    ['  Street   ART  ', ['street', 'art']],
    ['“street art”', ['street', 'art']],
    ['walk in the park', ['walk', 'park']],
    ['the the', ['the']],
    ['of the', ['of', 'the']],
    ['coffee coffee', ['coffee']],
    ['...', []],
    ['', []],
    ['a b c d e f g h i j', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']],
    ['x'.repeat(200), ['x'.repeat(40)]],
  ])('%s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('are at most eight, however many were typed', () => {
    const many = Array.from({ length: 50 }, (_, n) => `word${n}`).join(' ');
    expect(words(many)).toHaveLength(8);
  });
});

describe('a word that is being typed', () => {
  it.each([
    ['str', 'str'],
    ['street a', 'a'],
    ['walk in th', 'th'],
    ['walk in the', 'the'],
    ['street ', null],
    ['flinders st', null],
    ['flinders sta', 'sta'],
    ['st', 'st'],
    ['blue mt', 'mt'],
    ['', null],
    ['a b c d e f g h i jk', null],
  ])('of “%s” is %s', (text, unfinished) => {
    expect(readSearch(text, { isTyping: true }).unfinished).toBe(unfinished);
  });

  it('is finished once the search was sent', () => {
    expect(readSearch('str', { isTyping: false }).unfinished).toBeNull();
  });
});

describe('forms of a word', () => {
  it.each([
    ['cafes', ['cafes', 'cafe']],
    ['cafe', ['cafe', 'cafes']],
    ['galleries', ['galleries', 'gallery']],
    ['gallery', ['gallery', 'galleries']],
    ['churches', ['churches', 'church', 'churche']],
    ['church', ['church', 'churches']],
    ['glass', ['glass']],
    ['bay', ['bay']],
    ['alleyway', ['alleyway', 'alleyways']],
    ['1850s', ['1850s']],
  ])('%s', (word, forms) => {
    expect(formsOf(word)).toEqual(forms);
  });
});
