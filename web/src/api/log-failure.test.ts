import { afterEach, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from './failures.ts';
import { logFailure } from './log-failure.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

const TEXT = 'Failed to fetch places for guide.';
const problem = (code: ConstructorParameters<typeof ApiProblem>[0]['code'], status: number) =>
  new ApiProblem({ code, status, detail: 'No.' });

it.each([
  ['a lost connection', new NetworkError(), true],
  ['a defect of the server', problem('internal', 500), true],
  ['a guide that is not open', problem('not_allowed', 403), false],
  ['a guide that does not exist', problem('not_found', 404), false],
])('rethrows %s; logged: %s', async (_what, error, isLogged) => {
  const fetching = logFailure(TEXT, new AbortController().signal, Promise.reject(error));
  await expect(fetching).rejects.toBe(error);
  expect(warn.mock.calls).toEqual(isLogged ? [[TEXT, error]] : []);
});

it('logs neither aborted nor successful requests', async () => {
  const gaveUp = logFailure(TEXT, AbortSignal.abort(), Promise.reject(new NetworkError()));
  await expect(gaveUp).rejects.toBeInstanceOf(NetworkError);
  expect(await logFailure(TEXT, new AbortController().signal, Promise.resolve('all'))).toBe('all');
  expect(warn).not.toHaveBeenCalled();
});
