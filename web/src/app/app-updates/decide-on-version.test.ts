import { expect, it } from 'vitest';
import { decideOnVersion } from './create-updates.ts';

const STARTED = { own: '1', server: '1', tried: null, isUntouched: true, isBusy: false };

it.each([
  ['keeps the same version', STARTED, 'keep'],
  ['keeps a page of unknown version', { ...STARTED, own: null, server: '2' }, 'keep'],
  ['reloads for a new version before anything was touched', { ...STARTED, server: '2' }, 'reload'],
  [
    'offers a new version in the middle of a visit',
    { ...STARTED, server: '2', isUntouched: false },
    'offer',
  ],
  [
    'offers a new version while something is in progress',
    { ...STARTED, server: '2', isBusy: true },
    'offer',
  ],
  // The page isn't reloaded in a loop.
  ['offers a version that a reload didn’t bring', { ...STARTED, server: '2', tried: '2' }, 'offer'],
  ['reloads for another version after that', { ...STARTED, server: '3', tried: '2' }, 'reload'],
  // A deployment that was rolled back is a change like any other.
  ['reloads for an older version', { ...STARTED, own: '2', server: '1' }, 'reload'],
] as const)('%s', (_case, facts, decision) => {
  expect(decideOnVersion(facts)).toBe(decision);
});
