// npm test: install what is missing, then every check, every unit and integration test, and the main journeys in a
// browser, even if something fails on the way. npm run test:all adds the rest.
import { ensureBrowser } from './ensure-browser.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { createTally } from './tally.mjs';
import { runBrowserTests, runChecks, runUnitTests } from './test-runs.mjs';

ensureInstalled();
ensureBrowser();
const tally = createTally();
await runChecks(tally);
runUnitTests(tally);
runBrowserTests(tally, 'journeys');
tally.end();
