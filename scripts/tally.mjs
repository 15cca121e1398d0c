// Counts passed and failed tests over several runs, and sets the exit code.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './ensure-installed.mjs';
import { failedInVitest, filesFailedInVitest } from './failed-tests.mjs';

const REPORTS = join(ROOT, '.cache');

export function createTally() {
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const failedTests = [];
  const flakyTests = [];
  const times = [];
  let since = Date.now();

  const count = (name, { passed, failed, failedNames = [], flakyNames = [] }, status) => {
    total.passed += passed;
    // A run that ends badly without a failed test (a crash, a broken setup) is a failure too.
    total.failed += failed > 0 || status === 0 ? failed : 1;
    if (status !== 0 || failed > 0) failures.push(name);
    failedTests.push(...failedNames);
    flakyTests.push(...flakyNames);
    times.push(`${minutes(Date.now() - since)} ${name}`);
    since = Date.now();
  };

  return {
    count,
    /** Runs vitest and counts its tests; `report` is the name of the report file. */
    countVitest: (name, report, args, extra = {}) => {
      console.log(`\n— ${name}`);
      const first = runVitest(report, args, extra);
      const files = filesFailedInVitest(first.found);
      if (files.length === 0) return count(name, first.counts, first.status);
      console.log(`\n— ${name}: what failed, once more`);
      const again = runVitest(report, [...args.filter(isOption), ...files], extra);
      count(name, afterRepeat(first.counts, again.counts), again.status);
    },
    /** Lists the failures again at the end, because they are hard to find in a long log. */
    end: () => {
      printList('Minutes', times);
      if (flakyTests.length > 0) printList('Passed only when repeated', flakyTests);
      if (failedTests.length > 0) printList('Failed tests', failedTests);
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(failures.length === 0 ? 0 : 1);
    },
  };
}

function runVitest(report, args, extra) {
  const file = freshReport(report);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run('vitest', ['run', ...reporters, ...args], extra);
  const found = readReport(report);
  const passed = found?.numPassedTests ?? 0;
  const failed = found?.numFailedTests ?? 0;
  return { status, found, counts: { passed, failed, failedNames: failedInVitest(found) } };
}

/** Tests that fail again count as failed, the others as passed. If all pass, they are listed as flaky. */
function afterRepeat(first, again) {
  return {
    passed: first.passed + Math.max(0, first.failed - again.failed),
    failed: again.failed,
    failedNames: again.failedNames,
    flakyNames: again.failed === 0 ? first.failedNames : [],
  };
}

/** '12:05' */
function minutes(ms) {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function isOption(argument) {
  return argument.startsWith('--');
}

function printList(title, lines) {
  console.log(`\n${title}:`);
  for (const line of lines) console.log(`  - ${line}`);
}

/** The path for a report; an older one is deleted, so that it cannot be mistaken for this one. */
export function freshReport(name) {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** The report, or null when the run ended before it was written. */
export function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));
  } catch {
    return null;
  }
}
