import { expect, it } from 'vitest';
import { SURROUNDINGS_NAMES, walkerText } from './walker-choices.tsx';

it.each([
  ['usual', 'open', 'Walker 3 follows the path, open sky'],
  ['detour', 'town', 'Walker 3 takes a detour, town streets'],
  ['otherStart', 'dense', 'Walker 3 starts at another place, tall buildings'],
  ['reversed', 'town', 'Walker 3 walks it backwards, town streets'],
  ['hidden', 'town', 'Walker 3 locks the phone for a while, town streets'],
] as const)(
  'describes a walker with the behaviour %s in surroundings %s',
  (behaviour, surroundings, text) => {
    expect(walkerText(3, { behaviour, surroundings }, false)).toBe(text);
  },
);

it('describes a moved walker without a behaviour', () => {
  const trace = { behaviour: 'usual', surroundings: 'town' } as const;
  expect(walkerText(3, trace, true)).toBe('Walker 3 goes where you move them, town streets');
});

it('the surroundings have the same names as in the guide’s settings', () => {
  expect(SURROUNDINGS_NAMES.dense).toBe('Tall buildings');
});
