import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../scripts/chromium.mjs';
import { findFirefox, findWebKit } from '../scripts/other-engines.mjs';

const chromium = findChromium();

/**
 * What these promise has nothing to do with the size of the screen, so they are kept to the phone, as are single tests
 * tagged @any-size in other files. That their pages can be read on a desktop is held by checkAccessibility, which looks
 * at both sizes in a test with that tag; checkScreens does so with every page.
 *
 * Tests tagged @journey are the ones that npm test runs: the main ways through the product. npm run test:all runs all.
 */
const THE_SAME_AT_ANY_SIZE = [
  'accounts-activation',
  'accounts-confirmation',
  'accounts-login',
  'accounts-panel',
  'accounts-recovery',
  'accounts-session',
  'accounts-sign-up',
  'app-delivery',
  'authoring-nothing-lost',
  'back',
  'background-audio',
  'buying',
  'directions',
  'field-capture',
  'field-capture-path',
  'first-paint',
  'gift-form',
  'gifting',
  'locate',
  'locate-failures',
  'locked-out',
  'map-ground',
  'menu',
  'offline',
  'offline-background',
  'offline-map',
  'offline-shell',
  'offline-update',
  'order-return',
  'ownership',
  'pin-targets',
  'pins-and-cards',
  'player',
  'saved-guides',
  'search',
  'shared-links',
  'sheets',
  'tablet',
  'terms',
  'top-bar',
  'valid-html',
  'walk',
  'walk-flight-mode',
];

/** Large screens, and ways to work with a keyboard and a mouse. */
const DESKTOP_ONLY = ['authoring-checks', 'authoring-keyboard', 'authoring-map', 'large-screens'];

/** Beeps once a second, so that voices can be recorded where there is no microphone. */
const FAKE_MICROPHONE = [
  '--use-fake-device-for-media-stream',
  // Nobody is there to allow it.
  '--use-fake-ui-for-media-stream',
];

/** The main journeys in the other engines; each runs in one process, so that both have a core. */
const OTHER_ENGINES = [
  { name: 'firefox', isInstalled: findFirefox() !== null },
  { name: 'webkit', isInstalled: findWebKit() !== null },
]
  .filter(({ isInstalled }) => isInstalled)
  .map(({ name }) => ({ name, testMatch: '**/engines/*.spec.ts', workers: 1 }));
const IN_OTHER_ENGINES = '**/engines/**';

const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e',
  globalSetup: './src/global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // A test that doesn't pass the first time is named at the end of the run, and is a defect to look for. Not always ours:
  // a host may take a virtual machine away for seconds, and the server then refuses requests as overloaded.
  retries: 2,
  // A loaded machine is slow, and slowness is not what these specs judge.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // One more than the cores of the smallest machine: with two, tests that wait left a third of the time unused.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: '../.cache/e2e.json' }]],
  use: {
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // Tests that replace replies would be bypassed by one, and all others would store the app for nothing.
    serviceWorkers: 'block',
    // Drawing every frame takes a tenth of the time. Tests of what moves allow it.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every test for the few that fail doubles the work; run one again with --trace on.
    trace: 'off',
    launchOptions: {
      args: [...CHROMIUM_ARGUMENTS, ...FAKE_MICROPHONE],
      ...(chromium === null ? {} : { executablePath: chromium }),
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...specs(DESKTOP_ONLY), IN_OTHER_ENGINES],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    {
      name: 'desktop',
      testIgnore: [...specs([...THE_SAME_AT_ANY_SIZE, 'small-screens']), IN_OTHER_ENGINES],
      grepInvert: /@any-size/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    ...OTHER_ENGINES,
  ],
});
