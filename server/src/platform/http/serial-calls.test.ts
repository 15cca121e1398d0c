import { describe, expect, it } from 'vitest';
import { createSerialCalls } from './serial-calls.ts';

/** A call that runs until it is told to finish. */
function createCall() {
  const call = { isRunning: false, ...Promise.withResolvers<void>() };
  const run = () => {
    call.isRunning = true;
    return call.promise;
  };
  return Object.assign(call, { run });
}

const settle = () => new Promise(setImmediate);

describe('serial calls', () => {
  it('run one after another for each caller', async () => {
    const runSerially = createSerialCalls();
    const [first, second, other] = [createCall(), createCall(), createCall()];
    const results = [
      runSerially('rosa', first.run),
      runSerially('rosa', second.run),
      runSerially('tom', other.run),
    ];
    await settle();
    expect([first.isRunning, second.isRunning, other.isRunning]).toEqual([true, false, true]);

    first.resolve();
    await settle();
    expect(second.isRunning).toBe(true);
    second.resolve();
    other.resolve();
    expect(await Promise.all(results)).toEqual([true, true, true]);
  });

  it('continue after one that failed', async () => {
    const runSerially = createSerialCalls();
    const failing = runSerially('rosa', () => Promise.reject(new Error('no database')));
    const next = runSerially('rosa', async () => {});
    await expect(failing).rejects.toThrow('no database');
    expect(await next).toBe(true);
  });

  it('are refused when too many wait', async () => {
    const runSerially = createSerialCalls(1);
    const running = createCall();
    const first = runSerially('rosa', running.run);
    const second = runSerially('rosa', async () => {});
    expect(await runSerially('rosa', async () => {})).toBe(false);
    running.resolve();
    expect([await first, await second]).toEqual([true, true]);
    expect(await runSerially('rosa', async () => {})).toBe(true);
  });
});
