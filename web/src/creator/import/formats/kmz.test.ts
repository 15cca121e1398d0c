import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { unpackKmz } from './kmz.ts';

const LIMITS = { unpackedBytes: 1_000_000, archiveEntries: 10 };
const REFUSED = { ok: false, error: 'unpacks_too_large' };

const bomb = zipSync({ 'doc.kml': new Uint8Array(5 * LIMITS.unpackedBytes) });
/** The offset of the uncompressed size in a file's local header. */
const DECLARED_SIZE_AT = 22;

describe('a compressed archive', () => {
  it('is refused if it is too large, even if it declares a smaller size', () => {
    expect(bomb.length).toBeLessThan(10_000);
    expect(unpackKmz(bomb, LIMITS)).toEqual(REFUSED);
    expect(unpackKmz(declaring(bomb, 10), LIMITS)).toEqual(REFUSED);
  });

  it('is refused for the size it declares, before anything is unpacked', () => {
    const small = zipSync({ 'doc.kml': new Uint8Array(3) });
    expect(unpackKmz(declaring(small, 2 * LIMITS.unpackedBytes), LIMITS)).toEqual(REFUSED);
  });

  it('is unpacked up to the size limit', () => {
    const large = zipSync({ 'doc.kml': new Uint8Array(LIMITS.unpackedBytes) });
    expect(unpackKmz(large, LIMITS)).toMatchObject({ ok: true });
  });

  it('is unpacked only as far as the map file', () => {
    const hidden = zipSync({
      'bomb.png': new Uint8Array(5 * LIMITS.unpackedBytes),
      'doc.kml': new Uint8Array(3),
    });
    expect(unpackKmz(hidden, LIMITS)).toEqual({ ok: true, value: new Uint8Array(3) });
  });
});

function declaring(archive: Uint8Array, size: number): Uint8Array {
  const copy = archive.slice();
  new DataView(copy.buffer).setUint32(DECLARED_SIZE_AT, size, true);
  return copy;
}
