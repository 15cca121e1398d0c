// The runs that npm test, npm run test:all and npm run test:services are made of; each counts into a tally.
import { existsSync } from 'node:fs';
import { installDebianPackages, mayInstallDebianPackages } from './debian-packages.mjs';
import { ensureDebianPostgres, startDebianPostgres } from './debian-postgres.mjs';
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { run, runTogether } from './ensure-installed.mjs';
import { inPlaywright } from './failed-tests.mjs';
import { ensureOtherEngines } from './other-engines.mjs';
import { freshReport, readReport } from './tally.mjs';

const CHECKS = ['lint', 'types', 'imports', 'dead-code', 'docs'];

/** Checks of the sources that don't run them. */
export async function runChecks(tally) {
  const statuses = await runTogether(
    CHECKS.map((check) => ['npm', ['run', '--silent', check], `\n— ${check}\n`]),
  );
  const failedNames = CHECKS.filter((_, at) => statuses[at] !== 0);
  const failed = failedNames.length;
  tally.count('checks', { passed: CHECKS.length - failed, failed, failedNames }, failed);
}

export function runUnitTests(tally) {
  tally.countVitest('unit and integration tests', 'unit.json', ['--project=!services*']);
}

/** The main journeys through the product, tagged @journey; or all browser tests, including these. */
export function runBrowserTests(tally, which) {
  const name = which === 'journeys' ? 'browser journeys' : 'browser tests';
  const selection = which === 'journeys' ? ['--grep', '@journey'] : [];
  countPlaywright(tally, name, ['phone', 'desktop'], selection);
}

/** The main journeys in Firefox and WebKit; one that can't be installed is left out. */
export function runEngineTests(tally) {
  const engines = ensureOtherEngines();
  if (engines.length > 0) countPlaywright(tally, 'journeys in other browsers', engines, []);
}

function countPlaywright(tally, name, projects, selection) {
  console.log(`\n— ${name}`);
  const browser = ensureBrowser();
  ensureBuilt();
  freshReport('e2e.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...chosen, ...selection];
  const status = run('playwright', args, { CHROME_PATH: browser });
  const report = readReport('e2e.json');
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const names = {
    failedNames: inPlaywright(report, 'unexpected'),
    flakyNames: inPlaywright(report, 'flaky'),
  };
  tally.count(name, { passed: expected + flaky, failed: unexpected, ...names }, status);
}

/** Tests that use SQL; the rest of the server doesn't depend on the version of PostgreSQL. */
const SQL_TESTS = [
  'src/slices/',
  'src/backup/',
  'src/platform/database/change-feed.test.ts',
  'src/platform/http/idempotency.test.ts',
  'src/platform/jobs/jobs.test.ts',
  'src/platform/database/migrate.test.ts',
  'src/platform/http/rate-limiter.test.ts',
  'src/platform/database/schema-rules.test.ts',
];
const EXCLUDED = [
  // Starts whole programs, which have their own database.
  'src/slices/mail/whole-way.test.ts',
  // These test bytes, passwords, load and a failing provider; other tests of their slices run the same SQL.
  'src/slices/accounts/login-limits.test.ts',
  'src/slices/media/strangers.test.ts',
  'src/slices/media/uploads/hostile-uploads.test.ts',
  'src/slices/media/uploads/interrupted-uploads.test.ts',
  'src/slices/media/uploads/slow-uploads.test.ts',
  'src/slices/purchases/hostile-webhooks.test.ts',
  'src/slices/purchases/stripe-failures.test.ts',
  'src/slices/walks/walk-load.test.ts',
];

/** Real services to test with, and a file that shows that each is installed. A test reports a missing service. */
const DEBIAN_SERVICES = [
  { program: '/usr/sbin/nginx', packages: ['nginx-light'] },
  { program: '/usr/sbin/clamd', packages: ['clamav-daemon'] },
  {
    program: '/usr/bin/swift-proxy-server',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
  },
  { program: '/usr/bin/etcd', packages: ['etcd-server'] },
  { program: '/usr/bin/patroni', packages: ['patroni'] },
  { program: '/usr/bin/pgbackrest', packages: ['pgbackrest'] },
  { program: '/usr/bin/openssl', packages: ['openssl'] },
  { program: '/usr/sbin/haproxy', packages: ['haproxy'] },
  { program: '/usr/sbin/pgbouncer', packages: ['pgbouncer'] },
  { program: '/usr/bin/promtool', packages: ['prometheus'] },
];

function ensureDebianServices() {
  if (!mayInstallDebianPackages()) return;
  for (const { program, packages } of DEBIAN_SERVICES) {
    if (existsSync(program)) continue;
    console.log(`Installing ${packages.join(', ')} (apt-get)…`);
    installDebianPackages(packages);
  }
  ensureDebianPostgres();
}

/** Tests the program with the services that it has in production, real or fake. */
export function runServiceTests(tally) {
  ensureDebianServices();
  // One of them reads pages during an outage.
  ensureBuilt();
  tally.countVitest(
    'mail, payments, media stores and the promises about accounts',
    'services.json',
    ['--project=services*'],
  );

  const postgres = startDebianPostgres();
  if (postgres === null) return;
  // An interrupt reaches vitest too; this process stays to clean up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    tally.countVitest(
      'the server on PostgreSQL 15',
      'postgres-15.json',
      ['--project=server', ...EXCLUDED.map((path) => `--exclude=${path}`), ...SQL_TESTS],
      { DATABASE_URL: postgres.url },
    );
  } finally {
    postgres.stop();
  }
}
