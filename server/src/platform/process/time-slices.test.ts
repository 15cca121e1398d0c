import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishInSlices, jsonPieces, writeInSlices } from './time-slices.ts';

/** Work of about a millisecond for each step. */
function* work(steps: number): Generator<undefined, string> {
  for (let step = 0; step < steps; step += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    yield;
  }
  return 'done';
}

/** Counts the turns of the event loop until the work is done. */
async function turnsDuring(done: Promise<unknown>): Promise<number> {
  let isDone = false;
  const finished = done.then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await setImmediate();
  await finished;
  return turns;
}

describe('work in slices', () => {
  it('lets other work run in between', async () => {
    expect(await turnsDuring(finishInSlices(work(200)))).toBeGreaterThan(10);
  });

  it('lets other work run as often when several tasks run at once', async () => {
    const all = Array.from({ length: 5 }, () => finishInSlices(work(60)));
    expect(await turnsDuring(Promise.all(all))).toBeGreaterThan(15);
    expect(await Promise.all(all)).toEqual(Array(5).fill('done'));
  });

  it('runs in one slice if it is short', async () => {
    expect(await turnsDuring(finishInSlices(work(1)))).toBeLessThan(3);
  });

  it('fails as a whole if a step fails', async () => {
    const failing = (function* (): Generator<string> {
      yield 'a';
      throw new Error('no');
    })();
    await expect(writeInSlices(failing)).rejects.toThrow('no');
  });
});

describe('a text in slices', () => {
  it('is the concatenation of its pieces', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async (pieces) => {
        expect((await writeInSlices(pieces)).toString()).toBe(
          Buffer.from(pieces.join('')).toString(),
        );
      }),
      { numRuns: 30 },
    );
  });

  it('of many megabytes is complete', async () => {
    const pieces = Array.from({ length: 100 }, (_, index) => String(index).repeat(20_000));
    expect((await writeInSlices(pieces)).equals(Buffer.from(pieces.join('')))).toBe(true);
  });
});

it('JSON in pieces is what JSON.stringify writes', () => {
  const date = new Date(0);
  const values = [{}, [], { a: undefined }, { a: undefined, b: 1 }, [undefined], { d: date }, date];
  for (const value of values) expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
    }),
  );
});
