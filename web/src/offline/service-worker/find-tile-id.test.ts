import { describe, expect, it } from 'vitest';
import { findTileId } from './find-tile-id.ts';

const ORIGIN = 'https://laneway.example';
const OTHER = 'https://tiles.example';
const TEMPLATE = `${OTHER}/{z}/{x}/{y}{r}.png?key=k1`;

const idOf = (path: string, template: string | null | undefined) =>
  findTileId(new URL(path, ORIGIN), template, ORIGIN);

describe('a request for a tile', () => {
  it.each([
    ['of the tile server', `${OTHER}/14/14789/10052.png?key=k1`, TEMPLATE, '14/14789/10052'],
    ['for a sharp screen', `${OTHER}/14/14789/10052@2x.png?key=k1`, TEMPLATE, '14/14789/10052'],
    ['of our own', '/api/tiles/3/7/0', '/api/tiles/{z}/{x}/{y}', '3/7/0'],
    ['in a query', `${OTHER}/t?z=3&x=7&y=0`, `${OTHER}/t?z={z}&x={x}&y={y}`, '3/7/0'],
    ['of another server', 'https://else.example/3/7/0.png', TEMPLATE, null],
    ['where nothing is saved', `${OTHER}/14/14789/10052.png?key=k1`, null, null],
    ['of any server, to a worker just woken', `${OTHER}/a/3/7/0@2x.webp?k=1`, undefined, '3/7/0'],
    ['that no map has', `${OTHER}/3/8/0.png`, undefined, null],
    ['by its look only', `${OTHER}/2026/11/16/photo.png`, undefined, null],
  ] as const)('%s', (_what, url, template, id) => {
    expect(idOf(url, template)).toBe(id);
  });
});
