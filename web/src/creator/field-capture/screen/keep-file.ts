import { newIdempotencyKey } from '../../../api/client.ts';
import type { KeptFile } from '../store/records.ts';

/**
 * Copies a file to be kept: what the camera hands over is only a reference on some phones, and can't be read any more
 * after a reload.
 */
export async function keepFile(file: File): Promise<KeptFile> {
  const bytes = await file.arrayBuffer();
  return {
    id: newIdempotencyKey(),
    name: file.name,
    blob: new Blob([bytes], { type: file.type }),
    seconds: file.type.startsWith('audio/') ? await measureSeconds(bytes) : null,
  };
}

/** Recordings don't say how long they are, so they are decoded. Null where the browser can't. */
async function measureSeconds(bytes: ArrayBuffer): Promise<number | null> {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  try {
    // Decoding takes the bytes away, so it gets its own.
    return (await context.decodeAudioData(bytes.slice(0))).duration;
  } catch {
    return null;
  } finally {
    void context.close();
  }
}
