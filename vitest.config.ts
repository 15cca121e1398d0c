import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** No module keeps anything from one test to the next, so files share a process instead of loading everything anew. */
const isolate = false;

const ROOT = fileURLToPath(new URL('.', import.meta.url));

const webTests = globSync('web/src/**/*.test.{ts,tsx}', { cwd: ROOT }).map((file) => {
  const text = readFileSync(ROOT + file, 'utf8');
  return {
    path: file.replace('web/', ''),
    hasMocks: /vi\.(mock|hoisted)\(/.test(text),
    hasDom: text.startsWith('// @vitest-environment happy-dom'),
    hasDatabase: text.includes('fake-indexed-db'),
  };
});

/**
 * A module that another file has loaded can't be replaced any more, nor what it has found then. Tests that do either
 * run by themselves, and so do pages with an outbox, which goes on sending after their test.
 */
const webTestsAlone = webTests
  .filter(({ hasMocks, hasDom, hasDatabase }) => hasMocks || (hasDom && hasDatabase))
  .map(({ path }) => path);

/** Only files of the same project and environment share a process. */
const webTestsWithDom = webTests
  .filter(({ path, hasDom }) => hasDom && !webTestsAlone.includes(path))
  .map(({ path }) => path);

/** Its sources are written for bundlers, which Node is not. */
const BUNDLED = [/leaflet\/src/];

const DOM_SETUP = `${ROOT}web/src/ui/testing/dom-setup.test-data.ts`;

/** A loaded machine is slow, and slowness is not what these tests judge. */
const WEB_TIMEOUT_MS = 30_000;

/**
 * Service tests that measure time, or whose programs are given only so much of it; nothing else runs beside them. The
 * memory of a process doesn't depend on others.
 */
const MEASURING = ['account-promises', 'hostile-media', 'nested-bodies', 'uploads'].map(
  (name) => `services/${name}.test.ts`,
);

/** Files that take minutes; at the end they would run while the other workers have nothing left to do. */
const LONGEST = [
  'services/failover.test.ts',
  'services/transfer-crash.test.ts',
  'services/many-processes.test.ts',
  'src/lifecycle.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const TEST_DATABASE = fileURLToPath(new URL('server/src/testing/global-setup.ts', import.meta.url));

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['src/**/*.test.ts'],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'contract',
          root: 'packages/contract',
          include: ['src/**/*.test.ts'],
          isolate,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: TEST_DATABASE,
          isolate,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Whole programs beside real services, what is measured of them, and what runs long: npm run test:services.
        test: {
          name: 'services',
          root: 'server',
          include: ['services/**/*.test.ts'],
          exclude: MEASURING,
          globalSetup: TEST_DATABASE,
          // One of them waits for five minutes until a cluster has a new primary, again and again.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'services-measuring',
          root: 'server',
          include: MEASURING,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
          exclude: [...webTestsAlone, ...webTestsWithDom],
          isolate,
          server: { deps: { inline: BUNDLED } },
          testTimeout: WEB_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'web-dom',
          root: 'web',
          environment: 'happy-dom',
          include: webTestsWithDom,
          setupFiles: DOM_SETUP,
          isolate,
          server: { deps: { inline: BUNDLED } },
          testTimeout: WEB_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'web-alone',
          root: 'web',
          include: webTestsAlone,
          setupFiles: DOM_SETUP,
          server: { deps: { inline: BUNDLED } },
          testTimeout: WEB_TIMEOUT_MS,
        },
      },
    ],
  },
});
