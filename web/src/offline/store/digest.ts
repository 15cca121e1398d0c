import { OFFLINE_PART_BYTES } from '@laneway/domain/offline/packed-media';

/** The SHA-256 of some bytes, in hex. They are held in memory meanwhile, so pass only a part of a large file. */
export async function sha256Of(bytes: Blob): Promise<string> {
  const digest = await digestReusing(bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A buffer that is reused for each part, because new ones would fill the memory until garbage collection. */
let spare: ArrayBuffer | null = null;

async function digestReusing(bytes: Blob): Promise<ArrayBuffer> {
  const reader = bytes.size <= OFFLINE_PART_BYTES ? byteReaderOf(bytes) : null;
  if (reader === null) return crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  let buffer = spare ?? new ArrayBuffer(OFFLINE_PART_BYTES);
  // A concurrent call allocates its own.
  spare = null;
  let length = 0;
  for (;;) {
    // The reader takes ownership of the buffer, and returns it with the data.
    const { value, done } = await reader.read(
      new Uint8Array(buffer, length, buffer.byteLength - length),
    );
    if (value === undefined) throw new DOMException('The blob was closed', 'NotReadableError');
    buffer = value.buffer;
    length += value.byteLength;
    if (done || length === bytes.size) break;
  }
  await reader.cancel();
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(buffer, 0, length));
  spare = buffer;
  return digest;
}

/** Null in browsers that can't read a Blob into a given buffer. */
function byteReaderOf(bytes: Blob): ReadableStreamBYOBReader | null {
  try {
    return bytes.stream().getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}
