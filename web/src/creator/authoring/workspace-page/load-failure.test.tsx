// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { button } from '../../../ui/testing/queries.test-data.ts';
import { PlacesNotLoaded } from '../workspace/load-guide.ts';
import { GuideLoadFailure } from './load-failure.tsx';

afterEach(cleanup);

function show(error: Error) {
  const acts = { onRetry: vi.fn(), onList: vi.fn() };
  render(<GuideLoadFailure error={error} isFetching={false} {...acts} />);
  return { ...acts, user: userEvent.setup() };
}

it('explains why a guide may be missing, and links to the list', async () => {
  const { onList, user } = show(
    new ApiProblem({ status: 404, code: 'not_found', detail: 'Guide not found' }),
  );
  expect(screen.getByRole('heading').textContent).toBe('Guide not found');
  screen.getByText('It may have been deleted, or it belongs to someone else.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(button('All your guides'));
  expect(onList).toHaveBeenCalledOnce();
});

it.each([
  ['the guide', new NetworkError(), 'Failed to load guide details.'],
  [
    'its places',
    new PlacesNotLoaded('', { cause: new NetworkError() }),
    'Failed to load guide places.',
  ],
])('offers another try when %s didn’t load', async (_, error, heading) => {
  const { onRetry, user } = show(error);
  expect(screen.getByRole('heading').textContent).toBe(heading);
  screen.getByText('We can’t connect. Check your internet and try again.');
  await user.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledOnce();
});
