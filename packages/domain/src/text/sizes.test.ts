import { expect, it } from 'vitest';
import { formatSize } from './sizes.ts';

it.each([
  [0, '0 Bytes'],
  [-5, '0 Bytes'],
  [Number.NaN, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1.00 KB'],
  [1536, '1.50 KB'],
  [1024 ** 2 - 1, '1.00 MB'],
  [1024 ** 2, '1.00 MB'],
  [123_456_789, '117.74 MB'],
  [1024 ** 3, '1.00 GB'],
  [5 * 1024 ** 4, '5120.00 GB'],
])('%d bytes read as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
