import { gzipSync } from 'node:zlib';
import type { Tile } from '@laneway/domain/offline/tiles';
import { zxyToTileId } from 'pmtiles';

export type ArchivedTile = Tile & {
  readonly content: string | Buffer;
  /** The number of consecutive tiles with the same content. */
  readonly run?: number;
};

const HEADER_BYTES = 127;
const GZIP = 2;
const TYPES = { vector: 1, png: 2 } as const;

/** A small .pmtiles file with a leaf directory for every two tiles, as a large map has them. */
export function mapArchive(
  tiles: readonly ArchivedTile[],
  { type = 'vector', maxZoom = 15 }: { type?: keyof typeof TYPES; maxZoom?: number } = {},
): Buffer {
  const packed = tiles
    .map(({ z, x, y, run = 1, content }) => {
      return { id: zxyToTileId(z, x, y), run, bytes: gzipSync(content) };
    })
    .toSorted((a, b) => a.id - b.id);
  let offset = 0;
  const entries = packed.map(({ id, run, bytes }) => {
    const entry = { id, run, length: bytes.length, offset };
    offset += bytes.length;
    return entry;
  });
  const leaves: Buffer[] = [];
  const inRoot = [];
  for (let at = 0; at < entries.length; at += 2) {
    const part = entries.slice(at, at + 2);
    const leaf = directory(part);
    const from = leaves.reduce((sum, { length }) => sum + length, 0);
    inRoot.push({ id: part[0]?.id ?? 0, run: 0, length: leaf.length, offset: from });
    leaves.push(leaf);
  }
  const sections = [directory(inRoot), Buffer.from('{}'), Buffer.concat(leaves)];
  const data = Buffer.concat(packed.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  let start = HEADER_BYTES;
  for (const [index, section] of [...sections, data].entries()) {
    header.writeBigUInt64LE(BigInt(start), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(section.length), 16 + index * 16);
    start += section.length;
  }
  header.set([1, GZIP, GZIP, TYPES[type], 0, maxZoom], 96);
  return Buffer.concat([header, ...sections, data]);
}

type Entry = { id: number; run: number; length: number; offset: number };

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, index) => id - (entries[index - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }, index) => {
      const before = entries[index - 1];
      return before !== undefined && before.offset + before.length === offset ? 0 : offset + 1;
    }),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [128 + (value % 128), ...varint(Math.floor(value / 128))];
}
