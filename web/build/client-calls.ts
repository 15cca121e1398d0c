import { CALLS, type Call } from '@laneway/contract/calls';
import type { Plugin } from 'vite';

const TABLE = '/packages/contract/src/calls.ts';

const PREFIX = '/api/';

/**
 * Gives the browser the calls that the app makes, with what it needs to make them. Every visit downloads the table, so
 * it is a text with a line for each call, which is made into objects when the app starts.
 */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load: (id) => {
      if (!id.endsWith(TABLE)) return null;
      const lines = Object.entries<Call>(CALLS)
        .filter(([, call]) => isOfApp(call))
        .map(([name, call]) => lineOf(name, call));
      return `export const CALLS = Object.fromEntries(${JSON.stringify(lines.join('\n'))}.split('\\n').map((line) => {
        const [name, method, path, idempotent, neverRetried] = line.split(' ');
        return [name, { method, path: ${JSON.stringify(PREFIX)} + path, idempotent, neverRetried: neverRetried === 'once' }];
      }));`;
    },
  };
}

/** Pages, files and probes aren't under /api, and payment providers make the calls with a signature. */
function isOfApp({ path, access }: Call): boolean {
  return path.startsWith(PREFIX) && access !== 'signature';
}

/** For example 'login POST login  once'. */
function lineOf(name: string, { method, path, idempotent, neverRetried }: Call): string {
  const support = [idempotent ?? '', neverRetried ? 'once' : ''];
  const fields = [name, method, path.slice(PREFIX.length), ...support];
  return fields.join(' ').trimEnd();
}
