import { indexManyPins } from './index-many-pins.ts';
import type { WorkerAnswer, WorkerRequest } from './open-pin-index.ts';
import type { FindPinGroups } from './pin-groups.ts';

let find: FindPinGroups | null = null;

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  switch (data.type) {
    case 'index':
      find = indexManyPins(data.lngLats);
      break;
    case 'find':
      if (find !== null) answer({ request: data.request, groups: find(data.view) });
      break;
  }
});

function answer(message: WorkerAnswer): void {
  postMessage(message);
}
