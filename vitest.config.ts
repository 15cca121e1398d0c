import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', root: 'packages/domain', include: ['src/**/*.test.ts'] } },
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts', 'demo/**/*.test.ts'],
          globalSetup: [
            fileURLToPath(new URL('server/src/testing/global-setup.ts', import.meta.url)),
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Processes and databases come and go here; see the same setting of the browser tests.
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
      {
        // Whole programs beside real services, and what is measured of them: npm run test:services.
        test: {
          name: 'services',
          root: 'server',
          include: ['services/**/*.test.ts'],
          testTimeout: 180_000,
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
      {
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
        },
      },
    ],
  },
});
