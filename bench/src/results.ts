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

/** Writes bench/RESULTS.md. */
export async function writeResults(results: Results): Promise<void> {
  await writeFile(RESULTS, printResults(results));
}

function printResults({ rows, machine, pace, leastBusy }: Results): string {
  const pinning = pins
    ? 'Servers with all they start are pinned to one core, the client (32 connections, no cookies) to another'
    : 'Nothing is pinned here (no taskset, or one core), so servers and the client (32 connections, no cookies) share the cores';
  const busy =
    leastBusy === null
      ? ''
      : ` The server's core had work for at least ${Math.floor(leastBusy * 100)} % of every run.`;
  return `# What was measured

${new Date().toISOString().slice(0, 10)}, \`npm run bench\`, on ${machine}.

${printTable(rows)}

How: one run measures Laneway and its peers side by side, so ratios hold from machine to machine and the figures beside
them do not. ${pinning}. The load warms up for ${pace.openingWarmUp} s, then ${pace.warmUp} s per server and address; the
servers then take turns, ${pace.rounds} rounds of ${pace.measuredRun} s, and the median counts.${busy} Before anything is
measured, all servers must answer the same JSON. Starts are the median of ${pace.starts}, on the server's core alone.

The peers are in \`src/peers\`: \`bare-http.ts\` sends Laneway's bytes and headers from memory and does nothing else;
\`hand-written.ts\` is Fastify with \`pg\` and prepared statements, on the same database, and keeps nothing. "Uncached" is
Laneway whole, with its kept answers turned off.
`;
}
