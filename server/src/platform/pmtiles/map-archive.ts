import { open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Tile } from '@laneway/domain/offline/tiles';
import {
  bytesToHeader,
  type Entry,
  findTile,
  type Header,
  ResolvedValueCache,
  readVarint,
  TileType,
  zxyToTileId,
} from 'pmtiles';

/** A map in one file (.pmtiles), read a tile at a time. */
export type MapArchive = {
  /** Null where there is no file, or one that can't be read. */
  readonly header: () => Promise<ArchiveHeader | null>;
  /** Null when the archive doesn't have this tile. */
  readonly tile: (tile: Tile) => Promise<MapTile | null>;
};

export type ArchiveHeader = { readonly isVector: boolean; readonly maxZoom: number };

export type MapTile = {
  /** As stored, so that a browser that supports the compression gets them unchanged. */
  readonly bytes: Buffer;
  readonly compression: Compression;
  readonly contentType: string;
  /** Changes with the file. */
  readonly etag: string;
};

/** Indexed by their numbers in the format, like the content types. */
const COMPRESSIONS = ['unknown', 'none', 'gzip', 'br', 'zstd'] as const;
type Compression = (typeof COMPRESSIONS)[number];
const CONTENT_TYPES: readonly string[] = [
  'application/octet-stream',
  'application/vnd.mapbox-vector-tile',
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
];

const HEADER_BYTES = 127;
/** The magic number and the version. */
const FILE_START = 'PMTiles\u0003';
/** More than in any real file, so that a damaged one can't make us allocate what it claims. */
const MAX_SECTION_BYTES = 16 * 1_024 * 1_024;
const MAX_CACHED_DIRECTORIES = 64;
/** The format has three levels at most. */
const MAX_DEPTH = 4;

const UNPACK: Readonly<Partial<Record<Compression, (bytes: Buffer) => Promise<Buffer>>>> = {
  none: async (bytes) => bytes,
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: MAX_SECTION_BYTES }),
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: MAX_SECTION_BYTES }),
};

export async function unpack(bytes: Buffer, compression: Compression): Promise<Buffer> {
  const how = UNPACK[compression];
  if (how === undefined)
    throw new Error(`we can’t read a map file with ${compression} compression`);
  return how(bytes);
}

type Section = { readonly offset: number; readonly length: number };
type ReadDirectory = (header: Header, section: Section) => Promise<Entry[]>;

/** The archive at the time its header was read. */
type Edition = {
  readonly stamp: string;
  readonly header: Header;
  readonly readDirectory: ReadDirectory;
};

export function createMapArchive(file: string): MapArchive {
  const read = (section: Section) => readSection(file, section);
  let edition: Edition | null = null;

  /** An operator may replace the file while we run. */
  const current = async (): Promise<Edition | null> => {
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const stamp = `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`;
    if (edition?.stamp === stamp) return edition;
    const header = parseHeader(await read({ offset: 0, length: HEADER_BYTES }));
    edition = header === null ? null : { stamp, header, readDirectory: createDirectories(read) };
    return edition;
  };

  return {
    header: async () => {
      const now = await current();
      if (now === null) return null;
      const { tileType, maxZoom } = now.header;
      return { isVector: tileType === TileType.Mvt, maxZoom };
    },
    tile: async ({ z, x, y }) => {
      const now = await current();
      if (now === null) return null;
      const { header, stamp } = now;
      const entry = await findEntry(now, zxyToTileId(z, x, y));
      if (entry === null) return null;
      const tiles = { offset: header.tileDataOffset, length: header.tileDataLength ?? 0 };
      return {
        bytes: await read(within(tiles, entry)),
        compression: compressionOf(header.tileCompression),
        contentType: CONTENT_TYPES[header.tileType] ?? 'application/octet-stream',
        etag: `"${stamp}-${entry.offset.toString(36)}"`,
      };
    },
  };
}

/** Null for a file that isn't such an archive; bytesToHeader would read anything as one. */
function parseHeader(bytes: Buffer): Header | null {
  if (bytes.length < HEADER_BYTES || !bytes.toString('latin1').startsWith(FILE_START)) return null;
  return bytesToHeader(asArrayBuffer(bytes));
}

async function findEntry({ header, readDirectory }: Edition, id: number): Promise<Entry | null> {
  const leaves = { offset: header.leafDirectoryOffset, length: header.leafDirectoryLength ?? 0 };
  let section: Section = {
    offset: header.rootDirectoryOffset,
    length: header.rootDirectoryLength,
  };
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const entry = findTile(await readDirectory(header, section), id);
    if (entry === null || entry.runLength > 0) return entry;
    section = within(leaves, entry);
  }
  throw new Error('the directories of the map file lead nowhere');
}

/**
 * Reads directories with the cache of pmtiles that never stores a failure. Its class PMTiles isn't used because it
 * unpacks every tile, without a limit.
 */
export function createDirectories(read: (section: Section) => Promise<Buffer>): ReadDirectory {
  const cache = new ResolvedValueCache(MAX_CACHED_DIRECTORIES, false, unpackDirectory);
  const source = {
    getKey: () => '',
    getBytes: async (offset: number, length: number) => ({
      data: asArrayBuffer(await read({ offset, length })),
    }),
  };
  return (header, { offset, length }) =>
    cache.getDirectory(source, offset, length, header).catch((cause: unknown) => {
      throw new Error('a directory of the map file is damaged', { cause });
    });
}

async function unpackDirectory(packed: ArrayBuffer, compression: number): Promise<ArrayBuffer> {
  const bytes = await unpack(Buffer.from(packed), compressionOf(compression));
  // Each entry takes four bytes at least. pmtiles creates entries until the bytes run out.
  if (readVarint({ buf: bytes, pos: 0 }) * 4 > bytes.length) throw new Error('it is cut off');
  return asArrayBuffer(bytes);
}

function compressionOf(number: number): Compression {
  return COMPRESSIONS[number] ?? 'unknown';
}

function asArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}

function within(outer: Section, { offset, length }: Section): Section {
  if (offset < 0 || offset + length > outer.length) throw new Error('the map file is cut off');
  return { offset: outer.offset + offset, length };
}

async function readSection(file: string, { offset, length }: Section): Promise<Buffer> {
  if (length > MAX_SECTION_BYTES) throw new Error('the map file is damaged');
  const handle = await open(file);
  try {
    const bytes = Buffer.alloc(length);
    const { bytesRead } = await handle.read(bytes, 0, length, offset);
    return bytes.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
