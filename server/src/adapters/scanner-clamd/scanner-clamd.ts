import type { Readable } from 'node:stream';
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts';
import { type ClamdLine, openClamdLine, TooSlow } from './clamd-line.ts';
import { readVerdict } from './read-verdict.ts';

export type ClamdOptions = {
  readonly host: string;
  readonly port: number;
  readonly connectMs?: number;
  /** How long clamd may take to accept more of a file. */
  readonly stallMs?: number;
  /** How long it may look at a file once it has all of it. */
  readonly scanMs?: number;
};

const CONNECT_MS = 5_000;
const STALL_MS = 30_000;
/** clamd itself gives up after two minutes, unless its MaxScanTime says otherwise. */
const SCAN_MS = 5 * 60_000;
const END_OF_FILE = Buffer.alloc(4);

/** Sends files to a ClamAV daemon, which needs to see nothing of where they are stored. */
export function createClamdScanner(options: ClamdOptions): VirusScanner {
  const { connectMs = CONNECT_MS, stallMs = STALL_MS, scanMs = SCAN_MS } = options;

  return {
    scan: async (content) => {
      const line = await openClamdLine(options, connectMs);
      try {
        await line.write([Buffer.from('zINSTREAM\0')], stallMs);
        const early = await sendFile(line, content, stallMs);
        return early ?? readVerdict(await line.reply(scanMs));
      } catch (error) {
        if (error instanceof TooSlow) return { state: 'timeout' };
        throw error;
      } finally {
        line.close();
        content.destroy();
      }
    },
    check: async () => {
      const line = await openClamdLine(options, connectMs);
      try {
        await line.write([Buffer.from('zPING\0')], connectMs);
        if ((await line.reply(connectMs)) !== 'PONG') throw new Error('clamd answered no PONG');
      } finally {
        line.close();
      }
    },
  };
}

/**
 * Gives a verdict when clamd has one before it has seen everything. The file is then still read to its end: whoever
 * reads along, for a checksum, wants all of it.
 */
async function sendFile(
  line: ClamdLine,
  content: Readable,
  stallMs: number,
): Promise<ScanVerdict | null> {
  let early: ScanVerdict | null = null;
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    // A length of zero would end the file.
    if (early === null && bytes.length > 0) early = await sendChunk(line, bytes, stallMs);
  }
  if (early === null) await line.write([END_OF_FILE], stallMs);
  return early;
}

async function sendChunk(
  line: ClamdLine,
  bytes: Buffer,
  stallMs: number,
): Promise<ScanVerdict | null> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  try {
    await line.write([length, bytes], stallMs);
  } catch (error) {
    if (error instanceof TooSlow) return { state: 'timeout' };
    // It answers and hangs up when a file is too large; we learn of the second first when we are writing.
    if (line.received() === null) throw error;
  }
  const reply = line.received();
  return reply === null ? null : readVerdict(reply);
}
