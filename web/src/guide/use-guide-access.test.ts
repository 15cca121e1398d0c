import { expect, it } from 'vitest';
import { person } from '../api/session/session.test-data.ts';
import type { SessionState } from '../api/session/session-state.ts';
import { knownAccess } from './use-guide-access.ts';

const SESSIONS: Readonly<Record<string, SessionState>> = {
  visitor: { kind: 'visitor', reason: 'nobody' },
  loggedIn: { kind: 'logged_in', user: person, dueAt: 0 },
  checking: { kind: 'checking', dueAt: null },
  unreached: { kind: 'checking', dueAt: 60_000 },
};

// biome-ignore format: a table, one case a line
it.each([
  ['visitor',   undefined, true,  'unknown'],
  ['visitor',   'inside',  false, 'inside'],
  ['visitor',   'teaser',  false, 'teaser'],
  ['visitor',   'teaser',  true,  'unknown'],
  ['loggedIn',  'teaser',  false, 'teaser'],
  // As after a login: the previous response is refetched.
  ['loggedIn',  'teaser',  true,  'unknown'],
  ['loggedIn',  'inside',  true,  'inside'],
  // The login may have to be renewed before the server recognises an owner.
  ['checking',  'teaser',  false, 'unknown'],
  ['checking',  'inside',  false, 'inside'],
  ['unreached', 'teaser',  false, 'teaser'],
] as const)('for a %s with the reply %s, refetching %s, the access is %s', (who, access, isFetching, known) => {
  const session = SESSIONS[who];
  expect(session && knownAccess(access, isFetching, session)).toBe(known);
});
