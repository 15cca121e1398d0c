import { simulateWalk } from '@laneway/domain/walk/simulation/simulate-walk';
import { afterEach, expect, it, vi } from 'vitest';
import { PLAN } from '../simulation.test-data.ts';
import { openSimulator } from './open-simulator.ts';
import type { WalkRequest } from './walk-worker.ts';

const OPTIONS = { seed: 3, surroundings: 'town', behaviour: 'usual' } as const;

class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = [];
  readonly requests: WalkRequest[] = [];
  readonly terminate = vi.fn();
  constructor() {
    super();
    FakeWorker.opened.push(this);
  }
  postMessage(request: WalkRequest): void {
    this.requests.push(request);
  }
}

function openWithFake() {
  vi.stubGlobal('Worker', FakeWorker);
  const simulator = openSimulator();
  const worker = FakeWorker.opened.at(-1);
  if (worker === undefined) throw new Error('No worker was opened');
  return { simulator, worker };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('walks are computed in a worker, and each reply resolves its own request', async () => {
  const { simulator, worker } = openWithFake();
  const walks = [simulator.walk(PLAN, OPTIONS), simulator.walk(PLAN, { ...OPTIONS, seed: 4 })];
  for (const { request, plan, options } of worker.requests.toReversed()) {
    const data = { request, trace: simulateWalk(plan, options) };
    worker.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(await Promise.all(walks)).toEqual([
    simulateWalk(PLAN, OPTIONS),
    simulateWalk(PLAN, { ...OPTIONS, seed: 4 }),
  ]);
  simulator.close();
  expect(worker.terminate).toHaveBeenCalledOnce();
});

it('walks are computed in the page if the worker fails', async () => {
  const { simulator, worker } = openWithFake();
  const first = simulator.walk(PLAN, OPTIONS);
  worker.dispatchEvent(new Event('error'));
  expect(await first).toEqual(simulateWalk(PLAN, OPTIONS));
  expect(await simulator.walk(PLAN, OPTIONS)).toEqual(await first);
});
