import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTilePainter } from './open-tile-painter.ts';
import { createRecordingSurface } from './recording-surface.test-data.ts';
import type { TileOrder } from './tile-drawer.ts';
import type { TileAnswer, TileRequest } from './tile-worker.ts';

const order: TileOrder = {
  column: 29582,
  row: 20107,
  zoom: 15,
  size: 256,
  devicePixels: 512,
  theme: 'light',
};

/** A canvas that records how it was drawn on. */
function createCanvas() {
  const { surface, strokes } = createRecordingSurface();
  const bitmaps: unknown[] = [];
  const contexts: Record<string, unknown> = {
    '2d': surface,
    bitmaprenderer: { transferFromImageBitmap: (bitmap: unknown) => bitmaps.push(bitmap) },
  };
  const canvas = { getContext: (kind: string) => contexts[kind] } as object as HTMLCanvasElement;
  return { canvas, strokes, bitmaps };
}

class FakeWorker extends EventTarget {
  static latest: FakeWorker;
  readonly requests: TileRequest[] = [];
  isOver = false;
  constructor() {
    super();
    FakeWorker.latest = this;
  }
  postMessage(request: TileRequest): void {
    this.requests.push(request);
  }
  terminate(): void {
    this.isOver = true;
  }
  answer(answer: TileAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

afterEach(() => void vi.unstubAllGlobals());

describe('where a worker can draw', () => {
  beforeEach(() => {
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('Worker', FakeWorker);
  });

  it('the worker draws every tile, and the page only shows them', async () => {
    const painter = openTilePainter();
    const [one, other] = [createCanvas(), createCanvas()];
    const painted = [painter.paint(one.canvas, order), painter.paint(other.canvas, order)];
    const { requests } = FakeWorker.latest;
    expect(requests.map((each) => each.order)).toEqual([order, order]);

    // The bitmaps may be ready in any order.
    const bitmaps = [{ of: 'one' }, { of: 'other' }] as object[] as ImageBitmap[];
    for (const at of [1, 0]) {
      FakeWorker.latest.answer({
        request: requests[at]?.request ?? -1,
        bitmap: bitmaps[at] as ImageBitmap,
      });
    }
    await Promise.all(painted);
    expect([one.bitmaps, other.bitmaps]).toEqual([[bitmaps[0]], [bitmaps[1]]]);
    expect(one.strokes).toEqual([]);
  });

  it('the page draws all tiles, including earlier requests, once the worker fails', async () => {
    const painter = openTilePainter();
    const [before, after] = [createCanvas(), createCanvas()];
    const early = painter.paint(before.canvas, order);
    FakeWorker.latest.dispatchEvent(new Event('error'));
    await Promise.all([early, painter.paint(after.canvas, order)]);
    expect(before.strokes.length).toBeGreaterThan(100);
    expect(after.strokes).toEqual(before.strokes);
  });

  it('the worker is terminated with the map', () => {
    openTilePainter().close();
    expect(FakeWorker.latest.isOver).toBe(true);
  });
});

describe('where only the page can draw', () => {
  it('draws one tile per task', async () => {
    const painter = openTilePainter();
    const tiles = [createCanvas(), createCanvas(), createCanvas()];
    const painted = tiles.map(({ canvas }) => painter.paint(canvas, order));
    await painted[0];
    expect(tiles.map(({ strokes }) => strokes.length > 0)).toEqual([true, false, false]);
    await Promise.all(painted);
    expect(tiles.every(({ strokes }) => strokes.length > 0)).toBe(true);
  });

  it('draws nothing for a map that was closed', async () => {
    const painter = openTilePainter();
    const { canvas, strokes } = createCanvas();
    const painted = painter.paint(canvas, order);
    painter.close();
    await painted;
    expect(strokes).toEqual([]);
  });

  it('draws at the density of the screen', async () => {
    const { canvas, strokes } = createCanvas();
    await openTilePainter().paint(canvas, order);
    expect(strokes.find(({ tool }) => tool === 'scale')?.values).toEqual([2, 2]);
  });
});
