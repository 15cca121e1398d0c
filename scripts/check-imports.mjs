import { spawnSync } from 'node:child_process';
import path from 'node:path';
import config from '../.dependency-cruiser.mjs';
import { ROOT, toolEnvironment } from './ensure-installed.mjs';
import { PLANTED_BREACHES, withPlantedBreaches } from './planted-breaches.mjs';

/** Fewer modules than this means that the sources were not read. */
const MIN_MODULES = 100;

const SOURCES = [
  'packages',
  'server/src',
  'server/demo',
  'server/services',
  'web/src',
  'e2e/src',
  'bench/src',
  'art',
];

const doRulesWork = checkRules();
const areSourcesClean = checkSources();
if (!doRulesWork || !areSourcesClean) process.exit(1);

/** Checks that every rule refuses the import that is planted for it. */
function checkRules() {
  const { violations } = withPlantedBreaches((root) => cruise(root, ['packages', 'server', 'web']));
  const asleep = config.forbidden.filter(({ name }) => {
    const [importer] = PLANTED_BREACHES[name] ?? [];
    return !violations.some(({ rule, from }) => rule.name === name && from === importer);
  });
  for (const { name } of asleep) {
    console.error(
      name in PLANTED_BREACHES
        ? `${name} no longer refuses its import in scripts/planted-breaches.mjs: fix its pattern.`
        : `${name} has no import in scripts/planted-breaches.mjs: plant one that it must refuse.`,
    );
  }
  return asleep.length === 0;
}

function checkSources() {
  const { violations, totalCruised } = cruise(ROOT, SOURCES);
  for (const { rule, from, to } of violations) {
    const { comment } = config.forbidden.find(({ name }) => name === rule.name) ?? {};
    console.error(`${from} → ${to}\n  ${rule.name}: ${comment ?? ''}`);
  }
  console.log(`${totalCruised} modules, ${violations.length} forbidden imports`);
  const hasRead = totalCruised >= MIN_MODULES;
  if (!hasRead) console.error('dependency-cruiser read almost nothing: check its parser.');
  return hasRead && violations.length === 0;
}

function cruise(root, folders) {
  const rules = path.join(ROOT, '.dependency-cruiser.mjs');
  const { stdout, stderr } = spawnSync(
    'depcruise',
    ['--config', rules, '--output-type', 'json', ...folders],
    { cwd: root, env: toolEnvironment(), encoding: 'utf8', maxBuffer: 256_000_000 },
  );
  if (stderr) process.stderr.write(stderr);
  return JSON.parse(stdout).summary;
}
