// npm test: install what is missing, then every check and every test, whatever fails on the way.
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled, run } from './ensure-installed.mjs';
import { createTally, freshReport, readReport } from './tally.mjs';

ensureInstalled();
const browser = ensureBrowser();
const tally = createTally();

const CHECKS = ['lint', 'types', 'imports', 'dead-code'];

for (const check of CHECKS) {
  console.log(`\n— ${check}`);
  const status = run('npm', ['run', '--silent', check]);
  tally.count(check, status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, status);
}

tally.countVitest('unit and integration tests', 'unit.json', ['--project=!services']);

console.log('\n— browser tests');
ensureBuilt();
freshReport('e2e.json');
const e2e = run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  CHROME_PATH: browser,
});
tally.count('browser tests', readBrowserReport(), e2e);
tally.end();

function readBrowserReport() {
  const stats = readReport('e2e.json')?.stats;
  if (stats?.flaky > 0)
    console.log(`\n${stats.flaky} browser tests passed only when tried again: mend them.`);
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}
