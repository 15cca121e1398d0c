// @vitest-environment happy-dom
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { markDeviceReply } from './device-replies.ts';
import { ApiProblem, NetworkError } from './failures.ts';
import { createQueryClient, replaceDeviceReply, shouldRetry } from './query-client.ts';

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

describe('a query that got no reply', () => {
  it.each([
    ['without a connection', new NetworkError()],
    ['from a server in an outage', refusal(503, 'unavailable')],
  ])('%s is repeated by itself until there is one', async (_, error) => {
    vi.useFakeTimers();
    const client = createQueryClient();
    let isBack = false;
    const queryFn = () => (isBack ? Promise.resolve('here') : Promise.reject(error));
    const observer = new QueryObserver(client, { queryKey: ['guide'], queryFn });
    const stop = observer.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(5_000);
    expect(observer.getCurrentResult().isError).toBe(true);
    isBack = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(observer.getCurrentResult().data).toBe('here');
    stop();
    vi.useRealTimers();
  });
});

describe('data that this device gave in place of the server', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    onlineManager.setOnline(true);
  });

  /** A query that has just shown what the device has saved. */
  async function showSaved(wrap: (reply: object) => unknown = (reply) => reply) {
    const client = createQueryClient();
    client.mount();
    const saved = [{ g_id: 1 }];
    markDeviceReply(saved, 'listGuides');
    let reply: unknown = wrap(saved);
    const observer = new QueryObserver(client, {
      queryKey: ['guides'],
      queryFn: () => Promise.resolve(reply),
    });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
    reply = wrap([{ g_id: 1 }, { g_id: 2 }]);
    const count = () => JSON.stringify(observer.getCurrentResult().data).match(/g_id/g)?.length;
    const end = () => {
      stop();
      client.unmount();
    };
    return { client, count, end };
  }

  it.each<[string, (reply: object) => unknown]>([
    ['a list', (reply) => reply],
    ['pages of a list', (reply) => ({ pages: [reply], pageParams: [null] })],
    ['a part of it', (reply) => (Array.isArray(reply) ? reply.filter(Boolean) : reply)],
  ])('as %s is replaced when there is a connection again, though it is new', async (_, wrap) => {
    vi.stubGlobal('navigator', { onLine: false });
    const { count, end } = await showSaved(wrap);
    expect(count()).toBe(1);
    // This does what the browser's event does; there was none when the app was opened.
    onlineManager.setOnline(true);
    await vi.waitFor(() => expect(count()).toBe(2));
    end();
  });

  it('is replaced when the server has replied after all, and only then', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { client, count, end } = await showSaved();
    replaceDeviceReply(client, 'another');
    await Promise.resolve();
    expect(count()).toBe(1);
    replaceDeviceReply(client, 'listGuides');
    await vi.waitFor(() => expect(count()).toBe(2));
    end();
  });

  it('leaves what the server gave as fresh as ever', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const { client, count, end } = await showSaved();
    replaceDeviceReply(client, 'listGuides');
    await vi.waitFor(() => expect(count()).toBe(2));
    expect(
      client
        .getQueryCache()
        .find({ queryKey: ['guides'] })
        ?.isStaleByTime(60_000),
    ).toBe(false);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await Promise.resolve();
    expect(client.isFetching()).toBe(0);
    end();
  });
});
