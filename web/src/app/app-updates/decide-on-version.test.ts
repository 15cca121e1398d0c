import { expect, it } from 'vitest';
import { decideOnVersion } from './decide-on-version.ts';

const STARTED = { own: '1', server: '1', tried: null, isUntouched: true, isBusy: false };

it.each([
  ['the same version', STARTED, 'keep'],
  ['a page that doesn’t say what it is', { ...STARTED, own: null, server: '2' }, 'keep'],
  ['a new one before anything was touched', { ...STARTED, server: '2' }, 'reload'],
  ['a new one in the middle of a visit', { ...STARTED, server: '2', isUntouched: false }, 'offer'],
  ['a new one while something goes on', { ...STARTED, server: '2', isBusy: true }, 'offer'],
  // The page isn't reloaded in a loop.
  ['one that a reload didn’t bring', { ...STARTED, server: '2', tried: '2' }, 'offer'],
  ['another one after that', { ...STARTED, server: '3', tried: '2' }, 'reload'],
  // A deployment that was rolled back is a change like any other.
  ['an older one', { ...STARTED, own: '2', server: '1' }, 'reload'],
] as const)('%s', (_case, facts, decision) => {
  expect(decideOnVersion(facts)).toBe(decision);
});
