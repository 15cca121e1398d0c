import { expect, it } from 'vitest';
import { storageText } from './storage-text.ts';

it.each([
  [1_288_490_189, 34, '1.20 GB for 34 files, including the smaller sizes we make'],
  [2_097_152, 1, '2.00 MB for 1 file, including the smaller sizes we make'],
])('%s bytes in %s files read %j', (bytes, files, text) => {
  expect(storageText(bytes, files)).toBe(text);
});
