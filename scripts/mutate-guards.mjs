// Removes one guard of guards.mjs at a time and runs the tests that should notice. Prints a Markdown table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from './ensure-installed.mjs';
import { findOutdatedGuards, GUARDS, guardCell, tableCell } from './guards.mjs';

const outdated = findOutdatedGuards();
const [pattern = ''] = process.argv.slice(2);
const chosen = GUARDS.filter(({ file, what }) => `${file}: ${what}`.includes(pattern));
if (outdated.length > 0) quit(`scripts/guards.mjs is out of date:\n${outdated.join('\n')}`);
if (chosen.length === 0) quit(`No guard in scripts/guards.mjs matches “${pattern}”.`);

let restore = () => {};
process.on('exit', () => restore());

let firstFailure = null;
const reporter = {
  onTestCaseResult: (test) => {
    if (test.result().state !== 'failed') return;
    firstFailure ??= `${pathOf(test.module)}: ${test.fullName}`;
  },
};
// One vitest for all runs, because starting it and its database takes longer than most of them.
const options = { root: ROOT, watch: false, bail: 1, maxWorkers: 1, reporters: [reporter] };
const vitest = await createVitest('test', options);

let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    if (isInterrupted) process.exit(130);
    isInterrupted = true;
    void vitest.cancelCurrentRun('keyboard-input');
  });

let unnoticed = 0;
try {
  console.log('| Guard | Without it |\n|---|---|');
  for (const row of chosen) {
    const noticed = await runWithout(row);
    if (isInterrupted) break;
    if (noticed === null) unnoticed += 1;
    console.log(`| ${guardCell(row)} | ${tableCell(noticed ?? '**every test passes**')} |`);
  }
  // A test that already fails would seem to detect every removal.
  const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
  const failed = isInterrupted ? null : await runTests(all);
  if (failed !== null) throw new Error(`With every guard in place this fails: ${failed}`);
} finally {
  await vitest.close();
}
if (unnoticed > 0) quit(`${unnoticed} of ${chosen.length} guards can be removed unnoticed.`);
process.exit(isInterrupted ? 130 : 0);

async function runWithout({ file, guard, instead, tests }) {
  const path = join(ROOT, file);
  const source = readFileSync(path, 'utf8');
  const write = (text) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  restore = () => {
    write(source);
    restore = () => {};
  };
  // The replacement is a function, because `$1` in a replacement string would be interpreted.
  write(source.replace(guard, () => instead));
  try {
    return await runTests(tests);
  } finally {
    restore();
  }
}

/** Runs test files up to the first failure and returns its name; null if there is none. */
async function runTests(tests) {
  const specifications = await vitest.globTestSpecifications(tests.map((test) => join(ROOT, test)));
  if (specifications.length !== tests.length) throw new Error(`Not all are tests: ${tests}`);
  firstFailure = null;
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (firstFailure !== null) return firstFailure;
  const [error] = [...testModules.flatMap((module) => module.errors()), ...unhandledErrors];
  if (error !== undefined) throw new Error(`The tests could not run: ${error.message}`);
  return null;
}

function pathOf({ moduleId }) {
  return relative(ROOT, moduleId);
}

function quit(message) {
  console.error(message);
  process.exit(1);
}
