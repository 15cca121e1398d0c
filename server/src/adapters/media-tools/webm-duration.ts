import type { FileWindow } from './file-window.ts';

/** The elements that are read; an element in another is found by looking inside, so those aren't skipped. */
const ID = {
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  simpleBlock: 0xa3,
} as const;
const LOOKED_INTO: ReadonlySet<number> = new Set([ID.segment, ID.info, ID.cluster, ID.blockGroup]);

/** The time of one tick where the file doesn't say. */
const DEFAULT_SCALE_NS = 1_000_000;
const HEADER_BYTES = 12;
const MAX_ELEMENTS = 20_000_000;

/**
 * How long a WebM file plays, from its last block. What browsers record is written while it happens, so its header says
 * nothing of its length. Null when there are no blocks, or when it isn't WebM.
 */
export function webmDurationMs(file: FileWindow): number | null {
  let at = 0;
  let scaleNs = DEFAULT_SCALE_NS;
  let clusterTime = 0;
  let blockTime = 0;
  let end: number | null = null;
  /** How far blocks lie apart: the last one lasts about as long. */
  let step = 0;

  const seeBlock = (dataAt: number) => {
    const track = readVint(file.read(dataAt, 8), true);
    if (track === null) return;
    const offset = file.read(dataAt + track.length, 2);
    if (offset.length < 2) return;
    const time = clusterTime + offset.readInt16BE();
    if (time > blockTime) step = time - blockTime;
    blockTime = time;
    end = Math.max(end ?? 0, time + step);
  };

  for (let seen = 0; seen < MAX_ELEMENTS; seen += 1) {
    const header = readHeader(file.read(at, HEADER_BYTES));
    if (header === null) break;
    const dataAt = at + header.length;
    at = LOOKED_INTO.has(header.id) ? dataAt : dataAt + header.size;
    if (header.id === ID.simpleBlock || header.id === ID.block) seeBlock(dataAt);
    else if (header.id === ID.clusterTime) clusterTime = readNumber(file, dataAt, header.size);
    else if (header.id === ID.timestampScale) scaleNs = readNumber(file, dataAt, header.size);
    else if (header.id === ID.blockDuration)
      end = Math.max(end ?? 0, blockTime + readNumber(file, dataAt, header.size));
  }
  return end === null ? null : (end * scaleNs) / 1_000_000;
}

type Header = { readonly id: number; readonly size: number; readonly length: number };

function readHeader(bytes: Buffer): Header | null {
  const id = readVint(bytes, false);
  if (id === null || id.length > 4) return null;
  const size = readVint(bytes.subarray(id.length), true);
  return size === null ? null : { id: id.value, size: size.value, length: id.length + size.length };
}

/** A number whose first bits say how many bytes it has; they belong to the number in ids only. */
function readVint(
  bytes: Buffer,
  dropsMarker: boolean,
): { readonly value: number; readonly length: number } | null {
  const first = bytes[0];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (bytes.length < length) return null;
  let value = dropsMarker ? first & ((1 << (8 - length)) - 1) : first;
  for (const byte of bytes.subarray(1, length)) value = value * 256 + byte;
  return { value, length };
}

function readNumber(file: FileWindow, at: number, size: number): number {
  const bytes = file.read(at, Math.min(size, 8));
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
