import { spawnSync } from 'node:child_process';
import { ROOT, toolEnvironment } from './ensure-installed.mjs';

/** Fewer than this means that the sources were not read, however clean the result looks. */
const FEWEST_MODULES = 100;

const folders = [
  'packages',
  'server/src',
  'server/demo',
  'server/services',
  'web/src',
  'e2e/src',
  'bench/src',
];
const { stdout, stderr } = spawnSync(
  'depcruise',
  ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...folders],
  {
    cwd: ROOT,
    env: toolEnvironment(),
    encoding: 'utf8',
    maxBuffer: 256_000_000,
  },
);
if (stderr) process.stderr.write(stderr);
const { summary } = JSON.parse(stdout);
for (const { rule, from, to } of summary.violations) {
  const { comment } = summary.ruleSetUsed.forbidden.find(({ name }) => name === rule.name) ?? {};
  console.error(`${from} → ${to}\n  ${rule.name}: ${comment ?? ''}`);
}
console.log(`${summary.totalCruised} modules, ${summary.violations.length} forbidden imports`);
if (summary.totalCruised < FEWEST_MODULES) {
  console.error('dependency-cruiser read almost nothing: check its parser.');
  process.exit(1);
}
if (summary.violations.length > 0) process.exit(1);
