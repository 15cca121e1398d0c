import { run } from './ensure-installed.mjs';

const PROGRAMS = [
  'packages/domain',
  'packages/contract',
  'server',
  'web',
  'web/tsconfig.node.json',
  'web/tsconfig.worker.json',
  'e2e',
  'bench',
  'art',
];

const failed = PROGRAMS.filter((program) => run('tsc', ['--project', program]) !== 0);
if (failed.length > 0) {
  console.error(`Types do not check in ${failed.join(', ')}.`);
  process.exit(1);
}
