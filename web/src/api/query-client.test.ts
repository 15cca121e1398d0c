import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from './failures.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

const refusal = (status: number, code: 'unavailable' | 'not_found') =>
  new ApiProblem({ status, code, detail: 'In words.' });

describe('a query that failed', () => {
  it.each([
    { error: new NetworkError(), failures: 0, retries: true },
    { error: new NetworkError(), failures: 1, retries: true },
    { error: new NetworkError(), failures: 2, retries: false },
    { error: refusal(503, 'unavailable'), failures: 0, retries: true },
    { error: refusal(404, 'not_found'), failures: 0, retries: false },
    { error: new TypeError('a defect'), failures: 0, retries: false },
  ])('with $error.name after $failures failures retries: $retries', (row) => {
    expect(shouldRetry(row.failures, row.error)).toBe(row.retries);
  });

  it('waits for the connection if the browser reports that there is none', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(shouldRetry(0, new NetworkError())).toBe(false);
    vi.unstubAllGlobals();
  });
});

describe('a query that failed without a connection', () => {
  it('is repeated automatically when there is one', async () => {
    const client = createQueryClient();
    client.mount();
    let reply: () => Promise<string> = () => Promise.reject(refusal(404, 'not_found'));
    const observer = new QueryObserver(client, { queryKey: ['guide'], queryFn: () => reply() });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));

    reply = () => Promise.resolve('here');
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('here'));
    stop();
    client.unmount();
  });
});
