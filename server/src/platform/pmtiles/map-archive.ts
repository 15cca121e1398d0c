import { open, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Tile } from '@laneway/domain/offline/tiles';
import {
  type ArchiveHeader,
  type Compression,
  type Entry,
  findEntry,
  HEADER_BYTES,
  parseDirectory,
  parseHeader,
  type Section,
  tileIdOf,
} from './archive-format.ts';

/** A map in one file (.pmtiles), read a tile at a time. */
export type MapArchive = {
  /** Null where there is no file, or one that can't be read. */
  readonly header: () => Promise<ArchiveHeader | null>;
  /** Null where the archive has nothing for this tile. */
  readonly tile: (tile: Tile) => Promise<MapTile | null>;
};

export type MapTile = {
  readonly bytes: Buffer;
  readonly compression: Compression;
  readonly contentType: string;
  /** Changes with the file. */
  readonly etag: string;
};

/** More than any real one, so that a damaged file can't make us allocate what it claims. */
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

/** The archive as it was when its header was read. */
type Edition = {
  readonly stamp: string;
  readonly header: ArchiveHeader;
  readonly directories: Map<number, readonly Entry[]>;
};

export function createMapArchive(file: string): MapArchive {
  let edition: Edition | null = null;

  /** An operator may replace the file while we run. */
  const current = async (): Promise<Edition | null> => {
    const found = await stat(file).catch(() => null);
    if (found === null || !found.isFile()) return null;
    const stamp = `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`;
    if (edition?.stamp === stamp) return edition;
    const header = parseHeader(await readSection(file, { offset: 0, length: HEADER_BYTES }));
    edition = header === null ? null : { stamp, header, directories: new Map() };
    return edition;
  };

  return {
    header: async () => (await current())?.header ?? null,
    tile: async (wanted) => {
      const now = await current();
      if (now === null) return null;
      const { header, stamp } = now;
      const entry = await findTile(file, now, tileIdOf(wanted));
      if (entry === null) return null;
      return {
        bytes: await readSection(file, within(header.tiles, entry)),
        compression: header.tileCompression,
        contentType: header.contentType,
        etag: `"${stamp}-${entry.offset.toString(36)}"`,
      };
    },
  };
}

async function findTile(file: string, edition: Edition, tileId: number): Promise<Entry | null> {
  const { root, leaves } = edition.header;
  let directory = await readDirectory(file, edition, root);
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    const entry = findEntry(directory, tileId);
    if (entry === null || entry.run > 0) return entry;
    directory = await readDirectory(file, edition, within(leaves, entry));
  }
  throw new Error('the directories of the map file lead nowhere');
}

async function readDirectory(
  file: string,
  { header, directories }: Edition,
  section: Section,
): Promise<readonly Entry[]> {
  const cached = directories.get(section.offset);
  if (cached !== undefined) {
    // Put back at the end: the first is the one that wasn't used for longest.
    directories.delete(section.offset);
    directories.set(section.offset, cached);
    return cached;
  }
  const packed = await readSection(file, section);
  const entries = parseDirectory(await unpack(packed, header.directoryCompression));
  directories.set(section.offset, entries);
  const [oldest] = directories.keys();
  if (directories.size > MAX_CACHED_DIRECTORIES && oldest !== undefined) directories.delete(oldest);
  return entries;
}

function within(outer: Section, { offset, length }: Section): Section {
  if (offset + length > outer.length) throw new Error('the map file is cut off');
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
