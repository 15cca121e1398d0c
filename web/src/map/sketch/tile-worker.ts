import { createTileDrawer, type TileOrder } from './tile-drawer.ts';

export type TileRequest = { readonly request: number; readonly order: TileOrder };
export type TileAnswer = { readonly request: number; readonly bitmap: ImageBitmap };

const draw = createTileDrawer();

addEventListener('message', ({ data: { request, order } }: MessageEvent<TileRequest>) => {
  const canvas = new OffscreenCanvas(order.devicePixels, order.devicePixels);
  const surface = canvas.getContext('2d');
  if (surface === null) throw new Error('A worker that has canvases can draw on none');
  draw(surface, order);
  const bitmap = canvas.transferToImageBitmap();
  postMessage({ request, bitmap } satisfies TileAnswer, { transfer: [bitmap] });
});
