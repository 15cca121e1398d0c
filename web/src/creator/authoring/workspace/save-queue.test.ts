import { describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkError } from '../../../api/failures.ts';
import { createSaveQueue, QueueClosed } from './save-queue.ts';

function open() {
  const host = new EventTarget();
  const timers: (() => void)[] = [];
  const queue = createSaveQueue({
    host: host as unknown as Window,
    after: (_, run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), 1);
    },
  });
  return { host, timers, queue };
}

describe('the save queue', () => {
  it('sends one request at a time, in order', async () => {
    const { queue } = open();
    const log: string[] = [];
    const slow = Promise.withResolvers<void>();
    const first = queue.add(async () => {
      log.push('first begins');
      await slow.promise;
      log.push('first ends');
    });
    const second = queue.add(async () => void log.push('second'));
    await vi.waitFor(() => expect(log).toEqual(['first begins']));
    slow.resolve();
    await Promise.all([first, second]);
    expect(log).toEqual(['first begins', 'first ends', 'second']);
  });

  it('continues after a refusal', async () => {
    const { queue } = open();
    const refusal = new ApiProblem({ status: 422, code: 'invalid_input', detail: 'No' });
    const refused = queue.add(() => Promise.reject(refusal));
    const next = queue.add(() => Promise.resolve('saved'));
    await expect(refused).rejects.toBe(refusal);
    await expect(next).resolves.toBe('saved');
    await vi.waitFor(() => expect(queue.getState()).toBe('idle'));
  });

  it.each([
    ['the connection is lost', new NetworkError()],
    ['the server is restarting', new ApiProblem({ status: 503, code: 'unavailable', detail: '' })],
    ['it asks for a pause', new ApiProblem({ status: 429, code: 'too_many_requests', detail: '' })],
  ])('tries again when %s', async (_, failure) => {
    const { queue, timers } = open();
    const task = vi.fn().mockRejectedValueOnce(failure).mockResolvedValueOnce('saved');
    const saved = queue.add(task);
    await vi.waitFor(() => expect(queue.getState()).toBe('waiting'));
    timers[0]?.();
    await expect(saved).resolves.toBe('saved');
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('tries at once when the device is online again', async () => {
    const { queue, host } = open();
    const task = vi.fn().mockRejectedValueOnce(new NetworkError()).mockResolvedValueOnce('saved');
    const saved = queue.add(task);
    await vi.waitFor(() => expect(queue.getState()).toBe('waiting'));
    host.dispatchEvent(new Event('online'));
    await expect(saved).resolves.toBe('saved');
  });

  it('sends nothing more once it is closed', async () => {
    const { queue } = open();
    const task = vi.fn().mockRejectedValue(new NetworkError());
    const saved = queue.add(task);
    await vi.waitFor(() => expect(queue.getState()).toBe('waiting'));
    queue.close();
    await expect(saved).rejects.toBeInstanceOf(QueueClosed);
    expect(task).toHaveBeenCalledTimes(1);
  });
});
