// npm test: install what is missing, then every check and every test, whatever fails on the way.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, ROOT, run } from './ensure-installed.mjs';

ensureInstalled();
const browser = ensureBrowser();
const reports = join(ROOT, '.cache');
rmSync(join(reports, 'unit.json'), { force: true });
rmSync(join(reports, 'e2e.json'), { force: true });
mkdirSync(reports, { recursive: true });

const CHECKS = ['lint', 'types', 'imports', 'dead-code'];

const total = { passed: 0, failed: 0 };
const failures = [];

function count(name, { passed, failed }, status) {
  total.passed += passed;
  // A run that ends badly without a failed test (a crash, a broken setup) is a failure too.
  total.failed += failed > 0 || status === 0 ? failed : 1;
  if (status !== 0 || failed > 0) failures.push(name);
}

for (const check of CHECKS) {
  console.log(`\n— ${check}`);
  const status = run('npm', ['run', '--silent', check]);
  count(check, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, status);
}

console.log('\n— unit and integration tests');
const unit = run('vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'unit.json')}`,
]);
count('unit and integration tests', readUnitReport(), unit);

console.log('\n— browser tests');
ensureBuilt();
const e2e = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROME_PATH: browser,
});
count('browser tests', readBrowserReport(), e2e);

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(failures.length === 0 ? 0 : 1);

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

function readUnitReport() {
  const report = readReport('unit.json');
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

function readBrowserReport() {
  const stats = readReport('e2e.json')?.stats;
  if (stats?.flaky > 0)
    console.log(`\n${stats.flaky} browser tests passed only when tried again: mend them.`);
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
