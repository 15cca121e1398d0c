// npm run test:all: everything that npm test does, with all browser tests, the journeys in Firefox and WebKit, and the
// service tests after them.
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { createTally } from './tally.mjs';
import {
  runBrowserTests,
  runChecks,
  runEngineTests,
  runServiceTests,
  runUnitTests,
} from './test-runs.mjs';

ensureInstalled();
ensureBrowser();
const tally = createTally();
await runChecks(tally);
runUnitTests(tally);
runBrowserTests(tally, 'all');
runEngineTests(tally);
runServiceTests(tally);
tally.end();
