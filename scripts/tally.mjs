// Counts what passed and failed over several runs, and exits accordingly.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './ensure-installed.mjs';

const REPORTS = join(ROOT, '.cache');

export function createTally() {
  const total = { passed: 0, failed: 0 };
  const failures = [];

  const count = (name, { passed, failed }, status) => {
    total.passed += passed;
    // A run that ends badly without a failed test (a crash, a broken setup) is a failure too.
    total.failed += failed > 0 || status === 0 ? failed : 1;
    if (status !== 0 || failed > 0) failures.push(name);
  };

  return {
    count,
    /** Runs vitest and counts its tests; `report` is the name of the file that they are counted in. */
    countVitest: (name, report, args, extra = {}) => {
      console.log(`\n— ${name}`);
      const file = freshReport(report);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const status = run('vitest', ['run', ...reporters, ...args], extra);
      const found = readReport(report);
      const passed = found?.numPassedTests ?? 0;
      count(name, { passed, failed: found?.numFailedTests ?? 0 }, status);
    },
    end: () => {
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
      console.log(`\n${total.passed} passed, ${total.failed} failed`);
      process.exit(failures.length === 0 ? 0 : 1);
    },
  };
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
