import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTileAddress, tileAddress, tileId } from './tile-address.ts';

const TEMPLATES = [
  '/tiles/{z}/{x}/{y}',
  'https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a+b.c',
  'https://tiles.example/{z}/{y}/{x}.webp',
];

const anyTile = fc
  .integer({ min: 0, max: 19 })
  .chain((z) => fc.record({ z: fc.constant(z), x: fc.nat(2 ** z - 1), y: fc.nat(2 ** z - 1) }));

describe('the address of a tile', () => {
  it.each(TEMPLATES)('of %s leads back to the tile', (template) => {
    fc.assert(
      fc.property(anyTile, (tile) => {
        const address = tileAddress(template, tile);
        expect(address).not.toMatch(/[{}]/);
        expect(parseTileAddress(template, address)).toEqual(tile);
      }),
    );
  });

  it('is found whichever of its servers it names, and for fine screens', () => {
    const [, template = ''] = TEMPLATES;
    const address = 'https://c.tiles.example/15/29577/20104@2x.png?key=a+b.c';
    expect(parseTileAddress(template, address)).toEqual({ z: 15, x: 29_577, y: 20_104 });
  });

  it.each([
    'https://a.tiles.example/15/29577/20104.png',
    'https://a.tiles.example/15/29577/20104.png?key=a+bxc',
    'https://a.tiles.example.evil/15/29577/20104.png?key=a+b.c',
    'https://evil.example/https://a.tiles.example/15/29577/20104.png?key=a+b.c',
    'https://a.tiles.example/15/29577/20104.png?key=a+b.c&more',
    '/media/a/b.webp',
    '',
  ])('is not %s', (address) => {
    expect(parseTileAddress(TEMPLATES[1] ?? '', address)).toBeNull();
  });

  it('has z/x/y as its key', () => {
    expect(tileId({ z: 13, x: 7_395, y: 5_026 })).toBe('13/7395/5026');
  });
});
