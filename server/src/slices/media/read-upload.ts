import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts';

export type UploadReading = {
  readonly sha256: Buffer;
  /** Null without a scanner. */
  readonly verdict: ScanVerdict | null;
};

/**
 * Reads content once, for both its checksum and the scanner. The slower of the two sets the pace. A scanner may finish
 * before the end; the checksum is always that of the whole content.
 */
export async function readUpload(
  content: Readable,
  scanner: VirusScanner | null,
): Promise<UploadReading> {
  const hash = createHash('sha256');
  if (scanner === null) {
    for await (const chunk of content) hash.update(chunk as Buffer);
    return { sha256: hash.digest(), verdict: null };
  }
  const forScanner = new PassThrough();
  // An error of the scanner's stream must not end the process, even when nobody listens to it.
  forScanner.on('error', () => {});
  const closed = once(forScanner, 'close').catch(() => {});
  const verdict = scanner.scan(forScanner).finally(() => forScanner.destroy());
  // Awaited below; until then a rejection only means that reading stops.
  let failed = false;
  verdict.catch(() => {
    failed = true;
  });
  try {
    for await (const chunk of content) {
      if (failed) break;
      hash.update(chunk as Buffer);
      if (!forScanner.destroyed && !forScanner.write(chunk))
        await Promise.race([once(forScanner, 'drain').catch(() => {}), closed]);
    }
  } catch (error) {
    forScanner.destroy(error as Error);
    await verdict.catch(() => {});
    throw error;
  }
  if (!forScanner.destroyed) forScanner.end();
  return { verdict: await verdict, sha256: hash.digest() };
}
