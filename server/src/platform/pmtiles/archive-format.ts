/** The parts of the PMTiles format (version 3) that finding a tile needs. */

export const HEADER_BYTES = 127;

export const COMPRESSIONS = ['unknown', 'none', 'gzip', 'br', 'zstd'] as const;
export type Compression = (typeof COMPRESSIONS)[number];

const CONTENT_TYPES = [
  'application/octet-stream',
  'application/vnd.mapbox-vector-tile',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
] as const;
const VECTOR_TILES = 1;

export type Section = { readonly offset: number; readonly length: number };

export type ArchiveHeader = {
  readonly root: Section;
  readonly leaves: Section;
  readonly tiles: Section;
  readonly directoryCompression: Compression;
  readonly tileCompression: Compression;
  readonly contentType: string;
  readonly isVector: boolean;
  readonly minZoom: number;
  readonly maxZoom: number;
};

/** Null for a file that isn't such an archive. */
export function parseHeader(bytes: Buffer): ArchiveHeader | null {
  if (bytes.length < HEADER_BYTES || bytes.toString('latin1', 0, 7) !== 'PMTiles') return null;
  if (bytes.readUInt8(7) !== 3) return null;
  const section = (at: number): Section => ({
    offset: Number(bytes.readBigUInt64LE(at)),
    length: Number(bytes.readBigUInt64LE(at + 8)),
  });
  const type = bytes.readUInt8(99);
  return {
    root: section(8),
    leaves: section(40),
    tiles: section(56),
    directoryCompression: COMPRESSIONS[bytes.readUInt8(97)] ?? 'unknown',
    tileCompression: COMPRESSIONS[bytes.readUInt8(98)] ?? 'unknown',
    contentType: CONTENT_TYPES[type] ?? CONTENT_TYPES[0],
    isVector: type === VECTOR_TILES,
    minZoom: bytes.readUInt8(100),
    maxZoom: bytes.readUInt8(101),
  };
}

/** A run of tiles with the same content; a run of none is a directory with more entries. */
export type Entry = Section & { readonly tileId: number; readonly run: number };

/** Throws for bytes that are no directory. */
export function parseDirectory(bytes: Buffer): readonly Entry[] {
  const next = varints(bytes);
  const count = next();
  // Each entry takes four bytes at least.
  if (count * 4 > bytes.length) throw new Error('a directory of the map file is cut off');
  const column = () => Array.from({ length: count }, next);
  const [deltas, runs, lengths, offsets] = [column(), column(), column(), column()];
  const entries: Entry[] = [];
  let tileId = 0;
  for (const [index, delta] of deltas.entries()) {
    tileId += delta;
    const before = entries[index - 1];
    const stored = offsets[index] ?? 0;
    // Zero: right after the entry before.
    const offset = stored === 0 ? (before?.offset ?? 0) + (before?.length ?? 0) : stored - 1;
    entries.push({ tileId, run: runs[index] ?? 0, length: lengths[index] ?? 0, offset });
  }
  return entries;
}

/** The entry that has a tile, or leads to it; null where the archive doesn't have it. */
export function findEntry(entries: readonly Entry[], tileId: number): Entry | null {
  let [low, high] = [0, entries.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.tileId ?? 0) <= tileId) low = middle + 1;
    else high = middle - 1;
  }
  const entry = entries[high];
  if (entry === undefined) return null;
  return entry.run === 0 || tileId - entry.tileId < entry.run ? entry : null;
}

/** The number of a tile: all lower zooms first, then along a Hilbert curve. */
export function tileIdOf({ z, x, y }: { z: number; x: number; y: number }): number {
  let id = (4 ** z - 1) / 3;
  let [column, row] = [x, y];
  for (let side = 2 ** (z - 1); side >= 1; side /= 2) {
    const right = Math.floor(column / side) % 2;
    const lower = Math.floor(row / side) % 2;
    id += side * side * ((3 * right) ^ lower);
    if (lower === 1) continue;
    if (right === 1) {
      column = side - 1 - (column % side);
      row = side - 1 - (row % side);
    }
    [column, row] = [row, column];
  }
  return id;
}

function varints(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at];
      if (byte === undefined || scale > 2 ** 49) throw new Error('the map file is damaged');
      at += 1;
      value += (byte % 128) * scale;
      if (byte < 128) return value;
    }
  };
}
