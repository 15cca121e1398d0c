import { expect, it } from 'vitest';
import { ApiProblem, NetworkError } from './failures.ts';
import { type QueryProgress, queryStateOf } from './query-state.ts';

const PENDING: QueryProgress<string> = {
  data: undefined,
  error: null,
  retriedAfter: null,
  retry: () => {},
};
const MISSING = new ApiProblem({ status: 404, code: 'not_found', detail: 'Not there.' });
const CLOSED = new ApiProblem({ status: 403, code: 'not_allowed', detail: 'Not yours.' });
const BROKEN = new ApiProblem({ status: 500, code: 'internal', detail: 'Broken.' });

it.each<[string, Partial<QueryProgress<string>>, object]>([
  ['is on its way', {}, { kind: 'loading' }],
  ['has come', { data: 'a' }, { kind: 'ready', data: 'a' }],
  ['stays when it cannot be renewed', { data: 'a', error: BROKEN }, { kind: 'ready' }],
  ['stays when it is no longer listed', { data: 'a', error: MISSING }, { kind: 'ready' }],
  ['goes when it is closed', { data: 'a', error: CLOSED }, { kind: 'closed' }],
  ['is closed', { error: CLOSED }, { kind: 'closed' }],
  ['is that there is nothing', { error: MISSING }, { kind: 'missing' }],
  [
    'failed and can be asked for again',
    { error: BROKEN },
    { kind: 'failed', text: 'Broken.', tryAgain: { label: 'Try again', busyText: undefined } },
  ],
  [
    'is being asked for again',
    { retriedAfter: new NetworkError() },
    { kind: 'failed', tryAgain: { busyText: 'Loading...' } },
  ],
  ['came at the second try', { data: 'a', retriedAfter: BROKEN }, { kind: 'ready' }],
])('a query %s', (_what, progress, state) => {
  expect(queryStateOf({ ...PENDING, ...progress })).toMatchObject(state);
});
