import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, isWorthCompressing } from './compression.ts';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0', null],
    ['br;q=0.0, gzip', 'gzip'],
    ['br; q=0.000 , gzip ; q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', null],
    ['br;q=0.001', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['x-br, brotli, gzipped', null],
    ['*', null],
    [';;,,;q=0', null],
  ])('for Accept-Encoding %s is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  it('can be decoded to the same bytes', async () => {
    const bytes = Buffer.from(JSON.stringify({ words: 'laneway '.repeat(400) }));
    const brotli = await compress(bytes, 'br');
    const zipped = await compress(bytes, 'gzip');
    expect(brotliDecompressSync(brotli)).toEqual(bytes);
    expect(gunzipSync(zipped)).toEqual(bytes);
    expect(brotli.length).toBeLessThan(bytes.length / 5);
    expect(zipped.length).toBeLessThan(bytes.length / 5);
  });

  it('is not used for a few bytes', () => {
    expect(isWorthCompressing(Buffer.alloc(859))).toBe(false);
    expect(isWorthCompressing(Buffer.alloc(860))).toBe(true);
  });
});
