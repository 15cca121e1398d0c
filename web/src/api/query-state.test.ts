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
  ['without data or error is loading', {}, { kind: 'loading' }],
  ['with data is ready', { data: 'a' }, { kind: 'ready', data: 'a' }],
  ['with data stays ready if a refetch fails', { data: 'a', error: BROKEN }, { kind: 'ready' }],
  [
    'with data stays ready if a refetch finds nothing',
    { data: 'a', error: MISSING },
    { kind: 'ready' },
  ],
  [
    'with data is closed if a refetch is not allowed',
    { data: 'a', error: CLOSED },
    { kind: 'closed' },
  ],
  ['that isn’t allowed is closed', { error: CLOSED }, { kind: 'closed' }],
  ['that finds nothing is missing', { error: MISSING }, { kind: 'missing' }],
  [
    'that failed can be retried',
    { error: BROKEN },
    { kind: 'failed', text: 'Broken.', tryAgain: { label: 'Try again', busyText: undefined } },
  ],
  [
    'that is being retried is busy',
    { retriedAfter: new NetworkError() },
    { kind: 'failed', tryAgain: { busyText: 'Loading...' } },
  ],
  [
    'without a reply has failed while it is asked again',
    { unreachable: new NetworkError() },
    { kind: 'failed', tryAgain: { busyText: undefined } },
  ],
  ['that succeeds on a retry is ready', { data: 'a', retriedAfter: BROKEN }, { kind: 'ready' }],
])('a query %s', (_what, progress, state) => {
  expect(queryStateOf({ ...PENDING, ...progress })).toMatchObject(state);
});
