// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { type BrowseChoice, EVERYTHING } from './browse-choice.ts';
import { readChoice, saveChoice } from './saved-choice.ts';

beforeEach(() => sessionStorage.clear());

it('a choice is restored as it was made', () => {
  const choice: BrowseChoice = { order: 'rating', filters: ['free', 'audio'], language: 'ja' };
  saveChoice(choice);
  expect(readChoice()).toEqual(choice);
});

it.each([
  ['nothing', 'null'],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['other choices', '{"order":"price","filters":["paid"],"language":"tlh"}'],
  ['no choices', '{"filters":7}'],
])('a tab with %s in storage shows everything', (_what, stored) => {
  sessionStorage.setItem('laneway.all-guides', stored);
  expect(readChoice()).toEqual(EVERYTHING);
});
