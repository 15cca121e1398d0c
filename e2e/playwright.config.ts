import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './src/find-chromium.ts';

const chromium = findChromium(process.env);

/**
 * What these promise has nothing to do with the size of the screen, so they are kept to the phone. How their pages look
 * and read on a desktop is held by the accessibility specs, which open every page at both sizes.
 */
const THE_SAME_AT_ANY_SIZE = [
  'accounts-activation',
  'accounts-confirmation',
  'accounts-login',
  'accounts-recovery',
  'accounts-session',
  'accounts-sign-up',
  'app-delivery',
  'back',
  'buying',
  'directions',
  'gift-form',
  'gifting',
  'order-return',
  'player',
];

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // On a desk nothing is tried twice, because a retry hides defects. In CI a second try tells a defect from a slow
  // machine; what needed one is named at the end of the run and is to be mended.
  retries: process.env.CI === undefined ? 0 : 2,
  // A loaded machine is slow, and slowness is not what these specs judge.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Recording every test for the few that fail doubles the work; run one again with --trace on.
    trace: 'off',
    launchOptions: {
      args: CHROMIUM_ARGUMENTS,
      ...(chromium === null ? {} : { executablePath: chromium }),
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specs(['large-screens']),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: specs([...THE_SAME_AT_ANY_SIZE, 'small-screens']),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
