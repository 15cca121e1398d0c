import { describe, expect, it } from 'vitest';
import { createAppendSlots, type ReceivedRequest } from './append-slots.ts';

const SLOW_AFTER_MS = 30_000;
const FAST = 1_000_000;
const SLOW = 5_000;

/** Slots with a simulated clock, and uploads that run until they are finished or give way. */
function createScene() {
  let now = 0;
  const slots = createAppendSlots(SLOW_AFTER_MS, () => now);
  const uploads: { readonly socket: { bytesRead: number }; readonly bytesPerS: number }[] = [];

  const start = (personId: number, bytesPerS = FAST) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const upload = { bytesPerS, socket: { bytesRead: 0 }, state: 'waits', complete: false };
    const request: ReceivedRequest = Object.assign(upload, {
      destroy: () => {
        upload.state = 'gives way';
        return request as never;
      },
    });
    uploads.push(upload);
    const done = slots
      .run(personId, request, () => {
        upload.state = 'runs';
        return promise;
      })
      .catch(({ refusal }) => refusal.code as string);
    return Object.assign(upload, { done, finish: () => resolve('finished') });
  };
  const fill = (people: number, each: number, bytesPerS: number) =>
    Array.from({ length: people * each }, (_, n) => start(n % people, bytesPerS));
  const later = (seconds: number) => {
    now += seconds * 1_000;
    for (const { socket, bytesPerS } of uploads) socket.bytesRead += bytesPerS * seconds;
  };
  return { start, fill, later, slots };
}

const settle = () => new Promise(setImmediate);
const NEWCOMER = 100;

describe('a newcomer, when all slots are taken', () => {
  it.each([
    ['is refused if people have one each at a good rate', 16, 1, FAST, 60, 0],
    ['is refused if people have had little time', 16, 1, SLOW, 29, 0],
    ['gets a slot if people have been slow for a while', 16, 1, SLOW, 30, 1],
    ['gets a slot if people have several each, however fast', 8, 2, FAST, 60, 1],
    ['gets a slot if people have several each, however new', 8, 2, SLOW, 0, 1],
  ])('%s', async (_, people, each, bytesPerS, seconds, giveWay) => {
    const { start, fill, later } = createScene();
    const before = fill(people, each, bytesPerS);
    await settle();
    later(seconds);
    const newcomer = start(NEWCOMER);
    expect(before.filter(({ state }) => state === 'gives way')).toHaveLength(giveWay);
    if (giveWay === 0) expect(await newcomer.done).toBe('unavailable');
  });

  it('gets the slot of the slowest upload, once that has ended', async () => {
    const { start, fill, later } = createScene();
    const before = fill(15, 1, SLOW);
    const slowest = start(50, SLOW - 1);
    await settle();
    later(60);
    const newcomer = start(NEWCOMER);
    await settle();
    expect(before.map(({ state }) => state)).toEqual(Array(15).fill('runs'));
    expect([slowest.state, newcomer.state]).toEqual(['gives way', 'waits']);
    slowest.finish();
    await settle();
    expect(newcomer.state).toBe('runs');
  });

  it('gets no slot if they have as many as the others, or a waiting upload already', async () => {
    const { start, fill } = createScene();
    fill(8, 2, FAST);
    await settle();
    expect(await start(0).done).toBe('unavailable');
    const newcomer = start(NEWCOMER);
    expect(await start(NEWCOMER).done).toBe('unavailable');
    expect(newcomer.state).toBe('waits');
  });

  it('doesn’t get the slot of an upload that has arrived completely', async () => {
    const { start, fill, later } = createScene();
    const before = fill(16, 1, SLOW);
    await settle();
    later(60);
    for (const upload of before) upload.complete = true;
    expect(await start(NEWCOMER).done).toBe('unavailable');
  });
});

it('once closed, ends what is still arriving and accepts nothing else', async () => {
  const { start, fill, slots } = createScene();
  const [arrived, ...arriving] = fill(3, 1, FAST);
  await settle();
  Object.assign(arrived ?? {}, { complete: true });
  slots.close();
  expect(arrived?.state).toBe('runs');
  expect(arriving.map(({ state }) => state)).toEqual(['gives way', 'gives way']);
  expect(await start(NEWCOMER).done).toBe('unavailable');
});

it('a person has three slots, and gets one back with each upload that ends', async () => {
  const { start } = createScene();
  const [first] = [start(1), start(1), start(1)];
  await settle();
  expect(await start(1).done).toBe('too_many_requests');
  first?.finish();
  expect(await first?.done).toBe('finished');
  const next = start(1);
  await settle();
  expect(next.state).toBe('runs');
});
