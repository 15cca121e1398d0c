import { expect, it } from 'vitest';
import { looksLikeFileName } from './alt-text-field.tsx';

it.each([
  'IMG_2041',
  'img_2041.jpeg',
  'DSC00123',
  'PXL_20261115_104200',
  'tram.webp',
  ' cover.png ',
])('%j looks like a file name', (text) => {
  expect(looksLikeFileName(text)).toBe(true);
});

it.each(['', 'A tram on Princes Bridge', 'Image of a tram', 'Platform 9', 'Pier at dusk.'])(
  '%j doesn’t look like a file name',
  (text) => {
    expect(looksLikeFileName(text)).toBe(false);
  },
);
