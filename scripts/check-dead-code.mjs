import { spawnSync } from 'node:child_process';
import { AWAITING } from './awaiting-slices.mjs';
import { ROOT, run, toolEnvironment } from './ensure-installed.mjs';

/** The exports of the packages that only tests import, as "file: name". */
function exportsOnlyTestsUse() {
  const args = ['--production', '--config', 'knip.production.json', '--reporter', 'json'];
  const { stdout, stderr } = spawnSync('knip', [...args, '--include', 'exports,types'], {
    cwd: ROOT,
    env: toolEnvironment(),
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (!stdout.startsWith('{')) throw new Error(`knip said: ${stderr || stdout}`);
  return JSON.parse(stdout)
    .issues.filter(({ file }) => file.startsWith('packages/') && !file.includes('.test-data.'))
    .flatMap(({ file, exports = [], types = [] }) =>
      [...exports, ...types].map(({ name }) => `${file}: ${name}`),
    );
}

function awaited() {
  return Object.values(AWAITING).flatMap((files) =>
    Object.entries(files).flatMap(([file, names]) => names.map((name) => `${file}: ${name}`)),
  );
}

const status = run('knip', []);
const unused = new Set(exportsOnlyTestsUse());
const listed = new Set(awaited());
const unlisted = [...unused].filter((line) => !listed.has(line)).sort();
const outdated = [...listed].filter((line) => !unused.has(line)).sort();

if (unlisted.length > 0) {
  console.error('Only tests use these. Delete them, or say in scripts/awaiting-slices.mjs what');
  console.error(`they wait for:\n  ${unlisted.join('\n  ')}`);
}
if (outdated.length > 0) {
  console.error(`These wait no longer; take them out of scripts/awaiting-slices.mjs:`);
  console.error(`  ${outdated.join('\n  ')}`);
}
console.log(`${unused.size} exports wait for a slice, ${unlisted.length} for nothing`);
if (status !== 0 || unlisted.length > 0 || outdated.length > 0) process.exit(1);
