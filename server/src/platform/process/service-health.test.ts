import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { recordLog } from '../../testing/recorded-log.ts';
import { ServiceUnavailableError, watchService } from './service-health.ts';

const { log, logged, clear } = recordLog();
beforeEach(clear);

const GONE = 'the store does not answer; trying again until it does';
const BACK = 'the store answers again';
const unanswered = async (): Promise<string> => {
  throw new ServiceUnavailableError('no answer');
};

/** A service that is gone or there as the test decides. */
function watched({ isGone }: { isGone: boolean }) {
  const service = { isGone };
  const probe = vi.fn(async () => (service.isGone ? unanswered() : 'here'));
  return { service, probe, ...watchService('the store', { log, probe, probeEveryMs: 10 }) };
}

describe('a service that stops answering', () => {
  it('is logged once, and once when it answers again', async () => {
    const { service, probe, run, downSince } = watched({ isGone: true });
    expect(downSince()).toBeNull();
    await Promise.allSettled([run(unanswered), run(unanswered), run(unanswered)]);
    await eventually(() => probe.mock.calls.length).toBeGreaterThan(3);
    expect(downSince()?.getTime()).toBeLessThanOrEqual(Date.now());
    service.isGone = false;
    await eventually(logged).toEqual([GONE, BACK]);
    expect(downSince()).toBeNull();
    expect(await run(async () => 'read')).toBe('read');
  });

  it('fails what needs it at once, without asking it', async () => {
    const { service, run } = watched({ isGone: true });
    await expect(run(unanswered)).rejects.toThrow('no answer');
    await eventually(logged).toEqual([GONE]);
    const work = vi.fn(async () => 'read');
    await expect(run(work)).rejects.toThrow('the store does not answer');
    expect(work).not.toHaveBeenCalled();
    service.isGone = false;
    await eventually(logged).toEqual([GONE, BACK]);
  });
});

it('one request without an answer stops no others while the service is there', async () => {
  const { probe, run } = watched({ isGone: false });
  await expect(run(unanswered)).rejects.toThrow('no answer');
  await eventually(() => probe.mock.calls.length).toBe(1);
  expect(await run(async () => 'read')).toBe('read');
  expect(logged()).toEqual([]);
});

it('an error of another kind says nothing about the service', async () => {
  const { probe, run } = watched({ isGone: true });
  const refused = async () => {
    throw new Error('403');
  };
  await expect(run(refused)).rejects.toThrow('403');
  expect(probe).not.toHaveBeenCalled();
});
