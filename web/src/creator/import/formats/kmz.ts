import { fail, ok, type Result } from '@laneway/domain/result';
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { RefusedFile } from '../features.ts';
import type { ImportError } from '../import-errors.ts';
import { IMPORT_LIMITS } from '../import-limits.ts';

/** Small, because a chunk may expand a thousandfold before its size is known. */
const CHUNK_BYTES = 16_384;

export type ArchiveLimits = {
  readonly unpackedBytes: number;
  readonly archiveEntries: number;
};

/** The bytes of the first KML file in a KMZ. Nothing else is unpacked, within the limits. */
export function unpackKmz(
  bytes: Uint8Array,
  limits: ArchiveLimits = IMPORT_LIMITS,
): Result<Uint8Array, ImportError> {
  const reading = createReading(limits);
  const unzip = new Unzip(reading.meet);
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length && !reading.isDone(); at += CHUNK_BYTES) {
      unzip.push(bytes.subarray(at, at + CHUNK_BYTES), at + CHUNK_BYTES >= bytes.length);
    }
  } catch (error) {
    // The library throws everything else for damaged files.
    return fail(error instanceof RefusedFile ? error.reason : 'unreadable');
  }
  return reading.result();
}

function createReading(limits: ArchiveLimits) {
  const parts: Uint8Array[] = [];
  let size = 0;
  let entries = 0;
  let state: 'searching' | 'unpacking' | 'done' = 'searching';

  const meet = (file: UnzipFile): void => {
    entries += 1;
    if (entries > limits.archiveEntries) throw new RefusedFile('unpacks_too_large');
    if (state !== 'searching' || !/\.kml$/i.test(file.name)) return;
    if ((file.originalSize ?? 0) > limits.unpackedBytes) throw new RefusedFile('unpacks_too_large');
    state = 'unpacking';
    file.ondata = (error, chunk, isLast) => {
      if (error !== null) throw error;
      size += chunk.length;
      // The sizes declared in an archive may be wrong.
      if (size > limits.unpackedBytes) throw new RefusedFile('unpacks_too_large');
      parts.push(chunk);
      if (isLast) state = 'done';
    };
    file.start();
  };

  const result = (): Result<Uint8Array, ImportError> => {
    if (state === 'searching') return fail('no_map_inside');
    if (state === 'unpacking') return fail('unreadable');
    const whole = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      whole.set(part, at);
      at += part.length;
    }
    return ok(whole);
  };

  return { meet, isDone: () => state === 'done', result };
}
