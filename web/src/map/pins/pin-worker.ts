import { clusterManyPins } from './cluster-many-pins.ts';
import type { FindPinGroups, PinGroups, View } from './pin-groups.ts';

export type WorkerRequest =
  | { readonly type: 'index'; readonly lngLats: Float64Array }
  | { readonly type: 'find'; readonly request: number; readonly view: View };

export type WorkerAnswer = { readonly request: number; readonly groups: PinGroups };

let find: FindPinGroups | null = null;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  switch (data.type) {
    case 'index':
      find = clusterManyPins(data.lngLats);
      break;
    case 'find':
      if (find !== null) answer({ request: data.request, groups: find(data.view) });
      break;
  }
});

function answer(message: WorkerAnswer): void {
  postMessage(message);
}
