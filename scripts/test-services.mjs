// npm run test:services: the program beside the services that it has when grown up, each of them real or its like.
import { startDebianPostgres } from './debian-postgres.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { createTally } from './tally.mjs';

ensureInstalled();
const tally = createTally();

/** What talks SQL; the rest of the server does not care which PostgreSQL it has. */
const SQL_TESTS = [
  'src/slices/',
  'src/platform/change-feed.test.ts',
  'src/platform/idempotency.test.ts',
  'src/platform/jobs.test.ts',
  'src/platform/migrate.test.ts',
  'src/platform/rate-limits.test.ts',
  'src/platform/schema-rules.test.ts',
];
const NOT_THESE = [
  // Starts whole programs, which bring a database of their own.
  'src/slices/mail/whole-way.test.ts',
];

// One file after the other: what is measured here must not be disturbed by what is tested here.
tally.countVitest('mail, payments and the promises about accounts', 'services.json', [
  '--project=services',
  '--no-file-parallelism',
]);

const postgres = startDebianPostgres();
if (postgres !== null) {
  // Who interrupts the tests interrupts vitest too; this process stays to clear up.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  try {
    tally.countVitest(
      'the server on PostgreSQL 15',
      'postgres-15.json',
      ['--project=server', ...NOT_THESE.map((path) => `--exclude=${path}`), ...SQL_TESTS],
      { DATABASE_URL: postgres.url },
    );
  } finally {
    postgres.stop();
  }
}
tally.end();
