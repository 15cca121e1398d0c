import { runTogether } from './ensure-installed.mjs';

/** The largest first, so that the last core is done soon after the others. */
const PROGRAMS = [
  'web/tsconfig.node.json',
  'web',
  'server',
  'e2e',
  'bench',
  'art',
  'packages/contract',
  'packages/domain',
  'web/tsconfig.worker.json',
];

// With several threads, each computes the shared types again: a program takes twice the CPU time.
const commands = PROGRAMS.map((program) => ['tsc', ['--singleThreaded', '--project', program]]);
const statuses = await runTogether(commands);
const failed = PROGRAMS.filter((_, at) => statuses[at] !== 0);
if (failed.length > 0) {
  console.error(`Types do not check in ${failed.join(', ')}.`);
  process.exit(1);
}
