import { nextTask } from '../../ui/next-task.ts';
import type { DrawOrder, TileOrder } from './tile-drawer.ts';
import type { TileAnswer, TileRequest } from './tile-worker.ts';

export type TilePainter = {
  /** Paints a tile onto a canvas of its size, which nothing has been drawn on yet. */
  readonly paint: (canvas: HTMLCanvasElement, order: TileOrder) => Promise<void>;
  readonly close: () => void;
};

/** Paints in a worker, so that the map moves while it is drawn, or in the page where workers can't draw. */
export function openTilePainter(): TilePainter {
  const hasWorkers = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  return hasWorkers ? inWorker() : inPage();
}

type Waiting = {
  readonly canvas: HTMLCanvasElement;
  readonly order: TileOrder;
  readonly settle: (painted: Promise<void>) => void;
};

function inWorker(): TilePainter {
  const worker = new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let requests = 0;
  let here: TilePainter | null = null;

  worker.addEventListener('message', ({ data }: MessageEvent<TileAnswer>) => {
    const tile = waiting.get(data.request);
    waiting.delete(data.request);
    tile?.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(data.bitmap);
    tile?.settle(Promise.resolve());
  });
  // A worker that can't be loaded or fails: a map that stutters is better than none.
  worker.addEventListener('error', () => {
    const painter = here ?? inPage();
    here = painter;
    for (const { canvas, order, settle } of waiting.values()) settle(painter.paint(canvas, order));
    waiting.clear();
  });

  return {
    paint: (canvas, order) => {
      if (here !== null) return here.paint(canvas, order);
      const request = requests++;
      worker.postMessage({ request, order } satisfies TileRequest);
      return new Promise((settle) => waiting.set(request, { canvas, order, settle }));
    },
    close: () => worker.terminate(),
  };
}

/** One tile in each task, so that the page responds in between. */
function inPage(): TilePainter {
  const drawer = loadDrawer();
  let last: Promise<unknown> = drawer;
  let isClosed = false;

  const paint = async (canvas: HTMLCanvasElement, order: TileOrder): Promise<void> => {
    await nextTask();
    const surface = canvas.getContext('2d');
    if (!isClosed && surface !== null) (await drawer)(surface, order);
  };
  return {
    paint: (canvas, order) => {
      const painted = last.then(() => paint(canvas, order));
      last = painted;
      return painted;
    },
    close: () => {
      isClosed = true;
    },
  };
}

async function loadDrawer(): Promise<DrawOrder> {
  const { createTileDrawer } = await import('./tile-drawer.ts');
  return createTileDrawer();
}
