import { readFile, writeFile } from 'node:fs/promises';
import type { Report } from './bench.ts';
import { pins } from './processes.ts';
import { printTable } from './table.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);

export type Results = Report & { readonly machine: string };

/** Saves the table and how it was measured in bench/RESULTS.md. */
export async function writeResults(results: Results): Promise<void> {
  await writeFile(RESULTS, printResults(results) + (await readLighthouse()));
}

const LIGHTHOUSE = '\n## Lighthouse\n';

/** Replaces what Lighthouse said last time, and leaves the rest as it is. */
export async function writeLighthouse(text: string): Promise<void> {
  const [measured = ''] = (await readFile(RESULTS, 'utf8')).split(LIGHTHOUSE);
  await writeFile(RESULTS, `${measured}${LIGHTHOUSE}\n${text}\n`);
}

async function readLighthouse(): Promise<string> {
  const [, said] = (await readFile(RESULTS, 'utf8')).split(LIGHTHOUSE);
  return said === undefined ? '' : LIGHTHOUSE + said;
}

const PINNING = pins
  ? 'Servers, with all they start, are pinned to one core, the client (32 connections, no cookies) to another.'
  : 'Nothing is pinned: this machine has no taskset or only one core.';

function printResults({ rows, notes, machine }: Results): string {
  const date = new Date().toISOString().slice(0, 10);
  return `# What was measured

${date}, \`npm run bench\`, on ${machine}.

${printTable(rows)}

Ratios are measured in one run and hold from machine to machine; the figures beside them do not.

${printNotes([PINNING, ...notes])}
`;
}

export function printNotes(notes: readonly string[]): string {
  return notes.map((note) => `- ${note}`).join('\n');
}
