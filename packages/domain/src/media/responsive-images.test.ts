import { expect, it } from 'vitest';
import { addressAtWidth, imageSrcset } from './responsive-images.ts';

const COVER = '/media/laneway-production/2/cover%20one.webp';

it('a stored image is available in every width', () => {
  expect(imageSrcset(COVER)).toBe(
    [320, 640, 960, 1280, 1920].map((width) => `${COVER}?w=${width} ${width}w`).join(', '),
  );
  expect(addressAtWidth(COVER, 960)).toBe(`${COVER}?w=960`);
});

it.each([
  'https://images.example/cover.webp',
  'https://store.example/laneway-production/2/cover.webp?X-Amz-Signature=1',
  'data:image/webp;base64,AAAA',
  'blob:https://laneway.example/1',
  '/posters/lane.svg',
  `${COVER}?w=320`,
  `${COVER}#top`,
])('any other image has one width: %s', (address) => {
  expect(imageSrcset(address)).toBeNull();
  expect(addressAtWidth(address, 960)).toBe(address);
});
