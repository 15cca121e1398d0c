// npm run test:services: tests the program with real services, and its guarantees under load, crashes and long runs.
import { ensureInstalled } from './ensure-installed.mjs';
import { createTally } from './tally.mjs';
import { runServiceTests } from './test-runs.mjs';

ensureInstalled();
const tally = createTally();
runServiceTests(tally);
tally.end();
