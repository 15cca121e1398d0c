import { clusterFewPins } from './cluster-few-pins.ts';
import type { FindPinGroups, PinGroups, View } from './pin-groups.ts';
import type { WorkerAnswer, WorkerRequest } from './pin-worker.ts';

export type PinIndex = {
  readonly find: (view: View) => Promise<PinGroups>;
  readonly close: () => void;
};

/** Up to here, comparing every pair takes milliseconds even on an old phone; beyond, it would delay a frame. */
const MAX_POINTS_IN_PAGE = 200;

/** An index of points (lng, lat, …), in the page or in a worker, whichever keeps the map smooth. */
export function openPinIndex(lngLats: Float64Array): PinIndex {
  return lngLats.length / 2 <= MAX_POINTS_IN_PAGE ? inPage(lngLats) : inWorker(lngLats);
}

function inPage(lngLats: Float64Array): PinIndex {
  const find = clusterFewPins(lngLats);
  return { find: async (view) => find(view), close: () => {} };
}

function inWorker(lngLats: Float64Array): PinIndex {
  const worker = new Worker(new URL('./pin-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: WorkerRequest) => worker.postMessage(message);
  const waiting = new Map<
    number,
    { view: View; resolve: (groups: PinGroups | Promise<PinGroups>) => void }
  >();
  let findHere: Promise<FindPinGroups> | null = null;
  let requests = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    waiting.get(data.request)?.resolve(data.groups);
    waiting.delete(data.request);
  });
  // If the worker can't be loaded, index in the page: one slow moment is better than no pins.
  worker.addEventListener('error', () => {
    findHere ??= indexHere(lngLats);
    for (const { view, resolve } of waiting.values()) resolve(findWith(findHere, view));
    waiting.clear();
  });
  send({ type: 'index', lngLats });

  return {
    find: (view) =>
      new Promise((resolve) => {
        if (findHere !== null) return resolve(findWith(findHere, view));
        const request = requests++;
        waiting.set(request, { view, resolve });
        send({ type: 'find', request, view });
      }),
    close: () => worker.terminate(),
  };
}

async function indexHere(lngLats: Float64Array): Promise<FindPinGroups> {
  const { clusterManyPins } = await import('./cluster-many-pins.ts');
  return clusterManyPins(lngLats);
}

async function findWith(index: Promise<FindPinGroups>, view: View): Promise<PinGroups> {
  return (await index)(view);
}
