import { readFile, writeFile } from 'node:fs/promises';
import type { Report } from './bench.ts';
import { pins } from './processes.ts';
import { printTable } from './table.ts';

const RESULTS = new URL('../RESULTS.md', import.meta.url);

const PINNING = pins
  ? 'Servers, with all they start, are pinned to one core, the client (32 connections, no cookies) to another.'
  : 'Nothing is pinned: this machine has no taskset or only one core.';

const OPENING = `# What was measured

\`npm run bench\` measures everything, \`npm run bench -- --only\` with the name of a section that section alone, and
\`npm run lighthouse\` the last one. Ratios are measured in one run and hold from machine to machine; the figures beside
them do not. ${PINNING}
`;

/** Saves these sections of bench/RESULTS.md, each by its name, and leaves the others as they are. */
export async function writeSections(measured: ReadonlyMap<string, string>): Promise<void> {
  const sections = new Map([...(await readSections()), ...measured]);
  const printed = [...sections].map(([name, text]) => `\n## ${name}\n\n${text.trim()}\n`);
  await writeFile(RESULTS, OPENING + printed.join(''));
}

/** The results, the date and the machine, and how they were measured. */
export function printReport({ rows, notes }: Report, machine: string): string {
  const date = new Date().toISOString().slice(0, 10);
  return [`${date}, on ${machine}.`, printTable(rows), printNotes(notes)].join('\n\n');
}

async function readSections(): Promise<readonly (readonly [name: string, text: string])[]> {
  const [, ...sections] = (await readFile(RESULTS, 'utf8')).split('\n## ');
  return sections.map((section) => {
    const end = section.indexOf('\n');
    return [section.slice(0, end), section.slice(end)];
  });
}

function printNotes(notes: readonly string[]): string {
  return notes.map((note) => `- ${note}`).join('\n');
}
