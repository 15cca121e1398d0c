// The process that puts load on a server. It has its own core and lives as long as the bench, so that it is as warm for
// the last run as for the first. It is written by hand because it has to cost less per response than a bare node:http
// server; autocannon costs about as much, and then the client is part of what gets measured.
import { connect } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';
import type { Load, LoadOutcome } from './load.ts';

const CONNECTIONS = 32;
const MAX_READ_BYTES = 65_536;
const TIMEOUT_MS = 10_000;

process.on('message', (load: Load) => {
  void putLoad(load).then(report, (error: unknown) =>
    report({ kind: 'failed', reason: String(error) }),
  );
});

function report(outcome: LoadOutcome): void {
  process.send?.(outcome);
}

async function putLoad(load: Load): Promise<LoadOutcome> {
  const until = performance.now() + load.seconds * 1_000;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendRequests(load, until)),
  );
  return { kind: 'done', perSecond: counts.reduce((sum, count) => sum + count, 0) / load.seconds };
}

/** Sends requests on one connection, each after the last response, until the time is up; counts the responses. */
function sendRequests(
  { url, paths, headers = {}, status = 200 }: Load,
  until: number,
): Promise<number> {
  const { hostname, port, host } = new URL(url);
  const requests = paths.map((path) => printRequest(path, { host, ...headers }));
  const readAnswer = createAnswerReader(status);

  return new Promise((resolve, reject) => {
    let answered = 0;
    const ask = (): void => void socket.write(requests[answered % requests.length] ?? '');
    const read = (chunk: Buffer): void => {
      if (readAnswer(chunk) === 'more to come') return;
      if (performance.now() > until) {
        socket.destroy();
        resolve(answered);
      } else {
        answered += 1;
        ask();
      }
    };
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      // One buffer for all reads: nothing is kept, so nothing needs to be allocated.
      onread: {
        buffer: Buffer.allocUnsafe(MAX_READ_BYTES),
        callback: (count, buffer) => {
          try {
            read((buffer as Buffer).subarray(0, count));
          } catch (error) {
            socket.destroy(error as Error);
          }
          return true;
        },
      },
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the connection was closed')));
  });
}

function printRequest(path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
