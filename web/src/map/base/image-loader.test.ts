// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createImageLoader } from './image-loader.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function imagesOnPage(count: number): readonly HTMLImageElement[] {
  const images = Array.from({ length: count }, () => document.createElement('img'));
  document.body.append(...images);
  return images;
}

function requestedOf(images: readonly HTMLImageElement[]): readonly (string | null)[] {
  return images.map((image) => image.getAttribute('src'));
}

it('requests a few images at once and the others in the next frames, in order', () => {
  const images = imagesOnPage(10);
  const request = createImageLoader();
  for (const [at, image] of images.entries()) request(image, `/${at}.png`);
  const counts = [requestedOf(images).filter(Boolean).length];
  for (let frame = 0; frame < 3; frame += 1) {
    vi.advanceTimersToNextFrame();
    counts.push(requestedOf(images).filter(Boolean).length);
  }
  expect(counts).toEqual([3, 6, 9, 10]);
  expect(requestedOf(images)).toEqual(images.map((_, at) => `/${at}.png`));
});

it('never requests an image that has left the page before its turn', () => {
  const images = imagesOnPage(9);
  const request = createImageLoader();
  for (const image of images) request(image, '/tile.png');
  for (const image of images.slice(4, 8)) image.remove();
  vi.advanceTimersToNextFrame();
  expect(requestedOf(images).filter(Boolean)).toHaveLength(5);
  expect(images[8]?.getAttribute('src')).toBe('/tile.png');
});

it('requests at once again after a frame', () => {
  const images = imagesOnPage(6);
  const request = createImageLoader();
  for (const image of images.slice(0, 3)) request(image, '/early.png');
  vi.advanceTimersToNextFrame();
  for (const image of images.slice(3)) request(image, '/late.png');
  expect(requestedOf(images).filter(Boolean)).toHaveLength(6);
});
