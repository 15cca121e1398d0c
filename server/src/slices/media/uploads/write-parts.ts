import type { Readable } from 'node:stream';
import { PART_BYTES, type PartialBlob, type PartStore } from '../../../ports/blob-store.ts';
import { receiveChunks, type UploadRate } from './receive-chunks.ts';
import { UPLOAD_TOO_LONG, UploadRefused } from './upload-refused.ts';

export type PartialUpload = {
  readonly parts: PartStore;
  readonly blob: PartialBlob;
  readonly size: number;
  /** The number of bytes that are already stored durably. */
  readonly received: number;
  readonly minRate: UploadRate;
  /** Called after every chunk with the first part so far; may be asynchronous. Throws to refuse the file. */
  readonly inspect: (firstBytes: Buffer) => Promise<void> | null;
  /** Records that all bytes up to `received` are durable; throws when another request has taken over. */
  readonly record: (received: number, tags: readonly string[]) => Promise<void>;
};

/** The number of stored parts that a power cut may still lose. */
const MAX_NOT_DURABLE_PARTS = 3;

/**
 * Writes a stream into parts and returns the number of durable bytes in the end. While one part is being stored the
 * next one fills up, so at most two are in memory. When the stream ends or breaks before a part is full, the rest is
 * stored as a fragment, and the next request continues from there.
 */
export async function writeParts(upload: PartialUpload, source: Readable): Promise<number> {
  const { parts, blob, size } = upload;
  let index = Math.floor(upload.received / PART_BYTES);
  let filled = upload.received % PART_BYTES;
  let recorded = upload.received;
  let filling: Buffer = Buffer.allocUnsafeSlow(partSize());
  let beingStored: Buffer | null = null;
  let storing: Promise<void> = Promise.resolve();
  let notDurable: { readonly received: number; readonly tag: string }[] = [];
  let recordingDurable: Promise<void> = Promise.resolve();

  function partSize(): number {
    return Math.min(PART_BYTES, size - index * PART_BYTES);
  }

  const record = async (received: number, tags: readonly string[]): Promise<void> => {
    await upload.record(received, tags);
    recorded = received;
  };

  /** Records the bytes stored so far, once they are durable. */
  const recordDurable = async (): Promise<void> => {
    const last = notDurable.at(-1);
    if (last === undefined) return;
    const tags = notDurable.map(({ tag }) => tag);
    notDurable = [];
    await parts.sync?.(blob);
    await record(last.received, tags);
  };

  const storePart = async (at: number, bytes: Buffer): Promise<void> => {
    if (notDurable.length >= MAX_NOT_DURABLE_PARTS) await recordingDurable;
    const tag = await parts.putPart(blob, at, bytes);
    notDurable.push({ received: at * PART_BYTES + bytes.length, tag });
    // In sequence: the first that fails keeps those after it from recording a gap.
    recordingDurable = recordingDurable.then(recordDurable);
    recordingDurable.catch(() => {});
  };

  const storeRest = async (bytes: Buffer): Promise<void> => {
    const received = index * PART_BYTES + bytes.length;
    if (received === recorded) return;
    if (received === size) {
      await storePart(index, bytes);
      await recordingDurable;
    } else {
      await parts.putFragment(blob, index, bytes);
      await record(received, []);
    }
  };

  /** Starts storing a full part, and continues with the next. */
  const startNextPart = async (): Promise<void> => {
    await storing;
    storing = storePart(index, filling);
    // Awaited with the next part, or at the end; until then a failure must not end the process.
    storing.catch(() => {});
    index += 1;
    filled = 0;
    const free = beingStored ?? Buffer.allocUnsafeSlow(partSize());
    beingStored = filling;
    filling = free;
  };

  /** Copies as much of a chunk as fits, and the rest when there is room again. Most chunks fit without waiting. */
  const takeChunk = (chunk: Buffer): Promise<void> | null => {
    const taken = chunk.copy(filling, filled, 0, Math.max(0, partSize() - filled));
    if (taken === 0 && chunk.length > 0) throw new UploadRefused(UPLOAD_TOO_LONG);
    filled += taken;
    const inspecting = index === 0 ? upload.inspect(filling.subarray(0, filled)) : null;
    const isFull = filled === PART_BYTES;
    const rest = chunk.subarray(taken);
    if (inspecting === null && !isFull && rest.length === 0) return null;
    return (async () => {
      await inspecting;
      if (isFull) await startNextPart();
      if (rest.length > 0) await takeChunk(rest);
    })();
  };

  if (filled > 0) (await parts.readFragment(blob, index, filled)).copy(filling);
  const { brokenBy } = await receiveChunks(source, upload.minRate, takeChunk);
  await storing;
  await recordingDurable;
  await storeRest(filling.subarray(0, filled));
  if (brokenBy !== null) throw brokenBy;
  return recorded;
}
