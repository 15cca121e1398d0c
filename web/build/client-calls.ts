import { CALLS } from '@laneway/contract/calls';
import type { Plugin } from 'vite';

const TABLE = '/packages/contract/src/calls.ts';

/** What only the server asks of a call. */
const OF_THE_SERVER = ['access', 'slice', 'limits', 'allowance', 'bodyLimit'];

/** Gives the browser the table of calls with what it needs to make them: every visit downloads it. */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load: (id) => {
      if (!id.endsWith(TABLE)) return null;
      const calls = Object.entries(CALLS).map(([name, call]) => [name, forClient(call)]);
      return `export const CALLS = ${JSON.stringify(Object.fromEntries(calls))};`;
    },
  };
}

function forClient(call: object): object {
  return Object.fromEntries(
    Object.entries(call).filter(([field]) => !OF_THE_SERVER.includes(field)),
  );
}
