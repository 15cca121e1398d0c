import { writeFile } from 'node:fs/promises';
import type { Pace } from './pace.ts';
import { pins } from './processes.ts';
import { printTable, type Row } from './table.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);

export type Results = {
  readonly rows: readonly Row[];
  readonly machine: string;
  readonly pace: Pace;
  /** The least share of a run for which the server's core had work; null where nothing is pinned. */
  readonly leastBusy: number | null;
};

/** Keeps the table and how it came about in bench/RESULTS.md. */
export async function writeResults(results: Results): Promise<void> {
  await writeFile(RESULTS, printResults(results));
}

function printResults({ rows, machine, pace, leastBusy }: Results): string {
  const date = new Date().toISOString().slice(0, 10);
  const method = [
    pins
      ? 'Servers, with all they start, are pinned to one core, the client (32 connections, no cookies) to another.'
      : 'Nothing is pinned: this machine has no taskset or only one core.',
    `The load warms up for ${pace.openingWarmUp} s, then for ${pace.warmUp} s per server and address.`,
    `The servers take turns, ${pace.rounds} rounds of ${pace.measuredRun} s each, and the median counts.`,
    ...(leastBusy === null
      ? []
      : [
          `The server's core was busy for at least ${Math.floor(leastBusy * 100)} % of every run; far below 100 %, the client would have been the limit.`,
        ]),
    'Before anything is measured, all servers must answer the same JSON.',
    `Starts are the median of ${pace.starts}, on the server's core alone.`,
    '"Bare node:http" (`src/peers/bare-http.ts`) sends the bytes and headers of Laneway and does nothing else.',
    '"By hand" (`src/peers/hand-written.ts`) is Fastify with `pg` and prepared statements on the same database.',
    '"Uncached" is Laneway whole, except that it keeps no answers.',
  ];
  return `# What was measured

${date}, \`npm run bench\`, on ${machine}.

${printTable(rows)}

Ratios are measured in one run and hold from machine to machine; the figures beside them do not.

${method.map((line) => `- ${line}`).join('\n')}
`;
}
