import { once } from 'node:events';
import os from 'node:os';
import { CORES, pins, start } from './processes.ts';

export type Load = {
  readonly url: string;
  /** Requested in turn by every connection. */
  readonly paths: readonly string[];
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Any other status fails the run: a fast error is not a result. */
  readonly status?: 200 | 304;
};

export type LoadOutcome =
  | { readonly kind: 'done'; readonly perSecond: number }
  | { readonly kind: 'failed'; readonly reason: string };

export type LoadClient = {
  /** Requests per second over the whole run, on 32 connections. */
  readonly run: (load: Load) => Promise<number>;
  /** The lowest utilisation of the server's core in any run so far; null if nothing is pinned. */
  readonly minUtilisation: () => number | null;
};

/** Starts the client that loads servers, on its own core. */
export function startLoadClient(): LoadClient {
  const client = start({ script: new URL('load-client.ts', import.meta.url), core: 'client' });
  let minUtilisation = 1;

  const run = async (load: Load): Promise<number> => {
    const before = coreTimes();
    client.process.send(load);
    const outcome = await nextOutcome(client.process);
    minUtilisation = Math.min(minUtilisation, busyShare(before, coreTimes()));
    if (outcome.kind === 'done') return outcome.perSecond;
    throw new Error(`${load.url}${load.paths.join(' ')}: ${outcome.reason}`);
  };

  return {
    run,
    minUtilisation: () => (pins ? minUtilisation : null),
  };
}

async function nextOutcome(client: ReturnType<typeof start>['process']): Promise<LoadOutcome> {
  const over = new AbortController();
  try {
    return await Promise.race([
      once(client, 'message', { signal: over.signal }).then(([outcome]) => outcome as LoadOutcome),
      once(client, 'exit', { signal: over.signal }).then(() => {
        throw new Error('The load client ended.');
      }),
    ]);
  } finally {
    over.abort();
  }
}

type CoreTimes = { readonly idle: number; readonly all: number };

function coreTimes(): CoreTimes {
  const { user = 0, nice = 0, sys = 0, irq = 0, idle = 0 } = os.cpus()[CORES.server]?.times ?? {};
  return { idle, all: user + nice + sys + irq + idle };
}

function busyShare(before: CoreTimes, after: CoreTimes): number {
  const all = after.all - before.all;
  return all === 0 ? 1 : 1 - (after.idle - before.idle) / all;
}
