import { runTogether } from './ensure-installed.mjs';

const PRODUCTION = ['--production', '--config', 'knip.production.json'];

// Without the tests: an export that only they use is dead too, unless its comment has knip's tag @internal and a reason.
const ONLY_TESTED = [...PRODUCTION, '--include', 'exports,types'];

const statuses = await runTogether([
  ['knip', []],
  ['knip', ONLY_TESTED],
]);
if (statuses.some((status) => status !== 0)) process.exit(1);
