import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { VirusScanner } from '../../ports/virus-scanner.ts';
import { readUpload } from './read-upload.ts';

const CHUNK = 65_536;
const content = randomBytes(CHUNK * 40);
const sha256 = createHash('sha256').update(content).digest();

/** Counts the bytes read, to detect a reader that ignores backpressure. */
function source() {
  const progress = { sent: 0 };
  const stream = new Readable({
    highWaterMark: CHUNK,
    read() {
      const chunk = content.subarray(progress.sent, progress.sent + CHUNK);
      progress.sent += chunk.length;
      this.push(chunk.length === 0 ? null : chunk);
    },
  });
  return { stream, progress };
}

const scannerThat = (scan: VirusScanner['scan']): VirusScanner => ({ scan, check: async () => {} });

describe('an upload that is read', () => {
  it('gives its checksum without a scanner', async () => {
    expect(await readUpload(source().stream, null)).toEqual({ sha256, verdict: null });
  });

  it('is passed to the scanner completely', async () => {
    let seen = createHash('sha256');
    const scanner = scannerThat(async (bytes) => {
      for await (const chunk of bytes) seen = seen.update(chunk as Buffer);
      return { state: 'clean' };
    });
    expect(await readUpload(source().stream, scanner)).toEqual({
      sha256,
      verdict: { state: 'clean' },
    });
    expect(seen.digest()).toEqual(sha256);
  });

  it('waits for a scanner that is slow', async () => {
    const { stream, progress } = source();
    const released = Promise.withResolvers<void>();
    const scanner = scannerThat(async (bytes) => {
      await released.promise;
      bytes.resume();
      return new Promise((resolve) => bytes.on('end', () => resolve({ state: 'clean' })));
    });
    const reading = readUpload(stream, scanner);
    for (let turn = 0; turn < 200; turn += 1) await new Promise(setImmediate);
    expect(progress.sent).toBeLessThan(CHUNK * 8);
    released.resolve();
    expect((await reading).sha256).toEqual(sha256);
  });

  it('has the checksum of the whole content when the scanner stops early', async () => {
    for (const closes of [true, false]) {
      const scanner = scannerThat(async (bytes) => {
        if (closes) bytes.destroy();
        return { state: 'timeout' };
      });
      expect(await readUpload(source().stream, scanner)).toEqual({
        sha256,
        verdict: { state: 'timeout' },
      });
    }
  });

  it('fails when the scanner does, without being read to its end', async () => {
    const { stream, progress } = source();
    const scanner = scannerThat(() => Promise.reject(new Error('connection refused')));
    await expect(readUpload(stream, scanner)).rejects.toThrow('connection refused');
    expect(progress.sent).toBeLessThan(content.length);
  });

  it('fails when its bytes can’t be read, and the scanner gets the error', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(10);
        throw new Error('disk gone');
      })(),
    );
    const received = Promise.withResolvers<string>();
    const scanner = scannerThat(async (bytes) => {
      try {
        for await (const _ of bytes);
      } catch (error) {
        received.resolve(String(error));
        throw error;
      }
      return { state: 'clean' };
    });
    await expect(readUpload(broken, scanner)).rejects.toThrow('disk gone');
    expect(await received.promise).toContain('disk gone');
  });
});
