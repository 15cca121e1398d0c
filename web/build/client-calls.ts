import { CALLS, type Call } from '@laneway/contract/calls';
import type { Plugin } from 'vite';

const TABLE = '/packages/contract/src/calls.ts';

/** The fields of a call that a client needs; the rest is for the server. */
const FIELDS: readonly (keyof Call)[] = ['method', 'path', 'idempotent', 'neverRetried'];

/** Gives the browser the calls that the app makes, with what it needs to make them: every visit downloads the table. */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load: (id) => {
      if (!id.endsWith(TABLE)) return null;
      const calls = Object.entries<Call>(CALLS)
        .filter(([, call]) => isOfApp(call))
        .map(([name, call]) => [name, forClient(call)]);
      return `export const CALLS = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}

/** Pages, files and probes aren't under /api, and payment providers make the calls with a signature. */
function isOfApp({ path, access }: Call): boolean {
  return path.startsWith('/api/') && access !== 'signature';
}

function forClient(call: Call): object {
  return Object.fromEntries(FIELDS.map((field) => [field, call[field]]));
}
