import { run } from './ensure-installed.mjs';

const PRODUCTION = ['--production', '--config', 'knip.production.json'];

const unused = run('knip', []);
// Without the tests: an export that only they use is dead too, unless its comment has knip's tag @internal and a reason.
const onlyTested = run('knip', [...PRODUCTION, '--include', 'exports,types']);
if (unused !== 0 || onlyTested !== 0) process.exit(1);
