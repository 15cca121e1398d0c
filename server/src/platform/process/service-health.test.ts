import { Writable } from 'node:stream';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createLogger } from './logging.ts';
import { ServiceUnavailableError, watchService } from './service-health.ts';

const lines: string[] = [];
const log = createLogger(
  'info',
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)).msg);
      done();
    },
  }),
);
beforeEach(() => void lines.splice(0));

/** A service whose answers and clock the test decides. */
function watched() {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  onTestFinished(() => now.mockRestore());
  const health = watchService('the store', { log });
  const answered = vi.fn(async () => 'here');
  const gone = vi.fn(async (): Promise<string> => {
    throw new ServiceUnavailableError('no answer');
  });
  return { health, answered, gone, pass: (ms: number) => now.mockReturnValue(5_000 + ms) };
}

describe('a service that stops answering', () => {
  it('is logged once, and once when it answers again', async () => {
    const { health, answered, gone, pass } = watched();
    for (const ms of [0, 1_000, 2_000]) {
      pass(ms);
      await expect(health.run(gone)).rejects.toThrow('no answer');
    }
    expect(gone).toHaveBeenCalledTimes(3);
    pass(3_000);
    expect(await health.run(answered)).toBe('here');
    expect(await health.run(answered)).toBe('here');
    expect(lines).toEqual([
      'the store does not answer; trying again until it does',
      'the store answers again',
    ]);
  });

  it('is asked once a second, and everything between fails at once', async () => {
    const { health, answered, gone, pass } = watched();
    await expect(health.run(gone)).rejects.toThrow('no answer');
    pass(999);
    await expect(health.run(answered)).rejects.toThrow('the store does not answer');
    expect(answered).not.toHaveBeenCalled();
    pass(1_000);
    const trial = health.run(gone);
    await expect(health.run(answered)).rejects.toThrow('the store does not answer');
    await expect(trial).rejects.toThrow('no answer');
    pass(2_000);
    expect(await health.run(answered)).toBe('here');
  });
});

it('an error of another kind says nothing about the service', async () => {
  const { health, answered } = watched();
  const refused = async () => {
    throw new Error('403');
  };
  await expect(health.run(refused)).rejects.toThrow('403');
  expect(await health.run(answered)).toBe('here');
  expect(lines).toEqual([]);
});
