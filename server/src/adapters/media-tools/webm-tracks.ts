import type { FileWindow } from './file-window.ts';
import type { FoundTracks } from './found-tracks.ts';

/** The element ids that are parsed. */
const ID = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  blockGroup: 0xa0,
  block: 0xa1,
  blockDuration: 0x9b,
  simpleBlock: 0xa3,
} as const;

/** The children of these are parsed; all others are read or skipped as a whole. */
const PARSED_CONTAINERS: ReadonlySet<number> = new Set([
  ID.segment,
  ID.info,
  ID.tracks,
  ID.track,
  ID.video,
  ID.cluster,
  ID.blockGroup,
]);

const TRACK_KINDS: Readonly<Record<number, 'audio' | 'video'>> = { 1: 'video', 2: 'audio' };

/** The default duration of one tick. */
const DEFAULT_SCALE_NS = 1_000_000;
const HEADER_BYTES = 12;
const MAX_CODEC_ID_LENGTH = 64;
const MAX_ELEMENTS = 20_000_000;

/**
 * The tracks of a WebM file, and its duration by its last block. Browsers write recordings as a stream: they contain
 * neither the duration nor the sizes of their elements, so the headers don't help, and packages give up on them.
 */
export function readWebmTracks(file: FileWindow): FoundTracks {
  const tracks: { codec: string; kind: 'audio' | 'video' | null }[] = [];
  let width: number | null = null;
  let height: number | null = null;
  let scaleNs = DEFAULT_SCALE_NS;
  let clusterTime = 0;
  let blockTime = 0;
  let end: number | null = null;
  /** The time between blocks: the last one lasts about as long. */
  let step = 0;

  const readNumber = (at: number, size: number): number =>
    file.read(at, Math.min(size, 8)).reduce((value, byte) => value * 256 + byte, 0);
  const readBlock = (at: number): void => {
    const trackNumber = readVint(file.read(at, 8), true);
    const offset = file.read(at + (trackNumber?.length ?? 0), 2);
    if (trackNumber === null || offset.length < 2) return;
    const time = clusterTime + offset.readInt16BE();
    if (time > blockTime) step = time - blockTime;
    blockTime = time;
    end = Math.max(end ?? 0, time + step);
  };
  const readField = (id: number, at: number, size: number): void => {
    const track = tracks.at(-1);
    switch (id) {
      case ID.track:
        tracks.push({ codec: '', kind: null });
        break;
      case ID.trackType:
        if (track !== undefined) track.kind = TRACK_KINDS[readNumber(at, size)] ?? null;
        break;
      case ID.codecId:
        if (track !== undefined)
          track.codec = file.read(at, Math.min(size, MAX_CODEC_ID_LENGTH)).toString('latin1');
        break;
      case ID.pixelWidth:
        width ??= readNumber(at, size);
        break;
      case ID.pixelHeight:
        height ??= readNumber(at, size);
        break;
      case ID.timestampScale:
        scaleNs = readNumber(at, size);
        break;
      case ID.clusterTime:
        clusterTime = readNumber(at, size);
        break;
      case ID.block:
      case ID.simpleBlock:
        readBlock(at);
        break;
      case ID.blockDuration:
        end = Math.max(end ?? 0, blockTime + readNumber(at, size));
        break;
    }
  };

  let at = 0;
  for (let seen = 0; seen < MAX_ELEMENTS; seen += 1) {
    const element = readElement(file.read(at, HEADER_BYTES));
    if (element === null || (seen === 0 && element.id !== ID.header)) break;
    const contentAt = at + element.headerLength;
    readField(element.id, contentAt, element.size);
    at = PARSED_CONTAINERS.has(element.id) ? contentAt : contentAt + element.size;
  }
  const durationMs = end === null ? null : (end * scaleNs) / 1_000_000;
  const played = tracks.flatMap(({ codec, kind }) => (kind === null ? [] : [{ codec, kind }]));
  return { tracks: played, durationMs, width, height, loudnessLufs: null };
}

type Element = { readonly id: number; readonly size: number; readonly headerLength: number };

function readElement(bytes: Buffer): Element | null {
  const id = readVint(bytes, false);
  if (id === null || id.length > 4) return null;
  const size = readVint(bytes.subarray(id.length), true);
  if (size === null) return null;
  return { id: id.value, size: size.value, headerLength: id.length + size.length };
}

/** A number whose first bits give its length in bytes; they are part of the number in ids only. */
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
