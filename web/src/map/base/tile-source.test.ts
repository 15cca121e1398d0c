import { expect, it } from 'vitest';
import { isVectorMap } from './tile-source.ts';

it.each([
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', false],
  ['/tiles/{z}/{x}/{y}.png', false],
  ['https://pmtiles.example/{z}/{x}/{y}.png', false],
  ['/maps/melbourne.pmtiles', true],
  ['https://maps.example/au.PMTILES?v=3', true],
])('%s is drawn in the browser: %j', (url, expected) => {
  expect(isVectorMap(url)).toBe(expected);
});
