import type { Readable } from 'node:stream';
import type { Logger } from '../../platform/process/logging.ts';
import { ServiceUnavailableError, watchService } from '../../platform/process/service-health.ts';
import type { ScanVerdict, VirusScanner } from '../../ports/virus-scanner.ts';
import { type ClamdConnection, openClamdConnection, TooSlow } from './clamd-connection.ts';

export type ClamdOptions = {
  readonly host: string;
  readonly port: number;
  readonly log: Logger;
  readonly connectMs?: number;
  /** The time limit for clamd to accept more of a file. */
  readonly stallMs?: number;
  /** The time limit for the scan once clamd has the whole file. */
  readonly scanMs?: number;
};

const CONNECT_MS = 5_000;
const STALL_MS = 30_000;
/** clamd itself gives up after two minutes, unless its MaxScanTime is set. */
const SCAN_MS = 5 * 60_000;
const END_OF_FILE = Buffer.alloc(4);

/** Sends files to a ClamAV daemon, which needs no access to where they are stored. */
export function createClamdScanner(options: ClamdOptions): VirusScanner {
  const { connectMs = CONNECT_MS, stallMs = STALL_MS, scanMs = SCAN_MS } = options;

  const check = async (): Promise<void> => {
    const line = await openClamdConnection(options, connectMs);
    try {
      await line.write([Buffer.from('zPING\0')], connectMs);
      if ((await line.reply(connectMs)) !== 'PONG') throw new Error('clamd answered no PONG');
    } catch (error) {
      throw new ServiceUnavailableError((error as Error).message, { cause: error });
    } finally {
      line.close();
    }
  };
  const health = watchService('the virus scanner', { log: options.log, probe: check });

  /** The verdict on a file that takes clamd too long. If clamd is gone, that says nothing about the file. */
  const timedOut = async (): Promise<ScanVerdict> => {
    await check();
    return { state: 'timeout' };
  };

  /** Returns a verdict when there is one already. */
  const send = async (
    line: ClamdConnection,
    pieces: readonly Buffer[],
  ): Promise<ScanVerdict | null> => {
    try {
      await line.write(pieces, stallMs);
    } catch (error) {
      if (error instanceof TooSlow) return timedOut();
      if (line.received() === null) {
        // clamd refuses a file that is too large and disconnects, and a write that then fails loses its reply. If it is
        // still running, it disconnected because the file exceeded its limit.
        await check().catch(() => {
          throw error;
        });
        return { state: 'timeout' };
      }
    }
    const reply = line.received();
    return reply === null ? null : readVerdict(reply);
  };

  const scan = async (content: Readable): Promise<ScanVerdict> => {
    // A clamd that hangs would otherwise be noticed only after minutes, for which someone's request may wait.
    await check();
    const line = await openClamdConnection(options, connectMs);
    try {
      await line.write([Buffer.from('zINSTREAM\0')], stallMs);
      const early = await sendFile(content, (pieces) => send(line, pieces));
      return early ?? readVerdict(await line.reply(scanMs));
    } catch (error) {
      if (error instanceof TooSlow) return timedOut();
      throw error;
    } finally {
      line.close();
      content.destroy();
    }
  };

  return {
    scan: (content) => health.run(() => scan(content)),
    check,
    downSince: health.downSince,
  };
}

/**
 * Returns a verdict early when clamd has one before it has the whole file. The file is still read to its end, because
 * another reader computes its checksum.
 */
async function sendFile(
  content: Readable,
  send: (pieces: readonly Buffer[]) => Promise<ScanVerdict | null>,
): Promise<ScanVerdict | null> {
  let early: ScanVerdict | null = null;
  for await (const piece of content) {
    const bytes = Buffer.from(piece);
    // A length of zero would end the file.
    if (early === null && bytes.length > 0) early = await send([lengthOf(bytes), bytes]);
  }
  return early ?? (await send([END_OF_FILE]));
}

function lengthOf(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return length;
}

/** Files that clamd didn't scan completely, because of its limits. A person has to look at them. */
const NOT_FULLY_SCANNED = /size limit exceeded|time limit reached|Heuristics\.Limits\.Exceeded/i;

/** The verdict in clamd's reply; throws when the reply is an error. */
function readVerdict(reply: string): ScanVerdict {
  if (reply === 'stream: OK') return { state: 'clean' };
  if (NOT_FULLY_SCANNED.test(reply)) return { state: 'timeout' };
  const signature = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (signature === undefined) throw new Error(`clamd failed: ${reply}`);
  return { state: 'infected', signature };
}
