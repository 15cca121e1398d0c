import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CARD_RATIO,
  CENTRED,
  type CropView,
  cropRect,
  maxZoom,
  moveBy,
  outputSize,
  zoomTo,
} from './crop-geometry.ts';

const LANDSCAPE = { width: 4_000, height: 3_000 };
const PORTRAIT = { width: 1_000, height: 3_000 };

const anyImage = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
});
const anyStep = fc.oneof(
  fc.record({ zoom: fc.double({ min: -1, max: 9, noNaN: true }) }),
  fc.record({
    dx: fc.integer({ min: -9_000, max: 9_000 }),
    dy: fc.integer({ min: -9_000, max: 9_000 }),
  }),
);

describe('a crop', () => {
  it('starts with the largest area in the middle', () => {
    expect(cropRect(LANDSCAPE, CENTRED)).toEqual({ x: 800, y: 0, width: 2_400, height: 3_000 });
    expect(cropRect(PORTRAIT, CENTRED)).toEqual({ x: 0, y: 875, width: 1_000, height: 1_250 });
  });

  it('zooms around its centre', () => {
    expect(cropRect(LANDSCAPE, zoomTo(LANDSCAPE, CENTRED, 2))).toEqual({
      x: 1_400,
      y: 750,
      width: 1_200,
      height: 1_500,
    });
  });

  it('can’t be moved beyond the image', () => {
    expect(cropRect(LANDSCAPE, moveBy(LANDSCAPE, CENTRED, 100, 0)).x).toBeCloseTo(900);
    expect(cropRect(LANDSCAPE, moveBy(LANDSCAPE, CENTRED, 9_999, 5)).x).toBe(1_600);
  });

  it('can’t be zoomed beyond the resolution of a card', () => {
    expect(maxZoom(LANDSCAPE)).toBeCloseTo(3.75);
    expect(maxZoom({ width: 300, height: 300 })).toBe(1);
  });

  it('stays inside the image and keeps its aspect ratio', () => {
    fc.assert(
      fc.property(anyImage, fc.array(anyStep, { maxLength: 20 }), (image, steps) => {
        const view = steps.reduce<CropView>(
          (now, step) =>
            'zoom' in step ? zoomTo(image, now, step.zoom) : moveBy(image, now, step.dx, step.dy),
          CENTRED,
        );
        const { x, y, width, height } = cropRect(image, view);
        expect(width / height).toBeCloseTo(CARD_RATIO);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(image.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(image.height + 1e-6);
      }),
    );
  });

  it('keeps the image’s resolution, up to the limit for phones', () => {
    expect(outputSize({ width: 2_400, height: 3_000 })).toEqual({ width: 2_400, height: 3_000 });
    const { width, height } = outputSize({ width: 8_000, height: 10_000 });
    expect(width * height).toBeLessThanOrEqual(16_010_000);
    expect(width / height).toBeCloseTo(CARD_RATIO, 3);
  });
});
