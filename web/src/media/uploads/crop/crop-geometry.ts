export type Size = { readonly width: number; readonly height: number };

export type Rect = Size & { readonly x: number; readonly y: number };

/** The crop of an image: its zoom, and its position from 0 to 1 of the available range. */
export type CropView = { readonly zoom: number; readonly across: number; readonly down: number };

/** The aspect ratio of the cards. */
export const CARD_RATIO = 4 / 5;

export const CENTRED: CropView = { zoom: 1, across: 0.5, down: 0.5 };

/** A narrower crop would look blurry on a large card. */
const MIN_WIDTH = 640;
const MAX_ZOOM = 4;

/** iPhones leave larger canvases empty. */
const MAX_CANVAS_PIXELS = 16_000_000;

/** The largest crop in the card's ratio at zoom 1, smaller when zoomed; always inside the image. */
export function cropRect(image: Size, { zoom, across, down }: CropView): Rect {
  const width = Math.min(image.width, image.height * CARD_RATIO) / zoom;
  const height = width / CARD_RATIO;
  return {
    // Rounding may make the room to move slightly negative.
    x: Math.max(0, image.width - width) * across,
    y: Math.max(0, image.height - height) * down,
    width,
    height,
  };
}

export function maxZoom(image: Size): number {
  const widest = Math.min(image.width, image.height * CARD_RATIO);
  return Math.min(MAX_ZOOM, Math.max(1, widest / MIN_WIDTH));
}

/** Zooms around the middle of the visible part. */
export function zoomTo(image: Size, view: CropView, zoom: number): CropView {
  const before = cropRect(image, view);
  const next = { ...view, zoom: clamp(zoom, 1, maxZoom(image)) };
  const after = cropRect(image, next);
  const x = before.x + (before.width - after.width) / 2;
  const y = before.y + (before.height - after.height) / 2;
  return at(image, next, x, y);
}

/** Moves the visible part by pixels of the image. */
export function moveBy(image: Size, view: CropView, dx: number, dy: number): CropView {
  const { x, y } = cropRect(image, view);
  return at(image, view, x + dx, y + dy);
}

/** The size of the result: that of the crop, unless a phone couldn't draw it. */
export function outputSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function at(image: Size, view: CropView, x: number, y: number): CropView {
  const { width, height } = cropRect(image, view);
  return {
    ...view,
    across: share(x, image.width - width, view.across),
    down: share(y, image.height - height, view.down),
  };
}

/** Without room to move, the position stays. */
function share(offset: number, room: number, before: number): number {
  return room < 1 ? before : clamp(offset / room, 0, 1);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
