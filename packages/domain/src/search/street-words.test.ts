import { expect, it } from 'vitest';
import { aliasesOf, spellingsOf } from './street-words.ts';

it.each([
  ['st', ['street', 'saint']],
  ['street', ['st']],
  ['saint', ['st']],
  ['rd', ['road']],
  ['road', ['rd']],
  ['avenue', ['av', 'ave']],
  ['ln', ['lane']],
  ['place', ['pl']],
  ['sq', ['square']],
  ['laneway', []],
  ['', []],
])('the other ways to write %j', (word, others) => {
  expect(aliasesOf(word)).toEqual(others);
});

it.each([
  ['st', ['saint']],
  ['street', []],
  ['saint', ['st']],
  ['mt', ['mount']],
  ['place', []],
])('at the start of a longer search, the other ways to write %j', (word, others) => {
  expect(aliasesOf(word, { beginsLonger: true })).toEqual(others);
});

it.each([
  ['flinders st', 'flinders street'],
  ['flinders street', 'flinders st'],
  ['flinders st station', 'flinders street station'],
  ['st kilda', 'saint kilda'],
  ['saint kilda rd', 'st kilda road'],
  ['hosier ln', 'hosier lane'],
])('%j is spelled %j too', (phrase, other) => {
  expect(spellingsOf(phrase)).toEqual([phrase, other]);
});

it('a phrase without such words has one spelling', () => {
  expect(spellingsOf('degraves')).toEqual(['degraves']);
  expect(spellingsOf('')).toEqual(['']);
});
